/**
 * Where a login leads back to: `next` if it is a path of this site, else `undefined`. Refused are other origins, what a
 * browser would read as one (`//host`, `/\host`, a path that becomes `//` once its dots are resolved), schemes, control
 * characters, and the same in percent-encoding.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.length > MAX_LENGTH || !next.startsWith('/')) return undefined;
  if (!isHarmless(next)) return undefined;
  const url = parse(next);
  if (!url || url.origin !== SITE || url.username !== '') return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  return isHarmless(decoded) ? url.pathname + url.search + url.hash : undefined;
}

const MAX_LENGTH = 2000;
/** A host name that cannot be registered: only paths without a host of their own resolve to it. */
const SITE = 'https://site.invalid';
const DELETE = 0x7f;

function isHarmless(path: string): boolean {
  if (path.startsWith('//') || path.includes('\\')) return false;
  return ![...path].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || code === DELETE;
  });
}

function parse(path: string): URL | undefined {
  return URL.canParse(path, SITE) ? new URL(path, SITE) : undefined;
}
