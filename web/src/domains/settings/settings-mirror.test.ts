import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDownloadSettings, downloadSettings } from '../downloads/settings.ts';
import {
  chooseDataSaver,
  forgetSettings,
  isDataSaverOn,
  mirrorColorMode,
  mirrorSettings,
  parseMirror,
  takeOverSettings,
} from './settings-mirror.ts';

afterEach(() => localStorage.clear());

const dark = { ...DEFAULT_SETTINGS, colorMode: 'dark' } as const;

describe('the settings on this device', () => {
  it('leave a device its own mode until the person has chosen one', () => {
    expect(mirrorSettings('a', DEFAULT_SETTINGS)).toBeUndefined();
    expect(mirrorSettings('a', dark)).toBe('dark');
  });

  it('are applied once: what is changed here afterwards stays', () => {
    mirrorSettings('a', dark);
    expect(mirrorSettings('a', dark)).toBeUndefined();
    expect(mirrorSettings('a', DEFAULT_SETTINGS)).toBe('system');
  });

  it('are separate for each person', () => {
    mirrorSettings('a', dark);
    expect(mirrorSettings('b', DEFAULT_SETTINGS)).toBeUndefined();
    expect(mirrorSettings('a', dark)).toBe('dark');
  });

  it('take over one that was changed here, and keep the others', () => {
    mirrorSettings('a', { ...dark, dataSaver: true });
    mirrorColorMode('a', 'light');
    expect(isDataSaverOn()).toBe(true);
    expect(mirrorSettings('a', { ...DEFAULT_SETTINGS, colorMode: 'light' })).toBeUndefined();
    mirrorColorMode('b', 'light');
    expect(isDataSaverOn()).toBe(false);
  });

  it('come once to a device that is new to the account', async () => {
    expect(await takeOverSettings('a', async () => dark)).toBe('dark');
    expect(await takeOverSettings('a', async () => DEFAULT_SETTINGS)).toBeUndefined();
    expect(await takeOverSettings('b', async () => undefined)).toBeUndefined();
    forgetSettings();
    expect(await takeOverSettings('a', async () => dark)).toBe('dark');
  });

  it('that were read before one was changed here do not undo that', async () => {
    const late = takeOverSettings('a', async () => {
      mirrorSettings('a', dark);
      return DEFAULT_SETTINGS;
    });
    expect(await late).toBeUndefined();
    expect(mirrorSettings('a', dark)).toBeUndefined();
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

describe('the quality of downloads', () => {
  const quality = () => downloadSettings().quality;
  beforeEach(() => chooseDownloadSettings({ quality: 'best' }));

  it('changes with data saver, however that is switched, and comes back', () => {
    chooseDataSaver(true);
    chooseDataSaver(true);
    expect(quality()).toBe('light');
    chooseDataSaver(false);
    expect(quality()).toBe('best');

    localStorage.clear();
    mirrorSettings('a', { ...DEFAULT_SETTINGS, dataSaver: true });
    expect(quality(), 'the account of another device').toBe('light');
    mirrorSettings('a', DEFAULT_SETTINGS);
    expect(quality()).toBe('best');
    mirrorSettings('a', { ...DEFAULT_SETTINGS, dataSaver: true });
    expect(quality()).toBe('light');
  });

  it('stays as it was chosen meanwhile', () => {
    chooseDataSaver(true);
    chooseDownloadSettings({ quality: 'normal' });
    chooseDataSaver(false);
    expect(quality()).toBe('normal');
  });
});
