import { describe, expect, it } from 'vitest';
import type { Change } from '../store/change.ts';
import { toMicros } from '../values/timestamp.ts';
import type { Authorize, CommitAccess } from './authorize.ts';
import {
  DATABASE,
  fieldsOf,
  idsOf,
  int,
  LATEST,
  list,
  nameOf,
  OWNER,
  queryOf,
  ROOT,
  refusal,
  remove,
  set,
  setUp,
  text,
  VISITOR,
} from './testing.ts';

const exists = (value: boolean) => ({ precondition: { exists: value } });

describe('commit', () => {
  it('stores all writes at one time and answers one result each', () => {
    const { api, write } = setUp();
    const { commitTime, writeResults } = write(set('c/a', { n: int(1) }), remove('c/b'), set('c/d', {}));
    expect(writeResults).toEqual([
      { updateTime: commitTime, transformResults: [] },
      { transformResults: [] },
      { updateTime: commitTime, transformResults: [] },
    ]);
    const stored = api.getDocument(OWNER, nameOf('c/a'), undefined, LATEST);
    expect(stored).toEqual({
      name: nameOf('c/a'),
      fields: fieldsOf({ n: int(1) }),
      createTime: commitTime,
      updateTime: commitTime,
    });
  });

  it('keeps the creation time on update, and both times if nothing changes', () => {
    const { api, write } = setUp();
    const first = write(set('c/a', { n: int(1) })).commitTime;
    const same = write(set('c/a', { n: int(1) }));
    expect(same.writeResults[0]?.updateTime).toEqual(first);
    const second = write(set('c/a', { n: int(2) })).commitTime;
    const { createTime, updateTime } = api.getDocument(OWNER, nameOf('c/a'), undefined, LATEST);
    expect([createTime, updateTime]).toEqual([first, second]);
    expect(toMicros(second)).toBeGreaterThan(toMicros(same.commitTime));
  });

  it('merges under a mask, deletes what the mask names and the update lacks, and transforms after it', () => {
    const { api, write } = setUp();
    write(set('c/a', { n: int(1), gone: int(1), kept: int(1), tags: list(text('x')) }));
    const { writeResults, commitTime } = write(
      set(
        'c/a',
        { n: int(5), ignored: int(1) },
        {
          mask: [['n'], ['gone']],
          transforms: [
            { field: ['n'], operation: { kind: 'increment', value: int(2) } },
            { field: ['at'], operation: { kind: 'request-time' } },
            { field: ['tags'], operation: { kind: 'array-union', values: [text('y')] } },
          ],
        },
      ),
    );
    const at = {
      kind: 'timestamp',
      seconds: commitTime.seconds,
      nanos: Math.floor(commitTime.nanos / 1e6) * 1e6,
    } as const;
    expect(writeResults[0]?.transformResults).toEqual([int(7), at, { kind: 'null' }]);
    expect(api.getDocument(OWNER, nameOf('c/a'), undefined, LATEST).fields).toEqual(
      fieldsOf({ n: int(7), kept: int(1), tags: list(text('x'), text('y')), at }),
    );
  });

  it('sees the earlier writes of the same commit', () => {
    const { api, write } = setUp();
    const plus = { field: ['n'], operation: { kind: 'increment', value: int(1) } } as const;
    write(
      set('c/a', { n: int(1) }),
      set('c/a', {}, { mask: [], transforms: [plus] }),
      set('c/a', {}, { mask: [], transforms: [plus], ...exists(true) }),
    );
    expect(api.getDocument(OWNER, nameOf('c/a'), undefined, LATEST).fields).toEqual(fieldsOf({ n: int(3) }));
  });

  it('refuses what its preconditions exclude, and then stores nothing at all', () => {
    const { api, write } = setUp();
    const { commitTime } = write(set('c/a', { n: int(1) }));
    const stale = { seconds: 1, nanos: 0 };
    expect(refusal(() => write(set('c/new', {}), set('c/a', {}, exists(false))))).toBe(
      `ALREADY_EXISTS: Document already exists: ${nameOf('c/a')}`,
    );
    expect(refusal(() => write(set('c/new', {}), set('c/b', {}, exists(true))))).toBe(
      `NOT_FOUND: No document to update: ${nameOf('c/b')}`,
    );
    expect(refusal(() => write(remove('c/b', { exists: true })))).toMatch(/^NOT_FOUND/);
    expect(refusal(() => write(set('c/a', {}, { precondition: { updateTime: stale } })))).toMatch(
      /^FAILED_PRECONDITION: the stored version/,
    );
    expect(
      refusal(() => write({ kind: 'verify', name: nameOf('c/b'), precondition: { exists: true } })),
    ).toMatch(/^NOT_FOUND/);
    expect(idsOf(api.runQuery(OWNER, ROOT, queryOf('c'), LATEST).documents)).toEqual(['a']);
    expect(refusal(() => write(remove('c/a', { updateTime: commitTime })))).toBe('OK');
  });

  it('refuses a document larger than 1 MiB, names of another database, and malformed ones', () => {
    const { api, write } = setUp();
    const half = text('x'.repeat(600_000));
    expect(refusal(() => write(set('c/a', { a: half, b: half })))).toMatch(
      /^INVALID_ARGUMENT: Document '.*' cannot be written because its size/,
    );
    expect(
      refusal(() => api.commit(OWNER, 'projects/demo/databases/other', [set('c/a', {})], undefined)),
    ).toMatch(/is not in database/);
    expect(refusal(() => write(set('c', {})))).toMatch(/^INVALID_ARGUMENT: Document name .* lacks "\/"/);
    expect(refusal(() => api.commit(OWNER, 'nonsense', [], undefined))).toMatch(
      /^INVALID_ARGUMENT: Database name/,
    );
  });

  it('calls the change hook once for each changed document, and not for a write that changes nothing', () => {
    const { store, write } = setUp();
    const changes: Change[] = [];
    store.onChange((change) => changes.push(change));
    write(set('c/a', { n: int(1) }), set('c/a', { n: int(2) }), set('c/b', {}));
    write(set('c/b', {}), remove('c/missing'), set('c/tmp', {}), remove('c/tmp'));
    write(remove('c/a'));
    expect(
      changes.map(({ before, after }) => [
        before?.fields.get('n'),
        after?.fields.get('n'),
        idsOf([after ?? before ?? { name: '' }]),
      ]),
    ).toEqual([
      [undefined, int(2), ['a']],
      [undefined, undefined, ['b']],
      [int(2), undefined, ['a']],
    ]);
    expect(changes[0]?.caller).toEqual(OWNER);
  });
});

