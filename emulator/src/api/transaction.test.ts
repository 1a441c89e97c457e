import { describe, expect, it } from 'vitest';
import type { StructuredQuery } from './api.ts';
import {
  DATABASE,
  idsOf,
  int,
  LATEST,
  nameOf,
  OWNER,
  queryOf,
  ROOT,
  refusal,
  remove,
  set,
  setUp,
  where,
} from './testing.ts';

const ABORTED = 'ABORTED: Too much contention on these documents. Please try again.';
const ENDED = 'ABORTED: The referenced transaction has expired or is no longer valid.';
const UNKNOWN = 'INVALID_ARGUMENT: Transaction is invalid or expired.';
const MALFORMED = 'INVALID_ARGUMENT: Invalid transaction.';

function transacting() {
  const emulator = setUp();
  const { api } = emulator;
  const begin = () => api.beginTransaction(OWNER, DATABASE, { kind: 'read-write' });
  const read = (id: Uint8Array, path: string) =>
    api.batchGet(OWNER, DATABASE, [nameOf(path)], undefined, { kind: 'transaction', id }).results[0];
  const query = (id: Uint8Array, asked: StructuredQuery) =>
    idsOf(api.runQuery(OWNER, ROOT, asked, { kind: 'transaction', id }).documents);
  const commit = (id: Uint8Array, ...writes: ReturnType<typeof set>[]) =>
    refusal(() => api.commit(OWNER, DATABASE, writes, id));
  return { ...emulator, begin, read, query, commit };
}

describe('a read-write transaction', () => {
  it('aborts if a document that it read has changed, appeared or gone', () => {
    const { write, begin, read, commit } = transacting();
    write(set('c/a', { n: int(1) }), set('c/gone', {}));
    for (const [path, meanwhile] of [
      ['c/a', set('c/a', { n: int(2) })],
      ['c/missing', set('c/missing', {})],
      ['c/gone', remove('c/gone')],
    ] as const) {
      const id = begin();
      read(id, path);
      write(meanwhile);
      expect(commit(id, set('c/out', {})), path).toBe(ABORTED);
      expect(commit(id, set('c/out', {})), 'ended').toBe(ENDED);
    }
  });

  it('does not mind a document that came and went meanwhile', () => {
    const { write, begin, read, commit } = transacting();
    const id = begin();
    read(id, 'c/a');
    write(set('c/a', {}));
    write(remove('c/a'));
    expect(commit(id, set('c/b', {}))).toBe('OK');
  });

  it('commits if only other documents changed, or its own were written as they were', () => {
    const { write, begin, read, commit } = transacting();
    write(set('c/a', { n: int(1) }));
    const id = begin();
    read(id, 'c/a');
    write(set('c/b', {}), set('c/a', { n: int(1) }));
    expect(commit(id, set('c/a', { n: int(3) }))).toBe('OK');
  });

  it('sees one state from its first read on', () => {
    const { write, begin, read } = transacting();
    write(set('c/a', { n: int(1) }), set('c/b', { n: int(1) }));
    const id = begin();
    write(set('c/a', { n: int(2) }));
    expect(read(id, 'c/a')).toMatchObject({ found: { fields: new Map([['n', int(2)]]) } });
    write(set('c/b', { n: int(2) }));
    expect(read(id, 'c/b')).toMatchObject({ found: { fields: new Map([['n', int(1)]]) } });
  });

  it.each<[string, StructuredQuery, ReturnType<typeof set>, string]>([
    [
      'a document that enters',
      queryOf('c', { where: where('n', '>', int(5)) }),
      set('c/new', { n: int(9) }),
      ABORTED,
    ],
    [
      'a document that leaves',
      queryOf('c', { where: where('n', '<', int(2)) }),
      set('c/a', { n: int(9) }),
      ABORTED,
    ],
    ['a document that goes', queryOf('c'), remove('c/a'), ABORTED],
    [
      'a document outside',
      queryOf('c', { where: where('n', '>', int(5)) }),
      set('c/new', { n: int(1) }),
      'OK',
    ],
    ['another collection', queryOf('c'), set('d/new', { n: int(1) }), 'OK'],
    ['one behind the limit', queryOf('c', { limit: 1 }), set('c/z', { n: int(1) }), 'OK'],
    ['one before the limit', queryOf('c', { limit: 1 }), set('c/0', { n: int(1) }), ABORTED],
    [
      'a group elsewhere',
      { ...queryOf('c'), from: { collectionId: 'c', allDescendants: true } },
      set('x/y/c/z', {}),
      ABORTED,
    ],
  ])('holds its queries against %s', (_, asked, meanwhile, expected) => {
    const { write, begin, query, commit } = transacting();
    write(set('c/a', { n: int(1) }), set('c/b', { n: int(2) }));
    const id = begin();
    query(id, asked);
    write(meanwhile);
    expect(commit(id, set('out/x', {}))).toBe(expected);
  });

  it('holds counts against phantoms', () => {
    const { api, write, begin, commit } = transacting();
    const id = begin();
    api.runAggregationQuery(OWNER, ROOT, queryOf('c'), [{ alias: 'n', kind: 'count' }], {
      kind: 'transaction',
      id,
    });
    write(set('c/new', {}));
    expect(commit(id, set('out/x', {}))).toBe(ABORTED);
  });

  it('can begin with a read', () => {
    const { api, write, commit } = transacting();
    const { transaction } = api.batchGet(OWNER, DATABASE, [nameOf('c/a')], undefined, {
      kind: 'new-transaction',
      options: { kind: 'read-write' },
    });
    write(set('c/a', {}));
    expect(commit(transaction ?? new Uint8Array(), set('c/b', {}))).toBe(ABORTED);
  });

  it('loses no increment among fifty clients that retry', () => {
    const { api, write, begin, read, commit } = transacting();
    write(set('c/n', { n: int(0) }));
    let waiting = Array.from({ length: 50 }, (_, i) => i);
    while (waiting.length > 0) {
      const open = waiting.map((client) => {
        const id = begin();
        const got = read(id, 'c/n');
        const value = got && 'found' in got ? got.found.fields.get('n') : undefined;
        return { client, id, next: value?.kind === 'integer' ? value.value + 1n : 1n };
      });
      waiting = open
        .filter(({ id, next }) => commit(id, set('c/n', { n: int(next) })) !== 'OK')
        .map(({ client }) => client);
    }
    expect(api.getDocument(OWNER, nameOf('c/n'), undefined, LATEST).fields.get('n')).toEqual(int(50));
  });
});

