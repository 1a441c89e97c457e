import { expect, it, vi } from 'vitest';
import { noteConnectivity, onReconnect } from './connectivity.ts';

it('calls back when the site answers again, and when the browser has a network again', () => {
  const listener = vi.fn();
  onReconnect(listener);
  noteConnectivity(true);
  expect(listener, 'it has answered all along').not.toHaveBeenCalled();
  noteConnectivity(false);
  noteConnectivity(false);
  expect(listener).not.toHaveBeenCalled();
  noteConnectivity(true);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
