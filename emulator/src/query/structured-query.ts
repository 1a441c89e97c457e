import type { FieldPath } from '../values/field-path.ts';
import type { QueryFilter } from '../values/filter.ts';
import type { Value } from '../values/value.ts';

export interface OrderBy {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}

/** A position in the sorted result: just before the first document with these values, or just after the last. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** `google.firestore.v1.StructuredQuery`, decoded: one `from`, field paths split and unescaped. */
export interface StructuredQuery {
  /** An empty `collectionId` stands for every collection, directly below the parent or at any depth. */
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
