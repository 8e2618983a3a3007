/** The puzzle of a day or a week. When its time is over, the next one is offered, and nothing is taken away. */

import { type ReactNode, useEffect } from "react";
import type { PuzzleView } from "../../answers/puzzles";
import type { Occasion } from "../../store/puzzle/progress";
import { closePuzzle, openPuzzle } from "../../store/puzzle/puzzle";
import { useSay } from "../../words/say";
import { PuzzlePage } from "./PuzzlePage";

interface DatedPuzzleProps {
  readonly occasion: Occasion;
  readonly find: (date: string) => Promise<PuzzleView>;
  readonly title: string;
  readonly onward: { readonly to: string; readonly label: string };
  readonly isOld?: boolean; // there is a newer one
  readonly onNew?: () => void;
  readonly children: ReactNode; // what is said of the date
}

export function DatedPuzzle({ occasion, find, title, onward, isOld = false, onNew, children }: DatedPuzzleProps) {
  const say = useSay();
  const { list, date } = occasion;
  const name = `${list} ${date}`;
  useEffect(() => {
    void openPuzzle(name, () => find(date), { list, date });
    return () => closePuzzle(name);
  }, [name, find, list, date]);
  return (
    <PuzzlePage
      name={name}
      title={title}
      onward={onward}
      notice={
        <>
          <p className="puzzle-day">{children}</p>
          <div role="status">
            {isOld && (
              <div className="question">
                <p>{say("solo-new-day")}</p>
                <div className="row">
                  <button type="button" className="primary" onClick={onNew}>
                    {say("solo-new-day-open")}
                  </button>
                </div>
              </div>
            )}
          </div>
        </>
      }
    />
  );
}
