import type { PushBrowser, PushSystem } from '@rawi/model/truth/push';
import { isIos, isStandalone } from '../../core/device/standalone.ts';

/**
 * Whether this browser can be notified: `install` where only the installed site can (iPhones and iPads), `denied` where the
 * person has said no to the browser, which asks nobody twice.
 */
export type PushSupport = 'ready' | 'install' | 'denied' | 'none';

export function pushSupport(): PushSupport {
  if (isIos() && !isStandalone()) return 'install';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Each says of itself that it is others, too: the first that fits is the one. */
const BROWSERS: readonly (readonly [PushBrowser, RegExp])[] = [
  ['edge', /Edg/],
  ['samsung', /SamsungBrowser/],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
];
const SYSTEMS: readonly (readonly [PushSystem, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux|CrOS/],
];

/** What a person knows this device by in the list of theirs. */
export function describeDevice(userAgent = navigator.userAgent): {
  readonly browser: PushBrowser;
  readonly system: PushSystem;
} {
  const fits = ([, pattern]: readonly [unknown, RegExp]) => pattern.test(userAgent);
  const system = SYSTEMS.find(fits)?.[0] ?? 'other';
  return {
    browser: BROWSERS.find(fits)?.[0] ?? 'other',
    system: system === 'mac' && isIos() ? 'ios' : system,
  };
}
