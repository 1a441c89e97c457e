import type { Ask } from '@rawi/model/truth/ask';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { AskPage } from './ask-page.tsx';

const lists = vi.hoisted(() => ({ found: undefined as readonly object[] | undefined }));
const ASK: Ask = {
  title: 'Way of salt',
  number: null,
  language: 'en',
  searchKeys: ['way', 'salt'],
  readers: 3,
  state: 'open',
  createdAt: new Date(0),
};
const call = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: call }));
vi.mock('../../core/live/use-document.ts', () => ({ useDocument: () => ({ state: { state: 'missing' } }) }));
vi.mock('../../domains/asks/ask-lists.ts', () => ({
  MOST_WANTED: 'wanted',
  asksFoundBy: () => 'found',
  comicsFoundBy: () => 'comics',
  wantedOf: () => 'own',
  comicAt: (id: string) => id,
}));
vi.mock('../../core/live/use-list.ts', () => ({
  useList: (list: string) => ({
    items: list === 'wanted' ? [{ path: 'asks/one', data: ASK }] : list === 'found' ? lists.found : [],
  }),
}));

beforeAll(() => speak('ask', 'shell', 'session'));
beforeEach(() => {
  vi.useFakeTimers();
  lists.found = undefined;
  call.mockReset().mockResolvedValue({});
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'maha',
      email: 'maha@example.com',
      emailVerified: true,
      displayName: 'Maha',
      photoURL: undefined,
      roles: ['reviewer'],
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const w = wordsOf('ask');
const open = async () => {
  show(<AskPage />, '/en/ask');
  await vi.waitFor(() => screen.getByRole('textbox'));
};
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());

describe('the dialog of a reviewer on an ask', () => {
  it.each(['hide', 'choose'] as const)('%s stays while what was found arrives behind it', async (action) => {
    await open();
    const search = screen.getByRole('textbox');
    fireEvent.change(search, { target: { value: 'Way of salt' } });
    await press(w('menu.label', { name: ASK.title }));
    await press(w(`menu.${action}`));
    const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
    expect(title()).toBe(w(`${action}.title`));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(title()).toBe(w(`${action}.title`));
    lists.found = [];
    fireEvent.change(search, { target: { value: 'Way of salts' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(title()).toBe(w(`${action}.title`));
  });

  it('hides the ask it was opened for, and is closed by that', async () => {
    await open();
    await press(w('menu.label', { name: ASK.title }));
    await press(w('menu.hide'));
    await press(w('hide.confirm'));
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'hideAsk', askId: 'one', hidden: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
