import { INTENT_MINUTES } from '@rawi/model/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Intent, rememberIntent, takeIntent } from './intent.ts';

const intent: Intent = { kind: 'follow', translator: { id: 'mona', name: 'Mona' }, on: true };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('an intent is taken once', () => {
  rememberIntent(intent);
  vi.advanceTimersByTime(INTENT_MINUTES * 60_000 - 1);
  expect(takeIntent()).toEqual(intent);
  expect(takeIntent()).toBeUndefined();
});

it('an intent that has waited for too long is forgotten', () => {
  rememberIntent(intent);
  vi.advanceTimersByTime(INTENT_MINUTES * 60_000);
  expect(takeIntent()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});
