import {
  BLURRED_RATINGS,
  CHILDRENS_WISH,
  VISITORS_WISH,
  WISHED_RATINGS,
  type Wish,
} from '@rawi/model/rating/decide-showing';
import { useSyncExternalStore } from 'react';
import { fieldOf, keptJson, keptText } from '../../core/device/device-store.ts';

/**
 * What is wished to be shown on this device. boot.js reads it too, before the first paint. An account's wish counts here while its
 * owner is signed in; a visitor's own stays. Above both stands the mode for children, which is the device's own, whoever is signed in.
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

/** The code that ends the mode for children (`domains/childrens-mode`). Whatever is kept there, the mode is on. */
const mode = keptText('localStorage', 'childrensMode', (stored): string => stored);

let known: KeptWish | undefined;
let isForChildren: boolean | undefined;
const listeners = new Set<() => void>();

/** What holds on this device: in the mode for children theirs, else what was wished. The same object until it changes. */
export function wishHere(): Wish {
  return isChildrensMode() ? CHILDRENS_WISH : ownWish();
}

/** What was wished on this device: a visitor's default where nothing is kept that can be read. The same object until it changes. */
export function ownWish(): KeptWish {
  known ??= kept.read() ?? VISITORS_WISH;
  return known;
}

/** Whether this device is in the mode for children. */
export function isChildrensMode(): boolean {
  isForChildren ??= mode.read() !== undefined;
  return isForChildren;
}

/** Looks again whether it is; called where the mode was turned on or off. */
export function hearChildrensMode(): void {
  isForChildren = undefined;
  tell();
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
  const here = ownWish();
  if (here.uid !== uid && isSame(wish, VISITORS_WISH) && here.uid === undefined) return;
  if (here.uid !== uid || !isSame(here, wish)) keepWish(wish, uid);
}

/** Forgets the wish of an account, for when it leaves this device. */
export function forgetWish(): void {
  if (ownWish().uid !== undefined) keep(undefined);
}

/** What holds on this device. */
export function useWish(): Wish {
  return useSyncExternalStore(onWish, wishHere, () => VISITORS_WISH);
}

/** Whether this device is in the mode for children. */
export function useChildrensMode(): boolean {
  return useSyncExternalStore(onWish, isChildrensMode, () => false);
}

function keep(wish: KeptWish | undefined): void {
  known = wish;
  kept.keep(wish);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is heard of other tabs goes to all listeners at once: each cover on a page is one. */
/** What was kept in other tabs while a browser kept this page whole. */
function hearAll(): void {
  known = kept.read() ?? known;
  hearChildrensMode();
}

let stopHearing = () => {};

function onWish(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Nobody has heard of another tab until now.
    isForChildren = undefined;
    const stops = [
      kept.onOtherTab((wish) => {
        known = wish;
        tell();
      }),
      mode.onOtherTab(hearChildrensMode),
      // A page that a browser kept whole, and shows again, has heard of nothing meanwhile.
      () => removeEventListener('pageshow', hearAll),
    ];
    addEventListener('pageshow', hearAll);
    stopHearing = () => {
      for (const stop of stops) stop();
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing();
  };
}

const isSame = (one: Wish, other: Wish) => one.upTo === other.upTo && one.blursFrom === other.blursFrom;
