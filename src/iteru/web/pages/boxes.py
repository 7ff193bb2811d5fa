"""Boxes that people correct: the form, the boxes that somebody keeps, and a box that somebody shares."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from iteru.engine.box_file import file_of
from iteru.engine.errors import BadBox, IteruError
from iteru.engine.registry import game, valid_games
from iteru.table.box_trial import Draft, Preview, Problem
from iteru.table.cage import Breaks, Busy
from iteru.table.shelf import OwnBox, box_name, only_corrected
from iteru.web.api.errors import headers_of, status_of
from iteru.web.box_editing import Editing, read_draft, read_file
from iteru.web.box_form import MAX_FIELDS
from iteru.web.box_words import differences
from iteru.web.guard import address
from iteru.web.pages.home import by_weight
from iteru.web.pages.page_request import Ask, Asked, Csrf, meta_of
from iteru.web.texts import page_words
from iteru.words import Words
from iteru.words.figures import figure_names, section_name, section_of

router = APIRouter(include_in_schema=False)

PATIENCE = 3.0
"""Seconds that a page waits for a picture from the cage."""
MAX_SHOWN = 24
"""Corrected figures of which a shared box has pictures."""
Path = Annotated[str, Query(max_length=200)]
"""The path of a figure."""


# The boxes of a person


@router.get("/boxes", response_class=HTMLResponse)
async def my_boxes(ask: Asked) -> Response:
    person = ask.visitor.person
    mine = await ask.house.shelf.boxes_of(person) if person else []
    return ask.page(
        "boxes.html",
        boxes=[(box, count_of(box, ask)) for box in mine if box.game in valid_games()],
        metas={meta.name: meta for meta in by_weight()},
        is_guest=person is None or person.account is None,
    )


def count_of(box: OwnBox, ask: Ask) -> int:
    return len(differences(box.game, box.corrections, words_of(ask, box.game)))


def words_of(ask: Ask, name: str) -> Words:
    """The words of a game with the names that its box gives to things."""
    return page_words(ask.lang, game(meta_of(name).name).meta)


@router.get("/boxes/{box_id}", response_class=HTMLResponse)
async def shared_box(box_id: str, ask: Asked) -> Response:
    """A shared box, for everybody who knows its address: what differs from the values of the house."""
    box = await ask.house.shelf.box(box_id)
    meta = meta_of(box.game)
    person = ask.visitor.person
    found = differences(box.game, box.corrections, words_of(ask, box.game))
    return ask.page(
        "box.html",
        meta,
        meta=meta,
        title=meta.title(ask.lang),
        box=box,
        differences=found,
        is_own=person is not None and person.id == box.owner,
        link=str(ask.request.url_for("shared_box", box_id=box.id)),
        **await drawn_of(ask, box, tuple(dict.fromkeys([one.figure for one in found]))),
    )


async def drawn_of(ask: Ask, box: OwnBox, figures: tuple[str, ...]) -> dict[str, Any]:
    """Whether a box still fits the game, and pictures of the cards that are corrected."""
    draft = Draft(box.game, box.corrections, "", ask.lang)
    try:
        found = await ask.house.cage.show(asker(ask), draft, figures[:MAX_SHOWN])
    except (Breaks, Busy) as error:
        return {"refused": ask.words.error(error), "problems": (), "drawn": {}}
    return {"refused": "", "problems": found.problems, "drawn": found.drawn}


def asker(ask: Ask) -> str:
    """Returns who takes turns for the cage: the person, or the address of a visitor without a name."""
    person = ask.visitor.person
    return address(ask.request) if person is None else f"person {person.id}"


@router.get("/boxes/{box_id}/file")
async def file_of_box(box_id: str, ask: Asked) -> Response:
    """The file that `--box` takes."""
    box = await ask.house.shelf.box(box_id)
    return as_file(box.game, box.signed)


def as_file(name: str, corrections: dict[str, Any]) -> Response:
    return Response(
        file_of(meta_of(name), corrections),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{name}-box.toml"'},
    )


@router.post("/boxes/{box_id}/copy")
async def copy_box(box_id: str, ask: Asked, csrf: Csrf) -> Response:
    """Somebody keeps a copy of a box, to correct it further."""
    ask.check_form(csrf)
    box = await ask.house.shelf.box(box_id)
    person = await ask.keeper()
    copied = await ask.house.shelf.put(person, box.game, box.name, box.corrections)
    return ask.go(f"/boxes/{copied.id}/edit")


@router.post("/boxes/{box_id}/delete")
async def delete_box(box_id: str, ask: Asked, csrf: Csrf) -> Response:
    ask.check_form(csrf)
    await ask.house.shelf.drop(await ask.house.shelf.own(box_id, ask.visitor.person))
    return ask.go("/boxes")


# The form


@router.get("/boxes/new/{name}", response_class=HTMLResponse)
async def new_box(name: str, ask: Asked, figure: Path = "") -> Response:
    return await edit_page(ask, begun(ask, name, figure))


@router.get("/boxes/{box_id}/edit", response_class=HTMLResponse)
async def edit_box(box_id: str, ask: Asked, figure: Path = "", saved: str = "") -> Response:
    box = await ask.house.shelf.own(box_id, ask.visitor.person)
    return await edit_page(ask, begun(ask, box.game, figure, box), is_saved=bool(saved))


@router.post("/boxes/new/{name}")
async def correct_new(name: str, ask: Asked) -> Response:
    return await corrected(ask, name, None)


@router.post("/boxes/{box_id}/edit")
async def correct(box_id: str, ask: Asked) -> Response:
    box = await ask.house.shelf.own(box_id, ask.visitor.person)
    return await corrected(ask, box.game, box)


@router.post("/boxes/new/{name}/preview")
async def preview_figure(name: str, ask: Asked) -> Response:
    """Draws the figure with the values entered so far, for the page's script."""
    form = await form_of(ask)
    ask.check_form(str(form.get("csrf", "")))
    editing = taken(ask, name, None, form)
    preview, refused = await looked(ask, editing)
    problems = preview.problems if preview else ()
    drawn = ask.drawn("box_preview.html", **shown_of(ask, editing, preview, problems, refused))
    return ask.with_cookies(JSONResponse({"html": drawn}))


