import { BLURRED_RATINGS, VISITORS_WISH, WISHED_RATINGS, type Wish } from '@rawi/model/rating/decide-showing';
import { useSyncExternalStore } from 'react';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * What is wished to be shown on this device. boot.js reads it too, before the first paint. An account's wish counts here while its
 * owner is signed in; a visitor's own stays.
 */
interface KeptWish extends Wish {
  /** Whose wish it is; a visitor's has none. */
  readonly uid?: string | undefined;
}

const kept = keptJson('localStorage', 'wish', (value): KeptWish | undefined => {
  const upTo = WISHED_RATINGS.find((rating) => rating === fieldOf(value, 'upTo'));
  const stored = fieldOf(value, 'blursFrom');
  const blursFrom = stored === null ? null : BLURRED_RATINGS.find((rating) => rating === stored);
  const uid = fieldOf(value, 'uid');
  if (upTo === undefined || blursFrom === undefined) return undefined;
  return { upTo, blursFrom, ...(typeof uid === 'string' && { uid }) };
});

let known: KeptWish | undefined;
const listeners = new Set<() => void>();

/** What is wished on this device: a visitor's default where nothing is kept that can be read. The same object until it changes. */
export function wishHere(): KeptWish {
  known ??= kept.read() ?? VISITORS_WISH;
  return known;
}

/** Keeps a wish on this device, of an account where it is one's. Without storage it lasts as long as the page. */
export function keepWish({ upTo, blursFrom }: Wish, uid?: string): void {
  keep({ upTo, blursFrom, ...(uid !== undefined && { uid }) });
}

/**
 * Takes over the wish of an account. One that still has the default leaves a device what was wished on it by a visitor, as with
 * colours.
 */
export function mirrorWish(uid: string, wish: Wish): void {
  const here = wishHere();
  if (here.uid !== uid && isSame(wish, VISITORS_WISH) && here.uid === undefined) return;
  if (here.uid !== uid || !isSame(here, wish)) keepWish(wish, uid);
}

/** Forgets the wish of an account, for when it leaves this device. */
export function forgetWish(): void {
  if (wishHere().uid !== undefined) keep(undefined);
}

/** What is wished on this device. */
export function useWish(): Wish {
  return useSyncExternalStore(onWish, wishHere, () => VISITORS_WISH);
}

function keep(wish: KeptWish | undefined): void {
  known = wish;
  kept.keep(wish);
  for (const listener of listeners) listener();
}

/** What is heard of other tabs goes to all listeners at once: each cover on a page is one. */
let stopHearing = () => {};

function onWish(listener: () => void): () => void {
  if (listeners.size === 0)
    stopHearing = kept.onOtherTab((wish) => {
      known = wish;
      for (const each of listeners) each();
    });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

const isSame = (one: Wish, other: Wish) => one.upTo === other.upTo && one.blursFrom === other.blursFrom;
