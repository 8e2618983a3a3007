/** Come to a new lake: an empty one with the monsters of choice, or a position or a game that somebody has as text. */

import { type FormEvent, useId, useState } from "react";
import { COLOURS } from "../../box";
import type { Colour } from "../../geometry/position";
import { openEmpty, openText } from "../../store/openlake/opening";
import { useSay } from "../../words/say";
import { MOST_BYTES } from "../../words/texts/record";
import { FileButton } from "../kit/FileButton";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";

const FEWEST = 2;

export function EmptyLake() {
  const say = useSay();
  const [colours, setColours] = useState<readonly Colour[]>(COLOURS.slice(0, FEWEST));
  const [variant, setVariant] = useState<"classic" | "expert">("classic");
  const toggle = (colour: Colour) =>
    setColours(colours.includes(colour) ? colours.filter((one) => one !== colour) : [...colours, colour]);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (colours.length >= FEWEST) void openEmpty(variant, colours);
  };
  return (
    <form className="sheet stack" onSubmit={begin}>
      <h2>{say("lake-empty")}</h2>
      <fieldset>
        <legend>{say("lake-monsters")}</legend>
        <div className="lake-faces">
          {COLOURS.map((colour) => {
            const number = colours.indexOf(colour) + 1;
            return (
              <button
                key={colour}
                type="button"
                className={`lake-face seat-${colour}`}
                aria-pressed={number > 0}
                onClick={() => toggle(colour)}
              >
                <Portrait colour={colour} size={56} />
                <span className="sr-only">{say("monster", { colour })}</span>
                {number > 0 && <span className="lake-face-number">{number}</span>}
              </button>
            );
          })}
        </div>
      </fieldset>
      <Options
        legend={say("table-variant")}
        value={variant}
        options={(["classic", "expert"] as const).map((value) => ({
          value,
          label: say("variant", { variant: value }),
        }))}
        onChange={setVariant}
      />
      <button type="submit" className="primary" disabled={colours.length < FEWEST}>
        <Icon sign="map" />
        {say("lake-begin")}
      </button>
    </form>
  );
}

export function PastedLake() {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState("");
  const open = (event: FormEvent) => {
    event.preventDefault();
    void openText(text);
  };
  return (
    <form className="sheet stack" onSubmit={open}>
      <h2>{say("lake-text")}</h2>
      <label htmlFor={id} className="hint-text">
        {say("lake-text-about")}
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        value={text}
        placeholder="classic orange:d4f4/1 green:h8i8/1 orange"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row">
        <button type="submit" className="primary" disabled={!text.trim()}>
          <Icon sign="map" />
          {say("lake-open")}
        </button>
        <FileButton
          accept=".txt,text/plain"
          label={say("replay-open")}
          onFile={async (file) => openText(await file.slice(0, MOST_BYTES).text())}
        >
          <Icon sign="list" />
          {say("replay-open")}
        </FileButton>
      </div>
    </form>
  );
}