def begun(ask: Ask, name: str, figure: str, box: OwnBox | None = None) -> Editing:
    """The form as it is opened: with a kept box, or with what this server plays with."""
    house, words = game(meta_of(name).name), words_of(ask, name)
    if box is not None:
        return Editing(house, words, box, box.name, box.version, box.corrections, figure)
    of_server = only_corrected(name, ask.house.boxes.get(name, {}))
    return Editing(
        house, words, name=words.say("web-box-usual-name"), draft=of_server, figure=figure
    )


async def form_of(ask: Ask) -> FormData:
    """Returns the form that was sent; one that cannot be read is answered as the framework does."""
    try:
        return await ask.request.form(max_fields=MAX_FIELDS, max_files=1)
    except Exception as error:
        raise HTTPException(400) from error


def taken(ask: Ask, name: str, box: OwnBox | None, form: FormData) -> Editing:
    """The form as it was sent, with what was entered."""
    version = str(form.get("version", ""))
    editing = Editing(
        game(meta_of(name).name),
        words_of(ask, name),
        box,
        str(form.get("name", ""))[:100],
        int(version) if version.isdecimal() and len(version) < 9 else 0,
        read_draft(str(form.get("draft", ""))),
        str(form.get("figure", ""))[:200],
        str(form.get("shows", "")),
    )
    editing.take(form)
    return editing


async def corrected(ask: Ask, name: str, box: OwnBox | None) -> Response:
    """Does what a button of the form says. A refused form comes back with everything that was entered."""
    form = await form_of(ask)
    ask.check_form(str(form.get("csrf", "")))
    editing = taken(ask, name, box, form)
    how, _, what = str(form.get("do", "")).partition(":")
    if how == "save":
        return await saved(ask, editing)
    if how == "file":
        return await downloaded(ask, editing)
    if how == "read":
        return await file_read(ask, editing, form.get("file"))
    if how in ("more", "less", "shape"):
        editing.change_list(how, what)
    elif how == "open":
        editing.opened.add(what)
    elif how == "back":
        path, _, key = what.partition(":")
        editing.put_back(path, key)
    elif how in ("go", "next"):
        return await edit_page(ask, gone_to(editing, what if how == "go" else ""))
    return await edit_page(ask, editing, later="later" in form)


async def downloaded(ask: Ask, editing: Editing) -> Response:
    """The file with what is entered, saved or not."""
    try:
        whose = {"name": box_name(editing.name)}
        corrections = only_corrected(editing.house.name, editing.draft)
    except BadBox as error:
        return await not_saved(ask, editing, error)
    return as_file(editing.house.name, {**whose, **corrections})


def gone_to(editing: Editing, path: str) -> Editing:
    """Another figure is open; what was entered for the one before stays in the draft."""
    figure = path if path in editing.house.box.figures else editing.next_to_check()
    return Editing(
        editing.house,
        editing.words,
        editing.box,
        editing.name,
        editing.version,
        editing.draft,
        figure,
        editing.shows,
    )


