import { useSyncExternalStore } from 'react';
import { localeOf } from '../i18n/locale.ts';

/**
 * The pages that open without a network, while there is none; set by `domains/downloads/use-on-device.ts`.
 */

let opens: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

/** Sets which pages open, by their paths below the language; `undefined` when all of them do. */
export function setOnDevice(next: ReadonlySet<string> | undefined): void {
  if (next === opens) return;
  opens = next;
  for (const listener of listeners) listener();
}

/** Whether the page behind an address cannot be opened now. */
export function useNeedsNetwork(to: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => needsNetwork(to),
    () => false,
  );
}

/** The same of this moment. */
export function needsNetwork(to: string): boolean {
  return opens !== undefined && !opens.has(below(to));
}

function below(to: string): string {
  const [path = ''] = to.split(/[?#]/);
  const locale = localeOf(path);
  return locale === undefined ? path : path.slice(locale.length + 1);
}
