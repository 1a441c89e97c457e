import { accountTaskSchema } from '../data/account-task.ts';
import type { Services } from '../services/services.ts';
import { askEmailChange } from './ask-email-change.ts';
import { createAccount } from './create-account.ts';
import { sendResetCode } from './send-reset-code.ts';
import { sendResetLink } from './send-reset-link.ts';
import { sendVerification } from './send-verification.ts';
import { settleClaims } from './settle-claims.ts';

/** Carries out one task of the queue; throws if the queue should try again. */
export async function runAccountTask(services: Services, data: unknown): Promise<void> {
  const task = accountTaskSchema.parse(data);
  switch (task.kind) {
    case 'createAccount':
      return await createAccount(services, task);
    case 'sendVerification':
      return await sendVerification(services, task);
    case 'sendResetCode':
      return await sendResetCode(services, task);
    case 'sendResetLink':
      return await sendResetLink(services, task);
    case 'askEmailChange':
      return await askEmailChange(services, task);
    case 'settleClaims':
      return await settleClaims(services, task.uid);
  }
}
