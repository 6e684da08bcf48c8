"""OpenAPI schemas for records that the generator cannot derive."""

from __future__ import annotations

from typing import Any

from litestar._openapi.schema_generation.schema import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from kazamata.words.sentences import Mention


class MentionSchema(OpenAPISchemaPlugin):
    """A `Mention` is an array on the wire: kind, value, text."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Mention

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        kinds = (OpenAPIType.STRING, OpenAPIType.INTEGER, OpenAPIType.STRING)
        parts = [Schema(type=kind) for kind in kinds]
        return Schema(type=OpenAPIType.ARRAY, prefix_items=parts, min_items=len(parts), max_items=len(parts))
