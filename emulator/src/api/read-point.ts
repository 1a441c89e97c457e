import { checkReadTime, type Transaction } from '../store/transactions.ts';
import { toMicros } from '../values/timestamp.ts';
import type { Timestamp } from '../values/value.ts';
import type { Consistency } from './api.ts';
import type { ApiContext } from './context.ts';

/** The state of the database that one read sees. */
export interface ReadPoint {
  readonly readTime: Timestamp;
  /** In microseconds; `undefined` reads what is stored now. */
  readonly at: number | undefined;
  /** The transaction that remembers this read. */
  readonly transaction: Transaction | undefined;
  /** The id of a transaction that this very read began. */
  readonly begun: Uint8Array | undefined;
}

/** Resolves a consistency selector; throws for unknown or ended transactions and for times that are not kept. */
export function readPoint(context: ApiContext, database: string, consistency: Consistency): ReadPoint {
  const { store, transactions } = context;
  switch (consistency.kind) {
    case 'latest':
      return { readTime: store.clock.now(), at: undefined, transaction: undefined, begun: undefined };
    case 'read-time': {
      const now = toMicros(store.clock.now());
      checkReadTime(consistency.time, now, store.database(database).log.horizon);
      return {
        readTime: consistency.time,
        at: toMicros(consistency.time),
        transaction: undefined,
        begun: undefined,
      };
    }
    case 'transaction':
    case 'new-transaction': {
      const begun =
        consistency.kind === 'new-transaction'
          ? transactions.begin(database, consistency.options)
          : undefined;
      const transaction = transactions.use(
        database,
        consistency.kind === 'transaction' ? consistency.id : (begun ?? new Uint8Array()),
      );
      transaction.readTime ??= store.clock.now();
      const { readTime } = transaction;
      return { readTime, at: toMicros(readTime), transaction, begun };
    }
  }
}
