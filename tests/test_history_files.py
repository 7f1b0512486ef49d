"""Files of hand histories are searched, unpacked, loaded again and unloaded. Other tests load damaged files and views,
use shells, or interrupt a load."""

import bz2
import gzip
import io
import os
import signal
import subprocess
import tarfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import duckdb
import phh
import pytest
from conftest import one_line, pokersql, running
from phh import SIDE_POTS, TABLES, dotted, load, rows, tables, written
from retold import pokerstars, random_hands

from pokersql.errors import PokersqlError
from pokersql.histories import history_files
from pokersql.histories.loading import version_of_tables

# Files


def zipped(**texts: str | bytes) -> bytes:
    """The bytes of a .zip archive."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, text in texts.items():
            archive.writestr(f"in/{dotted(name)}", text)
    return stream.getvalue()


def tarred(mode: str, **texts: str | bytes) -> bytes:
    """The bytes of a .tar or .tar.gz archive."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode=mode) as archive:
        for name, text in texts.items():
            data = text if isinstance(text, bytes) else text.encode()
            member = tarfile.TarInfo(f"in/{dotted(name)}")
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return stream.getvalue()


@pytest.mark.slow
def test_load_searches_directories_and_unpacks_archives(tmp_path):
    directory = written(
        tmp_path / "hands",
        a_phh=phh.hand(1),
        b_zip=zipped(x_phh=phh.hand(2), notes_txt="hello", y_phhs=phh.phhs(phh.hand(3), phh.hand(4))),
        empty_phh="",
        image_png=bytes(range(256)),
        _hidden="antes = [0]",
    )
    written(
        directory / "more",
        **{"c.tar_gz": tarred("w:gz", z_phh=phh.hand(5)), "d.phh_gz": gzip.compress(phh.hand(6).encode())},
        **{"e.tar_bz2": tarred("w:bz2", f_zip=zipped(x_phh=phh.hand(7), g_zip=zipped(x_phh=phh.hand(8))))},
    )
    said = load(db := tmp_path / "mine.duckdb", directory)
    assert said == (
        f"pokersql: {db}: 7 new hands from {directory} (6 files)\n"
        f'pokersql: passed over: {directory}/b.zip/in/notes.txt (no hand history: its first line is "hello"), '
        f"{directory}/empty.phh (no hand history), {directory}/image.png (no hand history) and 1 more\n"
    )
    names = ["a.phh", "b.zip/in/x.phh", "b.zip/in/y.phhs", "more/c.tar.gz/in/z.phh", "more/d.phh.gz"]
    names.append("more/e.tar.bz2/in/f.zip/in/x.phh")
    told = [(f"{directory}/{name}", str(directory), "phh", 2 if "phhs" in name else 1) for name in names]
    assert rows(db, "SELECT source, loaded_as, format, hands FROM histories.sources ORDER BY source") == told


HANDS = {f"{number}_phh": phh.hand(number) for number in range(4)}
ZIP, TAR, TAR_GZ, GZ = zipped(**HANDS), tarred("w", **HANDS), tarred("w:gz", **HANDS), gzip.compress(phh.HAND.encode())


def flipped(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :]


@pytest.mark.slow
def test_a_damaged_file_is_not_loaded_but_all_other_files_are_loaded(tmp_path):
    bad = {"cut_zip": ZIP[:-30], "other_zip": flipped(ZIP, 100), "cut_tar": TAR[:2000], "cut.tar_gz": TAR_GZ[:-30]}
    bad |= {"cut.phh_gz": GZ[:-9], "text_gz": "hello", "text_tgz": "hello", "text_bz2": "hello"}
    directory = written(tmp_path / "hands", z_phh=phh.HAND, **bad)
    words = [directory / dotted(name) for name in [*bad, "z_phh"]]
    said = load(db := tmp_path / "mine.duckdb", *words, code=3).splitlines()
    for word, line in zip(words, said, strict=False):
        assert f"{word}: can't be unpacked: " in line or f"1 new hand from {word}" in line
    assert rows(db, "SELECT source FROM histories.sources") == [(str(words[-1]),)]


