import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../values/value.ts';
import { changedPaths } from './changed-paths.ts';

type Plain = string | readonly Plain[] | { readonly [key: string]: Plain };

function fieldsOf(plain: { readonly [key: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(plain: Plain): Value {
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (isList(plain)) return { kind: 'array', values: plain.map(valueOf) };
  return { kind: 'map', fields: fieldsOf(plain) };
}

function isList(plain: Plain): plain is readonly Plain[] {
  return Array.isArray(plain);
}

describe('changedPaths', () => {
  it.each<[{ [key: string]: Plain }, { [key: string]: Plain }, string[]]>([
    [{ a: '1' }, { a: '1' }, []],
    [{ a: '1', b: '1' }, { a: '2', b: '1' }, ['a']],
    [{ a: '1' }, {}, ['a']],
    [{}, { a: '1' }, ['a']],
    [{ m: { x: '1', y: '1' } }, { m: { x: '2', y: '1' } }, ['m.x']],
    [{ m: { x: { deep: '1' } } }, { m: {} }, ['m.x.deep']],
    [{ m: { x: '1' } }, { m: 'text' }, ['m']],
    [{ m: 'text' }, { m: { x: '1' } }, ['m']],
    [{ l: ['1'] }, { l: ['1', '2'] }, ['l']],
    [{}, { m: {} }, ['m']],
    [{ 'with.dot': '1' }, {}, ['`with.dot`']],
  ])('%j to %j', (before, after, expected) => {
    expect(changedPaths(fieldsOf(before), fieldsOf(after))).toEqual(expected);
  });
});
