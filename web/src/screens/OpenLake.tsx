/** The open lake, on which anybody can try anything; or the place to come to one. */

import { useEffect } from "react";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { KeptLakes } from "../panels/openlake/KeptLakes";
import { LakeTable } from "../panels/openlake/LakeTable";
import { EmptyLake, PastedLake } from "../panels/openlake/NewLake";
import { RecordProblem } from "../panels/replay/RecordFile";
import { Announcer } from "../panels/table/Announcer";
import { useBackCancels } from "../panels/table/backCancels";
import { SettingsLink, TableBar } from "../panels/table/TableBar";
import { useSounds } from "../sound/sounds";
import { useRoute } from "../store/device/route";
import { useKeptLakes } from "../store/openlake/keptLakes";
import { closeLake, openLake, useLake } from "../store/openlake/lake";
import { openLink, useOpening } from "../store/openlake/opening";
import { useRoom } from "../store/table/room";
import { useSay } from "../words/say";
import "../style/openlake.css";
import "../style/replay.css";

export default function OpenLake({ id }: { id: string }) {
  return id ? <Exploring id={id} /> : <Opening />;
}

function Exploring({ id }: { id: string }) {
  const say = useSay();
  const state = useRoom((room) => room.state);
  const { lake, problem } = useLake();
  const isKept = useKeptLakes((kept) => kept.lakes.some((one) => one.id === id));
  const isKeeping = useKeptLakes((kept) => kept.isKeeping);
  useEffect(() => {
    void openLake(id);
    return closeLake;
  }, [id]);
  useEffect(() => {
    document.title = `${say("lake")} · ${say("title")}`;
  }, [say]);
  useBackCancels(id);
  useSounds();
  if (problem || !isKept)
    return (
      <main id="main" className="page">
        <PageHead title={say("lake")} />
        {problem ? <RecordProblem problem={problem} /> : <p role="alert">{say("lake-gone")}</p>}
        <p className="row">
          <Anchor to="/lake" className="button primary">
            {say("lake-others")}
          </Anchor>
        </p>
      </main>
    );
  return (
    <div className="room fits">
      <TableBar name={<strong>{say("lake")}</strong>}>
        <Anchor to="/lake" className="button quiet" label={say("lake-others")}>
          <Icon sign="list" />
        </Anchor>
        <SettingsLink />
      </TableBar>
      {!isKeeping && (
        <p className="banner banner-bad" role="alert">
          {say("lake-full")}
        </p>
      )}
      {lake && state && <LakeTable lake={lake} state={state} />}
      <Announcer />
    </div>
  );
}

function Opening() {
  const say = useSay();
  const { hash, search } = useRoute();
  const problem = useOpening((opening) => opening.problem);
  useEffect(() => {
    useOpening.setState({ problem: null });
    if (hash) void openLink(hash, search);
  }, [hash, search]);
  if (hash && !problem) return <p className="page">{say("loading")}</p>;
  return (
    <main id="main" className="page lakes">
      <PageHead title={say("lake")} />
      {problem && <RecordProblem problem={problem} />}
      <p>{say("lake-about")}</p>
      <div className="lakes-new">
        <EmptyLake />
        <PastedLake />
      </div>
      <KeptLakes />
    </main>
  );
}
