import { afterEach, expect, it, vi } from 'vitest';
import { showBadge } from './app-badge.ts';
import { forgetUnread, keepUnread } from './unread.ts';

const set = vi.fn(async () => undefined);
const clear = vi.fn(async () => undefined);
const stub = () => Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  vi.clearAllMocks();
});

it('the badge shows the unread number, and is empty without any or without a person', () => {
  stub();
  keepUnread(3);
  expect(set).toHaveBeenLastCalledWith(3);
  keepUnread(0);
  expect(clear).toHaveBeenCalledTimes(1);
  keepUnread(2);
  forgetUnread();
  expect(clear).toHaveBeenCalledTimes(2);
});

it('nothing happens in a browser without badges', () => {
  expect(() => showBadge(1)).not.toThrow();
});
