import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldOperator, QueryFilter } from '../values/filter.ts';
import { anyValue } from '../values/testing.ts';
import type { Document, Value } from '../values/value.ts';
import { filterPredicate } from './filter.ts';

const NAN: Value = { kind: 'double', value: Number.NaN };
const NULL: Value = { kind: 'null' };
const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const text = (value: string): Value => ({ kind: 'string', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });

const stored: Record<string, Value | undefined> = {
  null: NULL,
  true: { kind: 'boolean', value: true },
  nan: NAN,
  negzero: double(-0),
  zero: int(0),
  one: int(1),
  onef: double(1),
  two: int(2),
  a: text('a'),
  arr: list(int(1), text('a'), NULL),
  arrnan: list(NAN),
  missing: undefined,
};

function documentOf(value: Value | undefined): Document {
  const time = { seconds: 0, nanos: 0 };
  const fields = new Map<string, Value>(value ? [['v', value]] : []);
  return { name: 'projects/p/databases/d/documents/c/x', fields, createTime: time, updateTime: time };
}

function matching(filter: QueryFilter): string[] {
  const test = filterPredicate(filter);
  return Object.entries(stored).flatMap(([name, value]) => (test(documentOf(value)) ? [name] : []));
}

const on = (op: FieldOperator, value: Value): QueryFilter => ({ kind: 'field', field: ['v'], op, value });
const every = Object.keys(stored);
const present = every.filter((name) => name !== 'missing');
const without = (...names: string[]) => present.filter((name) => !names.includes(name));

describe('filters', () => {
  it.each<[FieldOperator, Value, string[]]>([
    ['==', int(1), ['one', 'onef']],
    ['==', double(0), ['negzero', 'zero']],
    ['==', NULL, []],
    ['==', NAN, []],
    ['==', list(NAN), ['arrnan']],
    ['!=', int(1), without('null', 'one', 'onef')],
    ['!=', NULL, []],
    ['!=', NAN, without('null')],
    ['<', int(1), ['negzero', 'zero']],
    ['<=', int(1), ['negzero', 'zero', 'one', 'onef']],
    ['>', int(0), ['one', 'onef', 'two']],
    ['>=', double(1), ['one', 'onef', 'two']],
    ['>', NAN, []],
    ['<=', NULL, []],
    ['>', text(''), ['a']],
    ['>', { kind: 'boolean', value: false }, ['true']],
    ['in', list(int(1), text('a'), NULL, NAN), ['one', 'onef', 'a']],
    ['not-in', list(int(1), text('a')), without('null', 'one', 'onef', 'a')],
    ['not-in', list(int(1), NULL), []],
    ['not-in', list(NAN), without('null')],
    ['array-contains', double(1), ['arr']],
    ['array-contains', NULL, []],
    ['array-contains', NAN, []],
    ['array-contains-any', list(text('a'), text('b')), ['arr']],
    ['array-contains-any', list(NULL, NAN), []],
  ])('%s %#', (op, value, names) => {
    expect(matching(on(op, value))).toEqual(names);
  });

  it.each<['is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan', string[]]>([
    ['is-null', ['null']],
    ['is-not-null', without('null')],
    ['is-nan', ['nan']],
    ['is-not-nan', without('null', 'nan')],
  ])('%s', (op, names) => {
    expect(matching({ kind: 'unary', field: ['v'], op })).toEqual(names);
  });

  it('combine with and, or, and nothing', () => {
    const low = on('<', int(2));
    const high = on('>', int(0));
    expect(matching({ kind: 'and', filters: [low, high] })).toEqual(['one', 'onef']);
    expect(matching({ kind: 'or', filters: [on('==', int(2)), on('==', text('a'))] })).toEqual(['two', 'a']);
    expect(filterPredicate(undefined)(documentOf(undefined))).toBe(true);
  });

  it('compare the document itself as __name__', () => {
    const name: Value = { kind: 'reference', name: documentOf(undefined).name };
    const test = filterPredicate({ kind: 'field', field: ['__name__'], op: '==', value: name });
    expect(test(documentOf(undefined))).toBe(true);
  });

  it('split every present value that is not null between == and !=', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (value, operand) => {
        if (operand.kind === 'null' || value.kind === 'null') return;
        const document = documentOf(value);
        expect(filterPredicate(on('==', operand))(document)).not.toBe(
          filterPredicate(on('!=', operand))(document),
        );
      }),
    );
  });

  it('give in the meaning of or, and not-in of and', () => {
    fc.assert(
      fc.property(anyValue, fc.array(anyValue, { minLength: 1, maxLength: 3 }), (value, operands) => {
        const document = documentOf(value);
        const some = { kind: 'or', filters: operands.map((operand) => on('==', operand)) } as const;
        const none = { kind: 'and', filters: operands.map((operand) => on('!=', operand)) } as const;
        expect(filterPredicate(on('in', list(...operands)))(document)).toBe(filterPredicate(some)(document));
        expect(filterPredicate(on('not-in', list(...operands)))(document)).toBe(
          filterPredicate(none)(document),
        );
      }),
    );
  });
});
