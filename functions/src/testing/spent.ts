import type { Firestore } from 'firebase-admin/firestore';

/** Sets the count of a limit; `use` is the beginning of its keys. It must have been counted once. */
export async function countedTo(firestore: Firestore, use: string, count: number): Promise<void> {
  const limits = await firestore.collection('limits').get();
  const counted = limits.docs.filter(({ id }) => id.startsWith(`${use}:`));
  if (counted.length !== 1) throw new Error(`${counted.length} limits begin with ${use}.`);
  for (const { ref } of counted) await ref.update({ count });
}
