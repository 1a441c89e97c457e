import { FirestoreError } from '../errors.ts';
import { hasConflict } from '../store/conflict.ts';
import { type StagedWrite, stagedChanges, stageWrites } from '../store/stage.ts';
import { relativePath } from '../store/store.ts';
import { validateWrites } from '../store/validate-write.ts';
import type { Write, WriteResult } from '../store/write.ts';
import type { Caller } from '../values/auth.ts';
import { checkDatabaseName } from '../values/resource-name.ts';
import type { Timestamp } from '../values/value.ts';
import type { CommitResponse } from './api.ts';
import { requireInDatabase } from './batch-get.ts';
import type { ApiContext } from './context.ts';
import { requireCommit } from './permission.ts';

/** `Commit`: all writes or none; a transaction ends with it, and aborts if what it read has changed. */
export function commit(
  context: ApiContext,
  caller: Caller,
  database: string,
  writes: readonly Write[],
  transaction: Uint8Array | undefined,
): CommitResponse {
  checkWrites(database, writes);
  if (transaction) finishTransaction(context, database, writes, transaction);
  const time = context.store.clock.now();
  return { writeResults: applyWrites(context, caller, database, writes, time), commitTime: time };
}

/** Throws `INVALID_ARGUMENT` for writes that no state of the database could accept. */
export function checkWrites(database: string, writes: readonly Write[]): void {
  checkDatabaseName(database);
  for (const write of writes) requireInDatabase(write.name, database);
  validateWrites(writes);
}

/** Stages, judges and stores writes at a commit time. */
export function applyWrites(
  context: ApiContext,
  caller: Caller,
  database: string,
  writes: readonly Write[],
  time: Timestamp,
): WriteResult[] {
  const { store } = context;
  const stored = store.database(database);
  const staged = stageWrites((name) => stored.get(relativePath(name)), writes, time);
  requireCommit(context, caller, database, staged, time);
  for (const { failure } of staged) if (failure) throw failure;
  bill(context, database, staged);
  store.apply(database, stagedChanges(staged), time, caller);
  return staged.map(({ result }) => result);
}

function finishTransaction(
  context: ApiContext,
  database: string,
  writes: readonly Write[],
  id: Uint8Array,
): void {
  const transaction = context.transactions.use(database, id);
  if (transaction.readOnly && writes.length > 0) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
  }
  context.transactions.end(database, id);
  if (!transaction.readOnly && hasConflict(context.store.database(database), transaction)) {
    throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }
}

function bill(context: ApiContext, database: string, staged: readonly StagedWrite[]): void {
  const meter = context.store.meterOf(database);
  for (const { write } of staged) {
    if (write.kind === 'update') meter.addWrite();
    if (write.kind === 'delete') meter.addDelete();
  }
}
