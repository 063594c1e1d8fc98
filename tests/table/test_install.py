"""The pages as an app: manifest, icons, and a service worker that keeps nothing."""

import re
import struct
from base64 import b64encode
from hashlib import sha256
from json import loads

import pytest

from spieltisch.table.security import CONTENT_POLICY
from spieltisch.table.texts import say
from tests.table.conftest import Person, Server


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_manifest_is_in_the_language_of_the_page(server: Server, lang: str) -> None:
    page = server.person(lang).get("/")
    link = re.findall(r'<link rel="manifest" href="(.*?)">', page.html)
    answer = server.person("fr").get(link[0])  # a browser asks for it without cookies
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "set-cookie" not in answer.headers
    about = answer.response.json()
    assert about["lang"] == lang
    assert about["description"] == say("site.about", lang)
    assert (about["start_url"], about["scope"], about["display"]) == ("/", "/", "standalone")


def test_a_strange_language_breaks_nothing(ada: Person) -> None:
    assert ada.get("/manifest.webmanifest?lang=%00xx").response.json()["lang"] == "en"


def test_every_icon_is_there_in_its_size(ada: Person) -> None:
    icons = ada.get("/manifest.webmanifest").response.json()["icons"]
    drawn = {(icon["sizes"], icon.get("purpose", "any")) for icon in icons}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= drawn
    for icon in icons:
        answer = ada.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.response.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_policy_allows_manifest_and_worker_of_our_own_and_nothing_inline() -> None:
    assert "manifest-src 'self'" in CONTENT_POLICY
    assert "worker-src 'self'" in CONTENT_POLICY
    assert "unsafe" not in CONTENT_POLICY


def test_the_worker_has_one_page_in_both_languages_and_keeps_nothing(ada: Person) -> None:
    answer = ada.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"  # a new one is noticed at once
    script = answer.html
    assert not re.search(r"caches|indexedDB|importScripts|postMessage", script)
    page = loads(re.findall(r"const PAGE = (.*);", script)[0])
    for lang in ("de", "en"):
        for key in ("offline.title", "offline.about", "offline.again"):
            assert say(key, lang) in page
    policy = loads(re.findall(r'"content-security-policy": (.*),', script)[0])
    style = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert policy.startswith(f"default-src 'none'; style-src 'sha256-{digest}'")
    assert "<script" not in page
    assert page.startswith("<!doctype html>")


def test_the_worker_gives_nobody_an_id(server: Server) -> None:
    assert "set-cookie" not in server.person().get("/sw.js").headers
