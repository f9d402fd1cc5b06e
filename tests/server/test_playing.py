"""A move through the API: played, refused, too late, for another's seat, taken back."""

from tests.server.given import Server


def test_move_is_played_and_stored(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    after = person.play(table)
    assert after["position"] == 1
    assert after["number"] == before["number"] + 1
    assert person.position(table) == after


def test_late_move_gets_the_current_position(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    after = person.play(table)
    form = {
        "seat": before["decision"]["seat"],
        "move": before["decision"]["moves"][1]["text"],
        "number": before["number"],
    }
    refused = person.post(f"/api/tables/{table}/moves", form, 409)
    assert refused["error"] == "too-late"
    assert refused["current"]["number"] == after["number"]
    assert person.position(table) == after