/** Rules that record what they are asked. */
function judging(allow: (access: CommitAccess) => boolean) {
  const asked: CommitAccess[] = [];
  const authorize: Authorize = {
    get: () => ({ allowed: true }),
    list: () => ({ allowed: true }),
    commit: (access) => {
      asked.push(access);
      return allow(access) ? { allowed: true } : { allowed: false, reason: 'because' };
    },
  };
  const emulator = setUp({ authorize });
  const visit = (...writes: Parameters<typeof emulator.write>) =>
    emulator.api.commit(VISITOR, DATABASE, writes, undefined);
  return { ...emulator, asked, visit };
}

describe('commit under rules', () => {
  it('asks once for all writes, naming each method, before and after', () => {
    const { visit, write, asked } = judging(() => true);
    write(set('c/a', { n: int(1) }), set('c/d', {}), set('c/e', { n: int(5) }));
    asked.length = 0;
    visit(set('c/a', { n: int(2) }), set('c/b', { n: int(3) }), remove('c/d'), {
      kind: 'verify',
      name: nameOf('c/e'),
      precondition: { exists: true },
    });
    expect(asked).toHaveLength(1);
    expect(
      asked[0]?.writes.map((one) => [one.method, one.before?.fields.get('n'), one.after?.fields.get('n')]),
    ).toEqual([
      ['update', int(1), int(2)],
      ['create', undefined, int(3)],
      ['delete', undefined, undefined],
      ['get', int(5), int(5)],
    ]);
  });

  it('shows the state before and after the whole commit, and bills each lookup once', () => {
    const { visit, write, store } = judging(({ view }) => {
      expect(view.get(nameOf('c/a'))?.fields.get('n')).toEqual(int(1));
      expect(view.getAfter(nameOf('c/a'))?.fields.get('n')).toEqual(int(2));
      expect(view.getAfter(nameOf('c/other'))?.fields.get('n')).toEqual(int(7));
      expect(view.getAfter(nameOf('c/gone'))).toBeUndefined();
      return true;
    });
    write(set('c/a', { n: int(1) }), set('c/other', { n: int(7) }), set('c/gone', {}));
    store.meter('demo').reset();
    visit(set('c/b', {}), set('c/a', { n: int(2) }), remove('c/gone'));
    expect(store.meter('demo').read()).toEqual({ reads: 3, writes: 2, deletes: 1 });
  });

  it('stores nothing when denied, and denies before it tells whether documents exist', () => {
    const { api, visit, store } = judging(() => false);
    const denied = 'PERMISSION_DENIED: Missing or insufficient permissions. because';
    expect(refusal(() => visit(set('c/a', {})))).toBe(denied);
    expect(refusal(() => visit(set('c/a', {}, exists(true))))).toBe(denied);
    expect(api.runQuery(OWNER, ROOT, queryOf('c'), LATEST).documents).toEqual([]);
    expect(store.meter('demo').read().writes).toBe(0);
  });

  it('gives rules the very time that serverTimestamp stores', () => {
    const { visit, asked } = judging(() => true);
    visit(set('c/a', {}, { transforms: [{ field: ['at'], operation: { kind: 'request-time' } }] }));
    expect(asked[0]?.writes[0]?.after?.fields.get('at')).toEqual({ kind: 'timestamp', ...asked[0]?.time });
  });
});

describe('batchWrite', () => {
  it('lets each write stand or fail alone', () => {
    const { api } = setUp();
    const results = api.batchWrite(OWNER, DATABASE, [
      set('c/a', {}),
      set('c/b', {}, exists(true)),
      remove('c/d'),
    ]);
    expect(results.map((one) => ('error' in one ? one.error.message : 'OK'))).toEqual([
      'OK',
      `No document to update: ${nameOf('c/b')}`,
      'OK',
    ]);
  });

  it('is for the owner, and for each document once', () => {
    const { api } = setUp();
    expect(refusal(() => api.batchWrite(VISITOR, DATABASE, []))).toBe(
      'PERMISSION_DENIED: Batch writes require admin authentication.',
    );
    expect(refusal(() => api.batchWrite(OWNER, DATABASE, [set('c/a', {}), remove('c/a')]))).toMatch(
      /^INVALID_ARGUMENT: the same document/,
    );
  });
});
