import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEYS, fieldOf, keptJson, keptText } from './device-store.ts';

const count = keptJson('localStorage', 'settings', (value) => {
  const found = fieldOf(value, 'count');
  return typeof found === 'number' ? { count: found } : undefined;
});
const layout = keptText('sessionStorage', 'readingDirection', (text) =>
  text === 'single' || text === 'vertical' ? text : undefined,
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a value on the device', () => {
  it('is read as it was kept, under its name and in its area', () => {
    expect(count.keep({ count: 3 })).toBe(true);
    expect(layout.keep('single')).toBe(true);
    expect(count.read()).toEqual({ count: 3 });
    expect(layout.read()).toBe('single');
    expect(localStorage.getItem(DEVICE_KEYS.settings)).toBe('{"count":3}');
    expect(sessionStorage.getItem(DEVICE_KEYS.readingDirection)).toBe('single');
  });

  it('is gone once it is removed', () => {
    count.keep({ count: 3 });
    count.keep(undefined);
    expect(count.read()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it.each([{ stored: '{' }, { stored: 'null' }, { stored: '{"count":"3"}' }, { stored: '' }])(
    'is undefined when another build stored it as $stored',
    ({ stored }) => {
      localStorage.setItem(DEVICE_KEYS.settings, stored);
      expect(count.read()).toBeUndefined();
    },
  );

  it('is not kept when the storage is full, and the caller learns that', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    expect(count.keep({ count: 1 })).toBe(false);
    expect(count.keep(undefined)).toBe(false);
  });

  it('is undefined when the storage is disabled, even where accessing it throws', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('disabled', 'SecurityError');
      },
    });
    expect(count.read()).toBeUndefined();
    expect(count.keep({ count: 1 })).toBe(false);
  });

  it('is reported to this tab when another tab keeps or removes it', () => {
    const heard: unknown[] = [];
    const stop = count.onOtherTab((value) => heard.push(value));
    const notify = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    notify(DEVICE_KEYS.settings, '{"count":5}');
    notify(DEVICE_KEYS.settings, null);
    notify(DEVICE_KEYS.email, 'someone else’s');
    stop();
    notify(DEVICE_KEYS.settings, '{"count":6}');
    expect(heard).toEqual([{ count: 5 }, undefined]);
  });
});
