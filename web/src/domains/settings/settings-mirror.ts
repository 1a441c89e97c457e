import { COLOR_MODES } from '@rawi/model/constants';
import type { Settings } from '@rawi/model/truth/user';
import { fieldOf, keptJson, keptText } from '../../core/device/device-store.ts';
import { mayPreload, readConnection } from '../../core/network/connection.ts';
import { followDataSaver } from '../downloads/saver-quality.ts';
import { forgetWish, mirrorWish } from './wish.ts';

/**
 * A copy of the settings on this device. It is needed before the profile is read (or without a network), and
 * it distinguishes a change from another device from one made here.
 */

interface Mirror {
  readonly uid: string;
  readonly settings: Pick<Settings, 'colorMode' | 'dataSaver'>;
}

const mirror = keptJson('localStorage', 'settings', (value): Mirror | undefined => {
  const uid = fieldOf(value, 'uid');
  const settings = fieldOf(value, 'settings');
  const dataSaver = fieldOf(settings, 'dataSaver');
  const colorMode = COLOR_MODES.find((mode) => mode === fieldOf(settings, 'colorMode'));
  if (typeof uid !== 'string' || typeof dataSaver !== 'boolean' || colorMode === undefined) return undefined;
  return { uid, settings: { colorMode, dataSaver } };
});

export const parseMirror = mirror.parse;

/** What was chosen on this device, also by a visitor; a later change of the account replaces it. */
const chosenHere = keptText('localStorage', 'dataSaver', (stored): 'on' | 'off' | undefined =>
  stored === 'on' || stored === 'off' ? stored : undefined,
);

/** Whether the person has chosen that pages are loaded only when they are opened. */
export function isDataSaverOn(): boolean {
  const here = chosenHere.read();
  return here === undefined ? (mirror.read()?.settings.dataSaver ?? false) : here === 'on';
}

/**
 * Whether nothing is preloaded, and pages are small: by the person's choice, or because of the connection.
 */
export function savesData(): boolean {
  return isDataSaverOn() || !mayPreload(readConnection());
}

/** Sets data saver on this device; the quality of downloads changes with it. */
export function chooseDataSaver(isOn: boolean): void {
  withQuality(() => chosenHere.keep(isOn ? 'on' : 'off'));
}

/** Runs a change of data saver, and adapts the quality of downloads to it. */
function withQuality(change: () => void): void {
  const wasOn = isDataSaverOn();
  change();
  const isOn = isDataSaverOn();
  if (isOn !== wasOn) followDataSaver(isOn);
}

/**
 * Takes over the profile's settings and returns the colour mode to show if it differs from what this device
 * last knew. A device that never saw this profile keeps its own mode unless the person has chosen one.
 */
export function mirrorSettings(uid: string, settings: Settings): Settings['colorMode'] | undefined {
  const known = mirror.read();
  const before = known?.uid === uid ? known.settings.colorMode : 'system';
  if (known?.uid === uid && known.settings.dataSaver !== settings.dataSaver)
    chooseDataSaver(settings.dataSaver);
  withQuality(() =>
    mirror.keep({ uid, settings: { colorMode: settings.colorMode, dataSaver: settings.dataSaver } }),
  );
  mirrorWish(uid, settings.wish);
  return settings.colorMode === before ? undefined : settings.colorMode;
}

/**
 * Reads the settings of an account that is new to this device and takes them over; returns the colour mode to
 * show if it differs. A choice that was made here meanwhile is newer, and stays.
 */
export async function takeOverSettings(
  uid: string,
  read: () => Promise<Settings | undefined>,
): Promise<Settings['colorMode'] | undefined> {
  if (knowsSettingsOf(uid)) return undefined;
  const settings = await read();
  return settings && !knowsSettingsOf(uid) ? mirrorSettings(uid, settings) : undefined;
}

/** Whether this device holds the settings of this account. */
function knowsSettingsOf(uid: string): boolean {
  return mirror.read()?.uid === uid;
}

/** The colour mode of this account's profile as this device last knew it. */
export function mirroredColorMode(uid: string): Settings['colorMode'] | undefined {
  const known = mirror.read();
  return known?.uid === uid ? known.settings.colorMode : undefined;
}

/** Takes over one choice that was made here; without one, the profile counts as unknown. */
export function mirrorColorMode(uid: string, colorMode: Settings['colorMode'] | undefined): void {
  const known = mirror.read();
  const dataSaver = known?.uid === uid && known.settings.dataSaver;
  mirror.keep(colorMode && { uid, settings: { colorMode, dataSaver } });
}

/** Forgets a person's settings, for when they leave this device. */
export function forgetSettings(): void {
  withQuality(() => mirror.keep(undefined));
  forgetWish();
}
