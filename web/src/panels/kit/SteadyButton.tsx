/** A button that is never really disabled, so that the keyboard focus stays on it. */

import type { ReactNode, Ref } from "react";

interface SteadyButtonProps {
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly className?: string;
  readonly label?: string; // for a button without words
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function SteadyButton({ isOff, onPress, className, label, ref, children }: SteadyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      ref={ref}
      aria-disabled={isOff}
      aria-label={label}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  );
}
