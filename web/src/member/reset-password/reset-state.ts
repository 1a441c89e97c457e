import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** Where a password reset stands, kept for this tab only: it survives a reload and goes with the tab. */
export interface ResetState {
  readonly email: string;
  /** When another code may be asked for; in milliseconds since the epoch, as the next one. */
  readonly resendAt: number;
  readonly codeExpiresAt: number;
  /** Whether a link was mailed instead of a code. */
  readonly isByLink?: true;
  /** What an accepted code yields: the right to set a password, once. */
  readonly ticket?: { readonly value: string; readonly expiresAt: number };
}

const kept = keptJson('sessionStorage', 'reset', (value): ResetState | undefined => {
  const [email, resendAt, codeExpiresAt] = ['email', 'resendAt', 'codeExpiresAt'].map((name) =>
    fieldOf(value, name),
  );
  if (typeof email !== 'string' || typeof resendAt !== 'number' || typeof codeExpiresAt !== 'number')
    return undefined;
  const ticket = ticketOf(fieldOf(value, 'ticket'));
  const isByLink = fieldOf(value, 'isByLink') === true;
  return { email, resendAt, codeExpiresAt, ...(isByLink && { isByLink }), ...(ticket && { ticket }) };
});

function ticketOf(stored: unknown): ResetState['ticket'] {
  const [value, expiresAt] = [fieldOf(stored, 'value'), fieldOf(stored, 'expiresAt')];
  return typeof value === 'string' && typeof expiresAt === 'number' ? { value, expiresAt } : undefined;
}

export const readReset = kept.read;
export const parseReset = kept.parse;

/** Without storage the pages of the reset cannot be told apart from being opened by hand. */
export function keepReset(state: ResetState | undefined): void {
  kept.keep(state);
}
