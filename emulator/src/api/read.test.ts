import { describe, expect, it } from 'vitest';
import { parseIndexConfig } from '../query/index-config.ts';
import type { Authorize } from './authorize.ts';
import {
  DATABASE,
  double,
  fieldsOf,
  idsOf,
  int,
  LATEST,
  list,
  map,
  nameOf,
  OWNER,
  queryOf,
  ROOT,
  reference,
  set,
  setUp,
  status,
  text,
  VISITOR,
  where,
} from './testing.ts';

const deny: Authorize = {
  get: () => ({ allowed: false, reason: '' }),
  list: () => ({ allowed: false, reason: '' }),
  commit: () => ({ allowed: false, reason: '' }),
};

describe('reading documents', () => {
  it('finds, misses, masks, and answers each name once, in order', () => {
    const { api, write } = setUp();
    write(set('c/a', { n: int(1), m: map({ x: int(1), y: int(2) }) }), set('c/b', {}));
    const names = ['c/b', 'c/zz', 'c/a', 'c/b'].map(nameOf);
    const { results } = api.batchGet(OWNER, DATABASE, names, [['m', 'x']], LATEST);
    expect(results.map((one) => ('found' in one ? one.found.fields : one.missing))).toEqual([
      fieldsOf({}),
      nameOf('c/zz'),
      fieldsOf({ m: map({ x: int(1) }) }),
    ]);
    expect(status(() => api.getDocument(OWNER, nameOf('c/zz'), undefined, LATEST))).toBe('NOT_FOUND');
    expect(status(() => api.getDocument(OWNER, nameOf('c'), undefined, LATEST))).toBe('INVALID_ARGUMENT');
  });

  it('denies before it tells whether a document exists', () => {
    const { api } = setUp({ authorize: deny });
    expect(status(() => api.getDocument(VISITOR, nameOf('c/zz'), undefined, LATEST))).toBe(
      'PERMISSION_DENIED',
    );
    expect(status(() => api.batchGet(VISITOR, DATABASE, [nameOf('c/a')], undefined, LATEST))).toBe(
      'PERMISSION_DENIED',
    );
    expect(status(() => api.runQuery(VISITOR, ROOT, queryOf('c'), LATEST))).toBe('PERMISSION_DENIED');
    expect(
      status(() =>
        api.runAggregationQuery(VISITOR, ROOT, queryOf('c'), [{ alias: 'n', kind: 'count' }], LATEST),
      ),
    ).toBe('PERMISSION_DENIED');
    expect(
      status(() => api.listDocuments(VISITOR, ROOT, 'c', { showMissing: false, consistency: LATEST })),
    ).toBe('PERMISSION_DENIED');
  });

  it('lets rules look up documents, which is billed', () => {
    const { api, store, write } = setUp({
      authorize: {
        ...deny,
        get: ({ view }) =>
          view.get(nameOf('users/me')) ? { allowed: true } : { allowed: false, reason: '' },
      },
    });
    write(set('users/me', {}), set('c/a', {}));
    store.meter('demo').reset();
    api.getDocument(VISITOR, nameOf('c/a'), undefined, LATEST);
    expect(store.meter('demo').read().reads).toBe(2);
  });
});

