import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { blockedPersonSchema } from '@rawi/model/truth/blocked';
import { ignoredPersonSchema } from '@rawi/model/truth/ignored';
import { orderBy } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** Somebody of whom a person does not want to see anything, or not their comments. */
export interface HiddenPerson {
  readonly uid: string;
  readonly name: string;
}

const blocked = converterOf<HiddenPerson>(blockedPersonSchema);
const ignored = converterOf<HiddenPerson>(ignoredPersonSchema);
const newestFirst = {
  name: 'all',
  constraints: [orderBy('at', 'desc')],
  size: LIMITS.listPage,
};

/** The people whom a person blocks, the latest first. */
export const blockedBy = (uid: string): ListSource<HiddenPerson> => ({
  path: paths.blocked(uid),
  converter: blocked,
  ...newestFirst,
});

/** The people whose comments a person does not see, the latest first. */
export const ignoredBy = (uid: string): ListSource<HiddenPerson> => ({
  path: paths.ignored(uid),
  converter: ignored,
  ...newestFirst,
});
