import { keptJson } from '../../core/device/device-store.ts';

/**
 * For whom this device counts nothing: a visitor (`null`), whose choice is here alone, and accounts, whose choice is in their settings
 * and copied here.
 */
const off = keptJson('localStorage', 'countingOff', (value): readonly (string | null)[] | undefined =>
  Array.isArray(value)
    ? value.filter((each): each is string | null => each === null || typeof each === 'string')
    : undefined,
);
const listeners = new Set<() => void>();

/** Whether what this person reads is counted. */
export const isCounting = (uid: string | null): boolean => off.read()?.includes(uid) !== true;

/** Keeps on this device whether it is. */
export function keepCounting(uid: string | null, isOn: boolean): void {
  if (isCounting(uid) === isOn) return;
  replaceBy([...(off.read() ?? []).filter((each) => each !== uid), ...(isOn ? [] : [uid])]);
}

/** Forgets the choices of accounts, for when somebody leaves this device. */
export function forgetCounting(): void {
  replaceBy((off.read() ?? []).filter((each) => each === null));
}

function replaceBy(next: readonly (string | null)[]): void {
  off.keep(next.length === 0 ? undefined : next);
  for (const listener of listeners) listener();
}

/** Calls back for every change, of other tabs too, until the returned function is called. */
export function onCounting(listener: () => void): () => void {
  listeners.add(listener);
  const stop = off.onOtherTab(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