describe('queries', () => {
  it('search a collection, a group, below a document, and select fields', () => {
    const { api, write } = setUp();
    write(
      set('c/a', { n: int(1), x: int(1) }),
      set('c/a/c/in', { n: int(2) }),
      set('z/z/c/out', { n: int(3) }),
    );
    const group = { ...queryOf('c'), from: { collectionId: 'c', allDescendants: true } };
    expect(idsOf(api.runQuery(OWNER, ROOT, queryOf('c'), LATEST).documents)).toEqual(['a']);
    expect(idsOf(api.runQuery(OWNER, nameOf('c/a'), queryOf('c'), LATEST).documents)).toEqual(['in']);
    expect(idsOf(api.runQuery(OWNER, ROOT, group, LATEST).documents)).toEqual(['a', 'in', 'out']);
    expect(idsOf(api.runQuery(OWNER, nameOf('c/a'), group, LATEST).documents)).toEqual(['in']);
    const selected = (select: string[][]) =>
      api.runQuery(OWNER, ROOT, queryOf('c', { select }), LATEST).documents[0]?.fields;
    expect(selected([['x']])).toEqual(fieldsOf({ x: int(1) }));
    expect(selected([['__name__']])).toEqual(fieldsOf({}));
    expect(selected([])).toEqual(fieldsOf({ n: int(1), x: int(1) }));
  });

  it('search every collection by name, as recursive deletes do', () => {
    const { api, write } = setUp();
    write(set('c/a', {}), set('c/a/d/x', {}), set('c/a/d/x/e/y', {}), set('c/b', {}));
    const everything = { ...queryOf(''), from: { collectionId: '', allDescendants: true } };
    expect(idsOf(api.runQuery(OWNER, nameOf('c/a'), everything, LATEST).documents)).toEqual(['x', 'y']);
    const after = { ...everything, where: where('__name__', '>', reference('c/a/d/x')) };
    expect(idsOf(api.runQuery(OWNER, ROOT, after, LATEST).documents)).toEqual(['y', 'b']);
    expect(status(() => api.runQuery(VISITOR, ROOT, everything, LATEST))).toBe('PERMISSION_DENIED');
  });

  it('want the indexes that are given, and none without', () => {
    const query = queryOf('c', {
      where: where('a', '==', int(1)),
      orderBy: [{ field: ['n'], direction: 'asc' }],
    });
    const sum = [{ alias: 's', kind: 'sum', field: ['n'] } as const];
    const filtered = queryOf('c', { where: where('a', '==', int(1)) });
    const enforcing = setUp({ indexes: parseIndexConfig('{}') }).api;
    expect(status(() => setUp().api.runQuery(OWNER, ROOT, query, LATEST))).toBe('OK');
    expect(status(() => enforcing.runQuery(OWNER, ROOT, query, LATEST))).toBe('FAILED_PRECONDITION');
    expect(status(() => enforcing.runQuery(OWNER, ROOT, filtered, LATEST))).toBe('OK');
    expect(status(() => enforcing.runAggregationQuery(OWNER, ROOT, filtered, sum, LATEST))).toBe(
      'FAILED_PRECONDITION',
    );
  });
});

describe('aggregations', () => {
  const count = { alias: 'count', kind: 'count' } as const;

  it('run over what the query returns; a field that is summed must be there', () => {
    const { api, write } = setUp();
    write(
      set('c/a', { n: int(1) }),
      set('c/b', { n: double(2.5) }),
      set('c/d', { n: text('x') }),
      set('c/e', {}),
    );
    const run = (
      query: ReturnType<typeof queryOf>,
      ...aggregations: Parameters<typeof api.runAggregationQuery>[3]
    ) => api.runAggregationQuery(OWNER, ROOT, query, aggregations, LATEST).fields;
    expect(run(queryOf('c'), count)).toEqual(new Map([['count', int(4)]]));
    expect(run(queryOf('c', { limit: 2 }), count)).toEqual(new Map([['count', int(2)]]));
    expect(
      run(
        queryOf('c'),
        count,
        { alias: '', kind: 'sum', field: ['n'] },
        { alias: '', kind: 'avg', field: ['n'] },
      ),
    ).toEqual(
      new Map([
        ['count', int(3)],
        ['field_1', double(3.5)],
        ['field_2', double(1.75)],
      ]),
    );
  });

  it('refuse none, more than five, twice one alias, and negative bounds', () => {
    const { api } = setUp();
    for (const aggregations of [
      [],
      Array.from({ length: 6 }, (_, i) => ({ ...count, alias: `a${i}` })),
      [count, count],
      [{ ...count, upTo: -1 }],
      [{ ...count, alias: '__x__' }],
      [{ alias: 's', kind: 'sum', field: ['__name__'] } as const],
    ]) {
      expect(status(() => api.runAggregationQuery(OWNER, ROOT, queryOf('c'), aggregations, LATEST))).toBe(
        'INVALID_ARGUMENT',
      );
    }
  });
});

