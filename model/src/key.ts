/**
 * The key of a document that is made of other ids, or of one id and a word that says which kind of thing it names. A colon
 * stands between the parts, which no id holds (`idSchema`): so no id that somebody chooses is such a key, and no two
 * lists of parts come to the same one (docs/decisions/038).
 */

/** What stands between the parts of a key. */
export const KEY_SEPARATOR = ':';

type Joined<P extends readonly string[]> = P extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}:${Joined<Rest>}`
  : string;

/** Joins the parts of a key. Throws where a part holds the separator, or nothing at all. */
export function keyOf<const P extends readonly string[]>(...parts: P): Joined<P> {
  for (const part of parts) {
    if (part === '' || part.includes(KEY_SEPARATOR)) throw new TypeError(`"${part}" is no part of a key.`);
  }
  return parts.join(KEY_SEPARATOR) as Joined<P>;
}

/** The parts that a key was made of. */
export function partsOfKey(key: string): string[] {
  return key.split(KEY_SEPARATOR);
}
