import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryFilter } from '../values/filter.ts';
import { compareValues } from '../values/order.ts';
import type { Document, Value } from '../values/value.ts';
import { planQuery, runPlan } from './plan.ts';
import type { OrderBy, StructuredQuery } from './structured-query.ts';

const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

function documentOf(id: string, fields: Record<string, number>): Document {
  const time = { seconds: 0, nanos: 0 };
  const entries = Object.entries(fields).map(([key, value]): [string, Value] => [key, int(value)]);
  return {
    name: `projects/p/databases/d/documents/c/${id}`,
    fields: new Map(entries),
    createTime: time,
    updateTime: time,
  };
}

function ids(query: Partial<StructuredQuery>, documents: readonly Document[]): string[] {
  const whole = { from: { collectionId: 'c', allDescendants: false }, orderBy: [], offset: 0, ...query };
  return runPlan(planQuery(whole), documents).documents.map(({ name }) =>
    name.slice(name.lastIndexOf('/') + 1),
  );
}

function value(document: Document, field: string): Value {
  return document.fields.get(field) ?? { kind: 'null' };
}

const by = (field: string, direction: 'asc' | 'desc' = 'asc'): OrderBy => ({ field: [field], direction });
const named = (id: string): Value => ({
  kind: 'reference',
  name: `projects/p/databases/d/documents/c/${id}`,
});
const over = (field: string, limit: number): QueryFilter => ({
  kind: 'field',
  field: [field],
  op: '>',
  value: int(limit),
});

const documents = [
  documentOf('a', { x: 3, y: 1 }),
  documentOf('b', { x: 1, y: 2 }),
  documentOf('c', { x: 3, y: 0 }),
  documentOf('d', { y: 5 }),
  documentOf('e', { x: 2 }),
];

describe('order', () => {
  it('is by name without any', () => {
    expect(ids({}, documents)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids({ orderBy: [by('__name__', 'desc')] }, documents)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('leaves out documents without the field and breaks ties by name, in the last direction', () => {
    expect(ids({ orderBy: [by('x')] }, documents)).toEqual(['b', 'e', 'a', 'c']);
    expect(ids({ orderBy: [by('x', 'desc')] }, documents)).toEqual(['c', 'a', 'e', 'b']);
    expect(ids({ orderBy: [by('x', 'desc'), by('__name__', 'asc')] }, documents)).toEqual([
      'a',
      'c',
      'e',
      'b',
    ]);
  });

  it('is by the inequality field where none is given, and by several in the order of their names', () => {
    expect(ids({ where: over('x', 0) }, documents)).toEqual(['b', 'e', 'a', 'c']);
    expect(ids({ where: { kind: 'and', filters: [over('y', -1), over('x', 0)] } }, documents)).toEqual([
      'b',
      'c',
      'a',
    ]);
    expect(ids({ where: over('y', -1), orderBy: [by('x', 'desc')] }, documents)).toEqual(['a', 'c', 'b']);
  });
});

describe('cursors, offset and limit', () => {
  it('cut the sorted result', () => {
    expect(ids({ orderBy: [by('x')], startAt: { values: [int(3)], before: true } }, documents)).toEqual([
      'a',
      'c',
    ]);
    expect(ids({ orderBy: [by('x')], startAt: { values: [int(2)], before: false } }, documents)).toEqual([
      'a',
      'c',
    ]);
    expect(ids({ orderBy: [by('x')], endAt: { values: [int(3)], before: true } }, documents)).toEqual([
      'b',
      'e',
    ]);
    expect(ids({ orderBy: [by('x')], endAt: { values: [int(2)], before: false } }, documents)).toEqual([
      'b',
      'e',
    ]);
    expect(
      ids({ orderBy: [by('x', 'desc')], startAt: { values: [int(2)], before: true } }, documents),
    ).toEqual(['e', 'b']);
    const afterA = { values: [int(3), named('a')], before: false };
    expect(ids({ orderBy: [by('x'), by('__name__')], startAt: afterA }, documents)).toEqual(['c']);
    expect(ids({ orderBy: [by('x')], offset: 1, limit: 2 }, documents)).toEqual(['e', 'a']);
    expect(ids({ limit: 2 }, documents)).toEqual(['a', 'b']);
    expect(ids({ limit: 0 }, documents)).toEqual([]);
  });

  it('count what the offset skipped, at most what there is', () => {
    const query = { from: { collectionId: 'c', allDescendants: false }, orderBy: [], offset: 3 };
    expect(runPlan(planQuery(query), documents).skipped).toBe(3);
    expect(runPlan(planQuery({ ...query, offset: 9 }), documents).skipped).toBe(5);
  });
});

describe('runPlan', () => {
  const anyDocuments = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      fields: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ min: 0, max: 2 })),
    }),
    { selector: ({ id }) => id },
  );
  const anyQuery = fc.record({
    order: fc.constantFrom<readonly OrderBy[]>([by('x')], [by('x', 'desc')], [by('y', 'desc'), by('x')], []),
    limit: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    offset: fc.integer({ min: 0, max: 2 }),
    where: fc.option(
      fc.integer({ min: 0, max: 2 }).map((limit) => over('x', limit)),
      { nil: undefined },
    ),
    start: fc.option(fc.record({ at: fc.integer({ min: 0, max: 2 }), before: fc.boolean() }), {
      nil: undefined,
    }),
  });

  it('returns what a plain reading of the query returns', () => {
    fc.assert(
      fc.property(anyDocuments, anyQuery, (made, { order, limit, offset, where, start }) => {
        const given = made
          .map(({ id, fields }) => documentOf(id, fields))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const startAt =
          start && order.length > 0 ? { values: [int(start.at)], before: start.before } : undefined;
        const fields = [...order.map(({ field }) => field[0] ?? ''), ...(where ? ['x'] : [])];
        const directions = order.map(({ direction }) => direction);
        const last = directions.at(-1) ?? 'asc';
        const sorted = given
          .filter((document) => fields.every((field) => document.fields.has(field)))
          .filter(
            (document) =>
              !where || where.kind !== 'field' || compareValues(value(document, 'x'), where.value) > 0,
          )
          .toSorted((a, b) => {
            for (const [i, field] of fields.entries()) {
              const compared = compareValues(value(a, field), value(b, field));
              if (compared !== 0) return (directions[i] ?? last) === 'asc' ? compared : -compared;
            }
            return (a.name < b.name ? -1 : 1) * (last === 'asc' ? 1 : -1);
          })
          .filter((document) => {
            if (!startAt || !start) return true;
            const compared =
              compareValues(value(document, fields[0] ?? ''), int(start.at)) *
              (directions[0] === 'asc' ? 1 : -1);
            return start.before ? compared >= 0 : compared > 0;
          });
        const expected = sorted.slice(offset, limit === undefined ? undefined : offset + limit);
        const query = {
          from: { collectionId: 'c', allDescendants: false },
          orderBy: order,
          limit,
          offset,
          where,
          startAt,
        };
        expect(runPlan(planQuery(query), given).documents).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
