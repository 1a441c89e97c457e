import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import type { FilesDouble } from './files-double.ts';

/**
 * Counts a run's calls of Firestore's transactions and of a bucket, and kills it at one of these steps,
 * before or after the call; at none if `step` is -1. `end` restores Firestore and returns how many steps
 * there were.
 */
export function killRun(services: { firestore: Firestore; bucket: FilesDouble }, step: number) {
  let steps = 0;
  const gate = async () => {
    steps += 1;
    if (steps - 1 === step) throw new Error('Killed.');
  };
  const { firestore, bucket } = services;
  const whole: Firestore['runTransaction'] = firestore.runTransaction.bind(firestore);
  const spy = vi.spyOn(firestore, 'runTransaction').mockImplementation(async (update, options) => {
    await gate();
    const result = await whole(update, options);
    await gate();
    return result;
  });
  return {
    change: { bucket: bucket.paced(gate) },
    end(this: void): number {
      spy.mockRestore();
      return steps;
    },
  };
}
