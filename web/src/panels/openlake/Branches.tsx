/** The tree of all that was tried: each line of play as a list, its branches under the move that they replace. */

import { type ReactNode, useEffect, useRef } from "react";
import { useSettings } from "../../store/device/settings";
import { goTo, type Lake } from "../../store/openlake/lake";
import { ROOT, type Tree, type Twig, twigAt } from "../../store/openlake/tree";
import { turnIn } from "../../table/course";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";

export function Branches({ lake }: { lake: Lake }) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const { tree, here } = lake;
  const root = twigAt(tree, ROOT);
  useEffect(() => keepInSight(list.current, here), [here]);
  return (
    <section className="branches stack" aria-labelledby="branches-title">
      <h2 id="branches-title">{say("lake-branches")}</h2>
      <div className="branches-list" ref={list} role="group" aria-labelledby="branches-title">
        <MoveButton twig={root} ply={0} isHere={here === ROOT}>
          {say("lake-beginning")}
        </MoveButton>
        <Line tree={tree} from={root} first={root.next[0]} ply={1} here={here} />
      </div>
    </section>
  );
}

interface LineProps {
  readonly tree: Tree;
  readonly from: Twig;
  readonly first: number | undefined;
  readonly ply: number; // of its first move
  readonly here: number;
}

/** A line of play from its first move on. */
function Line({ tree, from, first, ply, here }: LineProps) {
  const say = useSay();
  const items: ReactNode[] = [];
  let before = from;
  for (let id = first, at = ply; id !== undefined; at++) {
    const twig = twigAt(tree, id);
    const others = before.next[0] === id ? before.next.slice(1) : [];
    const start = before;
    items.push(
      <li key={id}>
        <MoveButton twig={twig} ply={at} isHere={here === id} colour={turnIn(before.line)} />
        {others.length > 0 && (
          <ul className="branches-off" aria-label={say("lake-instead", { ply: at })}>
            {others.map((other) => (
              <li key={other}>
                <Line tree={tree} from={start} first={other} ply={at} here={here} />
              </li>
            ))}
          </ul>
        )}
      </li>,
    );
    before = twig;
    id = twig.next[0];
  }
  return items.length ? <ol className="branches-line">{items}</ol> : null;
}

interface MoveButtonProps {
  readonly twig: Twig;
  readonly ply: number;
  readonly isHere: boolean;
  readonly colour?: string;
  readonly children?: ReactNode;
}

function MoveButton({ twig, ply, isHere, colour = "", children }: MoveButtonProps) {
  const say = useSay();
  const notation = useSettings((settings) => settings.notation);
  return (
    <button
      type="button"
      className={`ply quiet ${colour ? `seat-${colour}` : ""}`}
      data-twig={twig.id}
      tabIndex={isHere ? 0 : -1} // one stop for all: arrows lead from move to move
      aria-current={isHere ? "step" : undefined}
      onClick={() => goTo(twig.id)}
    >
      {colour && (
        <>
          <span className="move-ply">{ply}</span>
          <span className="sr-only">{say("monster", { colour })}: </span>
          <span className="status-dot" aria-hidden="true" />
        </>
      )}
      <span className="branch-words">
        {children ?? (notation === "short" ? <code>{twig.move}</code> : moveText(say, twig.move))}
        {twig.name && <em className="branch-name">{twig.name}</em>}
      </span>
    </button>
  );
}

/** Scroll the list, never the page; whoever walks through it by keys takes the focus along. */
function keepInSight(list: HTMLElement | null, id: number): void {
  const current = list?.querySelector<HTMLElement>(`[data-twig="${id}"]`);
  if (!list || !current) return;
  if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
  const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 2;
}
