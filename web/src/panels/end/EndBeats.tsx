/** What the beats of the end show on the lake: a figure at every head, and the winner's name. */

import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Cell } from "../../geometry/cell";
import { headOf, parsePosition } from "../../geometry/position";
import type { SeatState, State } from "../../protocol";
import { soundEnd } from "../../sound/sounds";
import { useSettings } from "../../store/device/settings";
import { useLanguage, useSay } from "../../words/say";
import { tiedSeats, victoryText } from "../../words/victory";
import { type Beat, LENGTHS, paceOfBeats } from "./beats";

export function EndBeats({ state, beat }: { state: State; beat: Beat }) {
  const say = useSay();
  const language = useLanguage();
  const isFlash = beat === "flash";
  useEffect(() => {
    if (isFlash && useSettings.getState().sound) soundEnd();
  }, [isFlash]);
  const heads = useMemo(() => headsOf(state), [state]);
  const [lake, setLake] = useState<CSSProperties>({});
  const isShown = beat !== "rest" && beat !== "done";
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown && over.current) setLake(lakeBeside(over.current));
  }, [isShown]);
  const tied = tiedSeats(state);
  if (!isShown) return null;
  return (
    <div ref={over} className="end-beats" style={lake} aria-hidden="true">
      {state.seats.map((seat, number) => {
        const isOut = beat === "tie" ? !tied.includes(number) : isFlash && !state.winners.includes(number);
        return (
          <Plate key={seat.colour} seat={seat} cell={heads.get(seat.colour) ?? null} isOut={isOut}>
            {beat === "tie" && tied.includes(number) ? (
              <Running key="perch" to={seat.perch} beat="tie" />
            ) : (
              <Running key="left" to={seat.left} beat="count" />
            )}
          </Plate>
        );
      })}
      <p className={`end-caption ${isFlash ? "end-caption-flash" : ""}`}>
        {isFlash ? victoryText(say, language, state) : say(beat === "tie" ? "count-head" : "count-left")}
      </p>
    </div>
  );
}

function headsOf(state: State): ReadonlyMap<string, Cell | null> {
  return new Map(parsePosition(state.position).monsters.map((monster) => [monster.colour, headOf(monster)]));
}

interface PlateProps {
  readonly seat: SeatState;
  readonly cell: Cell | null;
  readonly isOut: boolean;
  readonly children: ReactNode;
}

/** A small plate above a head. */
function Plate({ seat, cell, isOut, children }: PlateProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const [spot, setSpot] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const lake = plate.current && lakeOf(plate.current)?.getBoundingClientRect();
    const at = cell && placeOf(cell);
    if (lake && at) setSpot({ left: at.x - lake.left, top: at.y - lake.top });
  }, [cell]);
  return (
    <span
      ref={plate}
      className={`end-plate seat-${seat.colour} ${isOut ? "end-plate-out" : ""}`}
      style={spot ?? { left: "50%", top: "50%" }}
    >
      {children}
    </span>
  );
}

function lakeOf(beside: Element): Element | null {
  return beside.closest(".lake-box")?.querySelector(".flat-lake, .deep-lake") ?? null;
}

/** The place of the lake within what holds both. */
function lakeBeside(over: HTMLElement): CSSProperties {
  const box = over.parentElement?.getBoundingClientRect();
  const lake = lakeOf(over)?.getBoundingClientRect();
  if (!box || !lake) return {};
  return { left: lake.left - box.left, top: lake.top - box.top, width: lake.width, height: lake.height };
}

/** Where a cell is on the screen: the lake in 3D knows, else the grid does. */
function placeOf(cell: Cell): { readonly x: number; readonly y: number } | null {
  const deep = window.__scene?.whereIs(cell);
  if (deep) return deep;
  const box = document.querySelector(`.lake-box [data-cell="${cell}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** A figure that runs from nothing to what it is. */
function Running({ to, beat }: { to: number; beat: "count" | "tie" }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), (LENGTHS[beat] * 700 * paceOfBeats()) / to);
    return () => clearTimeout(timer);
  }, [shown, to, beat]);
  return <>{shown}</>;
}
