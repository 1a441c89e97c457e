import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQuery, runPlan } from '../query/plan.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import type { QueryFilter } from '../values/filter.ts';
import { anyValue } from '../values/testing.ts';
import type { Document, Value } from '../values/value.ts';
import { Database } from './database.ts';
import { EqualityIndex } from './equality-index.ts';

const NAME = 'projects/p/databases/d';
const time = { seconds: 0, nanos: 0 };
const FROM = { collectionId: 'c', allDescendants: false };
const FILLERS = 1000;

function documentOf(id: string, fields: Record<string, Value>): Document {
  const name = `${NAME}/documents/c/${id}`;
  return { name, fields: new Map(Object.entries(fields)), createTime: time, updateTime: time };
}

/** A collection that is large enough for the index; the fillers have a value of their own in `a`. */
function filled(): { database: Database; put: (id: string, fields?: Record<string, Value>) => void } {
  const database = new Database(NAME, 0);
  let micros = 0;
  const put = (id: string, fields?: Record<string, Value>) =>
    database.put(`c/${id}`, fields && documentOf(id, fields), 1, ++micros);
  for (let n = 0; n < FILLERS; n++) put(`filler${n}`, { a: { kind: 'string', value: `filler${n}` } });
  return { database, put };
}

const equal = (field: string, value: Value): QueryFilter => ({
  kind: 'field',
  field: field.split('.'),
  op: '==',
  value,
});
const queryOf = (where: QueryFilter): StructuredQuery => ({ from: FROM, where, orderBy: [], offset: 0 });

describe('the index of equal values', () => {
  it('finds, after random writes, exactly what a scan finds, in the same order', () => {
    const { database, put } = filled();
    const anyId = fc.constantFrom('x', 'y', 'z', '__id2__', '__id10__', 'ü', '😀');
    const anyWrite = fc.tuple(
      anyId,
      fc.option(fc.record({ a: anyValue, m: anyValue }, { requiredKeys: [] }), { nil: undefined }),
    );
    const anyEquality = fc
      .tuple(fc.constantFrom('a', 'm', 'm.a'), anyValue)
      .map(([field, value]) => equal(field, value));
    const anyFilter = fc.oneof(
      anyEquality,
      fc
        .array(anyEquality, { minLength: 1, maxLength: 2 })
        .map((filters) => ({ kind: 'and' as const, filters })),
      fc
        .array(anyEquality, { minLength: 1, maxLength: 2 })
        .map((filters) => ({ kind: 'or' as const, filters })),
    );
    fc.assert(
      fc.property(
        fc.array(anyWrite, { maxLength: 8 }),
        fc.array(anyFilter, { maxLength: 4 }),
        (writes, filters) => {
          for (const [id, fields] of writes) put(id, fields);
          const written = writes.flatMap(([, fields]) => (fields?.a ? [equal('a', fields.a)] : []));
          for (const where of [...filters, ...written]) {
            const plan = planQuery(queryOf(where));
            const found = runPlan(plan, database.candidates('', plan.query)).documents;
            expect(found).toEqual(runPlan(plan, database.documents('', FROM)).documents);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('looks at the matches alone', () => {
    const { database, put } = filled();
    const one: Value = { kind: 'integer', value: 1n };
    put('x', { a: one });
    put('y', { a: { kind: 'double', value: 1 } });
    const seen = () => [...database.candidates('', queryOf(equal('a', one)))].map(({ name }) => name.at(-1));
    expect(seen()).toEqual(['x', 'y']);
    put('x', undefined);
    put('w', { a: one });
    expect(seen()).toEqual(['w', 'y']);
  });

  it('leaves small collections, values that many share and a ninth field to the scan', () => {
    const index = new EqualityIndex();
    const value: Value = { kind: 'boolean', value: true };
    const documents = () => [documentOf('x', { a: value })];
    const ask = (field: string, size: number) =>
      index.candidates([{ field: [field], value }], size, documents);
    expect(ask('a', 999)).toBeUndefined();
    expect(ask('a', 1000)).toEqual(['x']);
    for (let n = 0; n < 125; n++) index.update(`${n}`, undefined, documentOf(`${n}`, { a: value }));
    expect(ask('a', 1000)).toBeUndefined();
    for (let n = 1; n < 8; n++) expect(ask(`f${n}`, 1000)).toEqual([]);
    expect(ask('f8', 1000)).toBeUndefined();
  });

  it('reads the past by a scan', () => {
    const { database, put } = filled();
    const text: Value = { kind: 'string', value: 'filler1' };
    put('one more', {});
    put('filler1', undefined);
    const at = (micros?: number) => [...database.candidates('', queryOf(equal('a', text)), micros)].length;
    expect(at()).toBe(0);
    expect(at(FILLERS)).toBe(FILLERS);
  });
});
