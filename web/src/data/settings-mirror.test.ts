import { DEFAULT_SETTINGS } from '@rawi/model/user';
import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetSettings,
  isDataSaverOn,
  knowsSettingsOf,
  mirrorColorMode,
  mirrorSettings,
  parseMirror,
} from './settings-mirror.ts';

afterEach(() => localStorage.clear());

const dark = { ...DEFAULT_SETTINGS, colorMode: 'dark' } as const;

describe('the choices on this device', () => {
  it('leave a device its own mode until the person chose one', () => {
    expect(mirrorSettings('a', DEFAULT_SETTINGS)).toBeUndefined();
    expect(mirrorSettings('a', dark)).toBe('dark');
  });

  it('are applied once: what is changed here afterwards stays', () => {
    mirrorSettings('a', dark);
    expect(mirrorSettings('a', dark)).toBeUndefined();
    expect(mirrorSettings('a', DEFAULT_SETTINGS)).toBe('system');
  });

  it('are each person’s own', () => {
    mirrorSettings('a', dark);
    expect(mirrorSettings('b', DEFAULT_SETTINGS)).toBeUndefined();
    expect(mirrorSettings('a', dark)).toBe('dark');
  });

  it('take over one that was made here, and leave the others', () => {
    mirrorSettings('a', { ...dark, dataSaver: true });
    mirrorColorMode('a', 'light');
    expect(isDataSaverOn()).toBe(true);
    expect(mirrorSettings('a', { ...DEFAULT_SETTINGS, colorMode: 'light' })).toBeUndefined();
    mirrorColorMode('b', 'light');
    expect(isDataSaverOn()).toBe(false);
  });

  it('say whose they are', () => {
    mirrorSettings('a', dark);
    expect(knowsSettingsOf('a')).toBe(true);
    expect(knowsSettingsOf('b')).toBe(false);
    forgetSettings();
    expect(knowsSettingsOf('a')).toBe(false);
  });

  it('say whether data is saved, until they are forgotten', () => {
    expect(isDataSaverOn()).toBe(false);
    mirrorSettings('a', { ...DEFAULT_SETTINGS, dataSaver: true });
    expect(isDataSaverOn()).toBe(true);
    forgetSettings();
    expect(isDataSaverOn()).toBe(false);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"uid":"a"}',
    '{"uid":"a","settings":{"colorMode":"pink","dataSaver":true}}',
  ])('are none where %s was stored', (stored) => {
    expect(parseMirror(stored)).toBeUndefined();
  });
});
