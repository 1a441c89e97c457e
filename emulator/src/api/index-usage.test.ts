import { describe, expect, it } from 'vitest';
import { parseIndexConfig } from '../query/index-config.ts';
import { ALLOW_ALL } from './authorize.ts';
import {
  DATABASE,
  int,
  LATEST,
  OWNER,
  queryOf,
  ROOT,
  set,
  setUp,
  status,
  VISITOR,
  where,
} from './testing.ts';

const fields = (...paths: string[]) => paths.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
const INDEXES = parseIndexConfig(
  JSON.stringify({
    indexes: [
      { collectionGroup: 'c', fields: fields('a', 'b') },
      { collectionGroup: 'c', fields: fields('b', 'a') },
      { collectionGroup: 'c', fields: fields('a', 'n') },
    ],
  }),
);
const by = (field: string) => ({ field: [field], direction: 'asc' as const });
const filtered = queryOf('c', { where: where('a', '==', int(1)), orderBy: [by('b')] });

function counting() {
  const emulator = setUp({ indexes: INDEXES });
  const counts = (project = 'demo') => emulator.indexes?.read(project).map(({ queries }) => queries);
  return { ...emulator, counts };
}

describe('how many queries each composite index answered', () => {
  it('counts queries, aggregations, listings and listeners, each once', () => {
    const { api, counts, write } = counting();
    expect(counts()).toEqual([0, 0, 0]);
    api.runQuery(OWNER, ROOT, filtered, LATEST);
    expect(counts()).toEqual([1, 0, 0]);
    const sum = [{ alias: 's', kind: 'sum', field: ['n'] } as const];
    api.runAggregationQuery(OWNER, ROOT, queryOf('c', { where: where('a', '==', int(1)) }), sum, LATEST);
    expect(counts()).toEqual([1, 0, 1]);
    const listing = { orderBy: [by('b'), by('a')], showMissing: false, consistency: LATEST };
    api.listDocuments(OWNER, ROOT, 'c', listing);
    expect(counts()).toEqual([1, 1, 1]);
    const stream = api.listen(OWNER, DATABASE, () => {});
    stream.addTarget({ kind: 'query', targetId: 2, once: false, parent: ROOT, query: filtered });
    write(set('c/x', { a: int(1), b: int(1) }));
    api.recheckListeners();
    expect(counts()).toEqual([2, 1, 1]);
  });

  it('does not count what single-field indexes answer', () => {
    const { api, counts } = counting();
    api.runQuery(OWNER, ROOT, queryOf('c', { where: where('b', '==', int(1)) }), LATEST);
    expect(counts()).toEqual([0, 0, 0]);
  });

  it('does not count a query or a listener that the rules refuse', () => {
    const { api, indexes } = setUp({
      indexes: INDEXES,
      authorize: { ...ALLOW_ALL, list: () => ({ allowed: false, reason: '' }) },
    });
    expect(status(() => api.runQuery(VISITOR, ROOT, filtered, LATEST))).toBe('PERMISSION_DENIED');
    const stream = api.listen(VISITOR, DATABASE, () => {});
    stream.addTarget({ kind: 'query', targetId: 2, once: false, parent: ROOT, query: filtered });
    expect(indexes?.read('demo').map(({ queries }) => queries)).toEqual([0, 0, 0]);
  });

  it('keeps projects apart, outlives deleted documents, and is reset by project', () => {
    const { api, counts, indexes, store } = counting();
    const other = 'projects/other/databases/(default)/documents';
    api.runQuery(OWNER, ROOT, filtered, LATEST);
    api.runQuery(OWNER, other, filtered, LATEST);
    store.clear('demo');
    expect([counts(), counts('other')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    indexes?.reset('demo');
    expect([counts(), counts('other')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
});
