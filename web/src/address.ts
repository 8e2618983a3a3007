/**
 * Where the page is, and the addresses of its screens. A server knows every screen's address, at its root or below a
 * path: /games/ness/rules. A static site has one page in any folder, so that its screens stand after a question mark:
 * /games/ness/?/rules.
 */

export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

// Only the page knows, so that one build serves everywhere: `blockness site` writes one, a server below a path the other.
const { site: SITE, base: BASE = "/" } = document.documentElement.dataset;

/** Whether there is no server: everything but rooms. */
export const isSite = SITE !== undefined;

/** The folder of the page; everything that belongs to it is below. */
export const ROOT = rootOf(SITE ?? BASE, location.href);

export function rootOf(base: string, href: string): string {
  return new URL(base, href).pathname;
}

/** The address of a screen or of something that a server answers, from the path that one at its root would know it by. */
export function addressOf(path: string, root = ROOT, site = isSite): string {
  if (!site) return root + path.slice(1);
  return path === "/" ? root : `${root}?${path}`;
}

/** A whole link, to send to somebody. */
export function linkTo(path: string): string {
  return location.origin + addressOf(path);
}

/** The screen at an address, even at one that the host itself answers with the site's page. */
export function screenAt(
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  root = ROOT,
): Address {
  const rest = hash.slice(1);
  if (search.startsWith("?/")) {
    const [path = "", ...more] = search.slice(1).split("?");
    return { path, search: more.length ? `?${more.join("?")}` : "", hash: rest };
  }
  const inside = pathname.startsWith(root) ? pathname.slice(root.length) : "";
  return { path: `/${inside === "index.html" ? "" : inside}`, search, hash: rest };
}
