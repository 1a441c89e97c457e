import type { View } from '@rawi/model/calls/view';
import { VIEWS_PER_ORIGIN } from '@rawi/model/constants';
import { dayOf, endOf } from '@rawi/model/truth/recent-views';
import { viewCountId } from '@rawi/model/truth/view-counts';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { shardFor } from '../counts/shards.ts';
import { viewCountRef, viewSetRef } from '../data/views.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import type { DayKeys } from './day-keys.ts';
import type { KnownChapters } from './known-chapters.ts';

/** What counting views needs. Its memories belong to one instance. */
export interface ViewCounting {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly dayKey: DayKeys;
  readonly isKnown: KnownChapters;
}

/** Who reads, as far as a request tells: two devices of one kind behind one address count as one. */
export interface Visitor {
  /** The network that the request came from. */
  readonly origin: string;
  readonly userAgent: string;
}

export type CountedView = 'counted' | 'again' | 'full' | 'unknown';

/** Twelve characters are 72 bits: no two views of one origin and day collide. */
const ENTRY_LENGTH = 12;
/** How long a set may remain after its day if no schedule has deleted it. */
const SET_TTL_HOURS = 24;

/**
 * Counts a view, once for each visitor, chapter and day in UTC. The set of the visitor's origin and the shard
 * of the count are written together, so the view is in both or in neither, however often it is sent. `full`:
 * this origin has reached its daily limit.
 */
export async function countView(
  { firestore, now, dayKey, isKnown }: ViewCounting,
  view: View,
  { origin, userAgent }: Visitor,
): Promise<CountedView> {
  if (!(await isKnown(view))) return 'unknown';
  const day = dayOf(now());
  const key = await dayKey(day);
  const setKey = keyedHash(key, 'view-set', day, origin);
  const entry = keyedHash(key, 'view', day, origin, userAgent, view.chapterId).slice(0, ENTRY_LENGTH);
  const set = viewSetRef(firestore, setKey);
  const count = viewCountRef(firestore, viewCountId(view.chapterId, shardFor(setKey), day));
  return firestore.runTransaction(async (transaction) => {
    const seen = (await transaction.get(set)).data()?.seen ?? [];
    if (seen.includes(entry)) return 'again';
    if (seen.length >= VIEWS_PER_ORIGIN) return 'full';
    const expiresAt = new Date(endOf(day).getTime() + SET_TTL_HOURS * 60 * 60 * 1000);
    transaction.set(set, { day, expiresAt, seen: FieldValue.arrayUnion(entry) }, { merge: true });
    transaction.set(count, { ...view, day, views: FieldValue.increment(1) }, { merge: true });
    return 'counted';
  });
}
