/** A link to another screen of the page. */

import type { MouseEvent, ReactNode } from "react";
import { addressOf } from "../../address";
import { go } from "../../store/device/route";

interface AnchorProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly label?: string;
  readonly isCurrent?: boolean; // the one that is open, in a list
}

export function Anchor({ to, className, children, label, isCurrent = false }: AnchorProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return; // a new tab, as the person asked
    event.preventDefault();
    go(to);
  };
  return (
    <a
      href={addressOf(to)}
      className={className}
      onClick={open}
      aria-label={label}
      aria-current={isCurrent || undefined}
    >
      {children}
    </a>
  );
}
