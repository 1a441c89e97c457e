import type { Value } from './value.ts';

/** A field filter's operator, spelled as the client SDKs spell it. */
export type FieldOperator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>'
  | '>='
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';

/** A query's `where`, as the list prover reads it. `field` is the unescaped path; `__name__` is `['__name__']`. */
export type QueryFilter =
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      readonly op: FieldOperator;
      readonly value: Value;
    }
  | {
      readonly kind: 'unary';
      readonly field: readonly string[];
      readonly op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan';
    }
  | { readonly kind: 'and'; readonly filters: readonly QueryFilter[] }
  | { readonly kind: 'or'; readonly filters: readonly QueryFilter[] };
