"""Compiles the hot modules with mypyc where that is possible; installs plain Python otherwise.

Everything static is in pyproject.toml. This file decides only about the extension modules, all of
them or none: a missing compiler or a failing build costs speed, never the installation. What
happened is printed and left as one sentence in build/engine.txt, because pip hides the output.

A build that is killed leaves nothing behind that is taken for a whole one: libraries get their
names when they are linked, and as long as UNFINISHED lies there the game runs as plain Python.
"""

import contextlib
import io
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

SOURCE = Path("src")
PACKAGE = SOURCE / "spieltisch"
BUILD = Path("build")
UNFINISHED = PACKAGE / ".building"  # known to src/spieltisch/_plain.py too

HOT_ROOMS = ("state", "rules", "effects", "cards", "bot")
HOT_BOTS = ("changes", "ends", "tree")
LESS_HOT = {"cards": "-O0", "effects": "-O1", "rules": "-O1", "state": "-O1"}
"""Rooms that gain too little from the compiler's work. Declarations run once, at import; the others
play at random as fast within a hundredth, and a build takes a fifth less work."""
SKIP = "# mypyc: skip"
SKIP_WITHIN_LINES = 10

# In-place builds keep their output here, so that unchanged C is not compiled again.
INPLACE_CACHE = BUILD / f"mypyc-{sysconfig.get_platform()}-{sys.implementation.cache_tag}"

# pip also runs this file for metadata only; mypyc is for the commands that build.
BUILDS_INPLACE = {"editable_wheel", "develop", "build_ext"}
BUILDS_APART = {"bdist_wheel", "build", "install"}


def report(sentence: str) -> None:
    (BUILD / "engine.txt").write_text(f"Rules engine: {sentence}\n", encoding="utf-8")
    print(f"Rules engine: {sentence}", flush=True)


def report_plain(reason: str) -> None:
    report(f"plain Python, because {reason} (same results, slower).")


def groups() -> list[tuple[list[str], str]]:
    """The hot modules of the core and of each game, with the name of the library they share.

    One library for each: several are compiled at once, and again only if something has changed.
    """
    found = {"core": list(PACKAGE.glob("core/*.py"))}
    for game in sorted(PACKAGE.glob("games/*/")):
        rooms = [*(f"{room}.py" for room in HOT_ROOMS), *(f"{room}/**/*.py" for room in HOT_ROOMS)]
        found[game.name] = [path for pattern in rooms for path in game.glob(pattern)]
    found["bots"] = [path for path in PACKAGE.glob("bots/*.py") if path.stem in HOT_BOTS]
    return [(hot, f"spieltisch_{name}") for name in found if (hot := hot_modules(found[name]))]


def hot_modules(paths: list[Path]) -> list[str]:
    return sorted(str(path) for path in paths if path.name != "__init__.py" and not skips(path))


def skips(path: Path) -> bool:
    lines = path.read_text(encoding="utf-8").splitlines()[:SKIP_WITHIN_LINES]
    return any(line.startswith(SKIP) for line in lines)


def remove_extensions(root: Path, pattern: str) -> None:
    for suffix in (".so", ".pyd"):
        for path in root.glob(pattern + suffix):
            path.unlink()


def remove_old_builds(inplace: bool) -> None:
    """An extension whose module is gone would still be imported, or packed into the wheel."""
    if inplace:
        remove_extensions(PACKAGE, "**/*")
        remove_extensions(SOURCE, "*__mypyc*")
    else:
        for path in BUILD.glob("lib*"):
            shutil.rmtree(path)


