import { describe, expect, it } from 'vitest';
import { FirestoreError } from '../errors.ts';
import type { FieldOperator, QueryFilter } from '../values/filter.ts';
import type { Value } from '../values/value.ts';
import type { OrderBy, StructuredQuery } from './structured-query.ts';
import { validateQuery } from './validate.ts';

const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const list = (count: number): Value => ({
  kind: 'array',
  values: Array.from({ length: count }, (_, i) => int(i)),
});
const name = (path: string): Value => ({
  kind: 'reference',
  name: `projects/p/databases/d/documents/${path}`,
});
const on = (field: string, op: FieldOperator, value: Value): QueryFilter => ({
  kind: 'field',
  field: [field],
  op,
  value,
});
const and = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ kind: 'or', filters });
const by = (field: string, direction: 'asc' | 'desc' = 'asc'): OrderBy => ({ field: [field], direction });

function refusal(query: Partial<StructuredQuery>): string {
  try {
    validateQuery({ from: { collectionId: 'c', allDescendants: false }, orderBy: [], offset: 0, ...query });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return `${error.status}: ${error.message}`;
  }
}

const everything = { collectionId: '', allDescendants: true };

describe('validateQuery', () => {
  it.each<[string, Partial<StructuredQuery>]>([
    ['no filter', {}],
    ['thirty values', { where: on('a', 'in', list(30)) }],
    ['thirty disjunctions', { where: and(on('a', 'in', list(6)), on('b', 'in', list(5))) }],
    [
      'one array filter in each branch',
      { where: or(on('a', 'array-contains', int(1)), on('b', 'array-contains', int(1))) },
    ],
    ['inequalities on several fields', { where: and(on('a', '>', int(1)), on('b', '<', int(1))) }],
    ['a document of another collection', { where: on('__name__', '>', name('x/y')) }],
    ['names only, over all collections', { from: everything, where: on('__name__', '>=', name('x/y')) }],
    ['a cursor as long as the order', { orderBy: [by('a')], startAt: { values: [int(1)], before: true } }],
    ['not-in with an equality', { where: and(on('a', 'not-in', list(2)), on('b', '==', int(1))) }],
    [
      'newest names first among filtered ones',
      { where: on('a', '==', int(1)), orderBy: [by('__name__', 'desc')] },
    ],
  ])('accepts %s', (_, query) => {
    expect(refusal(query)).toBe('accepted');
  });

  it.each<[string, Partial<StructuredQuery>]>([
    ["'IN' requires an ArrayValue.", { where: on('a', 'in', int(1)) }],
    ["'IN' requires an non-empty ArrayValue.", { where: on('a', 'in', list(0)) }],
    ["'IN' supports up to 30 comparison values.", { where: on('a', 'in', list(31)) }],
    ["'NOT_IN' supports up to 10 comparison values.", { where: on('a', 'not-in', list(11)) }],
    [
      "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
      { where: on('a', 'array-contains-any', list(31)) },
    ],
    [
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
      { where: and(on('a', 'in', list(6)), on('b', 'in', list(6))) },
    ],
    [
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
      { where: and(on('a', '!=', int(1)), { kind: 'unary', field: ['b'], op: 'is-not-null' }) },
    ],
    [
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
      { where: and(on('a', 'not-in', list(1)), on('b', 'in', list(1))) },
    ],
    [
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
      { where: or(on('a', 'not-in', list(1)), on('b', '==', int(1))) },
    ],
    ['__key__ filter value must be a Key', { where: on('__name__', '==', int(1)) }],
    ['__key__ filter value must be a Key', { where: { kind: 'unary', field: ['__name__'], op: 'is-null' } }],
    ['the name __key__ is reserved', { where: on('__name__', 'array-contains', name('c/a')) }],
    ['kind is required for filter: a', { from: everything, where: on('a', '==', int(1)) }],
    ['kind is required for all orders except __key__ ascending', { from: everything, orderBy: [by('a')] }],
    ['order by clause cannot contain duplicate fields a', { orderBy: [by('a'), by('a', 'desc')] }],
    ['order by clause cannot contain more fields after the key', { orderBy: [by('__name__'), by('a')] }],
    [
      'order by clause cannot contain more fields after the key',
      { orderBy: [by('__name__')], where: on('a', '>', int(1)) },
    ],
    [
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
      { where: and(on('a', '!=', int(1)), on('__name__', '==', name('c/a'))) },
    ],
    [
      'Cursor has too many values.',
      { orderBy: [by('a')], startAt: { values: [int(1), int(2)], before: true } },
    ],
    [
      'Cursor __key__ value is not a document reference.',
      { orderBy: [by('__name__')], endAt: { values: [int(1)], before: true } },
    ],
    ['An OR needs at least one filter.', { where: and(on('a', '==', int(1)), or()) }],
    ['limit is negative', { limit: -1 }],
    ['offset is negative', { offset: -1 }],
    [
      'Collection id "__x__" is invalid because it is reserved.',
      { from: { collectionId: '__x__', allDescendants: false } },
    ],
  ])('refuses with %s', (message, query) => {
    expect(refusal(query)).toBe(`INVALID_ARGUMENT: ${message}`);
  });

  it('refuses two array filters that must hold together', () => {
    const both = and(on('a', 'array-contains', int(1)), on('b', 'array-contains-any', list(2)));
    expect(refusal({ where: both })).toBe(
      'FAILED_PRECONDITION: Only a single array-contains clause is allowed in a query',
    );
  });

  it('refuses to read names backwards', () => {
    expect(refusal({ orderBy: [by('__name__', 'desc')] })).toBe(
      'FAILED_PRECONDITION: Firestore does not support descending key scans',
    );
  });
});