@pytest.mark.parametrize(
    "name, data",
    [
        ("cut_tar", TAR[: 2 * 1536]),
        ("other_tar", flipped(TAR, 2 * 1536)),
        ("other.tar_gz", flipped(gzip.compress(TAR, 0), 600)),
    ],
    ids=["cut between two files", "another name of a file", "another byte"],
)
def test_a_silently_damaged_archive_is_not_loaded(name, data, tmp_path):
    directory = written(tmp_path / "hands", **{name: data})
    assert "can't be unpacked" in one_line(load(tmp_path / "mine.duckdb", directory, code=3))


@pytest.mark.slow
def test_no_slice_of_a_truncated_large_file_is_loaded(tmp_path, monkeypatch):
    for name in ("SLICE", "BLOCK", "HEAD"):
        monkeypatch.setattr(history_files, name, 400)
    hands = [phh.hand(number) for number in range(8)]
    cut = gzip.compress(phh.phhs(*hands).encode(), 0)[:-100]
    directory = written(tmp_path / "hands", **{"a.phhs_gz": cut}, b_phh=phh.hand(9))
    files = [directory / "a.phhs.gz", directory / "b.phh"]
    said = load(db := tmp_path / "mine.duckdb", *files, code=3)
    assert f"1 new hand from {files[1]}\n" in said
    assert rows(db, "SELECT source FROM histories.sources") == [(str(files[1]),)]
    assert rows(db, "FROM histories.history_errors") == []


ARCHIVES = {"a.zip": ZIP, "a.tar": TAR, "a.tar.gz": TAR_GZ, "a.phh.gz": GZ}


@pytest.mark.parametrize("name", ARCHIVES)
def test_an_archive_is_unpacked_only_up_to_a_limit(name, tmp_path):
    (tmp_path / name).write_bytes(ARCHIVES[name])

    def sources(most: int) -> list[str]:
        slices = history_files.Reading([name], str(tmp_path), most).slices()
        return [piece.source for pieces in slices for piece in pieces if piece.is_last]

    whole = len(phh.HAND.encode()) if name == "a.phh.gz" else 20_000
    assert sources(whole) == ([name] if name == "a.phh.gz" else [f"{name}/in/{number}.phh" for number in range(4)])
    with pytest.raises(PokersqlError, match=f"^{name}: can't be unpacked: it is more than 0 MB, which only"):
        sources(len(phh.HAND.encode()) - 1)


HEADERS = {
    "pax": tarfile.XHDTYPE,
    "pax of all files": tarfile.XGLTYPE,
    "pax of Solaris": tarfile.SOLARIS_XHDTYPE,
    "long name": tarfile.GNUTYPE_LONGNAME,
    "long link": tarfile.GNUTYPE_LONGLINK,
}


def header(kind: bytes, size: int = 0) -> bytearray:
    member = tarfile.TarInfo("h")
    member.type, member.size = kind, size
    return bytearray(member.tobuf(tarfile.GNU_FORMAT)) + bytes(size)


