import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { UnreadableFile } from '../files/listed-book.ts';
import type { LibraryEntry } from './library-entry.ts';
import { type Field, fieldsOf, numbersOf, textOfField } from './protobuf.ts';
import { shelfOfState } from './states.ts';

/**
 * Backups of Mihon, of Tachiyomi before it and of its other successors: a Protocol Buffers message, whose numbers are those of Mihon's
 * `data/backup/models`. Mihon knows no states: a category that is called like one, or the state at a site that it tells, stands for one.
 */

const BACKUP = { manga: 1, category: 2 } as const;
const CATEGORY = { name: 1, order: 2 } as const;
const MANGA = { title: 3, category: 17, tracking: 18, favorite: 100, ownTitle: 800 } as const;
const TRACKING = { title: 5, score: 8, state: 9 } as const;

/** The comics of a backup that stand in its library; throws `UnreadableFile`. */
export function* entriesOfMihon(backup: Uint8Array): Generator<LibraryEntry | undefined, void, undefined> {
  const shelves = new Map<number, ReadingShelf>();
  let comics = 0;
  // Categories stand behind the comics that name them.
  for (const field of fieldsOf(backup)) {
    if (field.number === BACKUP.manga) comics += 1;
    if (field.number !== BACKUP.category) continue;
    const { order, shelf } = readCategory(messageOf(field));
    if (shelf) shelves.set(order, shelf);
  }
  if (comics === 0) throw new UnreadableFile(backup.length === 0 ? 'empty' : 'otherShape');
  for (const field of fieldsOf(backup)) {
    if (field.number === BACKUP.manga) yield readManga(messageOf(field), shelves);
  }
}

function readCategory(category: Uint8Array) {
  let [name, order] = ['', 0];
  for (const field of fieldsOf(category)) {
    if (field.number === CATEGORY.name) name = textOfField(field);
    if (field.number === CATEGORY.order && 'value' in field) order = field.value;
  }
  return { order, shelf: shelfOfState(name) };
}

/** Undefined for what was read once and does not stand in the library. */
function readManga(manga: Uint8Array, shelves: ReadonlyMap<number, ReadingShelf>): LibraryEntry | undefined {
  const names: string[] = [];
  let [isInLibrary, isRated] = [true, false];
  let byCategory: ReadingShelf | undefined;
  let byTracking: ReadingShelf | undefined;
  for (const field of fieldsOf(manga)) {
    if (field.number === MANGA.title) names.push(textOfField(field));
    if (field.number === MANGA.ownTitle) names.unshift(textOfField(field));
    // What is true by default is written only where it is false.
    if (field.number === MANGA.favorite && 'value' in field) isInLibrary = field.value !== 0;
    if (field.number === MANGA.category) {
      for (const order of numbersOf(field)) byCategory ??= shelves.get(order);
    }
    if (field.number === MANGA.tracking) {
      const tracked = readTracking(messageOf(field));
      byTracking ??= tracked.shelf;
      isRated ||= tracked.isRated;
      names.push(...tracked.names);
    }
  }
  if (!isInLibrary) return undefined;
  return { names, shelf: byCategory ?? byTracking, ...(isRated && { isRated }) };
}

function readTracking(tracking: Uint8Array) {
  const names: string[] = [];
  let isRated = false;
  let shelf: ReadingShelf | undefined;
  for (const field of fieldsOf(tracking)) {
    if (field.number === TRACKING.title) names.push(textOfField(field));
    if (field.number === TRACKING.state && 'value' in field) shelf = shelfOfTracked(field.value);
    if (field.number === TRACKING.score && 'bytes' in field) isRated = field.bytes.some((byte) => byte !== 0);
  }
  return { names, isRated, shelf };
}

/** 1 to 4 are the same at every site; 5 and 6 are “plan to read” at one and “reading once more” at another. */
function shelfOfTracked(state: number): ReadingShelf | undefined {
  return state >= 1 && state <= 4 ? shelfOfState(`${state}`) : undefined;
}

function messageOf(field: Field): Uint8Array {
  if (!('bytes' in field)) throw new UnreadableFile('broken');
  return field.bytes;
}
