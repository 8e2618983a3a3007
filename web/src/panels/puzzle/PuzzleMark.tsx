/** The drawn marks of special puzzles: a spark for a masterpiece, a flag for a finale. The words beside them say so. */

const MARKS = {
  masterpiece: "M12 1.500C13 8 16 11 22.500 12C16 13 13 16 12 22.500C11 16 8 13 1.500 12C8 11 11 8 12 1.500Z",
  finale: "M5 22.500V2L21 7L5 12.500",
} as const;

export function PuzzleMark({ kind }: { kind: keyof typeof MARKS }) {
  return (
    <svg className={`puzzle-sign puzzle-sign-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[kind]} />
    </svg>
  );
}
