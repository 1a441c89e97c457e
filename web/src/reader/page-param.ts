/**
 * The page that `?page=` names: 1 if it is absent, `undefined` if the chapter has no such page (that address
 * is a 404). A chapter whose pages were replaced may have fewer than before: a reader who was at page
 * `remembered` gets the last page.
 */
export function parsePage(param: string | null, pageCount: number, remembered?: number): number | undefined {
  if (param === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(param)) return undefined;
  const page = Number(param);
  if (page <= pageCount) return page;
  return page === remembered ? pageCount : undefined;
}

/**
 * Puts the page into `search`. The first page is the chapter's own address and needs no parameter; a panel that an
 * address named is left with its page.
 */
export function searchWithPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  params.delete('panel');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
