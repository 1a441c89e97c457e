import { keptJson } from '../../core/device/device-store.ts';

/**
 * The notices before reading that were agreed to on this device, each by what it said (`notice.ts`): one that says something else
 * is shown again. boot.js reads them too. They stay on the device; of an account they are forgotten at its log-out, since they tell
 * what was read (`known-ratings.ts`).
 */
const kept = keptJson('localStorage', 'agreed', (value): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined,
);

/** How many are kept, the latest. */
const MOST = 500;

export function hasAgreed(token: string): boolean {
  return kept.read()?.includes(token) ?? false;
}

/** Keeps that these notices were agreed to. */
export function keepAgreements(tokens: readonly string[]): void {
  const others = kept.read()?.filter((each) => !tokens.includes(each)) ?? [];
  kept.keep([...others, ...tokens].slice(-MOST));
}
