"""Our quick reading of catalogues gives what Fluent's own parser gives."""

import pytest
from fluent.syntax import FluentParser, ast

from bot.texts.parsing import parsed
from tests.texts.conftest import CATALOGUES

ODD = """\
### about the file

# about a
a = A
    .short = { $n ->
        [0] none
        [one] { $n } of { -t.genitive(case: "x") }
       *[other] { NUMBER($n, digits: 2) } of \\{"{"}
    }

## a group
#no comment
-t = T
    in two lines

       indented
    .genitive = Ts
é = no name
b
c = { }
d = { b.c } }
e = { $n -> }
2f = no name
f-1_x = { "\\u00e9" }{ "" } # no comment
#
g =
    below   
h = """


def body(resource: ast.Resource) -> list[dict[str, object]]:
    """Give all but the comments, to which nothing of ours is bound."""
    entries = [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment, entry.span = None, None
    return [entry.to_json() for entry in entries]


@pytest.mark.parametrize("text", [ODD, ODD + "\n", "", "\n", "#", "a = A", "# a", "a = A\n#", "#### a\nb = B\n"])
def test_odd_catalogues_are_read_alike(text: str) -> None:
    assert body(parsed(text)) == body(FluentParser().parse(text))


@pytest.mark.parametrize("path", ["en/hunt.ftl", "cs/prompts.ftl", "fr/story.ftl", "ro/commands.ftl"])
def test_our_catalogues_are_read_alike(path: str) -> None:
    text = (CATALOGUES / path).read_text("utf-8")
    assert len(body(parsed(text))) > 20
    assert body(parsed(text)) == body(FluentParser().parse(text))
