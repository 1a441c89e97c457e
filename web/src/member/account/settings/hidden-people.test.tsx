import { LOCALES } from '@rawi/model/lists/locales';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isolated } from '../../../core/i18n/isolated.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import HiddenPeople from './hidden-people.tsx';

const site = vi.hoisted(() => ({
  lists: {} as Record<string, readonly { readonly uid: string; readonly name: string }[]>,
  isFromCache: false,
  isOnline: true,
  choose: vi.fn<(change: object) => void>(),
}));
vi.mock('../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/network/use-online.ts', () => ({ useOnline: () => site.isOnline }));
vi.mock('../../../core/live/use-list.ts', () => ({
  useList: ({ path }: { readonly path: string }) => ({
    items: (site.lists[path] ?? []).map((data) => ({ path: `${path}/${data.uid}`, data })),
    isFromCache: site.isFromCache,
    hasMore: false,
  }),
}));
vi.mock('../../../domains/library/use-choose.ts', () => ({ useChoose: () => site.choose }));

const w = wordsOf('account');
beforeAll(() => speak('account'));
beforeEach(() => {
  site.choose.mockClear();
  Object.assign(site, { lists: {}, isFromCache: false, isOnline: true });
});
afterEach(cleanup);

it.each(LOCALES)(
  'who is blocked and who is ignored is listed, and let back by a press, in %s',
  async (locale) => {
    site.lists = {
      'users/me/blocked': [{ uid: 'omar', name: 'عمر' }],
      'users/me/ignored': [{ uid: 'sara', name: 'Sara' }],
    };
    show(<HiddenPeople />, `/${locale}`);
    expect(screen.getByText('عمر').getAttribute('lang')).toBe('ar');
    for (const [kind, uid, name] of [
      ['block', 'omar', 'عمر'],
      ['ignore', 'sara', 'Sara'],
    ] as const) {
      const end = w(`hiddenPeople.${kind}.endName`, { name: isolated(name) }, locale);
      await userEvent.click(screen.getByRole('button', { name: end }));
      expect(site.choose).toHaveBeenLastCalledWith({ kind, person: { uid, name }, on: false });
    }
  },
);

it('says that there is nobody, but for a device that has no copy and no network', () => {
  show(<HiddenPeople />, '/en');
  expect(screen.getByText(w('hiddenPeople.none'))).toBeTruthy();
  cleanup();
  Object.assign(site, { isFromCache: true, isOnline: false });
  show(<HiddenPeople />, '/en');
  expect(screen.queryByText(w('hiddenPeople.none'))).toBeNull();
  expect(screen.getByText(w('lists.offlineTitle'))).toBeTruthy();
});
