/** A table on this device: against computers, around the device, or both. */

import { useEffect, useState } from "react";
import { DeadEnd } from "../panels/kit/DeadEnd";
import { Coach } from "../panels/play/Coach";
import { namesOf } from "../panels/play/names";
import { OtherLevels } from "../panels/play/OtherLevels";
import { PlayBar } from "../panels/play/PlayBar";
import { Announcer } from "../panels/table/Announcer";
import { useBackCancels } from "../panels/table/backCancels";
import { useTurnSignal } from "../panels/table/turn/turnSignal";
import { WholeTable } from "../panels/table/WholeTable";
import { useSounds } from "../sound/sounds";
import { useRoute } from "../store/device/route";
import { useTables } from "../store/device/tables";
import { takeIn } from "../store/table/carrying";
import { closeTableHere, gameHere, openTableHere, usePlaying } from "../store/table/playing";
import { useRoom } from "../store/table/room";
import { isAlone } from "../table/kept";
import { useSay } from "../words/say";
import { refusalText } from "../words/sentences";

export default function PlayScreen({ id }: { id: string }) {
  return id ? <HereScreen id={id} /> : <CarriedScreen />;
}

function HereScreen({ id }: { id: string }) {
  const say = useSay();
  const state = useRoom((room) => room.state);
  const { kept, problem } = usePlaying();
  const isKeeping = useTables((tables) => tables.isKeeping);
  useEffect(() => {
    void openTableHere(id);
    return closeTableHere;
  }, [id]);
  const names = kept ? namesOf(say, kept) : say("play-here");
  useTurnSignal(names);
  useBackCancels(id);
  useSounds();
  if (problem) return <Trouble problem={problem} />;
  return (
    <div className="room fits">
      <PlayBar table={kept} />
      {!isKeeping && (
        <p className="banner banner-bad" role="alert">
          {say("kept-full")}
        </p>
      )}
      {state && (
        <WholeTable
          state={state}
          title={names}
          replay={`/replay${gameHere()}`}
          besideAgain={kept && <OtherLevels table={kept} />}
          besideMoves={kept && isAlone(kept) && <Coach />}
        />
      )}
      <Announcer />
    </div>
  );
}

/** A link with a game in it. */
function CarriedScreen() {
  const say = useSay();
  const hash = useRoute((route) => route.hash);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    void takeIn(hash).then((failure) => setProblem(failure ?? ""));
  }, [hash]);
  return problem ? <Trouble problem={problem} /> : <p className="page">{say("loading")}</p>;
}

function Trouble({ problem }: { problem: string }) {
  const say = useSay();
  return <DeadEnd title={say("play-here")} text={refusalText(say, { code: problem })} isFault={true} />;
}
