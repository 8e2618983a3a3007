/** A link, to a room or to something else, to be sent or scanned. */

import { type ReactNode, useId, useMemo, useState } from "react";
import { encode } from "uqr";
import { linkTo } from "../../address";
import { useSay } from "../../words/say";
import { Icon } from "./Icon";

export function Share({ code, children }: { code: string; children?: ReactNode }) {
  const say = useSay();
  return (
    <ShareLink
      link={linkTo(`/r/${code}`)}
      how={say("share-how")}
      label={say("share-link")}
      note={say("share-code", { code })}
    >
      {children}
    </ShareLink>
  );
}

const LONGEST_CODE = 1500; // characters: more than that no camera reads

interface ShareLinkProps {
  readonly link: string;
  readonly how: string; // what people who open it can do
  readonly label: string;
  readonly note?: string;
  readonly children?: ReactNode; // what is told right below the button
}

/** Any link: one button that sends it, or copies it where the device cannot; the link itself; a code to scan. */
export function ShareLink({ link, how, label, note, children }: ShareLinkProps) {
  const say = useSay();
  const id = useId();
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      setCopied(""); // the link is shown, to be copied by hand
    }
  };
  const share = () => void navigator.share({ title: say("title"), url: link }).catch(() => undefined);
  return (
    <div className="share stack">
      {"share" in navigator ? (
        <button type="button" className="primary big" onClick={share}>
          <Icon sign="share" />
          {say("share")}
        </button>
      ) : (
        <CopyButton isMain isCopied={copied === link} onCopy={copy} />
      )}
      {children}
      <p>{how}</p>
      <div className="share-link">
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        {"share" in navigator && <CopyButton isCopied={copied === link} onCopy={copy} />}
      </div>
      <div className="share-code">
        {link.length <= LONGEST_CODE && <Qr text={link} label={say("qr-label")} />}
        {note && <p className="hint-text">{note}</p>}
      </div>
    </div>
  );
}

function CopyButton({
  isMain = false,
  isCopied,
  onCopy,
}: {
  isMain?: boolean;
  isCopied: boolean;
  onCopy: () => Promise<void>;
}) {
  const say = useSay();
  return (
    <button type="button" className={isMain ? "primary big" : ""} onClick={() => void onCopy()}>
      <Icon sign={isCopied ? "check" : "copy"} />
      {say(isCopied ? "copied" : "copy-link")}
    </button>
  );
}

function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0H${size}V${size}H0Z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
