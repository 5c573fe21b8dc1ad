"""What is wrong with the catalogues on disk: for the tests and for `python -m bot check`."""

from collections.abc import Iterator
from pathlib import Path

from bot.texts.catalogue import Finding, Source, read_folder
from bot.texts.locale import Locale


def check_texts(directory: Path) -> list[Finding]:
    """Find what is wrong in `directory/<locale>/*.ftl`, sorted by file and line; an empty list means all is well.

    Reported are: what can't be read, keys twice in a language, references to what doesn't exist, plural forms that
    lack, and for every other language that has a folder: keys and arguments that English has and it lacks, or it has
    and English doesn't. A message that other messages of its language refer to is that language's own business, as a
    form that English doesn't need. A language without a folder isn't begun yet and is no finding.
    """
    english = read_folder(directory / Locale.ENGLISH)
    findings = [*english.findings, *english.doubts()]
    if not english.phrases:
        findings.append(Finding(directory / Locale.ENGLISH, 1, "no English texts here"))
    for locale in Locale:
        folder = directory / locale
        if locale is not Locale.ENGLISH and folder.is_dir():
            source = read_folder(folder)
            findings += [*source.findings, *source.doubts()]
            findings += _differences(english, source, folder)
    return sorted(findings)


def _differences(english: Source, other: Source, folder: Path) -> Iterator[Finding]:
    """Compare what callers can see: messages and attributes. Terms are each language's own business."""
    wanted, given = (
        {key: phrase for key, phrase in source.phrases.items() if not key.startswith("-")}
        for source in (english, other)
    )
    for key in wanted.keys() - given.keys():
        yield Finding(folder / wanted[key].path.name, 1, f"{key} is missing")
    referred = {name for phrase in other.phrases.values() for name in phrase.references}
    for key in given.keys() - wanted.keys() - referred:
        yield Finding(given[key].path, given[key].line, f"{key} doesn't exist in English")
    for key in given.keys() & wanted.keys():
        here, there = other.arguments(key), english.arguments(key)
        for name in sorted(there - here):
            yield Finding(given[key].path, given[key].line, f"{key} doesn't use ${name}")
        for name in sorted(here - there):
            yield Finding(given[key].path, given[key].line, f"{key} uses ${name}, which English doesn't have")
