"""The files for hosts: the program understands every command in them, and requests pass the proxies."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from kazamata.cli.parser import parse
from kazamata.server.settings import DEFAULT_PORT
from kazamata.stress.server_process import ServerProcess
from tests.docs.code_blocks import ROOT

DEPLOY = ROOT / "deploy"
VARIABLES = re.compile(r"\$\{?\w+\}?")
NAME = "games.example"


def commands(name: str) -> list[list[str]]:
    """The `kazamata` commands of a unit, without the parts from its file of variables."""
    text = (DEPLOY / name).read_text("utf-8")
    found = re.findall(r"^ExecStart=\S*/kazamata (.+)$", text, re.MULTILINE)
    return [shlex.split(VARIABLES.sub("x" if "backup" in command else "", command)) for command in found]


@pytest.mark.parametrize("name", ["kazamata.service", "kazamata-backup.service"])
def test_units_have_valid_commands(name: str) -> None:
    [command] = commands(name)
    command = command[:2] if command[0] == "backup" else command
    assert parse(command).command == command[0]


def test_variables_of_the_units_are_valid_options() -> None:
    lines = (DEPLOY / "kazamata.env").read_text("utf-8").splitlines()
    given = dict(line.removeprefix("#").split("=", 1) for line in lines if line.startswith("#KAZAMATA_"))
    arguments = parse(["serve", *shlex.split(given["KAZAMATA_DB"]), *shlex.split(given["KAZAMATA_OPTIONS"])])
    assert arguments.db.startswith("postgresql://")
    assert arguments.bus.startswith("redis://")
    assert parse(["backup", "file", *shlex.split(given["KAZAMATA_DB"])]).db == arguments.db


def test_the_container_has_a_valid_command() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    [entry] = re.findall(r"^ENTRYPOINT \[(.+)\]$", text, re.MULTILINE)
    command = [word.strip().strip('"') for word in entry.split(",")]
    assert command[0] == "kazamata"
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    further = re.findall(r"^    - (--.+)$", compose, re.MULTILINE)
    arguments = parse([*command[1:], *further])
    assert (arguments.command, arguments.port) == ("serve", str(DEFAULT_PORT))
    assert arguments.origin == [f"https://{NAME}"]


def test_the_container_is_built_from_the_sources_alone() -> None:
    """Files that git ignores, such as environments of another system, do not get into the image either."""
    lines = [
        line for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line and line[0] != "#"
    ]
    wanted = {line if "/" in line.rstrip("/") else f"**/{line.rstrip('/')}" for line in lines}
    left_out = set((ROOT / ".dockerignore").read_text("utf-8").splitlines())
    assert lines
    assert not wanted - left_out


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("name", ["kazamata.service", "kazamata-backup.service", "kazamata-backup.timer"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    for unit in DEPLOY.glob("kazamata*.*"):
        text = unit.read_text("utf-8").replace("/opt/kazamata/bin/kazamata", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    command = ["systemd-analyze", "verify", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if name in line]
    assert done.returncode == 0, done.stderr
    assert not said


# --------------------------------------------------------------------------------------- through a proxy


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        yield process
    finally:
        process.end()


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """A proxy, as soon as it listens."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as proxy:
        try:
            for _ in range(600):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert proxy.poll() is None, proxy.stderr and proxy.stderr.read()
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            proxy.terminate()


async def visit(url: str) -> None:
    """Health, the page, and a socket that answers, as a browser would reach them."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        assert (await client.get("/health")).json()["status"] == "ok"
        assert "<html" in (await client.get("/")).text
        made = await client.post(
            "/api/tables", json={"game": "tranquility", "seats": 2, "name": "Ann"}, headers={"origin": url}
        )
        assert made.status_code == 201, made.text
        cookie = f"kazamata_guest={client.cookies['kazamata_guest']}"
    address = f"{url.replace('http', 'ws', 1)}/ws"
    async with connect(address, origin=url, additional_headers={"cookie": cookie}) as line:  # type: ignore[arg-type]
        await line.send(f'{{"type":"watch","table":"{made.json()["id"]}","seat":0,"since":null}}')
        assert '"type"' in str(await asyncio.wait_for(line.recv(), 30))


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")
def test_people_come_through_nginx(server: ServerProcess, tmp_path: Path) -> None:
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    plain = re.sub(r"^ *ssl_\w+ .*\n", "", text, flags=re.MULTILINE)
    plain = plain.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace(
        "proxy_set_header Host $host;", "proxy_set_header Host $http_host;"
    )
    plain = plain.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace(
        f"127.0.0.1:{DEFAULT_PORT}", f"127.0.0.1:{server.port}"
    )
    assert plain.count(str(server.port)) == 1
    conf = tmp_path / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/a; proxy_temp_path {tmp_path}/b;\n"
        f"fastcgi_temp_path {tmp_path}/c; uwsgi_temp_path {tmp_path}/d; scgi_temp_path {tmp_path}/e;\n{plain}\n}}\n",
        "utf-8",
    )
    with running(["nginx", "-c", str(conf), "-e", "stderr"], port) as url:
        asyncio.run(visit(url))


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here")
def test_people_come_through_caddy(server: ServerProcess, tmp_path: Path) -> None:
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    plain = text.replace(f"{NAME} {{", f"http://127.0.0.1:{port} {{").replace(
        f"127.0.0.1:{DEFAULT_PORT}", f"127.0.0.1:{server.port}"
    )
    assert plain.count(str(server.port)) == 1
    conf = tmp_path / "Caddyfile"
    conf.write_text(f"{{\n\tadmin off\n}}\n{plain}", "utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(conf)]
    with running(command, port) as url:
        asyncio.run(visit(url))
