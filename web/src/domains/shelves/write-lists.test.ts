import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeListWords,
  createList,
  deleteList,
  newListId,
  orderList,
  putAllOnList,
  putOnList,
  takeAllOffList,
  takeOffList,
} from './write-lists.ts';

const sdk = vi.hoisted(() => ({
  setDoc: vi.fn<(...call: unknown[]) => Promise<void>>(),
  updateDoc: vi.fn<(...call: unknown[]) => Promise<void>>(),
  deleteDoc: vi.fn<(...call: unknown[]) => Promise<void>>(),
}));
vi.mock('firebase/firestore', () => ({
  ...sdk,
  collection: (_: unknown, path: string) => path,
  doc: (first: unknown, path?: string) => (path === undefined ? { id: `in ${String(first)}` } : path),
  deleteField: () => 'deleted',
  serverTimestamp: () => 'now',
  FieldPath: class {
    readonly path: readonly string[];
    constructor(...path: string[]) {
      this.path = path;
    }
  },
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));

const PATH = 'users/me/lists/a';
const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const entry = { kind: 'comic', comicId: 'c', slug: 'c', series: 'C', names: {}, picture, order: 1 } as const;
beforeEach(() => {
  for (const mock of Object.values(sdk)) mock.mockReset().mockResolvedValue();
});

describe('a list', () => {
  it('is made with all that stands on it, and without a note that is none', async () => {
    expect(newListId('me')).toBe('in users/me/lists');
    await createList('me', 'a', { name: 'A', note: undefined });
    expect(sdk.setDoc).toHaveBeenLastCalledWith(PATH, { name: 'A', entries: {}, at: 'now' });
    await createList('me', 'a', { name: 'A', note: 'N' }, { 'comic:c': entry });
    const data = { name: 'A', note: 'N', entries: { 'comic:c': entry }, at: 'now' };
    expect(sdk.setDoc).toHaveBeenLastCalledWith(PATH, data);
  });

  it('gets other words, and loses a note that was emptied', async () => {
    await changeListWords('me', 'a', { name: 'B', note: 'N' });
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, { name: 'B', note: 'N', at: 'now' });
    await changeListWords('me', 'a', { name: 'B', note: undefined });
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, { name: 'B', note: 'deleted', at: 'now' });
  });

  it('is changed by naming one entry alone', async () => {
    await putOnList('me', 'a', 'comic:c', entry);
    const field = { path: ['entries', 'comic:c'] };
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, field, entry, 'at', 'now');
    await takeOffList('me', 'a', 'comic:c');
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, field, 'deleted', 'at', 'now');
  });

  it('gets several entries in one write, and loses them in one', async () => {
    const chapter = {
      ...entry,
      kind: 'chapter',
      chapterId: 'd',
      number: 1,
      language: 'en',
      order: 2,
    } as const;
    await putAllOnList('me', 'a', { 'comic:c': entry, 'chapter:d': chapter });
    const [one, other] = [{ path: ['entries', 'comic:c'] }, { path: ['entries', 'chapter:d'] }];
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, one, entry, other, chapter, 'at', 'now');
    await takeAllOffList('me', 'a', ['comic:c', 'chapter:d']);
    expect(sdk.updateDoc).toHaveBeenLastCalledWith(PATH, one, 'deleted', other, 'deleted', 'at', 'now');
    await takeAllOffList('me', 'a', []);
    expect(sdk.updateDoc).toHaveBeenCalledTimes(2);
  });

  it('is put in order by the numbers that change, and by no write where none does', async () => {
    await orderList('me', 'a', {});
    expect(sdk.updateDoc).not.toHaveBeenCalled();
    await orderList('me', 'a', { 'comic:c': 1.5, 'chapter:d': 2 });
    expect(sdk.updateDoc).toHaveBeenCalledExactlyOnceWith(
      PATH,
      { path: ['entries', 'comic:c', 'order'] },
      1.5,
      { path: ['entries', 'chapter:d', 'order'] },
      2,
      'at',
      'now',
    );
  });

  it('is deleted', async () => {
    await deleteList('me', 'a');
    expect(sdk.deleteDoc).toHaveBeenCalledExactlyOnceWith(PATH);
  });
});