def compiler_works() -> bool:
    """Whether this machine can turn C that includes Python.h into a loadable file."""
    from distutils.ccompiler import new_compiler  # setuptools' own, also after Python 3.11
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as directory:
        probe = Path(directory, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(probe)], output_dir=directory, include_dirs=include)
            compiler.link_shared_object(objects, str(probe.with_suffix(".so")))
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    """The hot modules as mypyc extensions, or none of them, with the reason reported."""
    if os.environ.get("SPIELTISCH_PLAIN", "") not in ("", "0"):
        report_plain("SPIELTISCH_PLAIN is set")
        return []
    if not compiler_works():
        report_plain("no working C compiler with Python.h was found")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        report_plain("mypyc is not installed")
        return []

    # The mypy settings are those of pyproject.toml. Modules that are only imported are judged by
    # `make test`; here, without the other dependencies installed, they could not be. What an
    # earlier run has left would save seconds, and at times mypyc fails on it.
    flags = ["--follow-imports=silent", "--no-warn-unused-ignores", f"--cache-dir={os.devnull}"]
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            apart = groups()
            result = mypycify(
                [*flags, *(module for modules, _ in apart for module in modules)],
                opt_level="2",  # as fast as 3, and compiled in two thirds of the time
                debug_level="0",
                multi_file=True,  # quicker than one large file, and again only what has changed
                separate=apart,
            )
    except (Exception, SystemExit) as error:
        print(output.getvalue(), flush=True)
        errors = [line for line in output.getvalue().splitlines() if ": error: " in line]
        report_plain(f"compiling failed: {errors[0] if errors else repr(error)}")
        return []
    if os.name == "posix":
        # mypyc asks for -Werror; a new compiler's new warning is no reason to give up. And every
        # file of a library names what it takes from the other libraries, which is meant once.
        for extension in result:
            extension.extra_compile_args += ["-Wno-error", "-fcommon"]
    return result


class BuildEngine(build_ext):
    """Builds all extensions or, after any failure, leaves none behind."""

    def build_extensions(self) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as compilers:
            self.compile_side_by_side(compilers)
            self.link_whole()
            super().build_extensions()

    def compile_side_by_side(self, compilers: ThreadPoolExecutor) -> None:
        """Keeps all processors at work although one library has most of the files.

        What was compiled before and has not changed since is taken as it is.
        """
        compile_file = self.compiler.compile

        def compile_one(source: str, output_dir: str, depends: list[str], **how: object) -> str:
            [made] = self.compiler.object_filenames([source], output_dir=output_dir)
            if newer_group([__file__, source, *depends], made):
                if os.name == "posix":
                    rooms = Path(source).stem.split("___")
                    less = [level for room, level in LESS_HOT.items() if room in rooms]
                    how["extra_postargs"] = [*how["extra_postargs"], *less]
                compile_file([source], output_dir=output_dir, **how)
            return made

        def compile_each(sources: list[str], **how: object) -> list[str]:
            waiting = [compilers.submit(compile_one, source, **how) for source in sources]
            return [each.result() for each in waiting]

        self.compiler.compile = compile_each

    def link_whole(self) -> None:
        """Gives a library its name when it is whole."""
        link = self.compiler.link_shared_object

        def link_whole(objects: list[str], output: str, *args: object, **kwargs: object) -> None:
            link(objects, f"{output}.part", *args, **kwargs)
            os.replace(f"{output}.part", output)

        self.compiler.link_shared_object = link_whole

    def run(self) -> None:
        if not self.extensions:
            return
        inplace = self.inplace
        if inplace:
            self.build_lib = str(INPLACE_CACHE)
        self.parallel = True
        try:
            super().run()
        except Exception as error:
            print(error, flush=True)
            self.extensions = []
            self.distribution.ext_modules = []
            remove_extensions(Path(self.build_lib), "**/*")
            if inplace:
                remove_old_builds(inplace=True)
            report_plain(f"compiling failed: {type(error).__name__}, see pip install -v -e .")
        else:
            modules = [each for each in self.extensions if "__mypyc" not in each.name]
            report(f"compiled, {len(modules)} modules.")


def main() -> None:
    inplace = bool(BUILDS_INPLACE.intersection(sys.argv))
    if not inplace and not BUILDS_APART.intersection(sys.argv):
        setup()
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if os.name == "posix":  # one build at a time
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        if inplace:
            UNFINISHED.touch()
        remove_old_builds(inplace)
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
        UNFINISHED.unlink(missing_ok=True)


main()
