"""Serves the web page: plain files, read from the folder beside this one, never cached."""

from pathlib import Path

from aiohttp import web

PAGE_FOLDER = Path(__file__).parent.parent / "page"
PAGE_PATH = "/sandbox/"


def add_page(app: web.Application) -> None:
    """Add the page and its files to a server; `/` leads to it."""
    app.router.add_get("/", _to_page)
    app.router.add_get(PAGE_PATH, _page)
    app.router.add_static(PAGE_PATH + "page", PAGE_FOLDER)


async def _to_page(request: web.Request) -> web.Response:
    raise web.HTTPFound(request.rel_url.with_path(PAGE_PATH, keep_query=True))


async def _page(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE_FOLDER / "index.html", headers={"Cache-Control": "no-store"})
