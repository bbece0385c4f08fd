"""Forms of choices: what stands is chosen in them, what was entered is set at once or not at all, menus do the same."""

from __future__ import annotations

import pytest

from bot.games.registry import TITLES
from bot.service.card import ButtonId, Form
from bot.service.tables.terms import terms_of
from tests.service.positions import LANGUAGES
from tests.service.pretended import buttons, menus, text
from tests.service.test_reminders import prefers
from tests.service.world import ANN, BOB, GUILD, World

OPTIONS = ButtonId(GUILD, 1, "options-form", ("0",))
JOINING, TIME = (ButtonId(GUILD, 1, "terms-form", (page,)) for page in ("joining", "time"))
NOTICES = ButtonId(0, 0, "notices-form")


async def form_of(world: World, user: int, button_id: ButtonId, locale: str = "en-US") -> Form | None:
    return await world.service.form(world.ask(user, locale=locale).on(button_id))


def chosen(form: Form | None) -> dict[str, list[str]]:
    """What stands chosen in each field."""
    assert form is not None
    return {menu.name: [choice.value for choice in menu.choices if choice.chosen] for menu in form.menus}


async def test_terms_are_chosen_in_one_form(world: World) -> None:
    await world.opened(ANN)
    assert chosen(await form_of(world, ANN, JOINING)) == {"access": ["everyone"], "start": ["host"], "least": ["game"]}
    await world.use(ANN, JOINING, ("access=invited", "start=full", "least=3"))
    assert chosen(await form_of(world, ANN, JOINING)) == {"access": ["invited"], "start": ["full"], "least": ["3"]}
    await world.use(ANN, TIME, ("clock=daily", "out-of-time=", "reminders=daily"))
    found = terms_of((await world.loaded()).table)
    assert (found["clock"], found["out-of-time"], found["reminders"]) == ("daily", "computer", "daily")


@pytest.mark.parametrize("game", [*TITLES])
async def test_options_of_every_game_have_their_form(world: World, game: str) -> None:
    await world.opened(ANN, game=game)
    loaded = await world.loaded()
    asked: dict[str, str] = {}
    for start in range(0, len(loaded.game.meta.options), 5):
        form = await form_of(world, ANN, ButtonId(GUILD, 1, "options-form", (str(start),)))
        assert form is not None and 1 <= len(form.menus) <= 5 and not form.label
        asked |= {name: values[0] for name, values in chosen(form).items()}
    assert asked == loaded.table.options
    option = loaded.game.meta.options[0]
    await world.use(ANN, OPTIONS, (f"{option.id}={option.choices[-1]}",))
    assert (await world.loaded()).table.options[option.id] == option.choices[-1]


@pytest.mark.parametrize("values", [("access=nobody",), ("odd=1",), ("rated=rated",), ("start=full", "least=9")])
async def test_an_unreadable_form_of_terms_changes_nothing(world: World, values: tuple[str, ...]) -> None:
    await world.opened(ANN)
    before = (await world.loaded()).table
    await world.use(ANN, JOINING, values)
    assert (await world.loaded()).table == before


async def test_a_form_that_others_may_not_use_is_not_shown(world: World) -> None:
    await world.opened(ANN)
    for button_id in (OPTIONS, JOINING):
        assert await form_of(world, BOB, button_id) is None
        before = (await world.loaded()).table
        await world.use(BOB, button_id)
        await world.use(BOB, button_id, ("start=full",))
        assert (await world.loaded()).table == before


async def test_without_a_form_there_are_the_menus(world: World) -> None:
    await world.opened(ANN)
    assert {menu.button_id.verb for menu in menus(await world.use(ANN, OPTIONS))} >= {"option"}
    assert {menu.button_id.verb for menu in menus(await world.use(ANN, JOINING))} == {"term"}
    assert "prefer" in {menu.button_id.verb for menu in menus(await world.use(ANN, NOTICES))}


async def test_notices_are_set_in_one_form(world: World) -> None:
    await prefers(world, ANN, notice="mention", remind=3600.0 * 5)
    now = chosen(await form_of(world, ANN, NOTICES))
    assert now["notice"] == ["mention"] and now["quiet-days"] == [] and now["remind"] == [], "five hours: none of these"
    given = ("notice=silent", "quiet=22-7", "quiet-days=Sat,Sun", "remind=", "digest=18:00")
    told = text(await world.use(ANN, NOTICES, given))
    assert told.count("✅") == 4
    async with world.store.read(GUILD):
        person = await world.store.people.person(ANN)
    assert (person.notice, person.quiet_days, person.remind) == ("silent", (5, 6), 3600.0 * 5)
    assert person.quiet is not None and person.digest is not None
    assert "✅" not in text(await world.use(ANN, NOTICES, given)), "nothing is new"
    await world.use(ANN, NOTICES, ("quiet-days=",))
    assert (await world.store.people.person(ANN)).quiet_days == ()


async def test_a_form_that_leaves_no_time_for_notices_sets_nothing(world: World) -> None:
    before = await world.store.people.person(ANN)
    days = "quiet-days=Mon,Tue,Wed,Thu,Fri,Sat,Sun"
    await world.use(ANN, NOTICES, ("notice=mention", days))
    assert await world.store.people.person(ANN) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forms_fit_into_discords_window(world: World, language: str) -> None:
    await world.opened(ANN)
    for button_id in (OPTIONS, JOINING, TIME, NOTICES):
        form = await form_of(world, ANN, button_id, language)
        assert form is not None and len(form.title) <= 45
        for menu in form.menus:
            assert len(menu.label) <= 45 and 1 <= len(menu.choices) <= (25 if menu.kind == "menu" else 10)
            assert all(0 < len(choice.label) <= 100 for choice in menu.choices)


async def test_the_cards_have_buttons_to_their_forms(world: World) -> None:
    await world.opened(ANN)
    for page, form in (((), "options-form"), (("terms",), "terms-form")):
        card = await world.press(ANN, "settings", *page)
        assert form in {button.button_id.verb for button in buttons(card) if button.button_id}
    card = await world.service.look(world.ask(ANN), "settings")
    assert "notices-form" in {button.button_id.verb for button in buttons(card) if button.button_id}
