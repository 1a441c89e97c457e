import { CHILDRENS_WISH, VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEYS } from '../../core/device/device-store.ts';
import { setSession } from '../../core/session/session-store.ts';
import { enterChildrensMode, forgetChildrensMode } from '../../testing/childrens-mode.ts';
import { forgetSettings, mirrorSettings } from '../settings/settings-mirror.ts';
import { hearChildrensMode, isChildrensMode, keepWish, ownWish, wishHere } from '../settings/wish.ts';
import { chooseWish } from '../settings/wish-choice.ts';
import { changeCode, turnModeOff, turnModeOn } from './childrens-mode.ts';

const written = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../people/profile.ts', () => ({ writeSetting: written }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSettings();
  localStorage.clear();
  forgetChildrensMode();
  keepWish(VISITORS_WISH);
  setSession({ state: 'unknown' });
});

describe('the mode for children', () => {
  it('is turned on with a code that is kept nowhere, and off with it alone', async () => {
    expect(await turnModeOn('8642')).toBe('right');
    expect(isChildrensMode()).toBe(true);
    expect(Object.values({ ...localStorage }).join(' ')).not.toMatch(/\b8642\b/);
    expect(await turnModeOff('8643')).toBe('wrong');
    expect(isChildrensMode()).toBe(true);
    expect(await turnModeOff('8642')).toBe('right');
    expect(isChildrensMode()).toBe(false);
    expect(localStorage.getItem(DEVICE_KEYS.childrensMode)).toBeNull();
    expect(localStorage.getItem(DEVICE_KEYS.childrensTries)).toBeNull();
  });

  it('changes its code for who knows the present one', async () => {
    await enterChildrensMode('1111');
    expect(await changeCode('2222', '3333')).toBe('wrong');
    expect(await changeCode('1111', '3333')).toBe('right');
    expect(await turnModeOff('1111')).toBe('wrong');
    expect(await turnModeOff('3333')).toBe('right');
  });

  it('lets nobody try one code after the other: a right one waits too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
    await enterChildrensMode('1111');
    for (let wrong = 0; wrong < 4; wrong += 1) expect(await turnModeOff('2222')).toBe('wrong');
    expect(await turnModeOff('1111')).toBe('waiting');
    vi.setSystemTime(Date.now() + 30_000);
    expect(await turnModeOff('1111')).toBe('right');
  });

  it('keeps the code that another tab has chosen first', async () => {
    const other = turnModeOn('1111');
    await enterChildrensMode('2222');
    expect(await other).toBe('right');
    expect(await turnModeOff('2222')).toBe('right');
  });

  it('stays on where its code cannot be read, and says so', async () => {
    localStorage.setItem(DEVICE_KEYS.childrensMode, '{"v":2}');
    hearChildrensMode();
    expect(wishHere()).toBe(CHILDRENS_WISH);
    expect(await turnModeOff('1111')).toBe('unreadable');
    expect(isChildrensMode()).toBe(true);
  });

  it('is not on where the device keeps nothing', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    expect(await turnModeOn('1111')).toBe('unkept');
    expect(isChildrensMode()).toBe(false);
  });
});

/** What can happen on a device while the mode is on. */
const wishes = fc.record({
  upTo: fc.constantFrom('12' as const, '16' as const, '18' as const),
  blursFrom: fc.constantFrom('16' as const, '18' as const, null),
});
const events = fc.oneof(
  fc.record({ is: fc.constant('visitor' as const), wish: wishes }),
  fc.record({ is: fc.constant('account' as const), uid: fc.constantFrom('a', 'b'), wish: wishes }),
  fc.constant({ is: 'logOut' as const }),
);
type Event = ReturnType<typeof events.generate>['value'];

function happen(event: Event): void {
  if (event.is === 'visitor') keepWish(event.wish);
  else if (event.is === 'account') mirrorSettings(event.uid, { ...DEFAULT_SETTINGS, wish: event.wish });
  else forgetSettings();
}

it('what is wished by a device in the mode is the same whoever logs in and out, and after it what it would have been', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 6 }), fc.nat(6), async (all, at) => {
      const run = async (withMode: boolean): Promise<Wish> => {
        localStorage.clear();
        hearChildrensMode();
        keepWish(VISITORS_WISH);
        for (const [index, event] of all.entries()) {
          if (withMode && index === at) await enterChildrensMode('1111');
          happen(event);
          if (withMode && index >= at) expect(wishHere()).toBe(CHILDRENS_WISH);
        }
        const own = { ...ownWish() };
        if (withMode && at < all.length) expect(await turnModeOff('1111')).toBe('right');
        expect(wishHere()).toEqual(own);
        return own;
      };
      expect(await run(true)).toEqual(await run(false));
    }),
    { numRuns: 40 },
  );
});

it('no wish is stored on an account while the mode is on', async () => {
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'a',
      email: '',
      emailVerified: true,
      displayName: undefined,
      photoURL: undefined,
      roles: [],
    },
  });
  await enterChildrensMode();
  expect(await chooseWish({ upTo: '18', blursFrom: null })).toBe(false);
  expect(written).not.toHaveBeenCalled();
  expect(ownWish()).toEqual(VISITORS_WISH);
});
