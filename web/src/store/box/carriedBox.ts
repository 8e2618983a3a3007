/** A box that travels: in a link, behind the #, or in a file. */

import { hashOf, textIn } from "../../table/carried";
import { type Box, lineOfBox, textOfBox } from "../../words/texts/box";
import { readBoxLine } from "../../words/texts/boxes/reader";
import { readBox } from "../../words/texts/boxFile";
import { InvalidBox } from "../../words/texts/errors";

/** The address of a box. */
export function pathOf(box: Box): string {
  return `/box#${hashOf(lineOfBox(box))}`;
}

/** The box in a link; null if it is spoilt. */
export function boxInLink(hash: string): Box | null {
  try {
    return readBoxLine(textIn(hash) ?? "");
  } catch {
    return null;
  }
}

export function fileOf(box: Box): Blob {
  return new Blob([textOfBox(box)], { type: "application/toml" });
}

/** The box in a file, or what is wrong with it. */
export function boxInFile(text: string): Box | InvalidBox {
  try {
    return readBox(text);
  } catch (error) {
    if (error instanceof InvalidBox) return error;
    throw error;
  }
}
