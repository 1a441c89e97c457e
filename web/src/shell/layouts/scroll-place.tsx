import { type Location, ScrollRestoration } from 'react-router-dom';

const READER = /^\/\w+\/chapter\//;

/**
 * Scrolls to the top of a page that is opened, and to where a page was left when somebody goes back to it.
 * Stands in every layout, before the page.
 */
export function ScrollPlace() {
  return <ScrollRestoration getKey={scrollKey} />;
}

/**
 * The key that a scroll position is kept under. The router gives the first page of every document the same
 * key, `default`, and keeps positions for the whole tab, so an address opened after another would be scrolled
 * as far down as that one was. The reader finds its own position and takes none from an earlier document.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  if (READER.test(pathname)) return `${key} ${performance.timeOrigin}`;
  return key === 'default' ? pathname + search : key;
}
