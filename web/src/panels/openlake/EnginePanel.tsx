/** What the engine makes of the position: each monster's share of the victory, and its best moves. */

import { textOf } from "../../geometry/move";
import { type Seconds, stopThinking, TIMES, useAdvice, useThinking } from "../../store/openlake/advice";
import { type Advice, advicesOf } from "../../store/openlake/best";
import { choose, useHand } from "../../store/table/turn/hand";
import type { TableState } from "../../table/table";
import { useLanguage, useSay } from "../../words/say";
import { placementText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { Shares } from "./Shares";

export function EnginePanel({ state }: { state: TableState }) {
  const say = useSay();
  const seconds = useThinking((thinking) => thinking.seconds);
  const { analysis, isThinking, simulations } = useAdvice();
  const isOver = state.phase === "over";
  return (
    <section className="engine stack" aria-labelledby="engine-title">
      <h2 id="engine-title">{say("engine")}</h2>
      <Options
        legend={say("engine-time")}
        isLegendHidden
        value={String(seconds)}
        options={TIMES.map((time) => ({ value: String(time), label: say("engine-seconds", { seconds: time }) }))}
        onChange={(value) => useThinking.setState({ seconds: Number(value) as Seconds })}
      />
      {seconds > 0 && analysis && (
        <>
          <Shares values={analysis.values} />
          <p className="engine-proof">
            {analysis.proved ? (
              <strong className="proved">
                <Icon sign="check" />
                {say(isOver ? "engine-over" : "engine-proved")}
              </strong>
            ) : (
              say("engine-likely", { count: analysis.simulations })
            )}
          </p>
          <Best state={state} />
        </>
      )}
      {seconds > 0 && !isOver && (
        <div className="engine-thinking" role="status">
          {isThinking && (
            <>
              <span>{say("engine-thinking", { count: simulations })}</span>
              <button type="button" onClick={stopThinking}>
                {say("engine-stop")}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Best({ state }: { state: TableState }) {
  const say = useSay();
  const language = useLanguage();
  const analysis = useAdvice((advice) => advice.analysis);
  const best = advicesOf(analysis, state.choices, language);
  if (!best.length) return null;
  return (
    <ol className="best" aria-label={say("engine-best")}>
      {best.map((one) => (
        <BestMove key={one.number} advice={one} />
      ))}
    </ol>
  );
}

function BestMove({ advice: { placement, number, share, isProved } }: { advice: Advice }) {
  const say = useSay();
  const isChosen = useHand(({ chosen }) => chosen !== null && textOf(chosen) === textOf(placement));
  return (
    <li>
      <button type="button" className="quiet best-move" aria-pressed={isChosen} onClick={() => choose(placement)}>
        <span className="best-number">{number}</span>
        <span className="best-share">
          {share}
          {isProved && (
            <>
              <Icon sign="check" />
              <span className="sr-only">{say("engine-proved-move")}</span>
            </>
          )}
        </span>
        <span className="best-words">{placementText(say, placement)}</span>
      </button>
    </li>
  );
}
