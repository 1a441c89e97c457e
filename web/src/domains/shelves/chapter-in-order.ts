import type { Locale } from '@rawi/model/lists/locales';
import { paths } from '../../core/lib/paths.ts';

/** The list in whose order something is read: a person's own, or one that everybody may see. */
export interface OrderId {
  readonly kind: 'own' | 'public';
  readonly listId: string;
}

/** What stands before the id of one's own list in an address. */
export const OWN_LIST = 'own:';

/** A chapter as it is read in the order of a list. Alone in its file: a list's page needs no more of what reads orders. */
export function chapterInOrder(locale: Locale, chapterId: string, { kind, listId }: OrderId): string {
  // A colon is valid in a query, and stays readable in the address bar.
  return `${paths.chapter(locale, chapterId)}?list=${kind === 'own' ? OWN_LIST : ''}${encodeURIComponent(listId)}`;
}
