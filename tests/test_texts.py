"""What the library says about texts, good and bad: the page's own tests read the same file."""

import json

import texts


def test_the_file_says_what_the_library_says() -> None:
    assert texts.FILE.read_text("utf-8") == texts.write(), "python tools/texts.py writes it anew"


def test_there_are_good_and_bad_texts_of_every_kind() -> None:
    groups = json.loads(texts.FILE.read_text("utf-8"))
    for name, cases in groups.items():
        good = sum("written" in case or ("reason" in case and case["reason"] is None) for case in cases)
        assert good > 0, name
        assert good < len(cases), name
