import type { TransactionOptions } from '../store/transactions.ts';
import { checkDatabaseName } from '../values/resource-name.ts';
import type { ApiContext } from './context.ts';

/** `BeginTransaction`. */
export function beginTransaction(
  context: ApiContext,
  database: string,
  options: TransactionOptions,
): Uint8Array {
  checkDatabaseName(database);
  return context.transactions.begin(database, options);
}

/** `Rollback`: of a transaction that has ended already, too. */
export function rollback(context: ApiContext, database: string, transaction: Uint8Array): void {
  checkDatabaseName(database);
  context.transactions.end(database, transaction);
}
