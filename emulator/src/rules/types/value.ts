/**
 * A value of the rules language. `kind` is the name that `is` tests for, where the language has one.
 * Integers are 64 bits wide (`bigint`); timestamps and durations count nanoseconds.
 */
export type RulesValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'duration'; readonly nanos: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'list'; readonly values: readonly RulesValue[] }
  | { readonly kind: 'set'; readonly values: readonly RulesValue[] }
  | { readonly kind: 'map'; readonly fields: RulesFields }
  | { readonly kind: 'path'; readonly segments: readonly PathSegment[]; readonly bound: RulesFields }
  | { readonly kind: 'map_diff'; readonly before: RulesFields; readonly after: RulesFields };

export type Kind = RulesValue['kind'];
export type ValueOf<K extends Kind> = Extract<RulesValue, { readonly kind: K }>;
export type RulesFields = ReadonlyMap<string, RulesValue>;

/** One segment of a path; `{ variable }` is a `$(name)` that waits for `bind`. */
export type PathSegment = string | { readonly variable: string };

/** An expression that has no value. It is not `false`: only `&&`, `||` and an untaken branch can absorb it. */
export interface EvaluationError {
  readonly kind: 'error';
  readonly message: string;
  /** Offset in the rules file where the error arose; filled in by the evaluator. */
  readonly offset?: number | undefined;
}

export const NULL: ValueOf<'null'> = { kind: 'null' };
export const TRUE: ValueOf<'bool'> = { kind: 'bool', value: true };
export const FALSE: ValueOf<'bool'> = { kind: 'bool', value: false };
const NO_FIELDS: RulesFields = new Map();

export const bool = (value: boolean): ValueOf<'bool'> => (value ? TRUE : FALSE);
export const float = (value: number): ValueOf<'float'> => ({ kind: 'float', value });
export const string = (value: string): ValueOf<'string'> => ({ kind: 'string', value });
export const bytes = (value: Uint8Array): ValueOf<'bytes'> => ({ kind: 'bytes', value });
export const timestamp = (nanos: bigint): ValueOf<'timestamp'> => ({ kind: 'timestamp', nanos });
export const duration = (nanos: bigint): ValueOf<'duration'> => ({ kind: 'duration', nanos });
export const list = (values: readonly RulesValue[]): ValueOf<'list'> => ({ kind: 'list', values });
export const map = (fields: RulesFields): ValueOf<'map'> => ({ kind: 'map', fields });
export const path = (segments: readonly PathSegment[], bound: RulesFields = NO_FIELDS): ValueOf<'path'> => ({
  kind: 'path',
  segments,
  bound,
});
export const failure = (message: string): EvaluationError => ({ kind: 'error', message });

/** A whole number, from a number that is known to be one or from a `bigint` of at most 64 bits. */
export const int = (value: bigint | number): ValueOf<'int'> => ({ kind: 'int', value: BigInt(value) });
