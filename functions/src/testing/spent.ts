import type { Firestore } from 'firebase-admin/firestore';

/** Lets a limit have been counted so often; `use` is what its keys begin with. It must have been counted once. */
export async function countedTo(firestore: Firestore, use: string, count: number): Promise<void> {
  const limits = await firestore.collection('limits').get();
  const counted = limits.docs.filter(({ id }) => id.startsWith(`${use}:`));
  if (counted.length !== 1) throw new Error(`${counted.length} limits begin with ${use}.`);
  for (const { ref } of counted) await ref.update({ count });
}
