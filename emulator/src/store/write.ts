import type { FieldPath } from '../values/field-path.ts';
import type { Fields, Timestamp, Value } from '../values/value.ts';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

export type TransformOperation =
  | { readonly kind: 'request-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly value: Value }
  | { readonly kind: 'array-union' | 'array-remove'; readonly values: readonly Value[] };

export interface FieldTransform {
  readonly field: FieldPath;
  readonly operation: TransformOperation;
}

/** `google.firestore.v1.Write`, decoded. */
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
  /** Absent after a delete or a verify; the earlier time if the write changed nothing. */
  readonly updateTime?: Timestamp | undefined;
  readonly transformResults: readonly Value[];
}
