/** The page: theme, language, and the screen of its address. */

import { lazy, type MouseEvent, Suspense, useEffect } from "react";
import { Mishap } from "./panels/page/Mishap";
import { Notices } from "./panels/page/Notices";
import About from "./screens/About";
import Friends from "./screens/Friends";
import Landing from "./screens/Landing";
import NewGame from "./screens/NewGame";
import NotFound from "./screens/NotFound";
import OpenRooms from "./screens/OpenRooms";
import OverTable from "./screens/OverTable";
import PlayScreen from "./screens/PlayScreen";
import RoomScreen from "./screens/RoomScreen";
import { useRoute } from "./store/device/route";
import { useSettings } from "./store/device/settings";
import { useSay, Words } from "./words/say";

const BoxScreen = lazy(() => import("./screens/BoxScreen"));
const Rules = lazy(() => import("./screens/Rules"));
const Logbook = lazy(() => import("./screens/Logbook"));
const Lesson = lazy(() => import("./screens/Lesson"));
const OwnMistakes = lazy(() => import("./screens/OwnMistakes"));
const OpenLake = lazy(() => import("./screens/OpenLake"));
const PuzzleEditor = lazy(() => import("./screens/PuzzleEditor"));
const ReplayScreen = lazy(() => import("./screens/ReplayScreen"));
const Solo = lazy(() => import("./screens/Solo"));
const Puzzle = lazy(() => import("./screens/Puzzle"));
const DailyPuzzle = lazy(() => import("./screens/DailyPuzzle"));
const WeeklyPuzzle = lazy(() => import("./screens/WeeklyPuzzle"));
const PastDays = lazy(() => import("./screens/PastDays"));
const SharedPuzzle = lazy(() => import("./screens/SharedPuzzle"));
const SettingsScreen = lazy(() => import("./screens/SettingsScreen"));

export function App() {
  useTheme();
  const language = useSettings((settings) => settings.language);
  return (
    <Words chosen={language}>
      <Page />
    </Words>
  );
}

function Page() {
  const say = useSay();
  const path = useRoute((route) => route.path);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the content, but must leave the hash as it is */}
      <a className="skip" href="#main" onClick={skip}>
        {say("skip-to-content")}
      </a>
      <Notices />
      <Mishap key={path}>
        <Suspense fallback={<p className="page">{say("loading")}</p>}>
          <Screen />
        </Suspense>
      </Mishap>
      <OverTable />
    </>
  );
}

/** Go to the content without touching the address: what follows the hash belongs to the screen. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

function Screen() {
  const path = useRoute((route) => route.path);
  const [, place = "", rest = ""] = path.split("/");
  switch (place) {
    case "":
      return <Landing />;
    case "new":
      return <NewGame />;
    case "friends":
      return <Friends />;
    case "rooms":
      return <OpenRooms />;
    case "play":
      return <PlayScreen key={rest} id={rest} />;
    case "r":
      return <RoomScreen key={rest} code={rest.toLowerCase()} />;
    case "replay":
      return <ReplayScreen />;
    case "lake":
      return <OpenLake key={rest} id={rest} />;
    case "rules":
      return <Rules />;
    case "lesson":
      return <Lesson />;
    case "logbook":
      return <Logbook />;
    case "settings":
      return <SettingsScreen />;
    case "about":
      return <About />;
    case "box":
      return <BoxScreen />;
    case "solo":
      return <SoloScreen name={rest} />;
    default:
      return <NotFound />;
  }
}

/** For one person: the chart, a puzzle, or the puzzle editor. */
function SoloScreen({ name }: { name: string }) {
  switch (name) {
    case "":
      return <Solo />;
    case "daily":
      return <DailyPuzzle />;
    case "weekly":
      return <WeeklyPuzzle />;
    case "days":
      return <PastDays />;
    case "p":
      return <SharedPuzzle />;
    case "make":
      return <PuzzleEditor />;
    case "mine":
      return <OwnMistakes />;
    default:
      return <Puzzle key={name} id={name} />;
  }
}

/** Paint the page as the person wants it. */
function useTheme(): void {
  const { theme, colours, patterns, animation } = useSettings();
  useEffect(() => {
    const night = matchMedia("(prefers-color-scheme: dark)");
    const paint = () => {
      document.documentElement.dataset["theme"] = theme === "system" ? (night.matches ? "dark" : "light") : theme;
    };
    paint();
    night.addEventListener("change", paint);
    return () => night.removeEventListener("change", paint);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset["colours"] = colours;
    document.documentElement.classList.toggle("no-patterns", !patterns);
    document.documentElement.classList.toggle("animated", animation !== "off");
    document.documentElement.style.setProperty("--pace", animation === "fast" ? "0.25s" : "0.5s");
  }, [colours, patterns, animation]);
}