describe('lists', () => {
  const options = { showMissing: false, consistency: LATEST };

  it('page through a collection', () => {
    const { api, write } = setUp();
    write(...['a', 'b', 'd', 'e', 'f'].map((id) => set(`c/${id}`, { n: int(1), x: int(2) })));
    const pages: string[][] = [];
    let pageToken: string | undefined;
    do {
      const page = api.listDocuments(OWNER, ROOT, 'c', { ...options, pageSize: 2, pageToken, mask: [['x']] });
      pages.push(
        page.documents.map((one) => ('missing' in one ? 'missing' : `${idsOf([one])[0]}${one.fields.size}`)),
      );
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(pages).toEqual([['a1', 'b1'], ['d1', 'e1'], ['f1']]);
    expect(status(() => api.listDocuments(OWNER, ROOT, 'c', { ...options, pageToken: 'nonsense' }))).toBe(
      'INVALID_ARGUMENT',
    );
    expect(status(() => api.listDocuments(OWNER, ROOT, 'c', { ...options, pageSize: -1 }))).toBe(
      'INVALID_ARGUMENT',
    );
  });

  it('show missing parents to the owner only', () => {
    const { api, write } = setUp();
    write(set('c/a', {}), set('c/ghost/d/e/f/g', {}));
    const missing = { ...options, showMissing: true };
    expect(
      api
        .listDocuments(OWNER, ROOT, 'c', missing)
        .documents.map((one) => ('missing' in one ? `missing ${one.missing}` : one.name)),
    ).toEqual([nameOf('c/a'), `missing ${nameOf('c/ghost')}`]);
    expect(api.listDocuments(OWNER, nameOf('c/ghost'), 'd', missing).documents).toEqual([
      { missing: nameOf('c/ghost/d/e') },
    ]);
    expect(status(() => api.listDocuments(VISITOR, ROOT, 'c', missing))).toBe('PERMISSION_DENIED');
    expect(status(() => api.listDocuments(OWNER, ROOT, '', missing))).toBe('INVALID_ARGUMENT');
  });

  it('name collections, those of missing parents too, for the owner only', () => {
    const { api, write } = setUp();
    write(set('users/a', {}), set('users/a/posts/p', {}), set('ghost/g/x/y', {}));
    expect(api.listCollectionIds(OWNER, ROOT, {})).toEqual({
      collectionIds: ['ghost', 'users'],
      nextPageToken: undefined,
    });
    expect(api.listCollectionIds(OWNER, nameOf('ghost/g'), {}).collectionIds).toEqual(['x']);
    const first = api.listCollectionIds(OWNER, ROOT, { pageSize: 1 });
    expect(first.collectionIds).toEqual(['ghost']);
    expect(
      api.listCollectionIds(OWNER, ROOT, { pageSize: 1, pageToken: first.nextPageToken }).collectionIds,
    ).toEqual(['users']);
    expect(status(() => api.listCollectionIds(VISITOR, ROOT, {}))).toBe('PERMISSION_DENIED');
  });
});

const reads = (count: number) => ({ reads: count, writes: 0, deletes: 0 });

describe('the bill', () => {
  it('follows the production price rules', () => {
    const { api, store, write } = setUp();
    write(...Array.from({ length: 5 }, (_, i) => set(`c/${i}`, { n: int(i), tags: list() })));
    const cost = (action: () => unknown) => {
      store.meter('demo').reset();
      action();
      return store.meter('demo').read();
    };
    expect(cost(() => api.getDocument(OWNER, nameOf('c/1'), undefined, LATEST))).toEqual(reads(1));
    expect(cost(() => status(() => api.getDocument(OWNER, nameOf('c/zz'), undefined, LATEST)))).toEqual(
      reads(1),
    );
    expect(cost(() => api.runQuery(OWNER, ROOT, queryOf('c'), LATEST))).toEqual(reads(5));
    expect(cost(() => api.runQuery(OWNER, ROOT, queryOf('c', { limit: 2, offset: 1 }), LATEST))).toEqual(
      reads(3),
    );
    expect(cost(() => api.runQuery(OWNER, ROOT, queryOf('empty'), LATEST))).toEqual(reads(1));
    expect(
      cost(() => api.runAggregationQuery(OWNER, ROOT, queryOf('c'), [{ alias: 'n', kind: 'count' }], LATEST)),
    ).toEqual(reads(1));
    const stream = api.listen(OWNER, DATABASE, () => {});
    const target = { kind: 'query', targetId: 2, once: false, parent: ROOT, query: queryOf('c') } as const;
    expect(cost(() => stream.addTarget(target))).toEqual(reads(5));
    expect(cost(() => stream.addTarget({ ...target, targetId: 4, query: queryOf('empty') }))).toEqual(
      reads(1),
    );
    expect(cost(() => write(set('c/1', { n: int(9) }), set('c/9', {})))).toEqual({
      reads: 2,
      writes: 2,
      deletes: 0,
    });
    expect(cost(() => write({ kind: 'delete', name: nameOf('c/1') }))).toEqual({
      reads: 0,
      writes: 0,
      deletes: 1,
    });
    expect(cost(() => write(set('other/1', {})))).toEqual({ reads: 0, writes: 1, deletes: 0 });
  });

  it('charges an aggregation a read for each thousand entries', () => {
    const { api, store, write } = setUp();
    write(...Array.from({ length: 1001 }, (_, i) => set(`c/${i}`, {})));
    store.meter('demo').reset();
    const count = (upTo?: number) =>
      api.runAggregationQuery(OWNER, ROOT, queryOf('c'), [{ alias: 'n', kind: 'count', upTo }], LATEST);
    count();
    expect(store.meter('demo').read().reads).toBe(2);
    count(1000);
    expect(store.meter('demo').read().reads).toBe(3);
  });
});
