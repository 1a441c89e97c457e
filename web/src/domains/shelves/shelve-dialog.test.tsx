import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { SavedThing } from '../library/change.ts';
import { onLoginAsked } from '../library/intent.ts';
import { setLibrary } from '../library/library-state.ts';
import { NOTHING_OWN, type Own } from '../library/own.ts';
import ShelveDialog from './shelve-dialog.tsx';

const sdk = vi.hoisted(() => ({
  lists: vi.fn<() => unknown>(),
  write: vi.fn<(...call: unknown[]) => Promise<void>>(),
  choose: vi.fn<(change: unknown) => Promise<boolean>>(),
  toast: vi.fn<(toast: { readonly action?: { readonly onChoose: () => void } }) => Promise<void>>(),
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../core/live/use-list.ts', () => ({ useList: sdk.lists }));
vi.mock('../../core/lib/toast.ts', () => ({ showToast: sdk.toast }));
vi.mock('./own-lists.ts', async (original) => ({ ...(await original<object>()), ownListsOf: () => ({}) }));
vi.mock('./write-lists.ts', () => ({
  newListId: () => 'new',
  createList: (...call: unknown[]) => sdk.write('create', ...call),
  deleteList: (...call: unknown[]) => sdk.write('delete', ...call),
  putOnList: (...call: unknown[]) => sdk.write('put', ...call),
  takeOffList: (...call: unknown[]) => sdk.write('take', ...call),
}));
vi.mock('../library/library.ts', async (original) => ({
  ...(await original<object>()),
  choose: sdk.choose,
}));
vi.mock('../library/library-sync.ts', () => ({ openLibrary: () => Promise.resolve() }));

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const of = { comicId: 'c', slug: 'c', series: 'Salt', names: { ar: 'ملح' }, picture };
const comic: SavedThing = { kind: 'comic', ...of, covers: { en: picture } };
const chapter: SavedThing = { kind: 'chapter', chapterId: 'c-1', ...of, number: 1, language: 'en' };
const { covers: _, ...listed } = comic;
const list = (id: string, name: string, entries: object = {}) => ({
  path: `users/me/lists/${id}`,
  data: { name, entries, at: new Date(0) },
});
const t = wordsOf('shelves');
const onClose = vi.fn<() => void>();

async function open(item: SavedThing, saved: Own['saved'] = {}, address = '/en') {
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { uid: 'me', email: '', emailVerified: true, displayName: 'A', photoURL: undefined, roles: [] },
  });
  setLibrary({ state: 'ready', uid: 'me', stored: { ...NOTHING_OWN, saved }, choices: [] });
  show(<ShelveDialog item={item} onClose={onClose} />, address);
  await screen.findByRole('heading', { level: 3 });
  return userEvent.setup();
}
const pill = (shelf: string) => screen.getByRole('button', { name: t(`shelf.${shelf}`) });
const undo = async () => {
  await eventually(() => expect(sdk.toast).toHaveBeenCalledTimes(1));
  sdk.toast.mock.calls[0]?.[0].action?.onChoose();
};

beforeAll(async () => {
  await speak('shelves', 'choices');
  // Its own chunk, so that no test waits for it.
  await import('./shelve-lists.tsx');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  sdk.lists.mockReset().mockReturnValue({ items: [list('b', 'Later'), list('a', 'After school')] });
  sdk.write.mockReset().mockResolvedValue();
  sdk.choose.mockReset().mockResolvedValue(true);
  sdk.toast.mockReset().mockResolvedValue();
  onClose.mockReset();
});
afterEach(cleanup);

describe('the dialog of a comic', () => {
  it('puts it on a shelf, on another, and off it again; a message takes all of that back', async () => {
    const user = await open(comic, { 'comic:c': 'paused' });
    expect(pill('paused').getAttribute('aria-pressed')).toBe('true');
    expect(pill('reading').getAttribute('aria-pressed')).toBe('false');
    await user.click(pill('reading'));
    expect(sdk.choose).toHaveBeenLastCalledWith({ kind: 'save', item: comic, on: true, shelf: 'reading' });
    await user.click(pill('paused'));
    expect(sdk.choose).toHaveBeenLastCalledWith({ kind: 'save', item: comic, on: true });
    await user.click(screen.getByRole('button', { name: t('dialog.done') }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await undo();
    expect(sdk.choose).toHaveBeenLastCalledWith({ kind: 'save', item: comic, on: true, shelf: 'paused' });
  });

  it('of what was not saved, the message leads back to that', async () => {
    const user = await open(comic);
    await user.click(pill('planned'));
    await user.click(screen.getByRole('button', { name: t('dialog.done') }));
    await undo();
    expect(sdk.choose).toHaveBeenLastCalledWith({ kind: 'save', item: comic, on: false });
  });

  it('that changed nothing leaves no message', async () => {
    const user = await open(comic);
    await user.click(screen.getByRole('button', { name: t('dialog.done') }));
    expect(sdk.toast).not.toHaveBeenCalled();
  });

  it('names the comic and its shelves in Arabic too', async () => {
    await open(comic, { 'comic:c': 'dropped' }, '/ar');
    screen.getByText('ملح');
    screen.getByRole('button', { name: t('shelf.dropped', {}, 'ar'), pressed: true });
  });
});

describe('the lists of the dialog', () => {
  it('stand by name; several take it, each at its end', async () => {
    const other = { ...listed, comicId: 'd', order: 4.5 };
    sdk.lists.mockReturnValue({
      items: [list('b', 'Later', { 'comic:d': other }), list('a', 'After school')],
    });
    const user = await open(comic);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(['After school', 'Later']);
    for (const box of boxes) await user.click(box);
    expect(sdk.write.mock.calls).toEqual([
      ['put', 'me', 'a', 'comic:c', { ...listed, order: 1 }],
      ['put', 'me', 'b', 'comic:c', { ...listed, order: 5 }],
    ]);
    sdk.write.mockClear();
    await user.click(screen.getByRole('button', { name: t('dialog.done') }));
    await undo();
    expect(sdk.write.mock.calls).toEqual([
      ['take', 'me', 'a', 'comic:c'],
      ['take', 'me', 'b', 'comic:c'],
    ]);
  });

  it('give it back to its place', async () => {
    const entry = { ...chapter, order: 2.25 };
    sdk.lists.mockReturnValue({ items: [list('a', 'Later', { 'chapter:c-1': entry })] });
    const user = await open(chapter);
    expect(screen.queryByText(t('shelf.hint'))).toBeNull();
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(sdk.write).toHaveBeenLastCalledWith('take', 'me', 'a', 'chapter:c-1');
    await user.click(screen.getByRole('button', { name: t('dialog.done') }));
    await undo();
    expect(sdk.write).toHaveBeenLastCalledWith('put', 'me', 'a', 'chapter:c-1', entry);
  });

  it('take a new one with the thing on it; its name is plain text', async () => {
    sdk.lists.mockReturnValue({ items: [] });
    const user = await open(comic);
    screen.getByText(t('dialog.none'));
    const create = screen.getByRole<HTMLButtonElement>('button', { name: t('dialog.create') });
    expect(create.disabled).toBe(true);
    await user.type(screen.getByRole('textbox'), ' Rain\u202E {Enter}');
    const entries = { 'comic:c': { ...listed, order: 1 } };
    expect(sdk.write).toHaveBeenCalledExactlyOnceWith('create', 'me', 'new', { name: 'Rain' }, entries);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('that are full, or too many, take nothing more', async () => {
    const full = Object.fromEntries(Array.from({ length: 200 }, (__, index) => [`comic:${index}`, {}]));
    sdk.lists.mockReturnValue({
      items: Array.from({ length: 50 }, (__, index) => list(`l${index}`, `List ${index}`, index ? {} : full)),
    });
    await open(comic);
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('There is no list.');
    within(first).getByText(t('dialog.full'));
    expect(within(first).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    screen.getByText(t('dialog.tooMany'));
  });

  it('say that a change was refused', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    sdk.write.mockRejectedValue(new Error('permission-denied'));
    const user = await open(comic);
    const [box] = screen.getAllByRole('checkbox');
    if (box) await user.click(box);
    await eventually(() => expect(sdk.toast).toHaveBeenCalledTimes(1));
    expect(sdk.toast.mock.calls[0]?.[0]).toMatchObject({ message: t('toast.refusedText') });
  });
});

describe('a visitor', () => {
  it('is asked to log in for a shelf, and told that lists need it', async () => {
    setSession({ state: 'signed-out' });
    setLibrary({ state: 'visitor', uid: undefined, stored: NOTHING_OWN, choices: [] });
    const asked = vi.fn<(intent: unknown) => void>();
    const stop = onLoginAsked(asked);
    show(<ShelveDialog item={comic} onClose={onClose} />);
    const user = userEvent.setup();
    expect(screen.getByRole('link').getAttribute('href')).toContain('/en/login');
    await user.click(pill('planned'));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith({ kind: 'save', item: comic, on: true, shelf: 'planned' });
    expect(onClose).toHaveBeenCalledTimes(1);
    stop();
  });
});
