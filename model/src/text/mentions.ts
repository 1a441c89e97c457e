/** Somebody whom a text mentions, by the name that stands in it. Imports no zod: pages of visitors show it. */
export interface Mentioned {
  readonly uid: string;
  readonly name: string;
}

/** How many people a comment may mention. */
export const MOST_MENTIONS = 3;

const WORD_BEFORE = /[\p{L}\p{N}\p{M}_]$/u;
const WORD_AFTER = /^[\p{L}\p{N}\p{M}_]/u;

/**
 * A text in its parts: plain ones, and those that mention somebody, `@` and their name as a whole word. Of two names of which one begins
 * the other, the longer one counts.
 */
export function mentionParts<P extends Pick<Mentioned, 'name'>>(
  text: string,
  people: readonly P[],
): (string | P)[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
  const parts: (string | P)[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < from) continue;
    const found = longestFirst.find(({ name }) => startsAt(text, at, name));
    if (!found) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push(found);
    from = at + 1 + found.name.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function startsAt(text: string, at: number, name: string): boolean {
  return (
    name !== '' &&
    text.startsWith(name, at + 1) &&
    !WORD_BEFORE.test(text.slice(0, at)) &&
    !WORD_AFTER.test(text.slice(at + 1 + name.length))
  );
}

/** Whether a text mentions a name, whoever else it mentions. */
export function isMentionedIn(text: string, name: string): boolean {
  return mentionParts(text, [{ name }]).some((part) => typeof part !== 'string');
}