describe('a read-only transaction', () => {
  it('reads one state and never aborts', () => {
    const { api, write, read, commit } = transacting();
    write(set('c/a', { n: int(1) }));
    const id = api.beginTransaction(OWNER, DATABASE, { kind: 'read-only' });
    write(set('c/a', { n: int(2) }), set('c/b', {}));
    expect(read(id, 'c/a')).toMatchObject({ found: { fields: new Map([['n', int(1)]]) } });
    expect(read(id, 'c/b')).toEqual({ missing: nameOf('c/b') });
    expect(commit(id, set('c/a', {}))).toBe(
      'INVALID_ARGUMENT: Cannot modify entities in a read-only transaction.',
    );
    expect(commit(id)).toBe('OK');
    expect(refusal(() => read(id, 'c/a'))).toBe(ENDED);
  });

  it('reads at the time that it is given', () => {
    const { api, write, query } = transacting();
    const readTime = write(set('c/a', {})).commitTime;
    write(remove('c/a'), set('c/b', {}));
    const id = api.beginTransaction(OWNER, DATABASE, { kind: 'read-only', readTime });
    expect(query(id, queryOf('c'))).toEqual(['a']);
  });
});

describe('transaction ids', () => {
  it('that ended, were never given out or are malformed answer as documented', () => {
    const { api, begin, read, commit } = transacting();
    const id = begin();
    api.rollback(OWNER, DATABASE, id);
    expect(refusal(() => api.rollback(OWNER, DATABASE, id))).toBe('OK');
    expect(refusal(() => read(id, 'c/a'))).toBe(ENDED);
    expect(commit(id)).toBe(ENDED);
    const never = Uint8Array.from([...id.slice(0, 1), 99, ...id.slice(2)]);
    expect(refusal(() => read(never, 'c/a'))).toBe(UNKNOWN);
    expect(refusal(() => api.rollback(OWNER, DATABASE, never))).toBe(UNKNOWN);
    for (const bytes of [new Uint8Array(), Uint8Array.of(0, 0, 0)]) {
      expect(refusal(() => read(bytes, 'c/a'))).toBe(MALFORMED);
      expect(refusal(() => api.rollback(OWNER, DATABASE, bytes))).toBe(MALFORMED);
      expect(commit(bytes)).toBe(MALFORMED);
      expect(refusal(() => api.beginTransaction(OWNER, DATABASE, { kind: 'read-write', retry: bytes }))).toBe(
        MALFORMED,
      );
    }
  });

  it('expire after 60 s without a request, and after 270 s', () => {
    const { wall, begin, read } = transacting();
    const idle = begin();
    wall.micros += 59_000_000;
    read(idle, 'c/a');
    wall.micros += 61_000_000;
    expect(refusal(() => read(idle, 'c/a'))).toBe(ENDED);
    const old = begin();
    for (let i = 0; i < 9; i++) {
      wall.micros += 29_000_000;
      read(old, 'c/a');
    }
    wall.micros += 29_000_000;
    expect(refusal(() => read(old, 'c/a'))).toBe(ENDED);
  });

  it('belong to their database', () => {
    const { api, begin } = transacting();
    const id = begin();
    expect(refusal(() => api.commit(OWNER, 'projects/demo/databases/other', [], id))).toBe(UNKNOWN);
  });
});

describe('read times', () => {
  it('show the past, and refuse the future and what is no longer kept', () => {
    const { api, wall, write } = setUp();
    const time = write(set('c/a', { n: int(1) })).commitTime;
    write(remove('c/a'));
    const get = (at: typeof time) =>
      api.getDocument(OWNER, nameOf('c/a'), undefined, { kind: 'read-time', time: at });
    expect(get(time).fields.get('n')).toEqual(int(1));
    expect(refusal(() => get({ ...time, seconds: time.seconds + 60 }))).toMatch(/cannot be in the future/);
    wall.micros += 3_601_000_000;
    expect(refusal(() => get(time))).toBe("FAILED_PRECONDITION: The requested 'read_time' is too old.");
  });
});
