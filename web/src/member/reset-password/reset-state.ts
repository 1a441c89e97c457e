import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * The state of a password reset, stored for this tab only: it survives a reload and is deleted with the tab.
 */
export interface ResetState {
  readonly email: string;
  /** When another code may be requested, in milliseconds since the epoch, like the next field. */
  readonly resendAt: number;
  readonly codeExpiresAt: number;
  /** Whether a link was mailed instead of a code. */
  readonly isByLink?: true;
  /** The ticket of an accepted code: the right to set a password once. */
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

/** Without storage the reset's pages look as if they had been opened directly. */
export function keepReset(state: ResetState | undefined): void {
  kept.keep(state);
}
