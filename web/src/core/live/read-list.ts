import { LIMITS } from '@rawi/model/limits';
import { getDocs, query, startAfter } from 'firebase/firestore';
import type { ListItem } from './list-pages.ts';
import { type ListSource, pageOf, pageQuery } from './use-list.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

interface WholeList<T> {
  readonly items: readonly ListItem<T>[];
  /** Whether there are more than were read. */
  readonly isCut: boolean;
}

/**
 * Reads a list to its end once, in its order, or as far as `most` allows: one read for each document. `onProgress` gets how many it has
 * so far.
 */
export async function readList<T extends object>(
  source: ListSource<T>,
  most: number,
  onProgress: (count: number) => void,
): Promise<WholeList<T>> {
  const whole = { ...source, size: LIMITS.listQuery };
  const items: ListItem<T>[] = [];
  let page = pageOf((await getDocs(pageQuery(whole))).docs, whole);
  for (;;) {
    items.push(...page.items);
    onProgress(items.length);
    if (!page.cursor) return { items: items.slice(0, most), isCut: items.length > most };
    if (items.length >= most) return { items: items.slice(0, most), isCut: true };
    page = pageOf((await getDocs(query(pageQuery(whole), startAfter(page.cursor)))).docs, whole);
  }
}