@pytest.mark.parametrize("kind", [*HEADERS, "many", "sparse"])
@pytest.mark.parametrize("ending, packed", {"tar": bytes, "tar.gz": gzip.compress, "tbz2": bz2.compress}.items())
def test_oversized_tar_headers_are_refused_before_they_are_read_whole(kind, ending, packed, tmp_path, monkeypatch):
    if kind == "sparse":  # the list of parts needs further blocks
        said = header(tarfile.GNUTYPE_SPARSE)
        said[482] = 1
        said[148:155] = b"%06o\0" % tarfile.calc_chksums(said)[0]
        said += (bytes(504) + b"\1" + bytes(7)) * (history_files.HEADER // tarfile.BLOCKSIZE)
    elif kind == "many":
        said = header(tarfile.XHDTYPE, history_files.HEADER // 8) * 8
    else:
        said = header(HEADERS[kind], history_files.HEADER)
    (tmp_path / f"a.{ending}").write_bytes(packed(said + tarred("w", b_phh=phh.hand(1))))
    asked: list[int] = []

    class Asked(io.BufferedReader):
        def read(self, size: int = -1) -> bytes:
            asked.append(size)
            return super().read(size)

    opened = {"gz": gzip.open, "tbz2": bz2.open}
    opened = {end: lambda raw, of=of: Asked(of(raw)) for end, of in opened.items()}
    monkeypatch.setattr(history_files, "COMPRESSED", opened)
    with pytest.raises(PokersqlError, match="can't be unpacked: the headers before a file have more than 1 MB"):
        list(history_files.Reading([f"a.{ending}"], str(tmp_path), None).slices())
    assert sum(asked) <= history_files.HEADER


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "name, data, message, code",
    [
        (
            "notes_txt",
            "hello",
            "is no hand history: its first line is \"hello\"; 'pokersql load --list' prints the formats",
            3,
        ),
        ("empty_phh", "", "is empty; 'pokersql load --list' prints the formats", 3),
        ("a_phh", None, "no such file; name a file, a directory, an archive or a pattern", 2),
        ("*_phh", None, "no such file; name a file, a directory, an archive or a pattern", 2),
    ],
)
def test_a_load_without_a_hand_leaves_no_database(name, data, message, code, tmp_path):
    directory = written(tmp_path / "hands", **({} if data is None else {name: data}))
    file = directory / dotted(name)
    said = one_line(load(tmp_path / "mine.duckdb", file, code=code))
    assert f"{file}" in said and message in said and os.listdir(tmp_path) == ["hands"]


@pytest.mark.slow
def test_small_files_are_loaded_together_and_each_file_has_a_row_in_sources(tmp_path):
    directory = written(tmp_path / "hands", a_phh=phh.hand(1), b_txt="hello", c_phh=phh.hand(2), d_txt="")
    words = [directory / name for name in ("a.phh", "b.txt", "c.phh", "d.txt")]
    said = load(db := tmp_path / "mine.duckdb", *words, code=3).splitlines()
    assert f"2 new hands from {words[0]} and others (2 files)" in said[0]
    assert f"{words[1]} is no hand history" in said[1] and f"{words[3]} is empty" in said[2]
    assert "2 of 4 are not loaded" in said[3] and len(said) == 4
    assert rows(db, "SELECT loaded_as FROM histories.sources") == [(str(words[0]),), (str(words[2]),)]
    assert "1 hand removed" in pokersql("unload", str(words[2]), "--db", str(db)).stderr


def test_groups_of_paths_keep_the_order_of_the_paths(tmp_path, monkeypatch):
    """A directory, an archive and a file larger than a slice are loaded separately."""
    monkeypatch.setattr(history_files, "SLICE", 100)
    sizes = {"a": 40, "b": 60, "c": 1, "d": 101, "e": 99, "f.zip": 1, "g": 0, "h": 50, "i": 50}
    paths = [str(tmp_path / name) for name in sizes]
    for path, size in zip(paths, sizes.values(), strict=True):
        Path(path).write_text(" " * size)
    (tmp_path / "j").mkdir()
    groups = history_files.groups([*paths, str(tmp_path / "j")])
    found = [[Path(path).name for path in group] for group in groups]
    assert found == [["a", "b"], ["c"], ["d"], ["e"], ["f.zip"], ["g", "h", "i"], ["j"]]


@pytest.mark.slow
def test_unreadable_entries_of_a_directory_are_skipped(tmp_path):
    directory = written(tmp_path / "hands", a_phh=phh.hand(1))
    os.mkfifo(directory / "pipe")
    (directory / "link").symlink_to("nowhere")
    (directory / os.fsdecode(b"\xff.phh")).write_text(phh.hand(2))
    said = load(db := tmp_path / "mine.duckdb", directory)
    assert f"{directory}/link (no regular file), {directory}/pipe (no regular file)" in said
    names = [("a.phh",), ("\ufffd.phh",)]
    assert rows(db, f"SELECT source[{len(str(directory)) + 2}:] FROM histories.sources ORDER BY 1") == names


@pytest.mark.slow
def test_a_file_with_zero_bytes_between_hands_is_loaded(tmp_path):
    (file := tmp_path / "a.txt").write_text("\n\0\n".join(map(pokerstars, random_hands("NT", 2, 1))))
    assert f"2 new hands from {file}" in load(tmp_path / "mine.duckdb", file)
    assert rows(tmp_path / "mine.duckdb", "FROM histories.history_errors") == []


@pytest.mark.slow
def test_load_reads_a_pipe(tmp_path):
    os.mkfifo(pipe := tmp_path / "pipe")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(pipe.write_text, phh.HAND)
        assert f"1 new hand from {pipe}" in load(tmp_path / "mine.duckdb", pipe)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "sql, message",
    [
        ("CREATE TABLE histories.mine (a INTEGER)", "its schema histories is not pokersql's"),
        (
            "CREATE TABLE histories.metadata AS SELECT 'histories_version' AS attribute, '0' AS value",
            f"of version 0, not {version_of_tables()}",
        ),
        ("CREATE VIEW histories.hands AS SELECT 1 AS a", "is not pokersql's"),
        ("CREATE TABLE histories.metadata (a INTEGER)", "is not pokersql's"),
    ],
)
def test_a_histories_schema_of_the_user_or_of_another_version_is_not_changed(sql, message, tmp_path):
    db, file = tmp_path / "mine.duckdb", written(tmp_path, a_phh=phh.HAND) / "a.phh"
    with duckdb.connect(str(db)) as connection:
        connection.execute(f"CREATE SCHEMA histories; {sql}")
    before = db.read_bytes()
    for said in (one_line(load(db, file, code=4)), pokersql("unload", str(file), "--db", str(db), code=4).stderr):
        assert message in one_line(said)
    assert db.read_bytes() == before


