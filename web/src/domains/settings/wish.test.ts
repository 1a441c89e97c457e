import { VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEYS } from '../../core/device/device-store.ts';
import { setSession } from '../../core/session/session-store.ts';
import { forgetSettings, mirrorSettings } from './settings-mirror.ts';
import { keepWish, wishHere } from './wish.ts';
import { chooseWish } from './wish-choice.ts';

const written = vi.hoisted(() => vi.fn<(uid: string, change: unknown) => Promise<void>>());
vi.mock('../people/profile.ts', () => ({ writeSetting: written }));

const ADULT: Wish = { upTo: '18', blursFrom: null };
const signIn = (uid: string) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { uid, email: '', emailVerified: true, displayName: undefined, photoURL: undefined, roles: [] },
  });

/** The module as a page has it that is opened now. */
async function open() {
  vi.resetModules();
  return import('./wish.ts');
}

beforeEach(() => written.mockReset());
afterEach(() => {
  localStorage.clear();
  setSession({ state: 'unknown' });
});

describe('what is wished on this device', () => {
  it('is a visitor’s default where nothing is kept that can be read', async () => {
    const unreadable = ['', '{', 'null', '[]', '{"upTo":"21","blursFrom":null}', '{"upTo":"18"}', '"18"'];
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...unreadable), fc.string()), async (stored) => {
        localStorage.setItem(DEVICE_KEYS.wish, stored);
        const opened = await open();
        expect(opened.wishHere()).toEqual(VISITORS_WISH);
      }),
      { numRuns: 30 },
    );
  });

  it('is what was chosen, also after a reload', async () => {
    const page = await open();
    page.keepWish(ADULT);
    expect(page.wishHere()).toEqual(ADULT);
    expect((await open()).wishHere()).toEqual(ADULT);
  });
});

describe('an account’s wish', () => {
  it('counts while its owner is signed in, and goes at the log-out', () => {
    mirrorSettings('a', { ...DEFAULT_SETTINGS, wish: ADULT });
    expect(wishHere()).toMatchObject(ADULT);
    forgetSettings();
    expect(wishHere()).toEqual(VISITORS_WISH);
  });

  it('that was never chosen leaves the device what a visitor has wished, and is followed once it was', () => {
    keepWish(ADULT);
    mirrorSettings('a', DEFAULT_SETTINGS);
    expect(wishHere()).toEqual(ADULT);
    mirrorSettings('a', { ...DEFAULT_SETTINGS, wish: { ...ADULT, blursFrom: '16' } });
    mirrorSettings('a', DEFAULT_SETTINGS);
    expect(wishHere()).toMatchObject(VISITORS_WISH);
    mirrorSettings('b', { ...DEFAULT_SETTINGS, wish: ADULT });
    mirrorSettings('c', DEFAULT_SETTINGS);
    expect(wishHere(), 'another account').toMatchObject(VISITORS_WISH);
    forgetSettings();
  });

  it('is stored where it is chosen here, and is as before where it is refused', async () => {
    signIn('a');
    written.mockResolvedValueOnce();
    expect(await chooseWish(ADULT)).toBe(true);
    expect(written.mock.calls).toEqual([['a', { name: 'wish', value: ADULT }]]);
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    written.mockRejectedValueOnce(new Error('refused'));
    expect(await chooseWish(VISITORS_WISH)).toBe(false);
    expect(wishHere()).toMatchObject(ADULT);
    setSession({ state: 'signed-out' });
    forgetSettings();
    expect(await chooseWish(ADULT)).toBe(true);
    expect(written).toHaveBeenCalledTimes(2);
  });

  it('is that of the account where it was chosen before it was known who is there, and goes at the log-out', async () => {
    setSession({ state: 'unknown' });
    expect(await chooseWish(ADULT)).toBe(true);
    expect(wishHere()).toMatchObject(ADULT);
    signIn('a');
    await vi.waitFor(() => expect(written.mock.calls).toEqual([['a', { name: 'wish', value: ADULT }]]));
    forgetSettings();
    expect(wishHere()).toMatchObject(VISITORS_WISH);
  });
});
