import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { i18n, loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { forgetUnread, keepUnread } from '../../../domains/notifications/unread.ts';
import Bell from './bell.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  await loadWords('ar', 'notifications');
});
beforeEach(forgetUnread);
afterEach(cleanup);

function show(path: string) {
  const router = createMemoryRouter([{ path: '/:locale/*', element: <Bell uid="layla" /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
}

const notify = (unread: number) => act(() => keepUnread(unread));
const names = () =>
  [screen.getByRole('button'), screen.getByRole('link')].map((each) => each.getAttribute('aria-label'));

describe('the bell', () => {
  it.each([
    ['/en', 0, 'Notifications'],
    ['/en', 1, '1 unread notification'],
    ['/en', 3, '3 unread notifications'],
    ['/ar', 0, 'الإشعارات'],
    ['/ar', 1, 'إشعار واحد غير مقروء'],
    ['/ar', 2, 'إشعاران غير مقروءين'],
    ['/ar', 3, '٣ إشعارات غير مقروءة'],
    ['/ar', 11, '١١ إشعارًا غير مقروء'],
    ['/ar', 100, '١٠٠ إشعار غير مقروء'],
  ])('at %s with %i unread is called “%s”', (path, unread, said) => {
    show(path);
    notify(unread);
    expect(names()).toEqual([said, said]);
  });

  it('announces notifications that arrive while the page is open, but not earlier ones, nor that some were read', () => {
    show('/en');
    const said = () => screen.getByRole('status').textContent;
    notify(2);
    expect(said()).toBe('');
    notify(3);
    expect(said()).toBe('3 unread notifications');
    notify(1);
    expect(said()).toBe('');
  });

  it('marks its link as the current page on the notifications page', () => {
    show('/en/notifications');
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
  });
});