async def file_read(ask: Ask, editing: Editing, file: UploadFile | str | None) -> Response:
    """A file takes the place of everything that was entered."""
    try:
        content = await file.read() if isinstance(file, UploadFile) else b""
        name, draft = read_file(content)
    except BadBox as error:
        return await edit_page(ask, editing, refused=error)
    read = Editing(
        editing.house,
        editing.words,
        editing.box,
        name or editing.name,
        editing.version,
        draft,
    )
    corrected_first = [one.figure for one in differences(read.house.name, draft, read.words)]
    return await edit_page(ask, gone_to(read, corrected_first[0] if corrected_first else ""))


async def saved(ask: Ask, editing: Editing) -> Response:
    """Keeps the box, if it can be played; otherwise says what is wrong, where it is wrong."""
    try:
        name = box_name(editing.name)
        person = await ask.keeper(is_new=editing.box is None)
        problems = await ask.house.cage.prove(person.id, editing.for_cage())
        if problems:
            return await wrong(ask, editing, problems)
        corrections = only_corrected(editing.house.name, editing.draft)
        if not corrections:
            raise BadBox("nothing-corrected")
        shelf = ask.house.shelf
        if editing.box is None:
            kept = await shelf.put(person, editing.house.name, name, corrections)
        else:
            kept = await shelf.change(editing.box, editing.version, name, corrections)
    except IteruError as error:
        return await not_saved(ask, editing, error)
    return ask.go(f"/boxes/{kept.id}/edit?figure={editing.figure}&saved=yes")


async def not_saved(ask: Ask, editing: Editing, error: IteruError) -> Response:
    """The form as it was sent, with the reason. After a change elsewhere, saving again keeps what is entered here."""
    if editing.box is not None and error.problem == "stale-box":
        editing.box = await ask.house.shelf.box(editing.box.id)
        editing.version = editing.box.version
    page = await edit_page(ask, editing, refused=error)
    page.status_code = status_of(error)
    page.headers.update(headers_of(error))
    return page


async def wrong(ask: Ask, editing: Editing, problems: tuple[Problem, ...]) -> Response:
    """The form with a sentence beside each value that does not fit, open where the first one is."""
    figures = [one.figure for one in problems if one.figure in editing.house.box.figures]
    if figures and editing.figure not in figures:
        editing = gone_to(editing, figures[0])
    page = await edit_page(ask, editing, problems=problems)
    page.status_code = 422
    return page


async def looked(ask: Ask, editing: Editing) -> tuple[Preview | None, str]:
    """A look at the draft in the cage, or why there is none."""
    try:
        return await ask.house.cage.preview(asker(ask), editing.for_cage()), ""
    except (Breaks, Busy) as error:
        return None, ask.words.error(error)


async def looked_soon(ask: Ask, editing: Editing) -> tuple[Preview | None, str]:
    """A look that a page waits for; if others are in the cage, the script asks again."""
    try:
        return await asyncio.wait_for(looked(ask, editing), PATIENCE)
    except TimeoutError:
        return None, ""


async def edit_page(
    ask: Ask,
    editing: Editing,
    problems: tuple[Problem, ...] = (),
    refused: IteruError | None = None,
    is_saved: bool = False,
    later: bool = False,
) -> Response:
    """The page; `later` leaves the picture to the script, which asks for it."""
    preview, sentence = (None, "") if later else await looked_soon(ask, editing)
    found = problems or (preview.problems if preview else ())
    return ask.page(
        "box_edit.html",
        editing.house.meta,
        is_saved=is_saved,
        refused=ask.words.error(refused) if refused else "",
        focus_first=bool(problems),
        is_later=preview is None and not sentence,
        **shown_of(ask, editing, preview, found, sentence),
    )


def shown_of(
    ask: Ask,
    editing: Editing,
    preview: Preview | None,
    problems: tuple[Problem, ...],
    no_picture: str,
) -> dict[str, Any]:
    """Returns what the page and its preview show of a box."""
    values, box = editing.values(preview, problems), editing.box
    names = figure_names(editing.words, editing.house)
    beside = {value.key for value in values if value.problem}
    elsewhere = [
        one for one in problems if not (one.figure == editing.figure and one.key in beside)
    ]
    return {
        "meta": editing.house.meta,
        "title": editing.house.meta.title(ask.lang),
        "editing": editing,
        "box": box,
        "section": section_name(editing.words, section_of(editing.figure)),
        "sections": editing.sections(problems, names),
        "values": values,
        "preview": preview,
        "no_picture": no_picture,
        "elsewhere": elsewhere,
        "names": names,
        "note": editing.printed.note_in(ask.lang),
        "shows": editing.shows,
        "figures": len(editing.house.box.figures),
        "reconstructed": len([1 for one in editing.house.box if editing.left_to_check(one)]),
        "link": str(ask.request.url_for("shared_box", box_id=box.id)) if box else "",
    }
