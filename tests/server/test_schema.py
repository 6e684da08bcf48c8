"""The OpenAPI document, and a bounded number of generated requests that must fit it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.online import Guest, alone_with_bots, online

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, dict[str, str]]]:
    """A server in a thread of its own, with a running table: its address, the table, a guest's cookie."""
    database = f"sqlite:///{Path(tmp_path_factory.mktemp('schema')) / 'tables.sqlite'}"
    ready: list[tuple[str, str, dict[str, str]]] = []
    up, down = threading.Event(), threading.Event()

    async def serve() -> None:
        async with online(database) as server, Guest(server.url) as ann:
            table = await alone_with_bots(ann)
            ready.append((server.url, table, dict(ann.http.cookies)))
            up.set()
            await asyncio.to_thread(down.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    up.wait(60)
    yield ready[0]
    down.set()
    thread.join()


def test_the_document_is_openapi_3_1_and_names_every_route(served: tuple[str, str, dict[str, str]]) -> None:
    document = httpx.get(f"{served[0]}/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert len(document["paths"]) == 32
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert operation["summary"], path
            assert path == "/health" or {"400", "403", "404", "429"} <= set(operation["responses"])


def test_generated_requests_fit_the_document(served: tuple[str, str, dict[str, str]]) -> None:
    url, table, cookies = served
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if "words" in operation.path:
            continue

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal count
            if "table_id" in case.path_parameters and count % 2:
                case.path_parameters["table_id"] = table
            count += 1
            response = case.call(cookies=cookies, headers={"origin": url})
            case.validate_response(response, checks=CHECKS)

        check()
    assert count > 150
