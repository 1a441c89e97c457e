import { limitKey } from '../allowances/limit-key.ts';
import { limitRef } from '../allowances/limit-ref.ts';
import { spend } from '../allowances/spend.ts';
import { CallError } from '../callers/call-error.ts';
import type { PhotoCounting } from './photo-limits.ts';

/** A drawing that takes longer has died: a photo may take 20 seconds. */
export const DRAWING_SECONDS = 60;

/**
 * Runs something for a person unless the same is already running for them; returns whether it ran. So one
 * account, whatever it uploads, uses at most one of the places where photos are drawn. Only fairness depends
 * on it.
 */
export async function oneAtATime(
  { firestore, hashKey, now }: PhotoCounting,
  uid: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = limitKey({ hashKey }, 'photo-drawing', uid);
  try {
    await spend(firestore, [{ key, max: 1, windowSeconds: DRAWING_SECONDS }], now());
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
  try {
    await work();
  } finally {
    await limitRef(firestore, key).delete();
  }
  return true;
}
