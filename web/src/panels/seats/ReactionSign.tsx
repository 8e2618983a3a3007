/** Drawn faces and signs to react with. */

const FACE = "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Z";
const SIGNS: Record<string, string> = {
  smile: `${FACE}M8.500 9.500h.1M15.500 9.500h.1M7.500 14q4.500 4.500 9 0`,
  laugh: `${FACE}M7 10q1.500-2 3 0M14 10q1.500-2 3 0M7 13.500h10q-1 5-5 5t-5-5Z`,
  wow: `${FACE}M8.500 9h.1M15.500 9h.1M12 13.500a2.500 2.800 0 1 0 0 5 2.500 2.800 0 0 0 0-5Z`,
  sad: `${FACE}M8.500 10h.1M15.500 10h.1M8 17.500q4-4 8 0M17 12.500v2.500`,
  clap: "M7 20c-3-3-3-6-2-9l3-6 2 1-2 5 5-7 2 1.500-4 6 5-5 1.500 2-5 5 4-3 1.300 1.800L13 18c-2 2.500-4 3-6 2ZM18 3l1-2M21 6l2-.500",
  heart: "M12 20C4 14 3 11 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11 20 14 12 20Z",
};

export function ReactionSign({ name }: { name: string }) {
  return (
    <svg className="icon reaction" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name] ?? FACE} />
    </svg>
  );
}
