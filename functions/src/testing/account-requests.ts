import type { AccountAction } from '@rawi/model/calls/calls';

const email = 'sara@example.com';
const password = 'Reader#123';

/** A valid request of every action, without the action. */
export const REQUESTS: Readonly<Record<AccountAction, object>> = {
  signUp: { fullName: 'Sara', email, password, consent: true, locale: 'ar' },
  verifyEmail: { ticket: `layla.${'x'.repeat(43)}` },
  confirmSignUp: { email, code: '123456', marker: 'the-marker-of-a-browser' },
  resendVerification: { email, locale: 'ar' },
  requestReset: { email, locale: 'ar' },
  verifyResetCode: { email, code: '123456', marker: 'the-marker-of-a-browser' },
  openResetLink: { ticket: `layla.${'x'.repeat(43)}` },
  setNewPassword: { email, ticket: 'ticket', password, locale: 'ar' },
  updateProfile: { fullName: 'Sara' },
  updateTranslator: { bio: 'Loves puns.', languages: ['ar'] },
  removePhoto: {},
  clearHistory: {},
  checkMailbox: { locale: 'ar' },
  changeEmail: { email, locale: 'ar' },
  confirmEmailChange: { ticket: `layla.${'x'.repeat(43)}` },
  takeBackEmail: { ticket: `layla.${'x'.repeat(43)}`, locale: 'ar' },
  changePassword: { password, locale: 'ar' },
  deleteAccount: {},
  downloadData: {},
};
