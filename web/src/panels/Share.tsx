/** The link to a room, to be sent or scanned. */

import { useMemo, useState } from "react";
import { encode } from "uqr";
import { useSay } from "../words/say";
import { Icon } from "./Icon";

export function Share({ code }: { code: string }) {
  const say = useSay();
  const link = `${location.origin}/r/${code}`;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false); // the link stands there to be copied by hand
    }
  };
  const share = () => void navigator.share({ title: say("title"), url: link }).catch(() => undefined);
  return (
    <div className="share">
      <Qr text={link} label={say("qr-label")} />
      <div className="stack">
        <p>{say("share-how")}</p>
        <label className="sr-only" htmlFor="share-link">
          {say("share-link")}
        </label>
        <input id="share-link" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className="row">
          <button type="button" onClick={() => void copy()}>
            <Icon sign="copy" />
            {say(isCopied ? "copied" : "copy-link")}
          </button>
          {"share" in navigator && (
            <button type="button" onClick={share}>
              <Icon sign="share" />
              {say("share")}
            </button>
          )}
        </div>
        <p className="hint-text">{say("share-code", { code })}</p>
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
