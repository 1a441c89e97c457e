import { paths } from '@rawi/model/paths';
import type { Localized } from '@rawi/model/text/localized';
import { personSchema } from '@rawi/model/truth/person';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file from signed-in areas only. */

/** A person or a publisher, with the fields that a choice needs. */
export interface NamedDocument {
  readonly name: Localized<string>;
  readonly searchKeys?: readonly string[] | undefined;
}

const person = converterOf<NamedDocument>(personSchema);
const publisher = converterOf<NamedDocument>(publisherSchema);

/** A longer list does not help while somebody types. */
const SIZE = 8;

export type NameKind = 'people' | 'publishers';

/** People or publishers with a word that begins with the typed text (`queryKey`). */
export const namesFoundBy = (kind: NameKind, key: string): ListSource<NamedDocument> => ({
  path: paths[kind](),
  name: `found by ${key}`,
  converter: kind === 'people' ? person : publisher,
  constraints: [where('searchKeys', 'array-contains', key)],
  size: SIZE,
});
