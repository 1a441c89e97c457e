import { describe, expect, it } from 'vitest';
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

function query(targetId: number, more: Parameters<typeof queryOf>[1] = {}): Target {
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