@pytest.mark.parametrize(
    "name, message, code",
    [
        ("hands", "is a directory; name a database", 2),
        ("nowhere/mine.duckdb", "no directory", 2),
        ("pokersql.duckdb", "rename the file", 2),
        ("/proc/mine.duckdb", "/proc/mine.duckdb", 1),
        ("hands/a.phh", "a.phh", 4),
    ],
)
def test_a_path_that_cannot_be_a_database_is_an_error(name, message, code, tmp_path):
    file = written(tmp_path / "hands", a_phh=phh.HAND) / "a.phh"
    assert message in one_line(load(tmp_path / name, file, code=code))
    assert os.listdir(tmp_path) == ["hands"] and file.read_text() == phh.HAND


# Loading again, unloading


@pytest.mark.slow
def test_loading_a_grown_file_again_adds_its_new_hands_and_its_completed_hand(tmp_path):
    db, file = tmp_path / "mine.duckdb", tmp_path / "a.phhs"
    whole = phh.phhs(*map(phh.hand, range(3)))
    file.write_text(whole[: whole.rindex("[3]") - 200])
    assert "1 new hand" in load(db, file)
    line = file.read_text().splitlines().index("[2]") + 6
    assert rows(db, "SELECT line, error, left_out FROM histories.history_errors") == [(line, "bad_field", True)]
    file.write_text(whole)
    assert f"2 new hands from {file}, 1 already there" in one_line(load(db, file))
    assert rows(db, "FROM histories.history_errors") == []
    told = (whole.count("\n"), 3, 1)
    assert rows(db, "SELECT lines, hands, repeated FROM histories.sources") == [told]
    assert rows(db, "SELECT site_hand_id FROM histories.hands ORDER BY line") == [("0",), ("1",), ("2",)]


@pytest.mark.slow
def test_unload_removes_one_source_and_nothing_else(tmp_path):
    db, wrong = tmp_path / "mine.duckdb", phh.hand(3, "antes", "uncles")
    directory = written(
        tmp_path / "hands",
        a_phhs=phh.phhs(phh.hand(1), phh.hand(2, "AsAd", "KsAd"), wrong),
        b_zip=zipped(x_phh=phh.hand(4), y_phh=phh.hand(5, "AsAd", "KsAd") + wrong),
    )
    load(db, directory / "a.phhs")
    before = tables(db)
    load(db, directory / "b.zip")
    assert all(len(now) > len(then) for now, then in zip(tables(db).values(), before.values(), strict=True))

    def unload(source: Path, code: int = 0) -> str:
        return one_line(pokersql("unload", str(source), "--db", str(db), code=code).stderr)

    assert "no source" in unload(directory / "nothing.zip", 2)
    assert "1 hand removed" in unload(directory / "b.zip/in/x.phh")
    assert rows(db, "SELECT COUNT(*) FROM histories.sources") == [(2,)]
    unload(directory / "b.zip")
    assert tables(db) == before
    assert "2 hands removed" in unload(directory / "a.phhs")
    assert not any(tables(db).values())


