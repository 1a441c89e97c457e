import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReset, parseReset, type ResetState, readReset } from './reset-state.ts';

const moment = fc.nat({ max: 4_000_000_000_000 });
const started = { email: fc.emailAddress(), resendAt: moment, codeExpiresAt: moment };
const resets: fc.Arbitrary<ResetState> = fc.oneof(
  fc.record(started),
  fc.record({ ...started, isByLink: fc.constant(true as const) }),
  fc.record({ ...started, ticket: fc.record({ value: fc.string(), expiresAt: moment }) }),
);
const RESET = { email: 'layla@example.com', resendAt: 1, codeExpiresAt: 2 };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored state of a reset', () => {
  it('is read back as it was stored, and is undefined before and after', () => {
    expect(readReset()).toBeUndefined();
    fc.assert(
      fc.property(resets, (reset) => {
        keepReset(reset);
        expect(readReset()).toEqual(reset);
      }),
    );
    keepReset(undefined);
    expect(readReset()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to its tab and is not stored for others', () => {
    keepReset({ ...RESET, ticket: { value: 'ticket', expiresAt: 3 } });
    expect(JSON.stringify({ ...localStorage })).not.toContain('ticket');
    expect(document.cookie).not.toContain('ticket');
  });

  it('loses the ticket when another code is requested', () => {
    keepReset({ ...RESET, ticket: { value: 'ticket', expiresAt: 3 } });
    keepReset(RESET);
    expect(readReset()).toEqual(RESET);
  });

  it('is undefined without storage', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    expect(() => keepReset(RESET)).not.toThrow();
    expect(() => keepReset(undefined)).not.toThrow();
    expect(readReset()).toBeUndefined();
  });
});

describe('a stored reset', () => {
  it('never breaks a page, whatever its content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const reset = parseReset(stored);
        if (reset) expect(typeof reset.email).toBe('string');
      }),
    );
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...RESET, email: undefined }),
    JSON.stringify({ ...RESET, email: 7 }),
    JSON.stringify({ ...RESET, resendAt: 'soon' }),
    JSON.stringify({ ...RESET, codeExpiresAt: null }),
  ])('is ignored if malformed: %s', (stored) => {
    expect(parseReset(stored)).toBeUndefined();
  });

  it.each([null, 'ticket', {}, { value: 'ticket' }, { value: 7, expiresAt: 3 }, { expiresAt: 3 }])(
    'is a reset without a ticket where the ticket is %j',
    (ticket) => {
      expect(parseReset(JSON.stringify({ ...RESET, ticket }))).toEqual(RESET);
    },
  );

  it('is read only by its own fields', () => {
    expect(parseReset(JSON.stringify({ ...RESET, code: '123456' }))).toEqual(RESET);
  });
});
