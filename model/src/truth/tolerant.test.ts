import { describe, expect, it } from 'vitest';
import { z } from '../zod.ts';
import { localizedSchema, timeSchema } from './schemas.ts';
import { open, openArray, reading } from './tolerant.ts';

const inner = z.strictObject({ name: z.string() });
const schema = z.strictObject({
  plain: inner,
  absent: inner.optional(),
  nothing: inner.nullable(),
  preset: inner.default({ name: 'preset' }),
  list: z.array(inner).max(2),
  byName: z.record(z.string(), inner),
  either: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), inner }),
    z.strictObject({ kind: z.literal('b') }),
  ]),
  any: z.union([inner, z.string()]),
  names: localizedSchema(inner),
  at: timeSchema,
  constant: inner.readonly(),
});

const known = () => ({
  plain: { name: 'a' },
  absent: { name: 'b' },
  nothing: { name: 'c' },
  preset: { name: 'd' },
  list: [{ name: 'e' }],
  byName: { f: { name: 'f' } },
  either: { kind: 'a', inner: { name: 'g' } },
  any: { name: 'h' },
  names: { en: { name: 'i' } },
  at: new Date(0),
  constant: { name: 'j' },
});

/** The same value with an unknown field in every object of it. */
function withUnknownFields(value: unknown, isRecord = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withUnknownFields(each));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withUnknownFields(field, name === 'byName'),
  ]);
  return { ...Object.fromEntries(fields), ...(isRecord ? {} : { addedLater: { at: 'depth' } }) };
}

describe('reading a schema', () => {
  it('keeps what it knows and leaves out unknown fields at every depth', () => {
    const stored = withUnknownFields(known());
    expect(schema.safeParse(stored).success).toBe(false);
    expect(reading(schema).parse(stored)).toEqual(schema.parse(known()));
  });

  it('leaves the strict schema as strict as it was', () => {
    reading(schema);
    expect(schema.safeParse({ ...known(), addedLater: 1 }).success).toBe(false);
    expect(inner.safeParse({ name: 'a', addedLater: 1 }).success).toBe(false);
  });

  it.each([
    { what: 'a missing field', change: { plain: {} } },
    { what: 'a field of another type', change: { plain: { name: 1 } } },
    { what: 'too long a list', change: { list: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] } },
    { what: 'a refinement that fails', change: { names: {} } },
    { what: 'a kind that it does not know', change: { either: { kind: 'c' } } },
    { what: 'a time that is none', change: { at: 'yesterday' } },
  ])('refuses $what', ({ change }) => {
    expect(reading(schema).safeParse({ ...known(), ...change }).success).toBe(false);
  });

  it('is made once for each schema', () => {
    expect(reading(schema)).toBe(reading(schema));
  });

  it('keeps the fields that a schema admits on purpose', () => {
    const loose = z.strictObject({ name: z.string() }).catchall(z.number());
    expect(reading(loose).parse({ name: 'a', b: 1 })).toEqual({ name: 'a', b: 1 });
  });

  it('reads places that belong together as they are', () => {
    const read = reading(z.strictObject({ pair: z.tuple([z.int(), z.int()]) }));
    expect(read.parse({ pair: [1, 2], later: true })).toEqual({ pair: [1, 2] });
    expect(read.safeParse({ pair: [1] }).success).toBe(false);
  });

  it('refuses to guess for a type of schema that it has no case for', () => {
    expect(() => reading(z.strictObject({ pair: z.set(z.string()) }))).toThrow('"set"');
  });
});

describe('an open list', () => {
  const state = open(z.enum(['waiting', 'done']), 'waiting');
  const document = z.strictObject({ state, reason: open(z.enum(['late']).optional(), undefined) });

  it('gives a reader the neutral value for one that it does not know', () => {
    const read = reading(document).parse({ state: 'archived', reason: 'lost' });
    expect(read).toEqual({ state: 'waiting' });
  });

  it('gives a reader what it knows as it is', () => {
    expect(reading(document).parse({ state: 'done', reason: 'late' })).toEqual({
      state: 'done',
      reason: 'late',
    });
  });

  it('holds a writer to the list', () => {
    expect(document.safeParse({ state: 'archived' }).success).toBe(false);
  });

  it('of entries leaves out the ones that a reader does not know, also where its length is bounded', () => {
    const list = openArray(z.enum(['a', 'b'])).max(2);
    expect(reading(list).parse(['a', 'later', 'b'])).toEqual(['a', 'b']);
    expect(list.safeParse(['a', 'later']).success).toBe(false);
    expect(reading(list).safeParse('a').success).toBe(false);
  });
});
