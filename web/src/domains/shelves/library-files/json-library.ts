import { fold } from '@rawi/model/text/fold';
import { UnreadableFile } from '../files/listed-book.ts';
import type { LibraryEntry } from './library-entry.ts';
import { shelfOfState } from './states.ts';
import { columnOf, entryOfCells } from './table.ts';

/**
 * Libraries as JSON: what AniList's API answers (`MediaListCollection`) and programs that keep it write, in whatever it is wrapped, and
 * lists of objects whose fields are called as the columns of a table are.
 */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** How deep a list may lie: AniList's own lies at 5. */
const MAX_DEPTH = 10;

/** The comics of what was parsed, those of AniList's anime lists left out; throws `UnreadableFile`. */
export function* entriesOfJson(parsed: unknown): Generator<LibraryEntry | undefined, void, undefined> {
  let [found, hasAnime] = [0, false];
  const left: { readonly value: unknown; readonly depth: number; readonly state?: string }[] = [
    { value: parsed, depth: 0 },
  ];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth, state } = next;
    const entry = isFields(value) ? entryOf(value, state) : undefined;
    if (entry) {
      if (entry === 'anime') hasAnime = true;
      else {
        found += 1;
        yield entry;
      }
      continue;
    }
    if (depth === MAX_DEPTH) continue;
    // The last is taken first, so that they come in their order.
    for (const [name, inner] of childrenOf(value).toReversed()) {
      if (name === 'anime') hasAnime = true;
      else left.push({ value: inner, depth: depth + 1, ...stateIn(value, state) });
    }
  }
  if (found === 0) throw new UnreadableFile(hasAnime ? 'anime' : 'otherShape');
}

function childrenOf(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(value)) return value.map((each: unknown) => ['', each] as const);
  return isFields(value) ? Object.entries(value).filter(([, inner]) => typeof inner === 'object') : [];
}

/** The state of a list, for those of its entries that have none. */
function stateIn(value: unknown, outer: string | undefined): { readonly state?: string } {
  const state = isFields(value) && isText(value['status']) ? value['status'] : outer;
  return state === undefined ? {} : { state };
}

function entryOf(fields: Fields, state: string | undefined): LibraryEntry | 'anime' | undefined {
  const { media } = fields;
  if (isFields(media)) return entryOfMedia(fields, media, state);
  const names = Object.keys(fields);
  // A name alone may be that of a list, or of whoever it belongs to.
  const isRow = names.some((name) => {
    const column = columnOf(name);
    return column === 'state' || column === 'score' || (column === 'title' && fold(name) !== 'name');
  });
  const isList = Object.entries(fields).some(
    ([name, value]) => name === 'entries' || (Array.isArray(value) && value.some(isFields)),
  );
  if (!isRow || isList) return undefined;
  return entryOfCells(
    Object.entries(fields).map(([name, value]) => [columnOf(name), textOf(value)] as const),
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

function entryOfMedia(fields: Fields, media: Fields, state: string | undefined) {
  if (media['type'] === 'ANIME') return 'anime';
  const { title, synonyms } = media;
  const titles = isFields(title)
    ? [title['userPreferred'], title['english'], title['romaji'], title['native']]
    : [title];
  const names = [...titles, ...(Array.isArray(synonyms) ? synonyms : [])].filter(isText);
  if (names.length === 0) return undefined;
  return {
    names: [...new Set(names)],
    shelf: shelfOfState(textOf(fields['status']) || (state ?? '')),
    ...(Number(textOf(fields['score'])) > 0 && { isRated: true as const }),
  };
}
