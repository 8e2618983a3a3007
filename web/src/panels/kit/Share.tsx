/** A link, to a room or to something else, to be sent or scanned. */

import { useId, useMemo, useState } from "react";
import { encode } from "uqr";
import { linkTo } from "../../address";
import { useSay } from "../../words/say";
import { Icon } from "./Icon";

export function Share({ code }: { code: string }) {
  const say = useSay();
  return (
    <ShareLink
      link={linkTo(`/r/${code}`)}
      how={say("share-how")}
      label={say("share-link")}
      note={say("share-code", { code })}
    />
  );
}

interface ShareLinkProps {
  readonly link: string;
  readonly how: string; // what people who open it can do
  readonly label: string;
  readonly note?: string;
}

/** Any link: as a code to scan, to be copied, and to be sent where the device can. */
export function ShareLink({ link, how, label, note }: ShareLinkProps) {
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
    <div className="share">
      <Qr text={link} label={say("qr-label")} />
      <div className="stack">
        <p>{how}</p>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="row">
          <button type="button" onClick={() => void copy()}>
            <Icon sign="copy" />
            {say(copied === link ? "copied" : "copy-link")}
          </button>
          {"share" in navigator && (
            <button type="button" onClick={share}>
              <Icon sign="share" />
              {say("share")}
            </button>
          )}
        </div>
        {note && <p className="hint-text">{note}</p>}
      </div>
    </div>
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
