"""Packages with bots that somebody else has written, as if they were installed in a folder."""

from pathlib import Path


def install(folder: Path, package: str, source: str, entries: dict[str, str]) -> None:
    """Puts a package with one module into a folder, and what pip would write about it."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (about / "entry_points.txt").write_text(f"[spieltisch.bots]\n{lines}", encoding="utf-8")
