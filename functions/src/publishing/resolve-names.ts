import type { ReviewRequestOf } from '@rawi/model/calls/review-calls';
import {
  byNamedField,
  COMIC_FIELDS,
  isOfKind,
  NAMED_FIELDS,
  type NamedField,
} from '@rawi/model/lists/comic-fields';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { paths } from '@rawi/model/paths';
import { fold, queryKey } from '@rawi/model/text/fold';
import type { Variants } from '@rawi/model/text/localized';
import { slugOf } from '@rawi/model/text/slugify';
import { genreSchema } from '@rawi/model/truth/genre';
import { personSchema } from '@rawi/model/truth/person';
import type { PublishedNames } from '@rawi/model/truth/publication';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { type NameKind, reservationKeys } from '@rawi/model/truth/reservation';
import { chosenIn, type Resolved } from '@rawi/model/truth/resolved';
import type { Choice, ComicContent } from '@rawi/model/truth/submission-content';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { reservationRef } from '../data/documents.ts';
import { freeId } from './free-id.ts';

/** Whom a reviewer takes the names of a comic for, in the order of the comic. */
export type MeantNames = NonNullable<ReviewRequestOf<'acceptReview'>['names']>;

type Name = PublishedNames['publisher'];

type StoredNames = Resolved['names'];

/** What is known before anything is read. */
interface Known {
  /** The documents that this transaction has read already, by id. */
  readonly stored: StoredNames;
  readonly meant?: MeantNames | undefined;
}

/** The resolved names of a comic, and the write that reserves new ones. */
interface ResolvedNames {
  readonly names: PublishedNames;
  readonly reserve: () => void;
}

const DOCUMENTS = {
  publisher: { path: paths.publisher, collection: paths.publishers(), schema: reading(publisherSchema) },
  person: { path: paths.person, collection: paths.people(), schema: reading(personSchema) },
  genre: { path: paths.genre, collection: paths.genres(), schema: reading(genreSchema) },
} as const;

/** The maximum number of documents sharing the longest word of a name that are compared with it. */
const MAX_COMPARED = 50;

/**
 * Finds the ids of everybody that a comic names: the owner's choice, or the reviewer's, otherwise an existing
 * document with the proposed name, otherwise a new one. It reads everything that it writes about, so that two
 * comics that propose one name concurrently create one document. Undefined if something chosen does not
 * exist.
 */
export async function resolveNames(
  transaction: Transaction,
  db: Firestore,
  content: ComicContent,
  { stored, meant }: Known,
): Promise<ResolvedNames | undefined> {
  const asked = NAMED_FIELDS.map((field) => ({
    field,
    choices: chosenIn(content, field),
    ids: meant && [meant[field]].flat(),
  }));
  for (const { field, choices, ids } of asked) {
    if (isOfKind(field, 'one') && choices.length === 0) return undefined;
    if (ids && ids.length !== choices.length) return undefined;
  }
  const book = nameBook(transaction, db, stored);
  const resolved = new Map<NamedField, Name[]>();
  // One after the other, because a comic may propose the same name twice.
  for (const { field, choices, ids } of asked) {
    const found: (Name | undefined)[] = [];
    for (const [index, choice] of choices.entries()) {
      found.push(await book.resolve(COMIC_FIELDS[field].of, choice, ids?.[index] ?? null));
    }
    const names = dropDuplicates(found);
    if (!names) return undefined;
    resolved.set(field, names);
  }
  return {
    names: byNamedField((field) => resolved.get(field) ?? []),
    reserve: () => book.reserve(),
  };
}

/** Each id once; undefined if one is missing. */
function dropDuplicates(found: readonly (Name | undefined)[]): Name[] | undefined {
  const there = found.filter((each) => each !== undefined);
  if (there.length < found.length) return undefined;
  return [...new Map(there.map((each) => [each.id, each])).values()];
}

function nameBook(transaction: Transaction, db: Firestore, known: StoredNames) {
  /** What this transaction reserves, by key. */
  const reserved = new Map<string, string>();
  const idAt = async (key: string) =>
    reserved.get(key) ?? (await transaction.get(reservationRef(db, key))).data()?.id;
  const isThere = async (kind: NameKind, id: string) => (await namesOf(kind, id)) !== undefined;
  /** The names of a document; undefined if it does not exist. */
  async function namesOf(kind: NameKind, id: string): Promise<Variants<string> | undefined> {
    const read = known.find((each) => each.of === kind && each.id === id);
    if (read) return read.name;
    const { path, schema } = DOCUMENTS[kind];
    const stored = await transaction.get(db.doc(path(id)));
    return stored.exists ? schema.parse(stored.data()).name : undefined;
  }

  /** The document that has a name in any of its languages. */
  async function withName(kind: NameKind, name: string): Promise<string | undefined> {
    const { collection, schema } = DOCUMENTS[kind];
    const folded = fold(name);
    const key = queryKey(name);
    const isSameName = (data: unknown) => {
      const names: Variants<string> = schema.safeParse(data).data?.name ?? {};
      return Object.values(names).some((each) => each !== undefined && fold(each) === folded);
    };
    // Documents from early imports have no search keys, but the id that follows from their name.
    const bySlug = await transaction.get(db.doc(DOCUMENTS[kind].path(slugOf(name))));
    if (bySlug.exists && isSameName(bySlug.data())) return bySlug.id;
    if (key === undefined) return undefined;
    const query = db.collection(collection).where('searchKeys', 'array-contains', key).limit(MAX_COMPARED);
    return (await transaction.get(query)).docs.find((each) => isSameName(each.data()))?.id;
  }

  async function proposed(kind: NameKind, name: string): Promise<string> {
    const key = reservationKeys.name(kind, name);
    const known = (await idAt(key)) ?? (await withName(kind, name));
    if (known !== undefined) return known;
    const wanted = (kind === 'genre' ? knownGenre(name) : undefined) ?? slugOf(name);
    const id = await freeId(
      wanted,
      async (each) =>
        (await idAt(reservationKeys.id(kind, each))) !== undefined || (await isThere(kind, each)),
    );
    reserved.set(key, id);
    reserved.set(reservationKeys.id(kind, id), id);
    return id;
  }

  return {
    async resolve(kind: NameKind, { id, name }: Choice, meant: string | null): Promise<Name | undefined> {
      const chosen = meant ?? id;
      if (chosen === null) return { id: await proposed(kind, name), name };
      // The text typed beside an id is not its name.
      const stored = Object.values((await namesOf(kind, chosen)) ?? {}).find((each) => each !== undefined);
      return stored === undefined ? undefined : { id: chosen, name: stored };
    },
    reserve() {
      for (const [key, id] of reserved) transaction.create(reservationRef(db, key), { id });
    },
  };
}

function knownGenre(name: string): string | undefined {
  const folded = fold(name);
  const known = Object.entries(KNOWN_GENRES).find(([, names]) =>
    Object.values(names).some((each) => fold(each) === folded),
  );
  return known?.[0];
}
