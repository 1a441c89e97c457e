import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * What this browser keeps of a reset: the codes that it asks for are tried with it, and by nobody who has not got it. Another browser
 * asks for a code of its own.
 */
interface ResetMarker {
  readonly marker: string;
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Longer than any code or link of a reset is valid. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const kept = keptJson('localStorage', 'resetMarker', (value): ResetMarker | undefined => {
  const [marker, keptAt] = [fieldOf(value, 'marker'), fieldOf(value, 'keptAt')];
  if (typeof marker !== 'string' || typeof keptAt !== 'number') return undefined;
  return Math.abs(Date.now() - keptAt) < KEPT_FOR ? { marker, keptAt } : undefined;
});

/** Where nothing can be kept it lasts as long as the page. */
let ofThisPage: string | undefined;

/** The marker of the reset that is under way in this browser, or a new one. */
export function resetMarker(): string {
  const marker = kept.read()?.marker ?? ofThisPage ?? crypto.randomUUID();
  ofThisPage = marker;
  kept.keep({ marker, keptAt: Date.now() });
  return marker;
}

/** For a reset that is done. */
export function forgetResetMarker(): void {
  ofThisPage = undefined;
  kept.keep(undefined);
}
