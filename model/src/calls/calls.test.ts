import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { colorSchema, idSchema, slugSchema, storagePathSchema } from '../truth/schemas.ts';
import { fieldErrors } from '../validation/fields.ts';
import * as rules from '../validation/rules.ts';
import { ACCOUNT_CALLS, type AccountAction } from './calls.ts';
import { VISITOR_CALLS, type VisitorAction } from './visitor-calls.ts';

const MILLIONS = 9_000_000;
/** Letters, letters of two units, marks, digits: each ends the process in some pattern that meets millions of them. */
const LONG = ['a', 'ا', '𐐷', '\u0301', '1', ' ', '-', 'a@'].map((letter) => letter.repeat(MILLIONS));

const email = 'layla@example.com';
const requests: Partial<Record<AccountAction | VisitorAction, object>> = {
  signUp: { fullName: 'Layla', email, password: 'Reader#123', consent: true, locale: 'en', dateOfBirth: '' },
  confirmSignUp: { email, code: '123456', marker: 'the-marker-of-a-browser' },
  resendVerification: { email, locale: 'en' },
  requestReset: { email, locale: 'en' },
  verifyResetCode: { email, code: '123456' },
  setNewPassword: { email, ticket: 'ticket', password: 'Reader#123', locale: 'en' },
  updateProfile: { fullName: 'Layla', gender: '', nationality: '', dateOfBirth: '' },
  updateTranslator: { bio: 'Loves puns.', languages: ['ar'] },
  checkMailbox: { locale: 'en' },
  changeEmail: { email, locale: 'en' },
  confirmEmailChange: { ticket: `layla.${'x'.repeat(43)}` },
  takeBackEmail: { ticket: `layla.${'x'.repeat(43)}`, locale: 'en' },
  changePassword: { password: 'Reader#123', locale: 'en' },
  reportIssue: {
    reportId: 'one',
    issue: 'typos',
    note: 'A word is missing.',
    comicId: 'lantern',
    chapterId: 'lantern-3-en',
    page: 4,
    fault: null,
  },
};
const calls = { ...ACCOUNT_CALLS, ...VISITOR_CALLS };
const texts = Object.entries(calls).flatMap(([action, { request: schema }]) => {
  const request = requests[action as keyof typeof calls] ?? {};
  return Object.entries(request)
    .filter(([, value]) => typeof value === 'string')
    .map(([field]) => ({ action, field, request, schema }));
});

describe('a request', () => {
  it.each(texts)(
    'of $action with millions of letters as $field is refused by its field',
    ({ field, request, schema }) => {
      expect(schema.safeParse(request).success).toBe(true);
      for (const long of LONG) {
        const { error } = schema.safeParse({ ...request, [field]: long });
        expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
      }
    },
  );
});

describe('a rule that stands alone', () => {
  const alone = {
    required: rules.min(1),
    min: rules.min(2),
    max: rules.max(80),
    alphaSpaces: rules.alphaSpaces,
    alphaNum: rules.alphaNum,
    numeric: rules.numeric,
    email: rules.email,
    password: rules.password,
    regex: rules.regex(/^(?:a|b|\d)+$/),
  };
  it.each(Object.entries(alone))('%s ends on millions of letters', (_, rule) => {
    for (const long of LONG) expect(() => rule(long)).not.toThrow();
  });

  it.each([rules.alphaSpaces, rules.alphaNum, rules.numeric, rules.password])('refuses them (%#)', (rule) => {
    for (const long of LONG) expect(rule(long)).toBeDefined();
  });

  it('takes what is as long as a text may be', () => {
    expect(rules.alphaSpaces('a'.repeat(LIMITS.textLength))).toBeUndefined();
    expect(rules.max(80)('𐐷'.repeat(80))).toBeUndefined();
    expect(rules.max(80)('𐐷'.repeat(81))).toBe('max');
    expect(rules.min(2)('𐐷')).toBe('min');
  });
});

describe('a name in a document', () => {
  it.each([slugSchema, idSchema, colorSchema, storagePathSchema])('knows its length first (%#)', (schema) => {
    const { error } = schema.safeParse('é'.repeat(MILLIONS));
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });
});
