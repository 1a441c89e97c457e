import type { IndexMeter } from '../store/index-usage.ts';
import type { Store } from '../store/store.ts';
import type { Transactions } from '../store/transactions.ts';
import type { Authorize } from './authorize.ts';

/** What every RPC works with. */
export interface ApiContext {
  readonly store: Store;
  readonly transactions: Transactions;
  readonly authorize: Authorize;
  /** Without it, every query is served, whatever indexes production would want. */
  readonly indexes: IndexMeter | undefined;
}
