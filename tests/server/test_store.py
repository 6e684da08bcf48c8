"""The store: group commit, optimistic locks, migrations, backups."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

from kazamata.server.settings import async_url
from kazamata.server.store.backup import BadBackup, NotEmpty, backup, restore
from kazamata.server.store.migrations.runner import configuration, migrate
from kazamata.server.store.records import AnswerPlan, Entry, SeatRecord, TableRecord, TableVote
from kazamata.server.store.schema import ENTRIES, INSERT_ORDER, METADATA, SEAT_GUESTS, SEATS, TABLES
from kazamata.server.store.store import Store, add_table, make_engine
from kazamata.server.store.writer import WriteConflict, WriterClosed


def record(id: str = "abcdefghijkl") -> TableRecord:
    seats = (
        SeatRecord(0, "Ánna Żółć", "t" * 64, None, True, frozenset({"g" * 64, "h" * 64})),
        SeatRecord(1, "", None, "random", True),
    )
    open_vote = TableVote(0, 3, 2, {0: True})
    fields: dict[str, Any] = {
        "choices": {"variant": "grid"},
        "listed": True,
        "clock_seconds": 60,
        "status": "running",
    }
    secret: dict[str, Any] = {"seed": str(2**128 - 1), "nonce": "n" * 64, "host_hash": "g" * 64}
    return TableRecord(
        id,
        "tranquility",
        1,
        **fields,
        **secret,
        created_at=12.5,
        seats=seats,
        started_at=13.5,
        vote=open_vote,
    )


def entry(seq: int) -> Entry:
    return Entry(seq, 0, "TakeTurn", 17, seq - 1, "person", "f" * 16, 1.5)


async def opened(url: str) -> Store:
    store = Store(async_url(url))
    await store.open()
    return store


def test_a_table_comes_back_as_it_was_stored(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.create(record(), [entry(1), entry(2)])
        assert await store.table(record().id) == msgspec.structs.replace(record(), last_entry_at=1.5)
        assert await store.entries(record().id) == [entry(1), entry(2)]
        assert await store.entries(record().id, 1) == [entry(2)]
        assert await store.versions_of([record().id]) == {record().id: (1, 2)}
        assert await store.due_times.due_table_ids(0.0, 10) == [record().id]
        assert [table.id for table in await store.tables_of_guest("h" * 64)] == [record().id]
        assert await store.table("nobodyknowsit") is None
        await store.close()
        with pytest.raises(WriterClosed):
            await store.append_entries(record().id, record().rules_version, [entry(3)], False)

    asyncio.run(work())


def test_votes_and_plans_keep_their_stored_keys(database: str) -> None:
    """The JSON of a vote and of a plan is part of the stored format, whatever the fields are called."""
    vote = '{"seat":1,"seq":2,"to_seq":2,"votes":{"1":true},"about":"end"}'
    plan = (
        '{"steps":[["PlayIsland",7]],"through":true,"since":2,"batch":1,"stopped":"news",'
        '"fits":[{"order":[3]}]}'
    )

    async def work() -> None:
        store = await opened(database)
        await store.create(record(), [entry(1), entry(2)])
        await store.writer.write(
            update(TABLES).values(plea=vote), update(SEATS).where(SEATS.c.seat == 0).values(plan=plan)
        )
        read = await store.table(record().id)
        assert read is not None
        assert read.vote == TableVote(1, 2, 2, {1: True}, "end")
        assert read.seats[0].plan == AnswerPlan((("PlayIsland", 7),), True, 2, 1, "news", ({"order": [3]},))
        await store.update_table(msgspec.structs.replace(read, listed=False))
        async with store.engine.connect() as connection:
            assert list(await connection.execute(select(TABLES.c.listed, TABLES.c.plea))) == [(False, vote)]
            plans = select(SEATS.c.plan).order_by(SEATS.c.seat)
            assert list(await connection.scalars(plans)) == [plan, None]
        await store.close()

    asyncio.run(work())


def test_the_same_number_is_stored_once_and_neighbours_are_not_touched(database: str) -> None:
    """Twenty answers race for each of ten numbers, all in the same batches."""

    async def work() -> None:
        store = await opened(database)
        await store.create(record())
        racing = [
            store.append_entries(record().id, record().rules_version, [entry(number)], False)
            for number in range(1, 11)
            for _ in range(20)
        ]
        results = await asyncio.gather(*racing, return_exceptions=True)
        assert sum(result is None for result in results) == 10
        assert sum(isinstance(result, WriteConflict) for result in results) == 190
        assert len(await store.entries(record().id)) == 10
        await store.close()

    asyncio.run(work())


def test_many_answers_share_a_commit(sqlite: str) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record())
        before = store.writer.commits
        await asyncio.gather(
            *(
                store.append_entries(record().id, record().rules_version, [entry(number)], False)
                for number in range(1, 301)
            )
        )
        assert store.writer.commits - before <= 3
        await store.close()

    asyncio.run(work())


def test_an_edition_is_stored_once(database: str) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.create(record())
        results = await asyncio.gather(
            *(store.update_table(record()) for _ in range(8)), return_exceptions=True
        )
        assert sum(isinstance(result, TableRecord) for result in results) == 1
        assert sum(isinstance(result, WriteConflict) for result in results) == 7
        await store.close()

    asyncio.run(work())


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async def work() -> None:
        engine = make_engine(async_url(database))
        await migrate(engine)
        await migrate(engine)  # a second time nothing is left to do
        async with engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
        await engine.dispose()

    asyncio.run(work())


def test_a_database_of_the_first_version_is_migrated_completely(database: str) -> None:
    """Every row is still there after the migrations, and a table of that time can be played."""

    async def work() -> None:
        engine = make_engine(async_url(database))
        old = msgspec.structs.replace(record(), seed=str(2**96 - 1))
        async with engine.begin() as connection:
            await connection.run_sync(lambda bound: command.upgrade(configuration(bound), "0001"))
        store = Store(async_url(database))
        store.writer.start()
        await store.writer.write(*_as_first_written(old), *(first_entry(old.id, entry(n)) for n in (1, 2)))
        await store.keep_snapshot(old.id, 2, b"position")
        await store.close()
        store = await opened(database)
        assert await store.table(old.id) == msgspec.structs.replace(old, last_entry_at=1.5)
        assert await store.entries(old.id) == [entry(1), entry(2)]
        assert await store.snapshots(old.id) == {2: b"position"}
        assert await store.due_times.due_table_ids(0.0, 10) == [old.id]
        await store.create(record("abcdefghijkm"))
        assert await store.table("abcdefghijkm") == record("abcdefghijkm")
        await store.close()
        await engine.dispose()

    asyncio.run(work())


def first_entry(table_id: str, written: Entry) -> Any:
    """The row of an entry without the columns added later."""
    row = {"table_id": table_id, **msgspec.to_builtins(written)}
    return insert(ENTRIES).values({name: value for name, value in row.items() if name != "batch"})


def _as_first_written(table: TableRecord) -> list[Any]:
    """The rows of a table without the columns added later."""
    later = {"same_deal", "next_same", "deal", "hints"}
    columns = add_table(table)[0].compile().params
    plain = [insert(TABLES).values({name: columns[name] for name in columns if name not in later})]
    for seat in table.seats:
        first = {"table_id": table.id, "seat": seat.seat, "name": seat.name, "token": seat.token_hash}
        plain.append(insert(SEATS).values({**first, "bot": seat.bot, "ready": seat.ready}))
        for guest in seat.guest_hashes:
            plain.append(
                insert(SEAT_GUESTS).values({"table_id": table.id, "seat": seat.seat, "guest": guest})
            )
    return plain


@pytest.mark.parametrize("same", [True, False])
def test_an_old_rematch_is_recognised_by_its_seed(same: bool, database: str) -> None:
    """The migration finds the missing fact: a rematch with the same deal has the seed of its origin."""

    async def work() -> None:
        engine = make_engine(async_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(lambda bound: command.upgrade(configuration(bound), "0002"))
        await engine.dispose()
        first = msgspec.structs.replace(record(), rematch_table="abcdefghijkm")
        seed = first.seed if same else "5"
        second = msgspec.structs.replace(record("abcdefghijkm"), origin_table=first.id, seed=seed)
        store = Store(async_url(database))
        store.writer.start()
        await store.writer.write(*_as_first_written(first), *_as_first_written(second))
        await store.close()
        store = await opened(database)
        old, new = await store.table(first.id), await store.table(second.id)
        await store.close()
        assert old is not None
        assert new is not None
        assert (old.rematch_table, old.same_deal_table) == ((None, new.id) if same else (new.id, None))
        assert (old.same_deal, new.same_deal) == (False, same)

    asyncio.run(work())


def test_seats_whose_clock_ran_out_keep_their_reason(database: str) -> None:
    async def work() -> None:
        engine = make_engine(async_url(database))
        old = record()
        async with engine.begin() as connection:
            await connection.run_sync(lambda bound: command.upgrade(configuration(bound), "0007"))
            for statement in _as_first_written(old):
                await connection.execute(statement)
            late = SEATS.c.seat == 0
            await connection.execute(update(SEATS).where(late).values(bot="medium"))
            await connection.execute(text("update seats set late = true"))
        await engine.dispose()
        store = await opened(database)
        migrated = await store.table(old.id)
        await store.close()
        assert migrated is not None
        assert migrated.seats[0].actor == "clock:medium"
        assert [seat.replaced for seat in migrated.seats] == [
            "clock" if seat.seat == 0 or seat.bot else None for seat in old.seats
        ]

    asyncio.run(work())


def _differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def rows(url: str) -> list[Any]:
    engine = make_engine(async_url(url))
    async with engine.connect() as connection:
        found = [sorted((await connection.execute(select(table))).all(), key=repr) for table in INSERT_ORDER]
    await engine.dispose()
    return [[tuple(row) for row in part] for part in found]


def test_a_backup_moves_everything_between_databases(sqlite: str, postgresql: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record(), [entry(1)])
        await store.keep_snapshot(record().id, 1, bytes(range(256)))
        file = tmp_path / "backup.gz"
        assert await backup(async_url(sqlite), file) == 8
        await store.close()
        assert await restore(async_url(postgresql), file) == 8
        assert await rows(postgresql) == await rows(sqlite)
        with pytest.raises(NotEmpty):
            await restore(async_url(sqlite), file)
        back = tmp_path / "back.gz"
        await backup(async_url(postgresql), back)
        fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
        await restore(async_url(fresh), back)
        assert await rows(fresh) == await rows(sqlite)

    asyncio.run(work())


def test_half_a_backup_is_refused(sqlite: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record())
        file = tmp_path / "backup.gz"
        await backup(async_url(sqlite), file)
        await store.close()
        half = tmp_path / "half.gz"
        half.write_bytes(file.read_bytes()[:-20])
        with pytest.raises(BadBackup):
            await restore(async_url(f"sqlite:///{tmp_path / 'x.sqlite'}"), half)
        assert file.stat().st_mode & 0o077 == 0

    asyncio.run(work())


def test_a_table_is_read_in_one_edition_while_it_changes(sqlite: str) -> None:
    async def work() -> None:
        store = await opened(sqlite)
        await store.create(record())
        end = time.monotonic() + 0.5

        async def change() -> None:
            table = record()
            while time.monotonic() < end:
                name = f"name {table.edition}"
                table = await store.update_table(table.with_seat(SeatRecord(1, name, None, "random", True)))

        async def read() -> None:
            while time.monotonic() < end:
                table = await store.table(record().id)
                assert table is not None
                assert table.edition == 1 or table.seats[1].name == f"name {table.edition - 1}"

        await asyncio.gather(change(), read(), read())
        await store.close()

    asyncio.run(work())
