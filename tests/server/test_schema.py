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
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.server.running_server import GuestClient, running_server, table_with_bots

BOUNDED = settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
FAR = some.one_of(some.integers(min_value=2**63), some.integers(max_value=-(2**63) - 1))
"""Numbers that do not fit into 64 bits."""
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, dict[str, str]]]:
    """A server in a separate thread with a running table: its address, the table, a guest's cookie."""
    database = f"sqlite:///{Path(tmp_path_factory.mktemp('schema')) / 'tables.sqlite'}"
    ready: list[tuple[str, str, dict[str, str]]] = []
    up, down = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running_server(database) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, 0) as page:
                await page.next_state(lambda table_state: bool(table_state["asks"]))
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
    assert len(document["paths"]) == 36
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

        @BOUNDED
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


def _takes_numbers(schema: dict[str, Any]) -> bool:
    """Whether a parameter is a number, or a row of them."""
    parts = [*schema.get("oneOf", ()), *([schema["items"]] if "items" in schema else ())]
    return schema.get("type") == "integer" or any(_takes_numbers(part) for part in parts)


def test_numbers_outside_64_bits_are_refused(served: tuple[str, str, dict[str, str]]) -> None:
    """At a table where the guest is asked, so that an accepted number reaches the rules."""
    url, table, cookies = served
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    tried = set()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        numbers = [one.name for one in operation.query if _takes_numbers(one.definition["schema"])]
        for name in numbers:
            fixed = {"seat": some.just(0)} if "seat" in numbers else {}
            queries = some.fixed_dictionaries({**fixed, name: FAR})

            @BOUNDED
            @given(case=operation.as_strategy(), query=queries)
            def check(case: Any, query: dict[str, int]) -> None:
                case.path_parameters["table_id"] = table
                case.query = query
                response = case.call(cookies=cookies, headers={"origin": url})
                case.validate_response(response, checks=CHECKS)
                assert response.status_code == 400

            check()
            tried.add((operation.path.rpartition("/")[2], name))
    assert {("hint", "after"), ("hint", "limit"), ("state", "seat"), ("solve", "at")} <= tried
