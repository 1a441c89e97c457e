import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Write } from '../store/write.ts';
import type { Consistency, StructuredQuery } from './api.ts';
import {
  DATABASE,
  int,
  LATEST,
  nameOf,
  OWNER,
  queryOf,
  ROOT,
  remove,
  set,
  setUp,
  status,
  where,
} from './testing.ts';

const QUERIES: readonly StructuredQuery[] = [
  queryOf('c', { where: where('n', '>', int(2)) }),
  queryOf('c', { orderBy: [{ field: ['n'], direction: 'desc' }], limit: 1 }),
  queryOf('c', { offset: 1, limit: 1 }),
  { ...queryOf('c'), from: { collectionId: 'c', allDescendants: true } },
];

const anyPath = fc.constantFrom('c/a', 'c/b', 'c/d', 'x/y/c/e');
const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(anyPath, fc.integer({ min: 0, max: 4 })).map(([path, n]) => set(path, { n: int(n) })),
  anyPath.map((path) => remove(path)),
);
const anyStep = fc.record({
  transaction: fc.integer({ min: 0, max: 2 }),
  action: fc.oneof(
    fc.record({ kind: fc.constant('read' as const), path: anyPath }),
    fc.record({ kind: fc.constant('query' as const), query: fc.constantFrom(...QUERIES) }),
    fc.record({ kind: fc.constant('commit' as const), writes: fc.array(anyWrite, { maxLength: 2 }) }),
    fc.record({ kind: fc.constant('outside' as const), write: anyWrite }),
  ),
});

type Api = ReturnType<typeof setUp>['api'];
/** Reads again what a transaction read, as it is now or as the transaction sees it. */
type Read = (consistency: Consistency) => unknown;

function readDocument(api: Api, path: string): Read {
  return (consistency) => api.batchGet(OWNER, DATABASE, [nameOf(path)], undefined, consistency).results;
}

function readResult(api: Api, query: StructuredQuery): Read {
  return (consistency) => api.runQuery(OWNER, ROOT, query, consistency).documents;
}

describe('transactions', () => {
  it('commit exactly if everything they read still reads the same, so that commits stand in one order', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { api, write } = setUp();
        const open = new Map<number, { id: Uint8Array; reads: { read: Read; seen: unknown }[] }>();
        for (const { transaction: number, action } of steps) {
          const transaction = open.get(number) ?? {
            id: api.beginTransaction(OWNER, DATABASE, { kind: 'read-write' }),
            reads: [],
          };
          open.set(number, transaction);
          if (action.kind === 'outside') write(action.write);
          else if (action.kind === 'commit') {
            const unchanged = transaction.reads.every(
              ({ read, seen }) => fc.stringify(read(LATEST)) === fc.stringify(seen),
            );
            expect(status(() => api.commit(OWNER, DATABASE, action.writes, transaction.id))).toBe(
              unchanged ? 'OK' : 'ABORTED',
            );
            open.delete(number);
          } else {
            const read =
              action.kind === 'read' ? readDocument(api, action.path) : readResult(api, action.query);
            transaction.reads.push({ read, seen: read({ kind: 'transaction', id: transaction.id }) });
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
