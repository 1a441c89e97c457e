import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQuery, runPlan } from '../../query/plan.ts';
import type { DocumentChange } from '../../store/change.ts';
import { Database } from '../../store/database.ts';
import type { Document } from '../../values/value.ts';
import { DATABASE, fieldsOf, idsOf, int, nameOf, queryOf, where } from '../testing.ts';
import { LimitView } from './limit-view.ts';

const time = { seconds: 0, nanos: 0 };

class Collection {
  readonly database = new Database(DATABASE, 0);
  #micros = 0;

  /** Sets `c/{id}` to `n` (`undefined` deletes it) and says what changed. */
  put(id: string, n: number | undefined): DocumentChange {
    const name = nameOf(`c/${id}`);
    const before = this.database.get(`c/${id}`);
    const after: Document | undefined =
      n === undefined
        ? undefined
        : { name, fields: fieldsOf({ n: int(n) }), createTime: time, updateTime: time };
    this.database.put(`c/${id}`, after, 1, ++this.#micros);
    return { name, before, after };
  }
}

describe('LimitView', () => {
  it('shows after random commits what running the query again shows, however many spare documents it keeps', () => {
    const anyChange = fc.record({
      id: fc.constantFrom('a', 'b', 'd', 'e', 'f', 'g', 'h'),
      n: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    });
    const anyCommit = fc.uniqueArray(anyChange, { minLength: 1, maxLength: 3, selector: ({ id }) => id });
    const anyQuery = fc.record({
      orderBy: fc.constantFrom<'asc' | 'desc' | undefined>('asc', 'desc', undefined),
      limit: fc.integer({ min: 1, max: 3 }),
      offset: fc.integer({ min: 0, max: 2 }),
      filtered: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyCommit, { maxLength: 25 }),
        anyQuery,
        fc.integer({ min: 0, max: 2 }),
        (commits, made, spare) => {
          const collection = new Collection();
          const query = queryOf('c', {
            orderBy: made.orderBy ? [{ field: ['n'], direction: made.orderBy }] : [],
            limit: made.limit,
            offset: made.offset,
            where: made.filtered ? where('n', '<', int(3)) : undefined,
          });
          const plan = planQuery(query);
          const view = new LimitView(collection.database, '', plan, spare);
          let known = new Map(view.documents().map((document) => [document.name, document]));
          for (const changes of commits) {
            const delta = view.update(changes.map(({ id, n }) => collection.put(id, n)));
            const expected = runPlan(plan, collection.database.documents('', query.from)).documents;
            expect(view.documents()).toEqual(expected);
            known = new Map(known);
            for (const { name } of delta.removed) expect(known.delete(name)).toBe(true);
            for (const document of delta.changed) known.set(document.name, document);
            expect(known).toEqual(new Map(expected.map((document) => [document.name, document])));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('tells a document that was pushed out from one that is gone, and sends the one that moves up', () => {
    const collection = new Collection();
    for (const [id, n] of Object.entries({ a: 1, b: 2, d: 3 })) collection.put(id, n);
    const plan = planQuery(queryOf('c', { orderBy: [{ field: ['n'], direction: 'asc' }], limit: 2 }));
    const view = new LimitView(collection.database, '', plan, 0);
    const pushed = view.update([collection.put('e', 0)]);
    expect(idsOf(pushed.changed)).toEqual(['e']);
    expect(pushed.removed).toEqual([{ name: nameOf('c/b'), deleted: false }]);
    const gone = view.update([collection.put('e', undefined)]);
    expect(idsOf(gone.changed)).toEqual(['b']);
    expect(gone.removed).toEqual([{ name: nameOf('c/e'), deleted: true }]);
  });
});
