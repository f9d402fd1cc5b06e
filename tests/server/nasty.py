"""What no client of ours would send: bodies that are no form, and paths that lead nowhere."""

from collections.abc import Iterator, Sequence


def nasty_bodies() -> Iterator[tuple[str, bytes]]:
    """Bodies that no browser of ours would send, each with a name."""
    yield "empty", b""
    yield "blank", b" \n"
    yield "NUL", b"\0"
    yield "not JSON", b"{'seat': 0}"
    yield "cut off", b'{"seat": 0, "move": "pl'
    yield "not UTF-8", b'{"seat": 0, "move": "\xff\xfe\xc0", "number": 0}'
    yield "lone surrogate", rb'{"seat": 0, "move": "\ud800", "number": 0}'
    yield "raw surrogate", b'{"seat": 0, "move": "\xed\xa0\x80", "number": 0}'
    yield "NUL in a string", rb'{"seat": 0, "move": "\u0000", "number": 0}'
    yield "great number", b'{"seat": 0, "move": "done", "number": ' + b"9" * 401 + b"}"
    yield "number of 64 bits", b'{"seat": 0, "move": "done", "number": 9223372036854775808}'
    yield "number of 32 bits", b'{"seat": 0, "move": "done", "number": 4294967296}'
    yield "negative", b'{"seat": -1, "move": "done", "number": -1}'
    yield "fraction", b'{"seat": 0.5, "move": "done", "number": 1e999}'
    yield "not a number", b'{"seat": NaN, "move": "done", "number": Infinity}'
    yield "wrong types", b'{"seat": "0", "move": ["done"], "number": {}}'
    yield "twice", b'{"seat": 0, "seat": 1, "move": "done", "move": 3, "number": 0}'
    yield "unknown field", b'{"seat": 0, "move": "done", "number": 0, "admin": true}'
    yield "list", b"[]"
    yield "null", b"null"
    yield "string", b'"done"'
    yield "deep lists", b"[" * 50_000 + b"]" * 50_000
    yield "deep objects", b'{"a":' * 15_000 + b"1" + b"}" * 15_000
    yield "deep field", b'{"seat": 0, "move": ' + b"[" * 40_000 + b"]" * 40_000 + b"}"
    yield "long string", b'{"seat": 0, "number": 0, "move": "' + b"a" * 100_000 + b'"}'
    yield "too long", b'{"move": "' + b"a" * 1_000_000 + b'"}'


def nasty_paths(tables: Sequence[str]) -> Iterator[str]:
    """Paths that lead nowhere."""
    yield "/api/" + "a" * 30_000
    yield "/" + "a" * 30_000 + ".txt"
    yield "/api/tables/" + "a" * 20_000
    for id in (
        "%00",
        "%ff%fe",
        "%ed%a0%80",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e",
        "'%20OR%201=1--",
        "%F0%9F%8E%B2",
        "٣",
        "%D9%A3%D9%A3",
        "%0d%0aSet-Cookie:%20a=b",
    ):
        yield f"/api/tables/{id}"
        yield f"/api/tables/{id}/position"
        yield f"/api/titles/{id}/components"
    long = "9" * 60
    for number in (
        "-1",
        "9" * 20,
        long,
        f"-{long}",
        "1e3",
        "0x1",
        "%00",
        "²",
        "%D9%A3",
        "true",
        "",
    ):
        for table in tables[:1]:
            yield f"/api/tables/{table}/positions/{number}"
            yield f"/api/tables/{table}/seats/{number}/note"
            for what in ("position?seat", "since?seat", "history?after", "history?limit"):
                yield f"/api/tables/{table}/{what}={number}"
            yield f"/api/tables/{table}/chat?after={number}"
        yield f"/api/tables?limit={number}"
        yield f"/api/tables?which=listed&offset={number}"
    yield "/api/tables?which=%00"
    yield "/api/tables?state=%ed%a0%80"
    yield "/api/tables?which=listed&which=mine&limit=1&limit=2"
    yield "/api/tables?" + "&".join(f"a{n}=1" for n in range(5_000))
