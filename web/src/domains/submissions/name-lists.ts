import { paths } from '@rawi/model/paths';
import type { Localized } from '@rawi/model/text/localized';
import { personSchema } from '@rawi/model/truth/person';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file from signed-in areas only. */

/** Somebody or something with a name, as far as a choice among them needs it. */
export interface NamedDocument {
  readonly name: Localized<string>;
  readonly searchKeys?: readonly string[] | undefined;
}

const person = converterOf<NamedDocument>(personSchema);
const publisher = converterOf<NamedDocument>(publisherSchema);

/** More are of no help while somebody types. */
const SIZE = 8;

export type NameKind = 'people' | 'publishers';

/** People or publishers one of whose words begins so (`queryKey`). */
export const namesFoundBy = (kind: NameKind, key: string): ListSource<NamedDocument> => ({
  path: paths[kind](),
  name: `found by ${key}`,
  converter: kind === 'people' ? person : publisher,
  constraints: [where('searchKeys', 'array-contains', key)],
  size: SIZE,
});
