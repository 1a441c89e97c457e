import { ACCOUNT_CALLS } from '@rawi/model/calls/calls';
import { RESET_CODE } from '@rawi/model/constants';
import {
  emailChangeLimits,
  personLimits,
  resetLimits,
  signUpLimits,
  tryLimits,
  verificationLimits,
} from '../allowances/account-limits.ts';
import { changeEmail } from '../calls/change-email.ts';
import { changePassword } from '../calls/change-password.ts';
import { checkMailbox } from '../calls/check-mailbox.ts';
import { clearHistory } from '../calls/clear-history.ts';
import { confirmEmailChange } from '../calls/confirm-email-change.ts';
import { confirmSignUp } from '../calls/confirm-sign-up.ts';
import { deleteAccount } from '../calls/delete-account.ts';
import { downloadData } from '../calls/download-data.ts';
import { openResetLink } from '../calls/open-reset-link.ts';
import { removePhoto } from '../calls/remove-photo.ts';
import { requestReset } from '../calls/request-reset.ts';
import { resendVerification } from '../calls/resend-verification.ts';
import { setNewPassword } from '../calls/set-new-password.ts';
import { signUp } from '../calls/sign-up.ts';
import { takeBackEmail } from '../calls/take-back-email.ts';
import { shownOfProfile, updateProfile } from '../calls/update-profile.ts';
import { shownOfTranslator, updateTranslator } from '../calls/update-translator.ts';
import { verifyEmail } from '../calls/verify-email.ts';
import { verifyResetCode } from '../calls/verify-reset-code.ts';
import { type Area, NO_LIMITS, perPerson } from './area.ts';

/** The calls around an account; docs/calls.md shows them with who may make them. */
export const ACCOUNT: Area<typeof ACCOUNT_CALLS> = {
  calls: ACCOUNT_CALLS,
  operations: {
    signUp: {
      appCheck: true,
      limits: (context, { email }) => signUpLimits(context, email),
      // The button was pressed twice: the first request is still running.
      whenTooSoon: { resendSeconds: RESET_CODE.resendSeconds },
      handler: signUp,
    },
    verifyEmail: { appCheck: true, limits: NO_LIMITS, handler: verifyEmail },
    confirmSignUp: {
      appCheck: true,
      limits: (context, { email, marker }) => tryLimits(context, email, marker),
      handler: confirmSignUp,
    },
    resendVerification: {
      appCheck: true,
      limits: (context, { email }) => verificationLimits(context, email),
      handler: resendVerification,
    },
    requestReset: {
      appCheck: true,
      limits: (context, { email }) => resetLimits(context, email),
      handler: requestReset,
    },
    verifyResetCode: {
      appCheck: true,
      limits: (context, { email, marker }) => tryLimits(context, email, marker),
      handler: verifyResetCode,
    },
    openResetLink: { appCheck: true, limits: NO_LIMITS, handler: openResetLink },
    setNewPassword: { appCheck: true, limits: NO_LIMITS, handler: setNewPassword },
    confirmEmailChange: { appCheck: true, limits: NO_LIMITS, handler: confirmEmailChange },
    takeBackEmail: { appCheck: true, limits: NO_LIMITS, handler: takeBackEmail },
    updateProfile: perPerson('updateProfile', updateProfile, { shownNow: shownOfProfile }),
    updateTranslator: perPerson('updateTranslator', updateTranslator, { shownNow: shownOfTranslator }),
    removePhoto: perPerson('removePhoto', removePhoto),
    clearHistory: perPerson('clearHistory', clearHistory),
    checkMailbox: perPerson('checkMailbox', checkMailbox),
    changeEmail: {
      appCheck: true,
      limits: (context, { email }) => emailChangeLimits(context, context.caller.uid, email),
      handler: changeEmail,
    },
    changePassword: { appCheck: true, limits: NO_LIMITS, handler: changePassword },
    deleteAccount: { appCheck: true, limits: NO_LIMITS, handler: deleteAccount },
    downloadData: {
      appCheck: false,
      limits: (context, { cursor }) =>
        personLimits(context, cursor === undefined ? 'downloadData' : 'downloadPage', context.caller.uid),
      handler: downloadData,
    },
  },
};
