import { describe, expect, it, vi } from 'vitest';
import type { ListenEvent, Target } from '../api.ts';
import type { Authorize } from '../authorize.ts';
import {
  DATABASE,
  int,
  nameOf,
  OWNER,
  queryOf,
  ROOT,
  remove,
  set,
  setUp,
  shortForm,
  VISITOR,
  where,
} from '../testing.ts';

function query(targetId: number, more: Parameters<typeof queryOf>[1] = {}): Target & { kind: 'query' } {
  return { kind: 'query', targetId, once: false, parent: ROOT, query: queryOf('c', more) };
}

function listening(options: Parameters<typeof setUp>[0] = {}, caller: typeof OWNER | typeof VISITOR = OWNER) {
  const emulator = setUp(options);
  const calls: (readonly ListenEvent[])[] = [];
  const open = () => emulator.api.listen(caller, DATABASE, (events) => calls.push(events));
  const stream = open();
  /** What was sent since the last call of this function, one list for each call of `send`. */
  const sent = () => calls.splice(0).map(shortForm);
  return { ...emulator, stream, open, calls, sent };
}

describe('listen', () => {
  it('sends ADD, the result, CURRENT and a snapshot', () => {
    const { write, stream, sent } = listening();
    write(set('c/a', { n: int(1) }), set('c/b', { n: int(2) }), set('other/x', {}));
    stream.addTarget(query(2));
    expect(sent()).toEqual([['add 2', 'change a 2', 'change b 2', 'current 2', 'snapshot']]);
  });

  it('shows a commit as one snapshot over all targets of a stream', () => {
    const { write, stream, sent } = listening();
    write(set('c/a', { n: int(1) }), set('c/b', { n: int(1) }), set('c/d', { n: int(1) }));
    stream.addTarget(query(2, { where: where('n', '<', int(2)) }));
    stream.addTarget(query(4, { where: where('n', '>', int(0)) }));
    sent();
    write(set('c/a', { n: int(2) }), set('c/b', { n: int(0) }), remove('c/d'), set('c/e', { n: int(1) }));
    const [commit, ...more] = sent();
    expect(more).toEqual([]);
    expect(commit?.at(-1)).toBe('snapshot');
    expect(new Set(commit?.slice(0, -1))).toEqual(
      new Set(['change a 4 -2', 'change b 2 -4', 'delete d 2 4', 'change e 2 4']),
    );
  });

  it('says nothing of a write that changes nothing', () => {
    const { write, stream, sent } = listening();
    write(set('c/a', { n: int(1) }));
    stream.addTarget(query(2));
    sent();
    write(set('c/a', { n: int(1) }));
    expect(sent()).toEqual([]);
  });

  it('tells a document that left from one that is gone', () => {
    const { write, stream, sent } = listening();
    write(set('c/a', { n: int(1) }));
    stream.addTarget(query(2, { where: where('n', '==', int(1)) }));
    sent();
    write(set('c/a', { n: int(2) }));
    expect(sent()).toEqual([['remove a 2', 'snapshot']]);
  });

  it('answers removal once, also of a target it does not know', () => {
    const { stream, sent, write } = listening();
    stream.addTarget(query(2));
    sent();
    stream.removeTarget(2);
    stream.removeTarget(9);
    write(set('c/a', {}));
    expect(sent()).toEqual([['remove 2'], ['remove 9']]);
  });

  it('watches documents by name, missing ones too', () => {
    const { write, stream, sent } = listening();
    write(set('c/a', { n: int(1) }));
    stream.addTarget({ kind: 'documents', targetId: 1, once: false, names: [nameOf('c/a'), nameOf('c/b')] });
    expect(sent()).toEqual([['add 1', 'change a 1', 'current 1', 'snapshot']]);
    write(set('c/b', {}), remove('c/a'));
    expect(sent()).toEqual([['change b 1', 'delete a 1', 'snapshot']]);
  });

  it('tells three hundred targets of a commit in one call', () => {
    const { write, stream, calls } = listening();
    for (let id = 1; id <= 300; id++) stream.addTarget(query(id, { where: where('n', '>=', int(id)) }));
    calls.length = 0;
    write(set('c/a', { n: int(150) }), set('c/b', { n: int(300) }));
    expect(calls).toHaveLength(1);
    const changes = (calls[0] ?? []).flatMap((event) => (event.kind === 'document-change' ? [event] : []));
    expect(changes.map((event) => event.targetIds.length).toSorted((a, b) => a - b)).toEqual([150, 300]);
  });

  it('sends the selected fields only', () => {
    const { write, stream, calls } = listening();
    write(set('c/a', { n: int(1), x: int(2) }));
    stream.addTarget(query(2, { select: [['x']] }));
    stream.addTarget(query(4));
    calls.length = 0;
    write(set('c/a', { n: int(3), x: int(4) }));
    const shown = (calls[0] ?? []).flatMap((event) =>
      event.kind === 'document-change' ? [[event.targetIds, [...event.document.fields.keys()]]] : [],
    );
    expect(shown).toEqual([
      [[2], ['x']],
      [[4], ['n', 'x']],
    ]);
  });

  it('resumes with what changed, what left, what is gone, and the count', () => {
    const { write, stream, open, calls, sent } = listening();
    write(...['a', 'b', 'd', 'e'].map((id) => set(`c/${id}`, { n: int(1) })));
    const ones = query(2, { where: where('n', '==', int(1)) });
    stream.addTarget(ones);
    const snapshot = calls[0]?.at(-1);
    const token = snapshot?.kind === 'target-change' ? snapshot.resumeToken : undefined;
    stream.close();
    write(
      set('c/a', { n: int(1), x: int(1) }),
      set('c/b', { n: int(2) }),
      remove('c/d'),
      set('c/f', { n: int(1) }),
    );
    sent();
    open().addTarget({ ...ones, resume: { token: token ?? new Uint8Array() } });
    const [events] = sent();
    expect(events?.[0]).toBe('add 2');
    expect(new Set(events?.slice(1, 5))).toEqual(
      new Set(['change a 2', 'remove b 2', 'delete d 2', 'change f 2']),
    );
    expect(events?.slice(5)).toEqual(['filter 2 3', 'current 2', 'snapshot']);
  });

  it('resumes from a read time as from a token', () => {
    const { write, stream, sent } = listening();
    const readTime = write(set('c/a', {}), set('c/b', {})).commitTime;
    write(remove('c/a'));
    stream.addTarget({ ...query(2), resume: { readTime } });
    expect(sent()).toEqual([['add 2', 'delete a 2', 'filter 2 1', 'current 2', 'snapshot']]);
  });

  it('starts over where the past is unknown: everything, and the count', () => {
    const { write, stream, sent, store } = listening();
    const readTime = write(set('c/a', {})).commitTime;
    store.clear('demo');
    write(set('c/b', {}));
    stream.addTarget({ ...query(2), resume: { readTime } });
    stream.addTarget({ ...query(4), resume: { token: Uint8Array.of(7) } });
    expect(sent()).toEqual([
      ['add 2', 'change b 2', 'filter 2 1', 'current 2', 'snapshot'],
      ['add 4', 'change b 4', 'filter 4 1', 'current 4', 'snapshot'],
    ]);
  });

  it('removes a target that asks for one answer only', () => {
    const { write, stream, sent } = listening();
    stream.addTarget({ ...query(2), once: true });
    write(set('c/a', {}));
    expect(sent()).toEqual([['add 2', 'current 2', 'snapshot', 'remove 2']]);
  });

  it('refuses malformed targets and those of another database with their cause', () => {
    const { stream, sent } = listening();
    stream.addTarget(query(2, { limit: -1 }));
    stream.addTarget({ ...query(4), parent: 'projects/demo/databases/other/documents' });
    stream.addTarget({ kind: 'documents', targetId: 6, once: false, names: ['nonsense'] });
    expect(sent()).toEqual([['remove 2 code 3'], ['remove 4 code 3'], ['remove 6 code 3']]);
  });

  it('says nothing more after it was closed', () => {
    const { write, stream, sent } = listening();
    stream.addTarget(query(2));
    stream.close();
    sent();
    write(set('c/a', {}));
    stream.addTarget(query(4));
    stream.removeTarget(2);
    expect(sent()).toEqual([]);
  });

  it('ends targets whose permission went with a document that the rules look up, or with new rules', () => {
    let allowed = true;
    const authorize: Authorize = {
      get: () => ({ allowed: true }),
      list: ({ view }) =>
        allowed && view.get(nameOf('members/me')) ? { allowed: true } : { allowed: false, reason: '' },
      commit: () => ({ allowed: true }),
    };
    const { api, write, stream, sent } = listening({ authorize }, VISITOR);
    write(set('members/me', {}));
    stream.addTarget(query(2));
    sent();
    api.recheckListeners();
    expect(sent()).toEqual([]);
    write(remove('members/me'), set('c/a', {}));
    expect(sent()).toEqual([['remove 2 code 7', 'snapshot']]);
    write(set('members/me', {}));
    stream.addTarget(query(4));
    sent();
    allowed = false;
    api.recheckListeners();
    write(set('c/b', {}));
    expect(sent()).toEqual([['remove 4 code 7']]);
  });

  it('ends only the target whose rules fail to be judged, and lets the write stand', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = false;
    const authorize: Authorize = {
      get: () => ({ allowed: true }),
      list: ({ view }) => {
        if (broken && view.get(nameOf('members/me'))) throw new TypeError('a fault');
        return { allowed: true };
      },
      commit: () => ({ allowed: true }),
    };
    const { api, write, stream, sent } = listening({ authorize }, VISITOR);
    stream.addTarget(query(2));
    stream.addTarget({ kind: 'documents', targetId: 1, once: false, names: [nameOf('c/a')] });
    write(set('members/me', {}));
    sent();
    broken = true;
    api.recheckListeners();
    expect(sent()).toEqual([['remove 2 code 13']]);
    write(set('c/a', {}));
    expect(sent()).toEqual([['change a 1', 'snapshot']]);
    expect(errors).toHaveBeenCalledTimes(1);
    errors.mockRestore();
  });

  it('ends a document target whose document the caller may no longer read', () => {
    const authorize: Authorize = {
      get: ({ document }) =>
        document?.fields.has('secret') ? { allowed: false, reason: '' } : { allowed: true },
      list: () => ({ allowed: true }),
      commit: () => ({ allowed: true }),
    };
    const { write, stream, sent } = listening({ authorize }, VISITOR);
    write(set('c/a', {}));
    stream.addTarget({ kind: 'documents', targetId: 1, once: false, names: [nameOf('c/a')] });
    sent();
    write(set('c/a', { secret: int(1) }));
    expect(sent()).toEqual([['remove 1 code 7', 'snapshot']]);
  });

  it('removes a denied target with its cause and keeps the stream', () => {
    const authorize: Authorize = {
      get: () => ({ allowed: true }),
      list: ({ query }) => (query.limit === 1 ? { allowed: true } : { allowed: false, reason: 'why' }),
      commit: () => ({ allowed: true }),
    };
    const { stream, sent, calls } = listening({ authorize }, VISITOR);
    stream.addTarget(query(2));
    expect(calls[0]).toEqual([
      {
        kind: 'target-change',
        type: 'remove',
        targetIds: [2],
        cause: { code: 7, message: 'Missing or insufficient permissions. why' },
      },
    ]);
    sent();
    stream.addTarget(query(4, { limit: 1 }));
    expect(sent()).toEqual([['add 4', 'current 4', 'snapshot']]);
  });
});
