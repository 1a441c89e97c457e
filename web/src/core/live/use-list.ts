import { LIMITS } from '@rawi/model/limits';
import {
  collection,
  collectionGroup,
  type FirestoreDataConverter,
  getDocs,
  limit,
  onSnapshot,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { useRef, useState } from 'react';
import { readable } from '../data/documents.ts';
import { firebaseFirestore } from '../firebase/firestore.ts';
import { useSend } from '../forms/use-send.ts';
import { joinPages, type ListItem } from './list-pages.ts';
import { useLive } from './use-live.ts';

/** A list as a module's constant defines it: its path, its order, and how its documents are read. */
export interface ListSource<T extends object> {
  readonly path: string;
  /** Whether `path` names all collections of that name, at any path. */
  readonly isGroup?: true;
  /** Names the order and the conditions; it distinguishes two lists of one collection. */
  readonly name: string;
  readonly converter: FirestoreDataConverter<T>;
  readonly constraints: readonly QueryConstraint[];
  /** The number of documents of a page, if it is not `LIMITS.listPage`. */
  readonly size?: number;
}

interface Page<T> {
  readonly items: readonly ListItem<T>[];
  /** Where the next page begins; undefined after the last page. */
  readonly cursor: QueryDocumentSnapshot<T> | undefined;
  /** Whether it comes from this device, without an answer of the server yet. */
  readonly isFromCache?: boolean;
}

/**
 * A list page by page, at most `LIMITS.listPage` documents each (or `size`). The first page is live; older
 * ones are read when `more` is called, and stay as they were read. Throws when the rules refuse: use it under
 * a `RetryBoundary`.
 */
export function useList<T extends object>(source: ListSource<T>) {
  const first = useLive<Page<T>>(`${source.path}?${source.name}`, (next, fail) =>
    onSnapshot(
      pageQuery(source),
      ({ docs, metadata }) => next({ ...pageOf(docs, source), isFromCache: metadata.fromCache }),
      fail,
    ),
  );
  const [older, setOlder] = useState<Page<T>>();
  const asked = useRef<QueryDocumentSnapshot<T>>(undefined);
  const { isSending, problem, send } = useSend();
  const cursor = older ? older.cursor : first.value?.cursor;

  const more = () =>
    send(async () => {
      // A second press while the page is loading requests nothing.
      if (!cursor || asked.current === cursor) return;
      asked.current = cursor;
      try {
        const { docs, metadata } = await getDocs(query(pageQuery(source), startAfter(cursor)));
        // Without a network it answers with what this device has of them: where that ends, the list need not.
        if (metadata.fromCache && docs.length === 0) throw new Error('No answer.');
        const page = pageOf(docs, source);
        const known = older?.items ?? first.value?.items ?? [];
        setOlder({
          items: [...known, ...page.items],
          cursor: metadata.fromCache ? docs.at(-1) : page.cursor,
        });
      } finally {
        asked.current = undefined;
      }
    });

  return {
    items: first.value && joinPages(first.value.items, older?.items ?? []),
    /** An empty list from this device's cache is not conclusive: the list may never have been cached. */
    isFromCache: first.value?.isFromCache === true,
    hasMore: cursor !== undefined,
    isLoadingMore: isSending,
    problem,
    more,
    retry: first.retry,
  };
}

/** The query for the first page of a list. */
export function pageQuery<T extends object>(source: ListSource<T>): Query<T> {
  const { path, isGroup, converter, constraints } = source;
  const firestore = firebaseFirestore();
  const all = isGroup ? collectionGroup(firestore, path) : collection(firestore, path);
  const whole = all.withConverter(converter);
  return query(whole, ...constraints, limit(sizeOf(source)));
}

/** What a page's answer holds, and where the next page begins. */
export function pageOf<T extends object>(
  docs: readonly QueryDocumentSnapshot<T>[],
  source: ListSource<T>,
): Page<T> {
  return { items: readable(docs), cursor: docs.length < sizeOf(source) ? undefined : docs.at(-1) };
}

const sizeOf = <T extends object>({ size = LIMITS.listPage }: ListSource<T>): number => size;
