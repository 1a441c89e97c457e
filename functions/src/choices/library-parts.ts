import { LIMITS } from '@rawi/model/limits';
import type { CountedKind, DailyCount } from '@rawi/model/truth/daily-count';
import type { Library } from '@rawi/model/truth/library';
import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { libraryRef } from '../data/library.ts';
import { CHOICE_KIND_NAMES, type ChoiceKind, type EntryOf, votesCountFrom } from './choice-kinds.ts';
import { countField } from './daily-changes.ts';

/** One document of a library. */
export interface LibraryPart {
  readonly part: number;
  readonly library: Library;
}

/** A library without entries. */
export function emptyLibrary(accountCreatedAt: Date, parts = 1): Library {
  return {
    accountCreatedAt,
    votesWaitUntil: null,
    parts,
    following: {},
    saved: {},
    reactions: {},
    ratings: {},
    comicRatings: {},
    comicTags: {},
    places: {},
    commentLikes: {},
    ignored: {},
    blocked: {},
    lists: {},
    followedLists: {},
  };
}

type Entries = { readonly [K in ChoiceKind]: Readonly<Record<string, EntryOf<K>>> };

/** What a document of the library stores about a choice. */
export function entryIn<K extends ChoiceKind>(
  library: Entries,
  kind: K,
  key: string,
): EntryOf<K> | undefined {
  const entries = library[kind];
  // An id may equal the name of a property that every object has.
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Everything that a document of the library stores about choices of a kind, by key. */
export function entriesIn<K extends ChoiceKind>(
  library: Entries,
  kind: K,
): [key: string, entry: EntryOf<K>][] {
  const entries = library[kind];
  return Object.entries(entries);
}

function sizeOf(library: Library): number {
  return CHOICE_KIND_NAMES.reduce((size, kind) => size + Object.keys(library[kind]).length, 0);
}

/**
 * The document that has an entry; otherwise the first one with room for it. Undefined if all are full. The
 * other documents are read only if the first one has no such entry.
 */
export async function partFor(
  transaction: Transaction,
  db: Firestore,
  { uid, first, kind, key }: { uid: string; first: Library; kind: ChoiceKind; key: string },
): Promise<LibraryPart | undefined> {
  const held: LibraryPart = { part: 1, library: first };
  if (first.parts === 1 || entryIn(first, kind, key) !== undefined) return hasRoom(held, kind, key);
  const refs = Array.from({ length: first.parts - 1 }, (_, index) => libraryRef(db, uid, index + 2));
  const others = (await transaction.getAll(...refs)).flatMap((snapshot, index): LibraryPart[] => {
    const library = snapshot.data();
    return library ? [{ part: index + 2, library }] : [];
  });
  const parts = [held, ...others];
  return (
    parts.find(({ library }) => entryIn(library, kind, key) !== undefined) ??
    parts.find((part) => hasRoom(part, kind, key))
  );
}

function hasRoom(part: LibraryPart, kind: ChoiceKind, key: string): LibraryPart | undefined {
  if (entryIn(part.library, kind, key) !== undefined) return part;
  return sizeOf(part.library) < LIMITS.libraryEntries ? part : undefined;
}

/**
 * The change to write for one choice: into the document that has it or has room for it, otherwise into a new
 * one.
 */
interface EntryToWrite<K extends ChoiceKind> {
  readonly uid: string;
  readonly kind: K;
  readonly key: string;
  /** Undefined if the entry is deleted. */
  readonly entry: EntryOf<K> | undefined;
  readonly place: LibraryPart | undefined;
  /** How many documents there are. */
  readonly parts: number;
  readonly accountCreatedAt: Date;
  /** How often the person changed this kind today, if it is counted. */
  readonly changes?: { readonly of: CountedKind; readonly counted: DailyCount } | undefined;
}

export function writeEntry<K extends ChoiceKind>(
  transaction: Transaction,
  db: Firestore,
  { uid, kind, key, entry, place, parts, accountCreatedAt, changes }: EntryToWrite<K>,
): void {
  if (place) {
    const votesWaitUntil = votesWait(withEntry(place.library, kind, key, entry));
    const field = new FieldPath(kind, key);
    const value = entry ?? FieldValue.delete();
    const count = changes ? [countField(changes.of), changes.counted] : [];
    transaction.update(
      libraryRef(db, uid, place.part),
      field,
      value,
      'votesWaitUntil',
      votesWaitUntil,
      ...count,
    );
    return;
  }
  const part = parts + 1;
  if (part > 1) transaction.update(libraryRef(db, uid), { parts: part });
  const library = withEntry(emptyLibrary(accountCreatedAt, part), kind, key, entry);
  transaction.create(libraryRef(db, uid, part), {
    ...library,
    votesWaitUntil: votesWait(library),
    ...(changes && { changes: { [changes.of]: changes.counted } }),
  });
}

function withEntry<K extends ChoiceKind>(
  library: Library,
  kind: K,
  key: string,
  entry: EntryOf<K> | undefined,
): Library {
  const others = entriesIn(library, kind).filter(([name]) => name !== key);
  const entries = entry === undefined ? others : [...others, [key, entry]];
  return { ...library, [kind]: Object.fromEntries(entries) };
}

/** When the votes that wait in a document are due; null if none waits. */
function votesWait({ ratings, comicRatings, comicTags, accountCreatedAt }: Library): Date | null {
  const votes = [ratings, comicRatings, comicTags].flatMap((of) => Object.values<{ counted: boolean }>(of));
  const waits = votes.some(({ counted }) => !counted);
  return waits ? votesCountFrom(accountCreatedAt) : null;
}
