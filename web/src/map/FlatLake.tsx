/** The flat lake: a bathymetric chart that can be read, printed, and played by keys, fingers and screen readers. */

import { useId, useState } from "react";
import type { Cell } from "../geometry/cell";
import type { LakeProps, Picture } from "../geometry/picture";
import { useSay } from "../words/say";
import { Chart } from "./Chart";
import { LakeGrid } from "./LakeGrid";
import { type Held, Loupe } from "./Loupe";
import { GhostMark, Monsters } from "./Monsters";
import { AdvisedFlags, AdvisedMarks } from "./marks/AdvisedMark";
import { Scales } from "./marks/ArchMark";
import { BarMark } from "./marks/BarMark";
import { FlashMarks } from "./marks/FlashMark";
import { FloatMark, GoalFlag, GoalMark } from "./marks/GoalMark";
import { NearMark } from "./marks/NearMark";
import { RingMark } from "./marks/RingMark";
import { RockMark } from "./marks/RockMark";
import { Roundels } from "./marks/Roundels";
import { centreOf, viewOf } from "./measures";
import "./map.css";

interface FlatLakeProps extends LakeProps {
  readonly onCursor?: (cell: Cell | null) => void;
  readonly label?: string;
}

export default function FlatLake({ onCursor, label, ...props }: FlatLakeProps) {
  const say = useSay();
  const id = useId();
  const [held, setHeld] = useState<Held | null>(null);
  return (
    <div className="flat-lake">
      <LakeDrawing picture={props.picture} onGhost={props.onGhost} id={id} />
      <LakeGrid
        {...props}
        label={label ?? say("lake-label")}
        onCursor={onCursor ?? (() => undefined)}
        onHold={setHeld}
      />
      {held && <Loupe held={held} view={viewOf(props.picture.seats)} drawing={id} />}
    </div>
  );
}

interface DrawingProps {
  readonly picture: Picture;
  readonly onGhost?: () => void;
  readonly id?: string;
}

/** The drawing alone, for pictures that nobody plays on. */
export function LakeDrawing({ picture, onGhost, id }: DrawingProps) {
  const view = viewOf(picture.seats);
  const { near, advised = [] } = picture;
  const cursor = picture.cursor && centreOf(picture.cursor);
  return (
    <svg className="lake-drawing" viewBox={`${view.left} ${view.top} ${view.size} ${view.size}`} aria-hidden="true">
      <g id={id}>
        <Scales />
        <Chart seats={picture.seats} />
        {picture.position.rocks.map((cell) => (
          <RockMark key={cell} cell={cell} />
        ))}
        {picture.floats?.map((cell) => (
          <FloatMark key={cell} cell={cell} />
        ))}
        {picture.mark && <GoalMark cell={picture.mark} />}
        <Monsters picture={picture} />
        {picture.bars?.map((cell) => (
          <BarMark key={cell} cell={cell} />
        ))}
        {advised.length > 0 && <AdvisedMarks advised={advised} />}
        {near && !picture.ghost && <NearMark cell={near} colour={picture.position.turn} />}
        {picture.rings.map((ring) => (
          <RingMark key={`${ring.cell} ${ring.role}`} ring={ring} />
        ))}
        {picture.ghost && <GhostMark ghost={picture.ghost} onGhost={onGhost ?? (() => undefined)} />}
        <Roundels position={picture.position} ghost={picture.ghost} />
        {advised.length > 0 && <AdvisedFlags advised={advised} />}
        {picture.mark && <GoalFlag cell={picture.mark} />}
        {picture.winners.length > 0 && <FlashMarks seats={picture.seats} />}
        {cursor && <rect className="cursor" x={cursor.x - 47} y={cursor.y - 47} width={94} height={94} rx={10} />}
      </g>
    </svg>
  );
}
