"""A new edition is one file and its words: everything that a title has comes with them."""

import json
import random
from collections import defaultdict
from copy import deepcopy
from pathlib import Path

import pytest
from typer.testing import CliRunner

import arkwright
from arkwright import BadSetup, bots, locales
from arkwright.boardgame.switches import SWITCHES
from arkwright.commands.app import app
from arkwright.handbook.differences import compare
from arkwright.play import editions
from arkwright.play.step import Json
from tests.own_edition import CALLED, FILE, NAME, WORDS, write
from tests.server.given import until
from tests.server.operating import started
from tests.test_conditions import DealtWith, listed_or_refused
from tests.titles import ahead

OWN_CARDS = 'based_on = "card-game"\n[loan]\nspots = 8\n'


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who has an edition of their own."""
    folder = tmp_path / "editions"
    for name, value in write(folder).items():
        monkeypatch.setenv(name, value)
    return folder


def bring(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, name: str) -> None:
    """Another edition of the owner's, by its text."""
    for variable, value in write(folder, text, name).items():
        monkeypatch.setenv(variable, value)


def command(*words: str) -> str:
    result = CliRunner(env={"COLUMNS": "300"}).invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def printed(title: str) -> dict[str, Json]:
    return {c.name: c.values for c in arkwright.find_title(title).sheet().components()}


# The library


@pytest.mark.usefixtures("own")
def test_it_is_a_title_beside_its_base() -> None:
    names = arkwright.titles()
    assert names[0] == "water-frame-2016"
    assert names.index(NAME) > names.index("arkwright-2025")
    mine, base = arkwright.find_title(NAME), arkwright.find_title("arkwright-2025")
    assert (mine.family, mine.based_on) == ("boardgame", "arkwright-2025")
    assert mine.lineage == (*base.lineage, NAME)
    assert (mine.options.keys(), mine.seats, mine.icon, mine.minutes) == (
        base.options.keys(),
        base.seats,
        base.icon,
        base.minutes,
    )


