import type { Locale } from '@rawi/model/lists/locales';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import { type OrderId, OWN_LIST } from './chapter-in-order.ts';

/** The parameter by which an address names a list: `own:{id}` for one's own, or `{id}`. */
export const orderParam = (search: string): string | null => new URLSearchParams(search).get('list');

/** The list that the parameter names. */
export function orderOf(param: string | null): OrderId | undefined {
  if (param === null) return undefined;
  const isOwn = param.startsWith(OWN_LIST);
  const listId = isOwn ? param.slice(OWN_LIST.length) : param;
  return isDocumentId(listId) ? { kind: isOwn ? 'own' : 'public', listId } : undefined;
}

/** The page of the list. */
export function orderPage(locale: Locale, { kind, listId }: OrderId): string {
  const id = encodeURIComponent(listId);
  return kind === 'own' ? `${paths.savedItems(locale)}?kind=list&list=${id}` : `/${locale}/list/${id}`;
}
