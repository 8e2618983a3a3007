/** Small drawn signs. They say nothing to a screen reader: the words beside them do. */

const SIGNS = {
  home: "M3 11L12 3l9 8M6 9.5V20h12V9.5M10 20v-6h4v6",
  back: "M14 5l-7 7 7 7",
  next: "M10 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4 13l5 5L20 6",
  undo: "M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10H9",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1.5 2-1.5 3h-5C9.500 16 9 15 8 14Z",
  talk: "M4 5h16v11H11l-5 4v-4H4Z",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.700 2.700M16.300 16.300L19 19M5 19l2.700-2.700M16.300 7.700L19 5",
  share:
    "M8 12l8-5M8 12l8 5M6 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM18 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM18 15a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  sound: "M4 10v4h4l5 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6L8 10ZM17 10l5 5M22 10l-5 5",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14",
  cube: "M12 3l8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9",
  people:
    "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2.500 20a5.500 5.500 0 0 1 11 0M16 6a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM15 14a5 5 0 0 1 6.500 5",
  device: "M6 3h12v18H6ZM11 18h2",
  computer: "M4 5h16v11H4ZM9 20h6M12 16v4",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14",
  puzzle: "M4 8h4a2.500 2.500 0 1 1 5 0h5v5a2.500 2.500 0 1 0 0 5v3H4Z",
  camera: "M3 8h4l2-3h6l2 3h4v12H3ZM12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  again: "M20 6v5h-5M19.500 11A8 8 0 1 0 20 15",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  play: "M7 4l13 8-13 8Z",
  noNetwork: "M3 9a13 13 0 0 1 18 0M6.500 13a8 8 0 0 1 11 0M10 17a3 3 0 0 1 4 0M4 3l16 18",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  question: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1.200.700-1.500 1.300-1.500 2.800M12 19h.1",
  star: "M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.800Z",
  pencil: "M4 20l1-5L16 4l4 4L9 19ZM13.500 6.500l4 4",
  open: "M12 16V5M7 10l5-5 5 5M4 20h16",
  save: "M12 4v11M7 10l5 5 5-5M4 20h16",
} as const;

export type Sign = keyof typeof SIGNS;

export function Icon({ sign }: { sign: Sign }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
