import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Write } from '../../store/write.ts';
import { toMicros } from '../../values/timestamp.ts';
import type { Document } from '../../values/value.ts';
import type { FirestoreApi, ListenEvent, ListenStream, StructuredQuery, Target } from '../api.ts';
import { DATABASE, int, LATEST, OWNER, queryOf, ROOT, remove, set, setUp, where } from '../testing.ts';

const by = (field: string, direction: 'asc' | 'desc' = 'asc') => ({ field: [field], direction });

/** Targets of every kind of view: plain, sorted, limited (both ends), skipping, over a group. */
const QUERIES: readonly StructuredQuery[] = [
  queryOf('c'),
  queryOf('c', { where: where('n', '>', int(2)) }),
  queryOf('c', { limit: 2 }),
  queryOf('c', { orderBy: [by('n')], limit: 3 }),
  queryOf('c', { orderBy: [by('n', 'desc')], limit: 1, where: where('n', '<', int(5)) }),
  queryOf('c', { orderBy: [by('n')], limit: 2, offset: 1 }),
  queryOf('c', { orderBy: [by('n')], startAt: { values: [int(3)], before: true } }),
  { ...queryOf('c', { limit: 3 }), from: { collectionId: 'c', allDescendants: true } },
];

/** What a client knows of a target, from events alone. */
class Client {
  readonly results = new Map<number, Map<string, Document>>();
  token: Uint8Array | undefined;
  snapshots = 0;
  readonly mismatched: number[] = [];
  #readTime = 0;

  receive(events: readonly ListenEvent[]): void {
    for (const event of events) this.#receive(event);
  }

  #receive(event: ListenEvent): void {
    switch (event.kind) {
      case 'document-change':
        for (const id of event.targetIds) this.result(id).set(event.document.name, event.document);
        for (const id of event.removedTargetIds) this.#drop(id, event.document.name);
        return;
      case 'document-delete':
      case 'document-remove':
        for (const id of event.removedTargetIds) this.#drop(id, event.name);
        return;
      case 'filter':
        if (this.result(event.targetId).size !== event.count) this.mismatched.push(event.targetId);
        return;
      case 'target-change': {
        const micros = event.readTime ? toMicros(event.readTime) : this.#readTime;
        expect(micros).toBeGreaterThanOrEqual(this.#readTime);
        this.#readTime = micros;
        if (event.type !== 'no-change' || event.targetIds.length > 0) return;
        this.token = event.resumeToken;
        this.snapshots++;
      }
    }
  }

  /** Only what a client was told to be in a result is ever told to have left it. */
  #drop(id: number, name: string): void {
    expect(this.result(id).delete(name), `${name} was in ${id}`).toBe(true);
  }

  result(id: number): Map<string, Document> {
    const found = this.results.get(id) ?? new Map<string, Document>();
    this.results.set(id, found);
    return found;
  }

  /** Opens a stream with every query; on a mismatched count it restarts that target, as SDKs do. */
  connect(api: FirestoreApi, token: Uint8Array | undefined): ListenStream {
    const stream = api.listen(OWNER, DATABASE, (events) => this.receive(events));
    for (const [id, query] of QUERIES.entries()) {
      const target: Target = { kind: 'query', targetId: id, once: false, parent: ROOT, query };
      stream.addTarget(token ? { ...target, resume: { token } } : target);
      if (!this.mismatched.includes(id)) continue;
      this.results.delete(id);
      stream.removeTarget(id);
      stream.addTarget(target);
    }
    return stream;
  }
}

const anyPath = fc.constantFrom('c/a', 'c/b', 'c/d', 'c/e', 'c/f', 'c/a/c/x', 'c/b/c/y');
const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(anyPath, fc.integer({ min: 0, max: 6 })).map(([path, n]) => set(path, { n: int(n) })),
  },
  { weight: 2, arbitrary: anyPath.map((path) => remove(path)) },
);
const anyCommit = fc.array(anyWrite, { minLength: 1, maxLength: 4 });

function expectCurrent(api: FirestoreApi, client: Client): void {
  for (const [id, query] of QUERIES.entries()) {
    const { documents } = api.runQuery(OWNER, ROOT, query, LATEST);
    const known = [...client.result(id).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(known, `query ${id}`).toEqual(documents.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  }
}

describe('a listening client', () => {
  it('knows every result after each commit, told in at most one snapshot', () => {
    fc.assert(
      fc.property(fc.array(anyCommit, { maxLength: 12 }), (commits) => {
        const { api, write } = setUp();
        const client = new Client();
        client.connect(api, undefined);
        for (const writes of commits) {
          const before = client.snapshots;
          write(...writes);
          expect(client.snapshots - before).toBeLessThanOrEqual(1);
          expectCurrent(api, client);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('knows after resuming what a fresh listen knows', () => {
    const anyToken = fc.constantFrom<'last' | 'foreign'>('last', 'foreign');
    fc.assert(
      fc.property(
        fc.array(anyCommit, { maxLength: 4 }),
        fc.array(anyCommit, { maxLength: 6 }),
        anyToken,
        fc.boolean(),
        (first, away, kind, cleared) => {
          const { api, store, write } = setUp();
          const client = new Client();
          for (const writes of first) write(...writes);
          client.connect(api, undefined).close();
          for (const writes of away) write(...writes);
          if (cleared) {
            store.clear('demo');
            for (const writes of first) write(...writes);
          }
          client.connect(api, kind === 'foreign' ? Uint8Array.of(1, 2, 3) : client.token);
          expectCurrent(api, client);
          if (kind === 'last' && !cleared) expect(client.mismatched).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('sees every document go when the project is cleared, and what comes after', () => {
    const { api, store, write } = setUp();
    const client = new Client();
    write(set('c/a', { n: int(1) }), set('c/b', { n: int(4) }));
    client.connect(api, undefined);
    const before = client.snapshots;
    store.clear('demo');
    expect(client.snapshots - before).toBe(1);
    expectCurrent(api, client);
    write(set('c/a', { n: int(3) }));
    expectCurrent(api, client);
  });
});