@pytest.mark.slow
def test_unload_accepts_the_paths_of_archives_and_directories_given_to_load(tmp_path):
    """tar writes `./` before the names of a directory's files; shells append `/` to the name of a directory."""
    directory, db = written(tmp_path / "hands", a_phh=phh.hand(1)), tmp_path / "mine.duckdb"
    with tarfile.open(archive := tmp_path / "hands.tgz", "w:gz") as into:
        into.add(directory, ".")
    with_slash = f"{directory}/"
    for word, source, unloaded in (
        (str(archive), f"{archive}/a.phh", [str(archive)]),
        (with_slash, f"{directory}/a.phh", [str(directory), with_slash]),
    ):
        for name in unloaded:
            load(db, word)
            assert rows(db, "SELECT source, loaded_as FROM histories.sources") == [(source, unloaded[0])]
            assert "1 hand removed" in pokersql("unload", name, "--db", str(db)).stderr


@pytest.mark.slow
def test_load_works_in_a_database_that_has_the_macros(tmp_path):
    """`macros.sql` leaves a schema named pokersql in the database, and the command attaches a database of this name."""
    (file := tmp_path / "a.phh").write_text(phh.HAND)
    with duckdb.connect(str(db := tmp_path / "mine.duckdb")) as connection:
        connection.execute("CREATE SCHEMA pokersql")
    assert "1 new hand" in load(db, file) and "already there" in load(db, file)


def test_unload_creates_no_database(tmp_path):
    pokersql("unload", "a.phh", "--db", str(tmp_path / "mine.duckdb"), code=2)
    assert os.listdir(tmp_path) == []


@pytest.fixture(scope="module")
def sliced(tmp_path_factory) -> tuple[Path, Path]:
    """Two databases of the same files, loaded in one slice and in several."""
    directory = tmp_path_factory.mktemp("sliced")
    hands = *map(phh.hand, range(4)), phh.hand(5, "antes", "uncles"), SIDE_POTS, phh.hand(6, "AsAd", "KsAd")
    files = written(directory / "hands", a_phhs=phh.phhs(*hands), b_phh=phh.hand(7))
    whole, sliced = directory / "whole.duckdb", directory / "sliced.duckdb"
    load(whole, files)
    with pytest.MonkeyPatch.context() as patch:
        for name, letters in {"SLICE": 1000, "BLOCK": 500, "HEAD": 500}.items():
            patch.setattr(history_files, name, letters)
        load(sliced, files)
    return whole, sliced


@pytest.mark.slow
def test_a_large_file_loaded_in_slices_gives_the_same_rows(sliced):
    whole, parts = map(tables, sliced)
    assert len(whole.pop("sources")) == len(parts.pop("sources")) and whole == parts and all(whole.values())


@pytest.mark.slow
def test_the_table_sources_counts_each_line_of_a_large_file_once(sliced):
    whole, parts = map(tables, sliced)
    assert whole["sources"] == parts["sources"]


# Lines from a user's view


@pytest.mark.slow
def test_load_reads_lines_from_a_users_view_and_keeps_the_users_tables(tmp_path):
    db = tmp_path / "mine.duckdb"
    with duckdb.connect(str(db)) as connection:
        connection.execute("CREATE TABLE files AS SELECT 'a.phh' AS name, $text AS text", {"text": SIDE_POTS})
        connection.execute("INSERT INTO files VALUES ('notes.txt', 'hello')")
        connection.execute(
            """
            CREATE VIEW "my lines" AS
            SELECT UNNEST(STRING_SPLIT(text, CHR(10))) AS text, name AS source, GENERATE_SUBSCRIPTS(lines, 1) AS line
            FROM (SELECT *, STRING_SPLIT(text, CHR(10)) AS lines FROM files)
            """
        )
    said = load(db, "--view", "my lines")
    assert said == (
        f"pokersql: {db}: 1 new hand from my lines: A room 1\n"
        'pokersql: passed over: notes.txt (no hand history: its first line is "hello")\n'
    )
    assert rows(db, "SELECT source, loaded_as, hands FROM histories.sources") == [("a.phh", "my lines", 1)]
    load(tmp_path / "other.duckdb", written(tmp_path / "hands", a_phh=SIDE_POTS))
    mine, other = tables(db), tables(tmp_path / "other.duckdb")
    assert mine.pop("sources") != other.pop("sources") and mine == other
    assert rows(db, "SELECT COUNT(*) FROM files") == [(2,)]


