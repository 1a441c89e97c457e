import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../../core/lib/toast.ts';
import { eventually } from '../../testing/eventually.ts';
import { speak, wordsOf } from '../../testing/show.tsx';
import type { Change } from '../library/change.ts';
import { useChoose } from '../library/use-choose.ts';
import { followPush } from './follow-push.ts';

const site = vi.hoisted(() => ({
  toasts: [] as Toast[],
  switchOn: vi.fn<() => Promise<string>>(),
  ask: vi.fn<() => Promise<string>>(),
  markRead: vi.fn<(id: string) => Promise<boolean>>(),
}));
vi.mock('../../core/lib/toast.ts', () => ({
  showToast: async (toast: Toast) => void site.toasts.push(toast),
}));
vi.mock('../../core/session/session.ts', () => ({ knownSession: async () => ({ state: 'signed-in' }) }));
vi.mock('./switch-push.ts', () => ({ switchOn: site.switchOn, renewPush: async () => {} }));
vi.mock('../library/library.ts', () => ({ choose: async () => {} }));
vi.mock('../notifications/mark-read.ts', () => ({ markRead: site.markRead }));

const t = (key: string, locale: 'en' | 'ar' = 'en') => wordsOf('toasts')(`push.${key}`, {}, locale);
const follow: Change = { kind: 'follow', translator: { id: 'zaid', name: 'Zaid' }, on: true };
async function choose(change: Change): Promise<void> {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: ['/en'] }, children);
  const { result } = renderHook(() => useChoose(), { wrapper });
  await act(async () => result.current(change));
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(() => speak('toasts', 'choices', 'shell'));
beforeEach(() => {
  site.toasts.length = 0;
  localStorage.clear();
  site.switchOn.mockReset().mockResolvedValue('on');
  site.markRead.mockReset().mockResolvedValue(true);
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: site.ask });
  site.ask.mockReset().mockResolvedValue('granted');
});
afterEach(() => vi.unstubAllGlobals());

describe('whether this device shall be notified', () => {
  it('is asked once, after somebody has followed, and the browser asks who says yes', async () => {
    await choose(follow);
    await eventually(() => expect(site.toasts.map(({ title }) => title)).toEqual([t('offer')]));
    expect(site.switchOn).not.toHaveBeenCalled();
    site.toasts[0]?.action?.onChoose();
    await eventually(() => expect(site.toasts.at(-1)?.message).toBe(t('outcome.on')));
    await choose(follow);
    await settled();
    expect(site.toasts.filter(({ title }) => title === t('offer'))).toHaveLength(1);
  });

  it('changes nothing where the question of the browser is closed, which is asked in the very press', async () => {
    site.ask.mockResolvedValue('default');
    await choose(follow);
    await eventually(() => expect(site.toasts).toHaveLength(1));
    site.toasts[0]?.action?.onChoose();
    expect(site.ask).toHaveBeenCalledOnce();
    await eventually(() => expect(site.toasts.at(-1)?.message).toBe(t('outcome.dismissed')));
    expect(site.switchOn).not.toHaveBeenCalled();
  });

  it.each(['denied', 'full', 'unknown-service', 'failed'])(
    'is told where it was not to be: %s',
    async (why) => {
      if (why === 'failed') site.switchOn.mockRejectedValue(new Error('offline'));
      else site.switchOn.mockResolvedValue(why);
      await choose(follow);
      await eventually(() => expect(site.toasts).toHaveLength(1));
      site.toasts[0]?.action?.onChoose();
      await eventually(() => expect(site.toasts.at(-1)?.message).toBe(t(`outcome.${why}`)));
    },
  );

  it.each<[string, () => void, Change]>([
    ['of whoever likes', () => {}, { kind: 'reaction' } as unknown as Change],
    ['of whom the browser has asked', () => vi.stubGlobal('Notification', { permission: 'denied' }), follow],
    ['where a browser cannot', () => Reflect.deleteProperty(window, 'PushManager'), follow],
  ])('is not asked %s', async (_, arrange, change) => {
    arrange();
    await choose(change);
    await settled();
    expect(site.toasts).toEqual([]);
  });
});

it('a page that was opened from a notification marks it as read, and has its usual address', async () => {
  history.replaceState({ key: 'a' }, '', '/en/comic/one?page=2&notified=reply%3Aone#comment.c1');
  await followPush(location.href);
  expect(site.markRead).toHaveBeenCalledExactlyOnceWith('reply:one');
  expect(location.pathname + location.search + location.hash).toBe('/en/comic/one?page=2#comment.c1');
  expect(history.state).toEqual({ key: 'a' });
  // The reader has written another address meanwhile.
  history.replaceState(null, '', '/en/chapter/one?page=1');
  await followPush(`${location.origin}/en/chapter/one?notified=chapter%3Aone`);
  expect(site.markRead).toHaveBeenLastCalledWith('chapter:one');
  expect(location.search).toBe('?page=1');
});

it('a press that leads to a window which is open marks its notification as read there', async () => {
  localStorage.setItem(
    'rawi-push',
    JSON.stringify({ uid: 'yara', endpoint: 'https://web.push.apple.com/one', signedInAt: 1 }),
  );
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  await followPush(`${location.origin}/en`);
  worker.dispatchEvent(new MessageEvent('message', { data: { notified: 'reply:two' } }));
  await eventually(() => expect(site.markRead).toHaveBeenCalledExactlyOnceWith('reply:two'));
});
