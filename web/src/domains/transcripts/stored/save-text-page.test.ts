import { packItems } from '@rawi/model/truth/transcript-draft';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import type { Items } from '../edit-text.ts';
import { saveTextPage } from './open-text.ts';
import { Overtaken } from './overtaken.ts';

interface Stored {
  readonly items: readonly string[];
  readonly edit?: string;
}
const { server, head, set, remove } = vi.hoisted(() => ({
  head: vi.fn<() => Promise<object>>(),
  server: vi.fn<() => Promise<object | undefined>>(),
  set: vi.fn<(ref: object, data: object) => Promise<void>>(),
  remove: vi.fn<() => Promise<void>>(),
}));
vi.mock('firebase/firestore', () => {
  const refTo = (path: string): object => {
    const ref = { path, withConverter: () => ref };
    return ref;
  };
  const read = async ({ path }: { readonly path: string }) => {
    const data = await (path.includes('Pages') ? server() : head());
    const fields = new Map<string, unknown>(Object.entries(data ?? {}));
    return { exists: () => data !== undefined, data: () => data, get: (field: string) => fields.get(field) };
  };
  return {
    doc: (_: object, path: string) => refTo(path),
    getDocFromServer: read,
    serverTimestamp: () => 'now',
    async runTransaction(_: object, run: (transaction: object) => Promise<void>) {
      let commit = async () => {};
      await run({
        get: read,
        set(to: object, data: object) {
          commit = () => set(to, data);
        },
        delete() {
          commit = () => remove();
        },
      });
      await commit();
    },
  };
});
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/data/documents.ts', () => ({ documentAt: () => () => ({}), converterOf: () => ({}) }));
vi.mock('../../../core/data/saves.ts', () => ({
  writeSaves: (_: string, __: object, write: (saves: object) => Promise<void>) => write({ count: 1 }),
}));
vi.mock('../../../core/live/read-list.ts', () => ({ readList: () => {} }));
vi.mock('../../../core/session/translator-calls.ts', () => ({ callTranslators: () => {} }));
vi.mock('../../../core/session/session.ts', () => ({ refreshSession: async () => {} }));

const ITEMS: Items = [{ kind: 'speech', words: 'Wait!' }];
const OTHER: Items = [{ kind: 'speech', words: 'No.' }];
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
const save = (items: Items | undefined, after?: string) =>
  saveTextPage({ uid: 'layla', transcriptId: 'one', base: 'file' }, 1, items, { edit: 'mine', after });
const stored = (edit: string | undefined): Stored => ({
  items: packItems(OTHER),
  ...(edit !== undefined && { edit }),
});
const failure = async (saving: Promise<void>) => saving.catch((error: unknown) => error);

beforeEach(() => {
  server.mockReset().mockResolvedValue(undefined);
  head.mockReset().mockResolvedValue({ state: 'draft', base: 'file' });
  set.mockReset().mockResolvedValue();
  remove.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

it('writes a page with the name of the write, and of that which it is made over', async () => {
  await save(ITEMS);
  await save(ITEMS, 'before');
  const written = { items: packItems(ITEMS), savedAt: 'now', saves: { count: 1 }, edit: 'mine' };
  expect(set.mock.calls.map(([, data]) => data)).toEqual([written, { ...written, after: 'before' }]);
  expect(server).not.toHaveBeenCalled();
});

it('tells what is stored where another write came first, or took the page away', async () => {
  set.mockRejectedValue(refusal);
  server.mockResolvedValueOnce(stored('theirs'));
  expect(await failure(save(ITEMS, 'before'))).toMatchObject({ stored: { items: OTHER, edit: 'theirs' } });
  const gone = await failure(save(ITEMS, 'before'));
  expect(gone).toBeInstanceOf(Overtaken);
  expect(gone).toMatchObject({ stored: undefined });
});

it('says that it is no draft any more where the page is as it was, or cannot be read', async () => {
  set.mockRejectedValue(refusal);
  const movedOn = new SendingError({ code: 'moved-on' }, refusal);
  server.mockResolvedValueOnce(stored('before'));
  expect(await failure(save(ITEMS, 'before'))).toEqual(movedOn);
  expect(await failure(save(ITEMS))).toEqual(movedOn);
  server.mockRejectedValueOnce(refusal);
  expect(await failure(save(ITEMS, 'before'))).toEqual(movedOn);
});

it.each([{ state: 'draft', base: 'a later file' }, { state: 'draft' }, { state: 'submitted', base: 'file' }])(
  'stores nothing over the page of another draft, and does not put it together with that: %j',
  async (now) => {
    head.mockResolvedValue(now);
    const movedOn = new SendingError({ code: 'moved-on' }, undefined);
    expect(await failure(save(ITEMS))).toEqual(movedOn);
    expect(set).not.toHaveBeenCalled();
    set.mockRejectedValue(refusal);
    expect(await failure(save(ITEMS, 'before'))).toEqual(movedOn);
    server.mockResolvedValue(stored('theirs'));
    expect(await failure(save(ITEMS, 'before'))).toEqual(movedOn);
    expect(await failure(save(undefined, 'before'))).toEqual(movedOn);
    expect(remove).not.toHaveBeenCalled();
  },
);

it('says so where the head cannot be read, as where it is gone', async () => {
  head.mockRejectedValue(refusal);
  set.mockRejectedValue(refusal);
  server.mockResolvedValue(stored('theirs'));
  for (const saving of [save(ITEMS), save(ITEMS, 'before'), save(undefined, 'before')]) {
    expect(await failure(saving)).toMatchObject({ problem: { code: 'moved-on' } });
  }
});

it('takes a page back only as it was seen; one that is gone is gone', async () => {
  server.mockResolvedValue(stored('theirs'));
  expect(await failure(save(undefined, 'before'))).toMatchObject({ stored: { edit: 'theirs' } });
  expect(remove).not.toHaveBeenCalled();
  await save(undefined, 'theirs');
  expect(remove).toHaveBeenCalledTimes(1);
  server.mockResolvedValue(undefined);
  await save(undefined, 'theirs');
  expect(remove).toHaveBeenCalledTimes(1);
});
