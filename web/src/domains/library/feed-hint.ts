import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** How long a person's feed was, so that its place on the home page is kept before it is read. */
interface FeedHint {
  readonly uid: string;
  readonly count: number;
}

const kept = keptJson('localStorage', 'feed', (value): FeedHint | undefined => {
  const [uid, count] = [fieldOf(value, 'uid'), fieldOf(value, 'count')];
  return typeof uid === 'string' && typeof count === 'number' ? { uid, count } : undefined;
});

/** How many entries this device last saw; none for anyone else. */
export function hintedFeed(uid: string | undefined): number {
  const hint = kept.read();
  return hint && hint.uid === uid ? hint.count : 0;
}

export function keepFeedHint(uid: string, count: number): void {
  kept.keep(count === 0 ? undefined : { uid, count });
}

/** For when a person leaves this device. */
export function forgetFeedHint(): void {
  kept.keep(undefined);
}
