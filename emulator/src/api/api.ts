import type { Aggregation, OrderBy, StructuredQuery } from '../query/structured-query.ts';
import type { TransactionOptions } from '../store/transactions.ts';
import type { Write, WriteResult } from '../store/write.ts';
import type { Caller } from '../values/auth.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Document, Timestamp, Value } from '../values/value.ts';

export type { Aggregation, Cursor, OrderBy, StructuredQuery } from '../query/structured-query.ts';
export type { Billing } from '../store/billing.ts';
export type { Change } from '../store/change.ts';
export type { IndexUsage } from '../store/index-usage.ts';
export type { TransactionOptions } from '../store/transactions.ts';
export type { FieldTransform, Precondition, TransformOperation, Write, WriteResult } from '../store/write.ts';
export type { Caller } from '../values/auth.ts';
export type { FieldPath } from '../values/field-path.ts';

export interface CommitResponse {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Timestamp;
}

/** How a read sees the store: now, inside a transaction, in one begun by this very read, or at an earlier time. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: Uint8Array }
  | { readonly kind: 'new-transaction'; readonly options: TransactionOptions }
  | { readonly kind: 'read-time'; readonly time: Timestamp };

export interface BatchGetResponse {
  readonly transaction?: Uint8Array | undefined;
  readonly readTime: Timestamp;
  readonly results: readonly ({ readonly found: Document } | { readonly missing: string })[];
}
export interface RunQueryResponse {
  readonly transaction?: Uint8Array | undefined;
  readonly readTime: Timestamp;
  readonly documents: readonly Document[];
  readonly skipped: number;
}
export interface AggregationResponse {
  readonly transaction?: Uint8Array | undefined;
  readonly readTime: Timestamp;
  readonly fields: ReadonlyMap<string, Value>;
}

export type Target = {
  readonly targetId: number;
  readonly once: boolean;
  readonly resume?: { readonly token: Uint8Array } | { readonly readTime: Timestamp } | undefined;
  readonly expectedCount?: number | undefined;
} & (
  | { readonly kind: 'documents'; readonly names: readonly string[] }
  | { readonly kind: 'query'; readonly parent: string; readonly query: StructuredQuery }
);

/** What a listen stream sends; the shape of `google.firestore.v1.ListenResponse`. */
export type ListenEvent =
  | {
      readonly kind: 'target-change';
      readonly type: 'no-change' | 'add' | 'remove' | 'current' | 'reset';
      readonly targetIds: readonly number[];
      readonly cause?: { readonly code: number; readonly message: string } | undefined;
      readonly resumeToken?: Uint8Array | undefined;
      readonly readTime?: Timestamp | undefined;
    }
  | {
      readonly kind: 'document-change';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'document-delete' | 'document-remove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Timestamp;
    }
  | { readonly kind: 'filter'; readonly targetId: number; readonly count: number };

/** One open listen stream. Events of one commit reach `send` in one call, so that the wire can flush them together. */
export interface ListenStream {
  addTarget(target: Target): void;
  removeTarget(targetId: number): void;
  close(): void;
}

/**
 * Everything a client can ask, once, whatever the encoding. `parent` is a full document name or
 * `projects/{p}/databases/{d}/documents`. Methods throw `FirestoreError`.
 */
export interface FirestoreApi {
  readonly getDocument: (
    caller: Caller,
    name: string,
    mask: readonly FieldPath[] | undefined,
    consistency: Consistency,
  ) => Document;
  readonly batchGet: (
    caller: Caller,
    database: string,
    names: readonly string[],
    mask: readonly FieldPath[] | undefined,
    consistency: Consistency,
  ) => BatchGetResponse;
  readonly runQuery: (
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    consistency: Consistency,
  ) => RunQueryResponse;
  readonly runAggregationQuery: (
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    aggregations: readonly Aggregation[],
    consistency: Consistency,
  ) => AggregationResponse;
  readonly commit: (
    caller: Caller,
    database: string,
    writes: readonly Write[],
    transaction: Uint8Array | undefined,
  ) => CommitResponse;
  /** Each write alone; a failed one carries its status, the others stand. */
  readonly batchWrite: (
    caller: Caller,
    database: string,
    writes: readonly Write[],
  ) => readonly ({ readonly result: WriteResult } | { readonly error: Error })[];
  readonly beginTransaction: (caller: Caller, database: string, options: TransactionOptions) => Uint8Array;
  readonly rollback: (caller: Caller, database: string, transaction: Uint8Array) => void;
  readonly listDocuments: (
    caller: Caller,
    parent: string,
    collectionId: string,
    options: {
      readonly pageSize?: number | undefined;
      readonly pageToken?: string | undefined;
      readonly orderBy?: readonly OrderBy[] | undefined;
      readonly mask?: readonly FieldPath[] | undefined;
      readonly showMissing: boolean;
      readonly consistency: Consistency;
    },
  ) => {
    readonly documents: readonly (Document | { readonly missing: string })[];
    readonly nextPageToken?: string | undefined;
  };
  readonly listCollectionIds: (
    caller: Caller,
    parent: string,
    options: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
  ) => { readonly collectionIds: readonly string[]; readonly nextPageToken?: string | undefined };
  readonly listen: (
    caller: Caller,
    database: string,
    send: (events: readonly ListenEvent[]) => void,
  ) => ListenStream;
}
