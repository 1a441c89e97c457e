import { describe, expect, it } from 'vitest';
import { deleteField, getField, projectFields, setField, updateFields } from './fields.ts';
import { sameFields } from './order.ts';
import type { Fields, Value } from './value.ts';

const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const fields = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: fields(entries) });

const base = fields({ a: int(1), m: map({ x: int(1), y: int(2) }) });

describe('fields', () => {
  it('are read by path', () => {
    expect(getField(base, ['m', 'y'])).toEqual(int(2));
    expect(getField(base, ['a', 'y'])).toBeUndefined();
    expect(getField(base, ['m', 'z'])).toBeUndefined();
  });

  it('are set and deleted without touching the original', () => {
    expect(setField(base, ['a', 'b'], int(9))).toEqual(
      fields({ a: map({ b: int(9) }), m: map({ x: int(1), y: int(2) }) }),
    );
    expect(deleteField(base, ['m', 'x'])).toEqual(fields({ a: int(1), m: map({ y: int(2) }) }));
    expect(deleteField(base, ['a', 'b'])).toEqual(base);
    expect(base).toEqual(fields({ a: int(1), m: map({ x: int(1), y: int(2) }) }));
  });

  it('called __proto__ are fields like others', () => {
    const set = setField(new Map(), ['__proto__', 'x'], int(1));
    expect(getField(set, ['__proto__', 'x'])).toEqual(int(1));
    expect(getField(new Map(), ['__proto__'])).toBeUndefined();
  });

  it('follow a mask: taken from the update, or deleted', () => {
    const updated = updateFields(base, fields({ a: int(10), m: map({ x: int(5) }), e: int(9) }), [
      ['a'],
      ['m', 'x'],
      ['d'],
    ]);
    expect(sameFields(updated, fields({ a: int(10), m: map({ x: int(5), y: int(2) }) }))).toBe(true);
    expect(updateFields(base, fields({}), [['m']])).toEqual(fields({ a: int(1) }));
  });

  it('are projected; the name is no field', () => {
    expect(projectFields(base, [['m', 'y'], ['__name__'], ['zz']])).toEqual(
      fields({ m: map({ y: int(2) }) }),
    );
  });
});
