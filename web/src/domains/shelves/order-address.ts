import type { Locale } from '@rawi/model/lists/locales';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';

/** The list in whose order something is read: a person's own, or one that everybody may see. */
export interface OrderId {
  readonly kind: 'own' | 'public';
  readonly listId: string;
}

const OWN = 'own:';

/** The parameter by which an address names a list: `own:{id}` for one's own, or `{id}`. */
export const orderParam = (search: string): string | null => new URLSearchParams(search).get('list');

/** The list that the parameter names. */
export function orderOf(param: string | null): OrderId | undefined {
  if (param === null) return undefined;
  const isOwn = param.startsWith(OWN);
  const listId = isOwn ? param.slice(OWN.length) : param;
  return isDocumentId(listId) ? { kind: isOwn ? 'own' : 'public', listId } : undefined;
}

/** A chapter as it is read in the order of a list. */
export function chapterInOrder(locale: Locale, chapterId: string, { kind, listId }: OrderId): string {
  // A colon is valid in a query, and stays readable in the address bar.
  return `${paths.chapter(locale, chapterId)}?list=${kind === 'own' ? OWN : ''}${encodeURIComponent(listId)}`;
}

/** The page of the list. */
export function orderPage(locale: Locale, { kind, listId }: OrderId): string {
  const id = encodeURIComponent(listId);
  return kind === 'own' ? `${paths.savedItems(locale)}?kind=list&list=${id}` : `/${locale}/list/${id}`;
}
