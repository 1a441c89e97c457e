import { LIMITS } from '@rawi/model/limits';
import { paths, wantedGroup } from '@rawi/model/paths';
import { type Ask, askSchema, type Wanted, wantedSchema } from '@rawi/model/truth/ask';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { orderBy, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Lists of asks, and of the comics that exist already. Import this file from signed-in areas only. */

const ask = converterOf<Ask>(askSchema);
const comic = converterOf<Comic>(comicSchema);
const wanted = converterOf<Wanted>(wantedSchema);

export const askAt = documentAt(paths.ask, askSchema);
export const comicAt = documentAt(paths.comic, comicSchema);

const open = where('state', '==', 'open');
const mostWanted = orderBy('readers', 'desc');

/** The open asks that most people want. */
export const MOST_WANTED: ListSource<Ask> = {
  path: paths.asks(),
  name: 'most wanted',
  converter: ask,
  constraints: [open, mostWanted],
  size: LIMITS.askList,
};

/** Open asks with a word that begins with the typed text (`queryKey`), the most wanted first. */
export const asksFoundBy = (key: string): ListSource<Ask> => ({
  path: paths.asks(),
  name: `found by ${key}`,
  converter: ask,
  constraints: [where('searchKeys', 'array-contains', key), open, mostWanted],
  size: LIMITS.askList,
});

/** Comics with a word that begins with the typed text, the most read first. */
export const comicsFoundBy = (key: string): ListSource<Comic> => ({
  path: paths.comics(),
  name: `found by ${key}`,
  converter: comic,
  constraints: [where('searchKeys', 'array-contains', key), orderBy('views', 'desc'), orderBy('slug')],
  size: LIMITS.askList,
});

/** What a person asked for or joined, the latest first. */
export const wantedOf = (uid: string): ListSource<Wanted> => ({
  path: wantedGroup,
  isGroup: true,
  name: `of ${uid}`,
  converter: wanted,
  constraints: [where('uid', '==', uid), orderBy('at', 'desc')],
  size: LIMITS.listQuery,
});
