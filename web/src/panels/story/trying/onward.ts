/** Where a button leads. */

import type { Sign } from "../../kit/Icon";

export interface Onward {
  readonly label: string;
  readonly sign: Sign;
  readonly go: () => void;
}
