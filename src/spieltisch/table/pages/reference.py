"""Things to read: rules, cards, rulings; and what those who run the server look at."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spieltisch.core.rulings import Question, Ruling, read_rulings
from spieltisch.core.text import Text
from spieltisch.table.extras import extras
from spieltisch.table.pages.lobby import find_game
from spieltisch.table.prose import chapters
from spieltisch.table.web import go, language_of, read_form, render, wants_data, web

MANY_FIELDS = 400  # a page of a game may ask about each of its cards


@dataclass(frozen=True)
class Topic:
    """The rulings on one subject."""

    title: str
    rulings: list[Ruling]


async def rules(request: Request) -> Response:
    on = find_game(request.path_params["game"])
    text = on.rules().to(language_of(request))
    return render(request, "rules.html", game=on, chapters=chapters(text))


async def cards(request: Request) -> Response:
    on = find_game(request.path_params["game"])
    return render(request, "cards.html", game=on, cards=on.cards())


async def rulings(request: Request) -> Response:
    on = find_game(request.path_params["game"])
    topics, questions = _register(on.name, language_of(request))
    return render(request, "rulings.html", game=on, topics=topics, questions=questions)


async def extra(request: Request) -> Response:
    """A page that only this game has."""
    on = find_game(request.path_params["game"])
    name = request.path_params["page"]
    page = next((page for page in extras(on.name) if page.name == name), None)
    if page is None:
        raise HTTPException(404)
    sent: Any = request.query_params
    if request.method == "POST":
        sent = (await read_form(request, fields=MANY_FIELDS)).data
    fields = {key: [str(value) for value in sent.getlist(key)] for key in sent}
    data = page.make(fields, language_of(request))
    asked = wants_data(request)
    if "go" in data and not asked:
        return go(request, data["go"])
    template = f"{on.name}/{name}-part.html" if asked else f"{on.name}/{name}.html"
    return render(request, template, data.get("status", 200), game=on, page=data)


@cache
def _register(name: str, lang: str) -> tuple[list[Topic], list[Question]]:
    """The register of a game by topic, with titles and sources in one language."""
    on = find_game(name)
    found, questions = read_rulings(on.rulings_path(), name)
    titles: dict[str, Text] = on.room("board").TOPICS
    topics: dict[str, list[Ruling]] = {}
    for ruling in found:
        topics.setdefault(ruling.topic, []).append(replace(ruling, source=ruling.cited(lang)))
    return [Topic(titles[key].to(lang), each) for key, each in topics.items()], questions


async def healthz(request: Request) -> Response:
    """Whether the server answers."""
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


async def readyz(request: Request) -> Response:
    """Whether moves can be saved."""
    await web(request).house.check()
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


async def metrics(request: Request) -> Response:
    served = web(request)
    text = served.metrics.text(served.house.figures())
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
