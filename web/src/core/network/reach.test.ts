import { expect, it, vi } from 'vitest';
import { noteReach, onReached } from './reach.ts';

it('calls back when the site answers again, and when the browser has a network again', () => {
  const listener = vi.fn();
  onReached(listener);
  noteReach(true);
  expect(listener, 'it has answered all along').not.toHaveBeenCalled();
  noteReach(false);
  noteReach(false);
  expect(listener).not.toHaveBeenCalled();
  noteReach(true);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
