import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * This browser's marker of a reset: codes can be tried only together with it. Another browser has to request
 * a code of its own.
 */
interface ResetMarker {
  readonly marker: string;
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Longer than the validity of any code or link of a reset. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const kept = keptJson('localStorage', 'resetMarker', (value): ResetMarker | undefined => {
  const [marker, keptAt] = [fieldOf(value, 'marker'), fieldOf(value, 'keptAt')];
  if (typeof marker !== 'string' || typeof keptAt !== 'number') return undefined;
  return Math.abs(Date.now() - keptAt) < KEPT_FOR ? { marker, keptAt } : undefined;
});

/** Without storage the marker lasts as long as the page. */
let ofThisPage: string | undefined;

/** The marker of the current reset in this browser, or a new one. */
export function resetMarker(): string {
  const marker = kept.read()?.marker ?? ofThisPage ?? crypto.randomUUID();
  ofThisPage = marker;
  kept.keep({ marker, keptAt: Date.now() });
  return marker;
}

/** Forgets the marker after a completed reset. */
export function forgetResetMarker(): void {
  ofThisPage = undefined;
  kept.keep(undefined);
}
