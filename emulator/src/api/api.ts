import type { Auth } from '../values/auth.ts';
import type { QueryFilter } from '../values/filter.ts';
import type { Document, Fields, Timestamp, Value } from '../values/value.ts';

/** Who calls: `owner` (the Admin SDKs' `Bearer owner`) passes without rules. */
export type Caller = { readonly kind: 'owner' } | { readonly kind: 'user'; readonly auth: Auth };

export type FieldPath = readonly string[];

export interface OrderBy {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** `google.firestore.v1.StructuredQuery`, decoded: one `from`, field paths split and unescaped. */
export interface StructuredQuery {
  readonly from: { readonly collectionId: string; readonly allDescendants: boolean };
  readonly select?: readonly FieldPath[] | undefined;
  readonly where?: QueryFilter | undefined;
  readonly orderBy: readonly OrderBy[];
  readonly startAt?: Cursor | undefined;
  readonly endAt?: Cursor | undefined;
  readonly offset: number;
  readonly limit?: number | undefined;
}

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo?: number | undefined }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly field: FieldPath };

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

export type TransformOperation =
  | { readonly kind: 'request-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly value: Value }
  | { readonly kind: 'array-union' | 'array-remove'; readonly values: readonly Value[] };

export interface FieldTransform {
  readonly field: FieldPath;
  readonly operation: TransformOperation;
}

export type Write =
  | {
      readonly kind: 'update';
      readonly name: string;
      readonly fields: Fields;
      /** Absent: the whole document is set. Present and empty: only the transforms touch it. */
      readonly mask?: readonly FieldPath[] | undefined;
      readonly transforms: readonly FieldTransform[];
      readonly precondition?: Precondition | undefined;
    }
  | { readonly kind: 'delete'; readonly name: string; readonly precondition?: Precondition | undefined }
  | { readonly kind: 'verify'; readonly name: string; readonly precondition?: Precondition | undefined };

export interface WriteResult {
  readonly updateTime?: Timestamp | undefined;
  readonly transformResults: readonly Value[];
}
export interface CommitResponse {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Timestamp;
}

export type TransactionOptions =
  | { readonly kind: 'read-write'; readonly retry?: Uint8Array | undefined }
  | { readonly kind: 'read-only'; readonly readTime?: Timestamp | undefined };

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
  getDocument(
    caller: Caller,
    name: string,
    mask: readonly FieldPath[] | undefined,
    consistency: Consistency,
  ): Document;
  batchGet(
    caller: Caller,
    database: string,
    names: readonly string[],
    mask: readonly FieldPath[] | undefined,
    consistency: Consistency,
  ): BatchGetResponse;
  runQuery(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    consistency: Consistency,
  ): RunQueryResponse;
  runAggregationQuery(
    caller: Caller,
    parent: string,
    query: StructuredQuery,
    aggregations: readonly Aggregation[],
    consistency: Consistency,
  ): AggregationResponse;
  commit(
    caller: Caller,
    database: string,
    writes: readonly Write[],
    transaction: Uint8Array | undefined,
  ): CommitResponse;
  /** Each write alone; a failed one carries its status, the others stand. */
  batchWrite(
    caller: Caller,
    database: string,
    writes: readonly Write[],
  ): readonly ({ readonly result: WriteResult } | { readonly error: Error })[];
  beginTransaction(caller: Caller, database: string, options: TransactionOptions): Uint8Array;
  rollback(caller: Caller, database: string, transaction: Uint8Array): void;
  listDocuments(
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
  ): {
    readonly documents: readonly (Document | { readonly missing: string })[];
    readonly nextPageToken?: string | undefined;
  };
  listCollectionIds(
    caller: Caller,
    parent: string,
    options: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
  ): { readonly collectionIds: readonly string[]; readonly nextPageToken?: string | undefined };
  listen(caller: Caller, database: string, send: (events: readonly ListenEvent[]) => void): ListenStream;
}

/** What was billed since the last reset, by the production price rules. */
export interface Billing {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** A committed change to one document, for triggers and export. */
export interface Change {
  readonly database: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  readonly time: Timestamp;
  readonly caller: Caller;
}
