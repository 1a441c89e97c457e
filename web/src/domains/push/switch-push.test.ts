import { DEVICE_SLOTS, type PushDevices } from '@rawi/model/truth/push';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { forgetPush } from './forget-push.ts';
import { keptPush } from './kept-push.ts';
import { describeDevice, pushSupport } from './push-support.ts';
import { base64Url } from './subscription.ts';
import { renewPush, switchOff, switchOffEverywhere, switchOn } from './switch-push.ts';

const KEY = base64Url(new Uint8Array(65).fill(4).buffer);
const site = vi.hoisted(() => ({ stored: undefined as PushDevices | undefined }));
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: async () => ({ key: KEY }) }));
vi.mock('./own-push.ts', async (original) => ({
  ...(await original<object>()),
  readPushDevices: async () => site.stored,
  writeDevice: async (_: string, stored: PushDevices | undefined, slot: string, device: object) => {
    site.stored = { ...(stored ?? EMPTY), devices: { ...stored?.devices, [slot]: device } };
  },
  removeDevice: async (_: string, slot: string) => {
    const left = Object.entries(site.stored?.devices ?? {}).filter(([each]) => each !== slot);
    site.stored = { ...EMPTY, devices: Object.fromEntries(left) };
  },
  removeDevices: async () => void (site.stored = EMPTY),
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));

const EMPTY: PushDevices = { devices: {}, quiet: null, saves: { at: new Date(0), count: 1 } };
const AT = 'https://web.push.apple.com/';

/** The browser, as far as it has to do with messages. */
const browser = { permission: 'granted', endpoint: `${AT}one`, isSubscribed: false };
function subscription() {
  const { endpoint } = browser;
  return {
    endpoint,
    options: { applicationServerKey: new Uint8Array(65).fill(4).buffer },
    toJSON: () => ({ keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
    unsubscribe: async () => !(browser.isSubscribed = false),
  };
}
const pushManager = {
  getSubscription: async () => (browser.isSubscribed ? subscription() : null),
  subscribe: async () => {
    browser.isSubscribed = true;
    return subscription();
  },
};
const registration = { pushManager, getNotifications: async () => [] };
const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
const signIn = (seconds: number, uid = 'layla') => {
  const user = { uid, email: '', emailVerified: true, displayName: '', photoURL: undefined, roles: [] };
  setSession({ state: 'signed-in', user, authTime: seconds * 1000 });
};
const places = () =>
  Object.entries(site.stored?.devices ?? {}).map(([slot, { endpoint }]) => [slot, endpoint]);

beforeEach(() => {
  localStorage.clear();
  site.stored = undefined;
  Object.assign(browser, { permission: 'granted', endpoint: `${AT}one`, isSubscribed: false });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    requestPermission: async () => browser.permission,
    get permission() {
      return browser.permission;
    },
  });
  signIn(1000);
});

describe('this device', () => {
  it('is turned on in a free place, once, and turned off again', async () => {
    const other = { ...EMPTY, devices: {} };
    site.stored = other;
    expect(await switchOn()).toBe('on');
    expect(await switchOn()).toBe('on');
    expect(places()).toEqual([['0', `${AT}one`]]);
    expect(keptPush.read()).toEqual({ uid: 'layla', endpoint: `${AT}one`, signedInAt: 1000 });
    await switchOff('layla');
    expect([places(), browser.isSubscribed, keptPush.read()]).toEqual([[], false, undefined]);
  });

  it.each<[string, () => void, string]>([
    ['is refused by its person', () => (browser.permission = 'denied'), 'denied'],
    [
      'has a service that nobody knows',
      () => (browser.endpoint = 'https://push.evil.example/x'),
      'unknown-service',
    ],
    [
      'is the eleventh',
      () => {
        const device = { endpoint: `${AT}other` } as PushDevices['devices']['0'];
        site.stored = { ...EMPTY, devices: Object.fromEntries(DEVICE_SLOTS.map((slot) => [slot, device])) };
      },
      'full',
    ],
  ])('stays off and keeps no subscription where it %s', async (_, arrange, outcome) => {
    arrange();
    expect(await switchOn()).toBe(outcome);
    expect([browser.isSubscribed, keptPush.read()]).toEqual([false, undefined]);
  });

  it('is turned off with all others in one press', async () => {
    await switchOn();
    await switchOffEverywhere('layla');
    expect([places(), browser.isSubscribed]).toEqual([[], false]);
  });

  it('says nothing more once its person has left it', async () => {
    await switchOn();
    await forgetPush();
    expect([browser.isSubscribed, keptPush.read()]).toEqual([false, undefined]);
  });
});

describe('a device that is opened again', () => {
  it('keeps its place with another address, and with another session', async () => {
    await switchOn();
    browser.endpoint = `${AT}two`;
    await renewPush();
    expect(places()).toEqual([['0', `${AT}two`]]);
    signIn(2000);
    await renewPush();
    expect(site.stored?.devices['0']?.signedInAt).toBe(2000);
  });

  it('comes back with another address after it was found gone under the former one', async () => {
    await switchOn();
    site.stored = EMPTY;
    browser.endpoint = `${AT}two`;
    await renewPush();
    expect(places()).toEqual([['0', `${AT}two`]]);
  });

  it('that was turned off elsewhere stays off, also in another session', async () => {
    await switchOn();
    site.stored = EMPTY;
    signIn(2000);
    await renewPush();
    expect([places(), browser.isSubscribed, keptPush.read()]).toEqual([[], false, undefined]);
  });

  it('of which the permission was taken back is taken out', async () => {
    await switchOn();
    browser.isSubscribed = false;
    await renewPush();
    expect([places(), keptPush.read()]).toEqual([[], undefined]);
  });

  it('by somebody else changes nothing of theirs', async () => {
    await switchOn();
    signIn(2000, 'omar');
    await renewPush();
    expect(site.stored?.devices['0']?.signedInAt).toBe(1000);
  });
});

describe('a browser', () => {
  it('is named by what it is, and not by what it says that it is like', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
    expect(describeDevice(chrome)).toEqual({ browser: 'chrome', system: 'android' });
    expect(describeDevice(`${chrome} EdgA/130.0`).browser).toBe('edge');
    expect(describeDevice('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toEqual({
      browser: 'firefox',
      system: 'linux',
    });
    expect(describeDevice('nothing')).toEqual({ browser: 'other', system: 'other' });
  });

  it('says whether it can be notified', () => {
    expect(pushSupport()).toBe('ready');
    browser.permission = 'denied';
    expect(pushSupport()).toBe('denied');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    expect(pushSupport()).toBe('install');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(pushSupport()).toBe('none');
  });
});
