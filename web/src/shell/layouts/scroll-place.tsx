import { type Location, ScrollRestoration } from 'react-router-dom';

const READER = /^\/\w+\/chapter\//;

/** Goes to the head of a page that is opened, and to where a page was left that is gone back to. Stands in every layout, before the page. */
export function ScrollPlace() {
  return <ScrollRestoration getKey={scrollKey} />;
}

/**
 * What a scroll place is kept under. The router gives each page that a document begins with the same key, `default`, and keeps
 * places for the whole tab: an address that is opened after another would be shown as far down as that one was. The reader finds
 * its own place, and takes none of a document before this one.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  if (READER.test(pathname)) return `${key} ${performance.timeOrigin}`;
  return key === 'default' ? pathname + search : key;
}
