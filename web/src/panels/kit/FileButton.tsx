/** A button that asks for a file. */

import { type ReactNode, useRef } from "react";

export function FileButton({
  accept,
  label,
  className = "",
  onFile,
  children,
}: {
  readonly accept: string;
  readonly label: string;
  readonly className?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = ""; // the same file can be chosen again
        }}
      />
    </>
  );
}