def test_load_refuses_files_together_with_a_view_or_with_the_sample_hands(tmp_path):
    for words in ([], [tmp_path, "--view", "lines"], [tmp_path, "--sample"]):
        said = one_line(load(tmp_path / "mine.duckdb", *words, code=2))
        assert "name either files, or a view with --view, or --sample" in said


# Shells, and interrupted loads


@pytest.mark.engines
@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_shells_load_the_same_rows(name, request, tmp_path):
    directory = tmp_path / "hands"
    for variant in phh.HandHistory.game_types:
        texts = [hand.text for hand in phh.random_hands(variant, 5, 1)]
        written(directory, **{f"{variant.replace('/', '-')}_phhs": phh.phhs(*texts)})
    written(directory, a_phh=SIDE_POTS, b_phhs=phh.phhs(phh.HAND, phh.hand(2, "antes", "uncles")))
    load(db := tmp_path / "mine.duckdb", directory)
    tested = [name for name in TABLES if name != "sources"]
    selects = [f"SELECT CAST(t AS VARCHAR) AS t FROM histories.{name} AS t ORDER BY ALL;" for name in tested]
    printed = request.getfixturevalue(name).run(
        f"""
.read sql/macros.sql
.read sql/games.sql
.read sql/histories.sql
INSERT INTO history_lines
SELECT filename, GENERATE_SUBSCRIPTS(lines, 1), UNNEST(lines)
FROM (SELECT filename, STRING_SPLIT(content, CHR(10)) AS lines FROM READ_TEXT('{directory}/*.phh*'));
.read sql/load_histories.sql
{"".join(selects)}
"""
    )
    expected = []
    for select in selects:
        expected += [("t",), *rows(db, select)]
    assert printed == expected and len(expected) > 1000


def broken_off(db: Path, words: list[Path], at: str, number: int, sent: signal.Signals) -> int:
    """The exit code of a `load` that gets the signal `sent` after --show-sql has printed `number` lines with `at`."""
    with running("load", *map(str, words), "--db", str(db), "--show-sql", stderr=subprocess.PIPE, text=True) as process:
        for line in process.stderr:
            number -= at in line
            if not number:
                break
        process.send_signal(sent)
        process.stderr.read()
        return process.wait()


@pytest.mark.protocol
@pytest.mark.parametrize(
    "at, sent, code",
    [
        ("sql/histories/replay/bets.sql", signal.SIGKILL, -signal.SIGKILL),
        ("sql/move_histories.sql", signal.SIGKILL, -signal.SIGKILL),
        ("sql/move_histories.sql", signal.SIGINT, 130),
    ],
)
def test_an_interrupted_load_keeps_only_the_files_that_were_completed(at, sent, code, data, tmp_path):
    db, words = tmp_path / "mine.duckdb", [data / "histories/handhq", data / "histories/pluribus_phh.tar.gz"]
    assert broken_off(db, words, at, 2, sent) == code
    load(other := tmp_path / "other.duckdb", words[0])
    assert tables(db) == tables(other)
    assert "1 new hand" in load(db, written(tmp_path / "hands", a_phh=phh.HAND))


@pytest.mark.protocol
def test_ctrl_c_during_the_first_file_leaves_no_database(data, tmp_path):
    words = [data / "histories/pluribus_phh.tar.gz"]
    assert broken_off(tmp_path / "mine.duckdb", words, "sql/histories/replay/bets.sql", 1, signal.SIGINT) == 130
    assert os.listdir(tmp_path) == []
