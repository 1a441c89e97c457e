import { isKept, keptJson } from '../../core/device/device-store.ts';
import { report } from '../../core/lib/report-error.ts';
import { hideShown } from '../push/subscription.ts';
import { hearChildrensMode } from '../settings/wish.ts';
import { codeHashFrom, fitsCode, hashCode } from './childrens-code.ts';
import { countTry, forgetTries, nextTryAt } from './code-tries.ts';
import { markForChildren } from './mode-marker.ts';

/**
 * Turns the mode for children on and off (decision 091). It is of the device and of no account, so nothing that logs in or out touches
 * it. `wish.ts` says what it means, and boot.js reads the same key.
 */
const kept = keptJson('localStorage', 'childrensMode', codeHashFrom);

/**
 * What became of a code. `unreadable`: the device keeps none that could be compared with it; `unkept`: the device does not store what
 * was asked for.
 */
export type Answer = 'right' | 'wrong' | 'waiting' | 'unreadable' | 'unkept';

/** Turns the mode on with a code. Where another tab has turned it on meanwhile, its code stays. Rejects in a browser that cannot hash. */
export async function turnModeOn(code: string): Promise<Answer> {
  const hash = await hashCode(code);
  const isDone = isKept('childrensMode') || kept.keep(hash);
  if (isDone) {
    forgetTries();
    await markForChildren(true);
    await hideShown().catch((error: unknown) => report('Notifications could not be taken away.', error));
  }
  hearChildrensMode();
  return isDone ? 'right' : 'unkept';
}

/** Turns the mode off, if this is its code. Rejects in a browser that cannot hash. */
export async function turnModeOff(code: string): Promise<Answer> {
  const answer = await tryCode(code);
  if (answer !== 'right') return answer;
  const isDone = kept.keep(undefined);
  await markForChildren(false);
  hearChildrensMode();
  return isDone ? 'right' : 'unkept';
}

/** Replaces the code, if this is the present one. Rejects in a browser that cannot hash. */
export async function changeCode(code: string, next: string): Promise<Answer> {
  const hash = await hashCode(next);
  const answer = await tryCode(code);
  // Another tab may have turned the mode off meanwhile, which stays.
  if (answer !== 'right' || !isKept('childrensMode')) return answer;
  return kept.keep(hash) ? 'right' : 'unkept';
}

async function tryCode(code: string): Promise<Answer> {
  if (!isKept('childrensMode')) return 'right';
  const hash = kept.read();
  if (!hash) return 'unreadable';
  if (nextTryAt() > Date.now()) return 'waiting';
  countTry();
  if (!(await fitsCode(code, hash))) return 'wrong';
  forgetTries();
  return 'right';
}
