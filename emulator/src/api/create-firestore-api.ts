import type { IndexMeter } from '../store/index-usage.ts';
import type { Store } from '../store/store.ts';
import { Transactions } from '../store/transactions.ts';
import type { FirestoreApi } from './api.ts';
import type { Authorize } from './authorize.ts';
import { batchGet } from './batch-get.ts';
import { batchWrite } from './batch-write.ts';
import { commit } from './commit.ts';
import type { ApiContext } from './context.ts';
import { getDocument } from './get-document.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { ListenHub } from './listen/hub.ts';
import { listen } from './listen/listen.ts';
import { runAggregationQuery } from './run-aggregation-query.ts';
import { runQuery } from './run-query.ts';
import { beginTransaction, rollback } from './transaction.ts';

interface FirestoreApiOptions {
  readonly store: Store;
  readonly authorize: Authorize;
  /** With it, queries that production would refuse for want of an index are refused; it counts the others. */
  readonly indexes?: IndexMeter | undefined;
}

/** Joins the RPCs into the one interface that every wire format speaks to. */
export function createFirestoreApi(options: FirestoreApiOptions): FirestoreApi & {
  /** To be called when rules were loaded: open listeners that are now denied end with their cause. */
  recheckListeners(): void;
  /** How many targets clients listen to in a project. */
  listeners(project: string): number;
} {
  const { store, authorize, indexes } = options;
  const context: ApiContext = { store, authorize, indexes, transactions: new Transactions(store) };
  const hub = new ListenHub(store);
  return {
    getDocument: (...args) => getDocument(context, ...args),
    batchGet: (...args) => batchGet(context, ...args),
    runQuery: (...args) => runQuery(context, ...args),
    runAggregationQuery: (...args) => runAggregationQuery(context, ...args),
    commit: (...args) => commit(context, ...args),
    batchWrite: (...args) => batchWrite(context, ...args),
    beginTransaction: (_caller, ...args) => beginTransaction(context, ...args),
    rollback: (_caller, ...args) => rollback(context, ...args),
    listDocuments: (...args) => listDocuments(context, ...args),
    listCollectionIds: (...args) => listCollectionIds(context, ...args),
    listen: (...args) => listen(context, hub, ...args),
    recheckListeners: () => hub.recheck(),
    listeners: (project) => hub.listeners(project),
  };
}
