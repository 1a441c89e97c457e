import { describe, expect, it } from 'vitest';
import { reading } from '../truth/tolerant.ts';
import { ACCOUNT_CALLS, type AccountAction } from './calls.ts';

const time = '2026-01-01T00:00:00.000Z';
const answers = {
  signUp: { resendSeconds: 60 },
  confirmSignUp: {},
  resendVerification: { resendSeconds: 60 },
  requestReset: { resendSeconds: 60, mailed: 'code' },
  verifyResetCode: { ticket: 'ticket', expiresAt: time },
  openResetLink: { email: 'a@b.test', ticket: 'ticket', expiresAt: time },
  setNewPassword: {},
  updateProfile: {},
  updateTranslator: {},
  removePhoto: {},
  clearHistory: {},
  verifyEmail: { passwordTicket: { email: 'a@b.test', ticket: 'ticket', expiresAt: time } },
  checkMailbox: { resendSeconds: 60 },
  changeEmail: { resendSeconds: 60 },
  confirmEmailChange: {},
  takeBackEmail: { email: 'a@b.test', ticket: 'ticket', expiresAt: time },
  changePassword: { sessionsValidAfter: time },
  deleteAccount: {},
  downloadData: {
    exportedAt: time,
    account: { uid: 'u', email: 'a@b.test', emailVerified: true, createdAt: time, roles: [] },
    documents: { 'users/u': { fullName: 'Amal', settings: { dataSaver: true } } },
    next: null,
  },
} as const satisfies Record<AccountAction, object>;

describe.each(Object.entries(answers))('an answer of %s', (action, answer) => {
  const schema = ACCOUNT_CALLS[action as AccountAction].answer;

  it('is read with a field that a newer function has added', () => {
    expect(reading(schema).parse({ ...answer, addedLater: { at: 'depth' } })).toEqual(answer);
  });

  it('is written without', () => {
    expect(schema.safeParse(answer).success).toBe(true);
    expect(schema.safeParse({ ...answer, addedLater: 1 }).success).toBe(false);
  });
});

it('a call accepts no field that it does not know', () => {
  expect(ACCOUNT_CALLS.removePhoto.request.safeParse({}).success).toBe(true);
  expect(ACCOUNT_CALLS.removePhoto.request.safeParse({ addedLater: 1 }).success).toBe(false);
});
