import type { Role } from '@rawi/model/lists/roles';
import { sampleChapter } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { LinkedText } from './linked-text.tsx';

const readChapterPage = vi.hoisted(() => vi.fn<(chapterId: string) => Promise<object>>());
vi.mock('../../../core/pages/pages.ts', () => ({ readChapterPage }));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'layla' } }) }));
vi.mock('../../../domains/transcripts/text-dialog.tsx', () => ({
  default: ({
    written: { comicId, chapterId },
    onClose,
  }: {
    written: { comicId: string; chapterId: string };
    onClose: () => void;
  }) => <button type="button" onClick={onClose}>{`Text of ${chapterId} in ${comicId}`}</button>,
}));

const { id: _, ...data } = sampleChapter('salt-1', { comicId: 'salt' });
const listed: readonly ListItem<Chapter>[] = [{ path: 'comics/salt/chapters/salt-1', data }];
const open = (address: string) => act(async () => show(<LinkedText chapters={listed} />, address));
const page = (translator: string) => ({
  state: 'ready',
  payload: { comic: { id: 'moth' }, translator: { id: translator, name: 'Layla' } },
});
const signIn = (roles: readonly Role[]) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'layla',
      email: 'layla@example.com',
      emailVerified: true,
      displayName: 'Layla',
      photoURL: undefined,
      roles,
    },
  });
const text = (name: string) => screen.findByRole('button', { name });

beforeAll(() => speak('my-work', 'writing', 'script', 'shell'));
beforeEach(() => {
  signIn(['translator']);
  readChapterPage.mockReset();
});
afterEach(cleanup);

const w = wordsOf('my-work');

describe('a link to the text of a chapter', () => {
  it('opens it where the chapter is listed, and asks for nothing', async () => {
    await open('/en/mywork?tab=drafts&text=salt-1');
    expect(await text('Text of salt-1 in salt')).toBeTruthy();
    expect(readChapterPage).not.toHaveBeenCalled();
    cleanup();
    await open('/en/mywork?tab=drafts');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens it where its chapter is further on in the list, for one read', async () => {
    readChapterPage.mockResolvedValue(page('layla'));
    await open('/en/mywork?text=moth-1');
    expect(await text('Text of moth-1 in moth')).toBeTruthy();
    expect(readChapterPage.mock.calls).toEqual([['moth-1']]);
  });

  it.each(['reviewer', 'admin'] as const)('opens that of somebody else for who is %s', async (role) => {
    signIn([role]);
    readChapterPage.mockResolvedValue(page('sara'));
    await open('/en/mywork?text=moth-1');
    expect(await text('Text of moth-1 in moth')).toBeTruthy();
  });

  it('goes out of the address with the text, and nothing else does', async () => {
    readChapterPage.mockResolvedValue(page('layla'));
    const { router } = await open('/en/mywork?tab=published&text=moth-1');
    const addresses: string[] = [];
    router.subscribe(({ location, historyAction }) =>
      addresses.push(`${historyAction} ${location.pathname}${location.search}`),
    );
    fireEvent.click(await text('Text of moth-1 in moth'));
    await waitFor(() => expect(addresses).toEqual(['REPLACE /en/mywork?tab=published']));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['en', 'gone', { state: 'missing' }],
    ['ar', 'gone', { state: 'missing', gone: {} }],
    ['en', 'another', page('sara')],
    ['ar', 'another', { state: 'ready', payload: { comic: { id: 'moth' } } }],
  ] as const)('in %s says that it is %s', async (locale, what, answer) => {
    readChapterPage.mockResolvedValue(answer);
    await open(`/${locale}/mywork?text=moth-1`);
    expect(screen.getByRole('alert').textContent).toBe(w(`linkedText.${what}`, {}, locale));
  });

  it('says that it did not come, and opens it once it is asked for again', async () => {
    readChapterPage.mockResolvedValueOnce({ state: 'unavailable' }).mockResolvedValueOnce(page('layla'));
    await open('/en/mywork?text=moth-1');
    expect(screen.getByRole('alert').textContent).toContain(w('linkedText.failed'));
    await act(async () => screen.getByRole('button', { name: w('linkedText.again') }).click());
    expect(await text('Text of moth-1 in moth')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
