import { describe, expect, it } from 'vitest';
import { createClock } from '../values/clock.ts';
import { fromMicros, toMicros } from '../values/timestamp.ts';
import type { Document } from '../values/value.ts';
import type { Change, CommittedChanges } from './change.ts';
import { relativePath, Store } from './store.ts';

const DATABASE = 'projects/p/databases/d';
const OWNER = { kind: 'owner' } as const;

function documentOf(path: string, micros: number): Document {
  const time = fromMicros(micros);
  return { name: `${DATABASE}/documents/${path}`, fields: new Map(), createTime: time, updateTime: time };
}

function recording() {
  const store = new Store(createClock(() => 1000));
  const commits: CommittedChanges[] = [];
  const changes: Change[] = [];
  store.onCommit((event) => commits.push(event));
  store.onChange((change) => changes.push(change));
  return { store, commits, changes };
}

describe('Store', () => {
  it('loads documents with their own times, and commits after them', () => {
    const { store, commits, changes } = recording();
    store.load(DATABASE, [documentOf('c/a', 5_000_000), documentOf('c/b', 9_000_000)]);
    expect(store.database(DATABASE).get('c/a')?.updateTime).toEqual(fromMicros(5_000_000));
    expect(toMicros(store.clock.now())).toBeGreaterThan(9_000_000);
    expect(commits.map((event) => event.changes.length)).toEqual([2]);
    expect(changes).toEqual([]);
  });

  it('dumps what was loaded', () => {
    const { store } = recording();
    const documents = [documentOf('c/a', 1), documentOf('c/a/d/x', 2)];
    store.load(DATABASE, documents);
    expect([...store.dump()].map(({ database, documents: all }) => [database, new Set(all)])).toEqual([
      [DATABASE, new Set(documents)],
    ]);
  });

  it('clears one project: listeners see the documents go, change hooks see nothing', () => {
    const { store, commits, changes } = recording();
    store.load(DATABASE, [documentOf('c/a', 1)]);
    store.load('projects/pp/databases/d', [documentOf('c/a', 1)]);
    commits.length = 0;
    store.clear('p');
    expect(store.database(DATABASE).get('c/a')).toBeUndefined();
    expect(store.database('projects/pp/databases/d').get('c/a')).toBeDefined();
    expect(commits).toMatchObject([{ database: DATABASE, changes: [{ after: undefined }] }]);
    expect(changes).toEqual([]);
  });

  it('keeps one project, and brings it back with its times, whatever has become of it', () => {
    const { store, changes } = recording();
    const documents = [documentOf('c/a', 1), documentOf('c/a/d/x', 2)];
    store.load(DATABASE, documents);
    store.load('projects/pp/databases/d', [documentOf('c/a', 1)]);
    const bringBack = store.keep('p');
    for (const again of [1, 2]) {
      store.clear('p');
      store.clear('pp');
      store.load(DATABASE, [documentOf('c/b', again)]);
      bringBack();
      expect(new Set(store.database(DATABASE).all())).toEqual(new Set(documents));
      expect([...store.database('projects/pp/databases/d').all()]).toEqual([]);
    }
    expect(changes).toEqual([]);
  });

  it('tells listeners of a commit before the change hooks, and none of a commit without changes', () => {
    const store = new Store(createClock(() => 1000));
    const told: string[] = [];
    store.onChange(() => told.push('change'));
    const stop = store.onCommit(() => told.push('commit'));
    const after = documentOf('c/a', 1);
    store.apply(DATABASE, [{ name: after.name, before: undefined, after }], store.clock.now(), OWNER);
    store.apply(DATABASE, [], store.clock.now(), OWNER);
    expect(told).toEqual(['commit', 'change']);
    stop();
    store.apply(DATABASE, [{ name: after.name, before: after, after: undefined }], store.clock.now(), OWNER);
    expect(told).toEqual(['commit', 'change', 'change']);
  });

  it('counts for each project apart', () => {
    const { store } = recording();
    store.meterOf(DATABASE).addQuery(0);
    store.meterOf('projects/p/databases/other').addReads(2);
    store.meter('q').addWrite();
    expect(store.meter('p').read()).toEqual({ reads: 3, writes: 0, deletes: 0 });
    store.meter('p').reset();
    expect(store.meter('p').read().reads).toBe(0);
    expect(store.meter('q').read().writes).toBe(1);
  });
});

describe('relativePath', () => {
  it('cuts off the database, whatever it is called', () => {
    expect(relativePath('projects/p/databases/documents/documents/c/d')).toBe('c/d');
    expect(relativePath('projects/p/databases/d/documents')).toBe('');
  });
});
