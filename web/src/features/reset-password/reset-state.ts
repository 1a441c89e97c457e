/** Where a password reset stands, kept for this tab only: it survives a reload and goes with the tab. */
export interface ResetState {
  readonly email: string;
  /** When another code may be asked for; in milliseconds since the epoch, as the next one. */
  readonly resendAt: number;
  readonly codeExpiresAt: number;
  /** What an accepted code yields: the right to set a password, once. */
  readonly ticket?: { readonly value: string; readonly expiresAt: number };
}

const KEY = 'rawi-reset';

export function readReset(): ResetState | undefined {
  try {
    return parseReset(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Reads what was stored; anything else than a reset is none. */
export function parseReset(stored: string | null): ResetState | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isFields(value)) return undefined;
    const { email, resendAt, codeExpiresAt, ticket } = value;
    if (typeof email !== 'string' || typeof resendAt !== 'number' || typeof codeExpiresAt !== 'number') {
      return undefined;
    }
    const state: ResetState = { email, resendAt, codeExpiresAt };
    return isTicket(ticket) ? { ...state, ticket } : state;
  } catch {
    return undefined;
  }
}

export function keepReset(state: ResetState | undefined): void {
  try {
    if (state) sessionStorage.setItem(KEY, JSON.stringify(state));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is closed: the pages of the reset cannot be told apart from being opened by hand.
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function isTicket(value: unknown): value is NonNullable<ResetState['ticket']> {
  return isFields(value) && typeof value['value'] === 'string' && typeof value['expiresAt'] === 'number';
}
