import {
  type AccountAction,
  type AccountRequest,
  type AccountResponse,
  accountRequestSchema,
} from '@rawi/model/calls';
import { CallError } from '../auth/call-error.ts';
import { type Caller, requireLiveSession, requireUser } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { changeEmail } from '../calls/change-email.ts';
import { changePassword } from '../calls/change-password.ts';
import { deleteAccount } from '../calls/delete-account.ts';
import { downloadData } from '../calls/download-data.ts';
import { removePhoto } from '../calls/remove-photo.ts';
import { requestReset } from '../calls/request-reset.ts';
import { resendVerification } from '../calls/resend-verification.ts';
import { setNewPassword } from '../calls/set-new-password.ts';
import { signUp } from '../calls/sign-up.ts';
import { updateProfile } from '../calls/update-profile.ts';
import { verifyResetCode } from '../calls/verify-reset-code.ts';
import { sessionsValidAfter } from '../data/users.ts';
import { parseRequest } from './area.ts';

/**
 * The calls that prove by an App Check token that they come from our site, where the project demands it: those that
 * send mail, try codes or change an account. Reading one's own data costs nobody anything.
 */
const WITH_APP_CHECK: ReadonlySet<AccountAction> = new Set([
  'signUp',
  'resendVerification',
  'requestReset',
  'verifyResetCode',
  'setNewPassword',
  'changeEmail',
  'changePassword',
  'deleteAccount',
]);

export interface AccountCall {
  readonly data: unknown;
  readonly caller: Caller | undefined;
  /** Whether the call carries a valid App Check token, and whether it must. */
  readonly appCheck: { readonly valid: boolean; readonly demanded: boolean };
}

/** The `account` callable: parse, App Check, session, then the call. */
export async function account(
  context: CallContext,
  { data, caller, appCheck }: AccountCall,
): Promise<AccountResponse<AccountAction>> {
  const request = parseRequest(accountRequestSchema, data);
  if (appCheck.demanded && !appCheck.valid && WITH_APP_CHECK.has(request.action)) {
    throw new CallError('app-check');
  }
  return await run(context, request, caller);
}

async function run(
  context: CallContext,
  request: AccountRequest,
  caller: Caller | undefined,
): Promise<AccountResponse<AccountAction>> {
  switch (request.action) {
    case 'signUp':
      return await signUp(context, request);
    case 'resendVerification':
      return await resendVerification(context, request);
    case 'requestReset':
      return await requestReset(context, request);
    case 'verifyResetCode':
      return await verifyResetCode(context, request);
    case 'setNewPassword':
      return await setNewPassword(context, request);
    case 'updateProfile':
      return await updateProfile(context, await liveUser(context, caller), request);
    case 'removePhoto':
      return await removePhoto(context, await liveUser(context, caller));
    case 'changeEmail':
      return await changeEmail(context, await liveUser(context, caller), request);
    case 'changePassword':
      return await changePassword(context, await liveUser(context, caller), request);
    case 'deleteAccount':
      return await deleteAccount(context, await liveUser(context, caller));
    case 'downloadData':
      return await downloadData(context, await liveUser(context, caller));
  }
}

/** Someone signed in, in a session that was not ended. */
async function liveUser({ firestore }: CallContext, caller: Caller | undefined): Promise<Caller> {
  const user = requireUser(caller);
  requireLiveSession(user, await sessionsValidAfter(firestore, user.uid));
  return user;
}
