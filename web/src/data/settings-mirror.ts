import type { Settings } from '@rawi/model/user';

/**
 * A copy of the choices on this device: what is needed before the profile is read (or without a network), and by which
 * a change that was made on another device is told from one made here.
 */

const KEY = 'rawi-settings';

interface Mirror {
  readonly uid: string;
  readonly settings: Pick<Settings, 'colorMode' | 'dataSaver'>;
}

/** Whether pages should be fetched only when they are turned to, as the person chose. */
export function isDataSaverOn(): boolean {
  return read()?.settings.dataSaver ?? false;
}

/**
 * Takes over the profile's choices and returns the colour mode to show when it differs from what this device last knew;
 * a device that never saw this profile keeps its own mode unless the person chose one.
 */
export function mirrorSettings(uid: string, settings: Settings): Settings['colorMode'] | undefined {
  const known = read();
  const before = known?.uid === uid ? known.settings.colorMode : 'system';
  write({ uid, settings: { colorMode: settings.colorMode, dataSaver: settings.dataSaver } });
  return settings.colorMode === before ? undefined : settings.colorMode;
}

/** Whether this device has seen the choices of this person. */
export function knowsSettingsOf(uid: string): boolean {
  return read()?.uid === uid;
}

/** Takes over one choice that was made here. */
export function mirrorColorMode(uid: string, colorMode: Settings['colorMode']): void {
  const known = read();
  const dataSaver = known?.uid === uid && known.settings.dataSaver;
  write({ uid, settings: { colorMode, dataSaver } });
}

/** Forgets a person's choices, for when they leave this device. */
export function forgetSettings(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}

function read(): Mirror | undefined {
  try {
    return parseMirror(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function write(mirror: Mirror): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mirror));
  } catch {
    // Storage is full or closed: the profile is read again at the next visit.
  }
}

/** Reads what was stored; anything else than a mirror is none. */
export function parseMirror(stored: string | null): Mirror | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    const uid = property(value, 'uid');
    const colorMode = property(property(value, 'settings'), 'colorMode');
    const dataSaver = property(property(value, 'settings'), 'dataSaver');
    if (typeof uid !== 'string' || typeof dataSaver !== 'boolean') return undefined;
    if (colorMode !== 'light' && colorMode !== 'dark' && colorMode !== 'system') return undefined;
    return { uid, settings: { colorMode, dataSaver } };
  } catch {
    return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
