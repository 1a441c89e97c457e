import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, forgetDraft, keepDraft, parseDraft, readDraft } from './sign-up-draft.ts';

const drafts = fc.record({
  fullName: fc.string(),
  gender: fc.constantFrom('', 'male', 'female'),
  dateOfBirth: fc.string(),
  nationality: fc.string(),
  email: fc.string(),
  consent: fc.boolean(),
});

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the draft of the sign-up', () => {
  it('is read back as it was stored', () => {
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    fc.assert(
      fc.property(drafts, (draft) => {
        keepDraft(draft);
        expect(readDraft()).toEqual(draft);
      }),
    );
  });

  it('never contains a password, even if one is passed in', () => {
    const typed = { ...EMPTY_DRAFT, password: 'Reader#123', passwordConfirmation: 'Reader#123' };
    keepDraft(typed);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Reader#123');
    expect(parseDraft(JSON.stringify(typed))).toEqual(EMPTY_DRAFT);
  });

  it('is deleted except for the address, which the thank-you page shows', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        keepDraft(draft);
        forgetDraft();
        expect(readDraft()).toEqual({ ...EMPTY_DRAFT, email: draft.email });
      }),
    );
  });

  it('is empty without storage', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
    expect(() => keepDraft({ ...EMPTY_DRAFT, fullName: 'Layla' })).not.toThrow();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});

describe('a stored draft', () => {
  it('is parsed to a draft, whatever its content', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
        const draft = parseDraft(stored);
        expect(Object.keys(draft).toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
        const { consent, ...texts } = draft;
        expect(typeof consent).toBe('boolean');
        for (const text of Object.values(texts)) expect(typeof text).toBe('string');
      }),
    );
  });

  it('keeps fields of the right type, and empties the others', () => {
    const stored = { fullName: 'ليلى', gender: 7, email: null, consent: 'yes', dateOfBirth: '2001-02-03' };
    expect(parseDraft(JSON.stringify(stored))).toEqual({
      ...EMPTY_DRAFT,
      fullName: 'ليلى',
      dateOfBirth: '2001-02-03',
    });
  });
});
