/** What can be done with the move in sight: note something about it, make its branch the main one, delete it. */

import { useId } from "react";
import { bringBack, type Lake, promote, prune, rename, useLake } from "../../store/openlake/lake";
import { below, branchOf, twigAt } from "../../store/openlake/tree";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

const LONGEST = 200;

export function BranchTools({ lake: { tree, here } }: { lake: Lake }) {
  const say = useSay();
  const id = useId();
  const lost = useLake((open) => open.lost);
  const twig = twigAt(tree, here);
  const isMain = branchOf(tree, here) === null;
  return (
    <div className="branch-tools stack">
      <div>
        <label htmlFor={id}>{say("lake-name")}</label>
        <input
          id={id}
          type="text"
          maxLength={LONGEST}
          value={twig.name}
          autoComplete="off"
          onChange={(event) => rename(here, event.target.value)}
        />
      </div>
      <div className="row">
        <SteadyButton isOff={isMain} onPress={() => promote(here)}>
          <Icon sign="open" />
          {say("lake-promote")}
        </SteadyButton>
        <SteadyButton isOff={twig.parent === null} onPress={() => prune(here)}>
          <Icon sign="close" />
          {say("lake-delete", { count: below(tree, here).length })}
        </SteadyButton>
      </div>
      <div role="status">
        {lost && (
          <p className="lost">
            {say("lake-deleted", { count: lost.tree.twigs.size - tree.twigs.size })}
            <button type="button" onClick={bringBack}>
              <Icon sign="undo" />
              {say("lake-bring-back")}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
