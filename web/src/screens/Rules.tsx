/** The rules in our own words, each with a small lake to try it on, and every reason why a move is refused. */

import { useEffect } from "react";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { ExampleLake } from "../panels/lesson/ExampleLake";
import { useSounds } from "../sound/sounds";
import { useRoute } from "../store/device/route";
import { REFUSALS, type Refusal, RULES, type Rule } from "../store/lesson/examples";
import { useSay } from "../words/say";
import "../style/learn.css";

export default function Rules() {
  const say = useSay();
  const hash = useRoute((route) => route.hash);
  useSounds();
  return (
    <main id="main" className="page rules">
      <PageHead title={say("rules")} />
      <RulesBody hash={hash} />
    </main>
  );
}

/** All but the head, for the screen and for the sheet over a table; over a table, nothing can be tried. */
export function RulesBody({ hash, isStill = false }: { hash: string; isStill?: boolean }) {
  const say = useSay();
  useHash(hash);
  return (
    <>
      <p className="rules-goal">{say("rules-goal")}</p>
      <div className="row">
        {!isStill && (
          <Anchor to="/lesson" className="button primary">
            <Icon sign="play" />
            {say("first-lesson")}
          </Anchor>
        )}
        <a href="#refusals" className="button">
          {say("refusals")}
        </a>
      </div>
      <nav aria-label={say("rules-contents")}>
        <ol className="rules-contents">
          {RULES.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="rule-number">{id.slice(1)}</span>
                {say(`rule-${id.toLowerCase()}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {RULES.map((rule) => (
        <RuleSection key={rule.id} rule={rule} isStill={isStill} />
      ))}
      <section className="stack" aria-labelledby="refusals">
        <h2 id="refusals" tabIndex={-1}>
          {say("refusals")}
        </h2>
        <p>{say("refusals-about")}</p>
        <div className="refusals">
          {REFUSALS.map((refusal) => (
            <RefusalSection key={refusal.code} refusal={refusal} isStill={isStill} />
          ))}
        </div>
      </section>
    </>
  );
}

function RuleSection({ rule: { id, tries }, isStill }: { rule: Rule; isStill: boolean }) {
  const say = useSay();
  const key = `rule-${id.toLowerCase()}`;
  const title = say(key);
  return (
    <section className="rule sheet" aria-labelledby={id}>
      <div className="rule-words stack">
        <h2 id={id} tabIndex={-1}>
          <span className="rule-number" aria-hidden="true">
            {id.slice(1)}
          </span>
          {title}
        </h2>
        <p>{say(`${key}-text`)}</p>
      </div>
      <ExampleLake name={`rule ${id}`} title={title} tries={tries} isStill={isStill} />
    </section>
  );
}

function RefusalSection({ refusal: { code, rule, tries }, isStill }: { refusal: Refusal; isStill: boolean }) {
  const say = useSay();
  const title = say(`refusal-${code}`);
  return (
    <section className="refusal-card sheet stack" aria-labelledby={code}>
      <h3 id={code} tabIndex={-1}>
        {title}
      </h3>
      <p>{say(`refusal-${code}-text`)}</p>
      <p className="hint-text">
        <a href={`#${rule}`}>
          {say("refusal-rule", { number: rule.slice(1), title: say(`rule-${rule.toLowerCase()}`) })}
        </a>
      </p>
      <ExampleLake name={`refusal ${code}`} title={title} tries={tries} isStill={isStill} />
    </section>
  );
}

/** Go to the part named in the address, and let reading continue from there. */
function useHash(hash: string): void {
  useEffect(() => {
    const heading = hash && document.getElementById(decodeURIComponent(hash));
    if (!heading) return;
    heading.scrollIntoView({ block: "start" });
    heading.focus({ preventScroll: true });
  }, [hash]);
}
