/** The first page: two taps to the first move. */

import { useEffect } from "react";
import { isSite } from "../address";
import { Anchor } from "../panels/kit/Anchor";
import { Icon, type Sign } from "../panels/kit/Icon";
import { MedalLine } from "../panels/logbook/Medals";
import { Hero } from "../panels/page/Hero";
import { KeptTables } from "../panels/play/KeptTables";
import { hasWebGl } from "../panels/table/webgl";
import { useDevice } from "../store/device/memory";
import { set } from "../store/device/settings";
import { useLastRoom } from "../store/table/lastRoom";
import { shortName, usualTable } from "../store/table/newTable";
import { sitDownHere } from "../store/table/openTable";
import { isLanguage, LANGUAGES, OWN_NAMES } from "../words/languages";
import { useLanguage, useSay } from "../words/say";

const SOON = 400; // ms: once the page has been drawn

export default function Landing() {
  const say = useSay();
  const name = useDevice((device) => device.name);
  const last = useLastRoom();
  useEffect(() => {
    document.title = say("title");
    void document.fonts.load('800 1em "Alegreya Sans"', say("subtitle")); // a table needs it, and begins at once
  }, [say]);
  useEffect(() => {
    const timer = setTimeout(hasWebGl, SOON);
    return () => clearTimeout(timer);
  }, []);
  const playNow = () => sitDownHere(usualTable("computer", 2, name), (colour) => shortName(say("monster", { colour })));
  return (
    <main id="main" className="landing">
      <div className="landing-hero">
        <Hero />
        <h1>{say("title")}</h1>
        <p className="landing-sub">{say("subtitle")}</p>
      </div>
      <nav className="landing-ways" aria-label={say("ways-label")}>
        {last && (
          <Anchor to={`/r/${last}`} className="way way-continue">
            <Icon sign="play" />
            <span>
              <strong>{say("continue")}</strong>
              <span>{say("continue-about", { code: last })}</span>
            </span>
          </Anchor>
        )}
        <button type="button" className="way way-main" onClick={playNow}>
          <Icon sign="play" />
          <span>
            <strong>{say("play-now")}</strong>
            <span>{say("play-now-about")}</span>
          </span>
        </button>
        <KeptTables />
        <Way to="/new" sign="computer" title={say("play-computer")} about={say("play-computer-about")} />
        <Way to="/new?device" sign="device" title={say("play-device")} about={say("play-device-about")} />
        {!isSite && (
          <>
            <Way to="/friends" sign="people" title={say("play-friends")} about={say("play-friends-about")} />
            <Way to="/rooms" sign="eye" title={say("open-rooms")} about={say("open-rooms-about")} />
          </>
        )}
        <Way to="/solo" sign="puzzle" title={say("solo")} about={say("solo-about")} />
        <Way to="/lesson" sign="book" title={say("how-to-play")} about={say("how-to-play-about")} />
        <MedalLine />
      </nav>
      <footer className="landing-foot">
        <Languages />
        <p className="row">
          <Anchor to="/logbook">{say("logbook")}</Anchor>
          <Anchor to="/rules">{say("rules")}</Anchor>
          <Anchor to="/replay">{say("replay")}</Anchor>
          <Anchor to="/lake">{say("lake")}</Anchor>
          <Anchor to="/settings">{say("settings")}</Anchor>
          <Anchor to="/about">{say("about")}</Anchor>
        </p>
        <p className="hint-text">{say("unofficial")}</p>
      </footer>
    </main>
  );
}

function Way({ to, sign, title, about }: { to: string; sign: Sign; title: string; about: string }) {
  return (
    <Anchor to={to} className="way">
      <Icon sign={sign} />
      <span>
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
    </Anchor>
  );
}

function Languages() {
  const say = useSay();
  const language = useLanguage();
  return (
    <div className="languages" role="group" aria-label={say("set-language")}>
      {LANGUAGES.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          className="quiet"
          aria-pressed={one === language}
          onClick={() => isLanguage(one) && set({ language: one })}
        >
          {OWN_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
