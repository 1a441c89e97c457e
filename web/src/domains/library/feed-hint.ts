import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** The last length of a person's row of new chapters, so that the home page reserves space before it is read. */
interface FeedHint {
  /** Empty for a visitor. */
  readonly uid: string;
  readonly count: number;
}

const kept = keptJson('localStorage', 'feed', (value): FeedHint | undefined => {
  const [uid, count] = [fieldOf(value, 'uid'), fieldOf(value, 'count')];
  return typeof uid === 'string' && typeof count === 'number' ? { uid, count } : undefined;
});

/** How many entries this device last saw, of a visitor without a name; 0 for anyone else. */
export function readFeedHint(uid = ''): number {
  const hint = kept.read();
  return hint && hint.uid === uid ? hint.count : 0;
}

export function keepFeedHint(uid: string, count: number): void {
  kept.keep(count === 0 ? undefined : { uid, count });
}

/** Forgets the hint, for when a person leaves this device. */
export function forgetFeedHint(): void {
  kept.keep(undefined);
}