@pytest.mark.usefixtures("own")
def test_it_has_other_numbers_and_another_switch_and_the_rest_of_its_base() -> None:
    mine, base = printed(NAME), printed("arkwright-2025")
    assert {name for name in base if mine[name] != base[name]} == {
        "contract",
        "loan",
        "switch.sale_choices",
    }
    assert mine["loan"] == {"amount": 12, "repayment": 15}
    assert mine.keys() == base.keys()


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_recorded_and_replayed(seats: int) -> None:
    game = arkwright.new(NAME, seats=seats, seed=7, east_india=True, asymmetric=True)
    ahead(game, 10_000, random.Random(1))
    assert game.over
    again = arkwright.replay(game.record.dumps())
    assert again.standings == game.standings
    assert game.view(0)["title"] == NAME
    half = game.at(len(game.played) // 2)
    assert arkwright.from_position(json.loads(json.dumps(half.position()))).moves == half.moves


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize("grade", bots.GRADES)
def test_every_grade_plays_it(grade: str) -> None:
    game = arkwright.new(NAME, seats=2, seed=3)
    players = [bots.make(grade, seat, at_table=True) for seat in range(2)]
    for _ in range(12):
        game.play(players[game.seat].choose(game.copy(), game.seat))
    assert len(game.played) == 12


NEED_NUMBERS = {"price_scale": "price.highest", "obsolescence": "timetable.obsolete"}
"""Switches that go with numbers which the edition of 2025 does not have."""


@pytest.fixture(scope="module")
def dealt_with() -> DealtWith:
    """What the steps deal with that the edition of 2025 has; where a switch goes another way, they
    must refuse what they do not list.
    """
    found: DealtWith = defaultdict(set)
    listed_or_refused(arkwright.new("arkwright-2025", seats=4, seed=5), 5, found)
    return found


@pytest.mark.parametrize("switch", SWITCHES)
def test_any_switch_can_go_another_way(
    switch: str, dealt_with: DealtWith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = printed("arkwright-2025")[f"switch.{switch}"]["way"]
    for way in SWITCHES[switch]:
        if way == usual:
            continue
        name = f"other-{switch}-{way}".replace("_", "-")
        changed = f'based_on = "arkwright-2025"\n[switch.{switch}]\nway = "{way}"\n'
        for variable, value in write(tmp_path / name, changed, name).items():
            monkeypatch.setenv(variable, value)
        if switch in NEED_NUMBERS:
            with pytest.raises(BadSetup, match=f"no number {NEED_NUMBERS[switch]}"):
                arkwright.new(name, seats=4, seed=5)
        else:
            game = arkwright.new(name, seats=4, seed=5)
            listed_or_refused(game, 5, deepcopy(dealt_with))


def test_the_icon_of_every_title_is_drawn() -> None:
    drawn = (Path(__file__).parents[1] / "client/src/pieces/icons.svg").read_text("utf-8")
    for title in arkwright.titles():
        assert f'<symbol id="{arkwright.find_title(title).icon}"' in drawn


# Its words


@pytest.mark.usefixtures("own")
def test_it_speaks_its_own_words_then_those_of_its_base() -> None:
    assert locales.word("title", NAME) == CALLED
    assert locales.sentence(f"title-{NAME}", attribute="note", title=NAME) == "dearer loans"
    assert locales.word("good", "lamps", title=NAME) == "candles"
    assert locales.word("marker", "distribution", title=NAME) == "marketing"
    refusal = arkwright.new(NAME, 3, 1).why_not("distribute food")
    assert refusal is not None
    assert refusal.section == "5.2.I"
    assert "marketing" in str(refusal)


def test_an_edition_of_the_card_game_speaks_its_own_words_and_sections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'based_on = "card-game"\n[title.sections]\n"1a.1" = "A.1"\n'
    bring(tmp_path, monkeypatch, text, "my-cards")
    game = arkwright.new("my-cards", 3, 1)
    game.play("act build")
    assert str(game.why_not("upgrade lamps")) == "you have no candles factory (A.1)"


def test_an_edition_of_the_card_game_is_compared_with_its_base(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(tmp_path, monkeypatch, OWN_CARDS, "my-cards")
    rows = compare("cardgame")["other"]
    assert [(row.topic, row.cells) for row in rows] == [("loan.spots", [[["9"]], [["8"]]])]
    assert "| Loan.spots | 9 | 8 |" in command("editions", "--markdown", "--language", "en")


def test_what_a_switch_takes_away_is_no_move_of_the_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'based_on = "arkwright-2025"\n[switch.contracts]\nway = "open"\n'
    bring(tmp_path, monkeypatch, text, "my-contracts")
    game = arkwright.new("my-contracts", 3, 1)
    game.play("place exchange 2")
    assert str(game.why_not("limit 4")) == "there is no such move in this game (5.2.II.6)"


@pytest.mark.usefixtures("own")
def test_where_a_language_has_no_words_of_it_those_of_its_base_are_said() -> None:
    assert locales.word("title", NAME, "de") == CALLED
    assert locales.word("good", "lamps", "de", NAME) == locales.word("good", "lamps", "de")
    assert locales.word("marker", "distribution", "fr", NAME) == locales.word(
        "marker", "distribution", "fr", "arkwright-2025"
    )


# The command line


@pytest.mark.usefixtures("own")
def test_the_lists_of_the_command_line_have_it() -> None:
    assert NAME in command("titles")
    loan = next(line for line in command("components", NAME).splitlines() if "amount: 12" in line)
    assert "my copy" in loan
    compared = command("editions", "--markdown", "--language", "en").splitlines()
    head = next(line for line in compared if "What differs" in line)
    columns = [cell.strip() for cell in head.split("|")]
    mine = columns.index(CALLED)

    def cell(topic: str) -> str:
        row = next(line for line in compared if line.startswith(f"| {topic}"))
        return row.split("|")[mine].strip()

    assert cell("Loan.amount") == "12"
    assert cell("Loan.repayment") == "15"


@pytest.mark.usefixtures("own", "own_data_folder")
def test_it_is_played_in_the_terminal() -> None:
    words = ["play", "--terminal", "--title", NAME, "--seats", "2", "--seed", "1", "--new"]
    result = CliRunner(env={"COLUMNS": "160"}).invoke(app, words, input="t\n1\n1\n1\nf\nq\n")
    assert result.exit_code == 0, result.output
    assert "candles" in result.output
    assert "Traceback" not in result.output


# The server


def test_it_is_served(tmp_path: Path) -> None:
    environment = write(tmp_path / "editions")
    database = f"sqlite:///{tmp_path / 'arkwright.db'}"
    with started("--database", database, "--log-level", "warning", **environment) as server:
        me = server.person()
        # it is offered, with its words
        offered = {title["name"]: title for title in me.get("/api/titles")["titles"]}
        assert offered[NAME]["family"] == "boardgame"
        modules = [option["name"] for option in offered[NAME]["options"] if option["module"]]
        assert modules == ["east-india", "asymmetric"]
        names = me.http.get("/api/words/de")
        assert f"title-{NAME} = {CALLED}" in names.text
        own = me.http.get(f"/api/titles/{NAME}/words/en")
        assert own.headers["content-type"].startswith("text/plain")
        assert "good-lamps = candles" in own.text
        assert "-distribution = marketing" in own.text
        known = {"if-none-match": own.headers["etag"]}
        assert me.http.get(f"/api/titles/{NAME}/words/en", headers=known).status_code == 304
        assert me.get(f"/api/titles/{NAME}/words/xx", expect=400)["error"] == "no-language"
        numbers = {c["name"]: c["values"] for c in me.get(f"/api/titles/{NAME}/components")}
        assert numbers["loan"]["amount"] == 12
        # a table of it is played, a bot answers
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "manager"}]
        table = me.post("/api/tables", {"title": NAME, "seats": seats})
        assert table["family"] == "boardgame"
        id = table["id"]
        for _ in range(6):
            until(lambda: me.position(id)["decision"]["moves"])
            me.play(id)
        assert me.get(f"/api/tables/{id}/record")["title"] == NAME


# What is wrong is told in one sentence

WRONG = {
    "not-toml": ("based_on = \n", "can't be read as TOML"),
    "no-base": ("[loan]\namount = 12\n", "based_on must name one of these titles"),
    "unknown-base": ('based_on = "nobody"\n', "based_on must name one of these titles"),
    "a-circle": ('based_on = "a-circle"\n', "based_on goes round in a circle"),
    "bad-drop": (
        'based_on = "arkwright-2025"\ndropped = ["tile.nothing"]\n',
        "there is no tile.nothing",
    ),
    "drop-of-no-list": (
        'based_on = "arkwright-2025"\ndropped = "loan"\n',
        "dropped must be a list of entries",
    ),
    "drop-of-a-number": ('based_on = "arkwright-2025"\ndropped = [1]\n', "there is no 1"),
    "base-in-a-list": ('based_on = ["card-game"]\n', "based_on must name one of these titles"),
    "bad-entry": ('based_on = "arkwright-2025"\n[lone]\namount = 12\n', "no edition has lone"),
    "bad-number": ('based_on = "arkwright-2025"\n[loan]\namuont = 12\n', "has loan.amuont"),
    "bad-place": (
        'based_on = "arkwright-2025"\n[title]\nplace = "first"\n',
        "[title] needs a place and an icon",
    ),
    "not-a-number": (
        'based_on = "arkwright-2025"\n[loan]\namount = "ten"\n',
        "loan.amount in the edition file of not-a-number must be a number",
    ),
    "bad-switch": (
        'based_on = "arkwright-2025"\n[switch.loan]\nway = "never"\n',
        "switch.loan.way in the edition file of bad-switch can't be 'never'; it can be: one-space",
    ),
    "loose": ('based_on = "arkwright-2025"\nloan = 12\n', "loan must stand in a table"),
    "Big": ('based_on = "arkwright-2025"\n', "small letters, figures and hyphens"),
    "card-game": ('based_on = "arkwright-2025"\n', "there is a title card-game already"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_in_a_file_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, told = WRONG[name]
    for variable, value in write(tmp_path, text, name).items():
        monkeypatch.setenv(variable, value)
    with pytest.raises(BadSetup) as error:
        arkwright.new(name, seats=2, seed=1)
    assert told in str(error.value)
    assert name in str(error.value)


def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(editions.OWN_FOLDER, "/no/such/folder")
    with pytest.raises(BadSetup, match="ARKWRIGHT_EDITIONS names /no/such/folder"):
        arkwright.titles()


@pytest.mark.parametrize(
    ("text", "words", "told"),
    [
        (FILE.replace("12", '"many"'), WORDS, "loan.amount"),
        (FILE, f"title-{NAME} = {{ $\n", "has something that is no Fluent message"),
    ],
    ids=["a number", "words"],
)
def test_a_server_does_not_start_with_a_bad_edition(
    text: str, words: str, told: str, tmp_path: Path
) -> None:
    environment = write(tmp_path / "editions", text, words=words)
    database = f"sqlite:///{tmp_path / 'arkwright.db'}"
    with started("--database", database, **environment) as server:
        code = server.process.wait(60)
        assert server.process.stderr is not None
        said = server.process.stderr.read()
    assert code == 2
    assert told in said
    assert "Traceback" not in said
