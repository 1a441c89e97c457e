import { byNamedField, COMIC_FIELDS, NAMED_FIELDS, type NamedField } from '@rawi/model/lists/comic-fields';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { keysOfName } from '@rawi/model/text/all-names';
import { localeOfLetters } from '@rawi/model/text/letters';
import { type Localized, localizedOf } from '@rawi/model/text/localized';
import type { Comic } from '@rawi/model/truth/comic';
import type { PublishedNames } from '@rawi/model/truth/publication';
import type { NameKind } from '@rawi/model/truth/reservation';
import type { Named } from '@rawi/model/truth/schemas';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { genreRef, personRef } from '../data/documents.ts';
import { publisherRef } from '../data/publishers.ts';
import { bring } from './changed-fields.ts';

type Names = Pick<Comic, NamedField>;
type Name = PublishedNames['publisher'];

const REFS: Readonly<
  Record<NameKind, (db: Firestore, id: string) => DocumentReference<{ name: Localized<string> }>>
> = {
  publisher: publisherRef,
  person: personRef,
  genre: genreRef,
};

/**
 * Reads, in a transaction, the names of everybody that a comic names. The function that it returns creates
 * missing documents of people and genres; a publisher is created with its comics.
 */
export async function readNames(
  transaction: Transaction,
  db: Firestore,
  published: PublishedNames,
): Promise<{ readonly names: Names; readonly write: () => void }> {
  const made = new Map<string, () => void>();
  const readNamed = async (kind: NameKind, { id, name }: Name): Promise<Named> => {
    const stored = await transaction.get(REFS[kind](db, id));
    const known = stored.data()?.name;
    if (known) return { id, name: known };
    const ref = db.doc(stored.ref.path);
    const called =
      (kind === 'genre' ? KNOWN_GENRES[id] : undefined) ?? localizedOf({ [localeOfLetters(name)]: name });
    const document = { name: called, searchKeys: keysOfName(called) };
    if (kind !== 'publisher') made.set(ref.path, () => bring(transaction, ref, undefined, document));
    return { id, name: called };
  };
  const found = new Map<NamedField, Named[]>();
  for (const field of NAMED_FIELDS) {
    const named: Named[] = [];
    for (const name of [published[field]].flat()) named.push(await readNamed(COMIC_FIELDS[field].of, name));
    found.set(field, named);
  }
  const names = byNamedField((field) => found.get(field) ?? []);
  return {
    names,
    write() {
      for (const make of made.values()) make();
    },
  };
}
