import { FirestoreError } from '../errors.ts';
import type { Write, WriteResult } from '../store/write.ts';
import type { Caller } from '../values/auth.ts';
import { applyWrites, checkWrites } from './commit.ts';
import type { ApiContext } from './context.ts';

/** `BatchWrite`: each write alone; a failed one carries its error, the others stand. For the owner only. */
export function batchWrite(
  context: ApiContext,
  caller: Caller,
  database: string,
  writes: readonly Write[],
): ({ readonly result: WriteResult } | { readonly error: FirestoreError })[] {
  if (caller.kind !== 'owner') {
    throw new FirestoreError('PERMISSION_DENIED', 'Batch writes require admin authentication.');
  }
  checkWrites(database, writes);
  if (new Set(writes.map((write) => write.name)).size < writes.length) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      'the same document cannot be written more than once in a single request',
    );
  }
  return writes.map((write) => {
    try {
      const [result] = applyWrites(context, caller, database, [write], context.store.clock.now());
      return { result: result ?? { transformResults: [] } };
    } catch (error) {
      if (error instanceof FirestoreError) return { error };
      throw error;
    }
  });
}
