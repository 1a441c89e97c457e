import { paths } from '@rawi/model/paths';
import { mailIds } from '@rawi/model/truth/mail';
import { unseal } from '../secrets/seal.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { callAccount } from './call-account.ts';
import type { Scene } from './scene.ts';

/** Browsers that reset the password of an address, each with its own marker, over calls with their limits. */
export function resetDesk(stage: Scene, email: string) {
  /** Makes a request, runs the queue, and reads the mail: a code, or the ticket of a link. */
  async function ask(marker: string | undefined, of = email) {
    const { mailed } = await callAccount(stage, { action: 'requestReset', email: of, locale: 'en', marker });
    const task = stage.tasks.at(-1);
    await runAccountTask(stage, task);
    const kind = mailed === 'code' ? 'resetCode' : 'resetLink';
    const requestId = task && 'requestId' in task ? task.requestId : '';
    const mail = await stage.firestore.doc(paths.outboxMail(mailIds[kind](requestId))).get();
    const to: unknown = mail.get('to');
    return { mailed, to, secret: unseal(stage.hashKey, 'mail', String(mail.get('sealed'))) };
  }
  return {
    ask,
    tryCode: (code: string, marker: string | undefined, of = email) =>
      callAccount(stage, { action: 'verifyResetCode', email: of, code, marker }),
    openLink: (ticket: string) => callAccount(stage, { action: 'openResetLink', ticket }),
    setPassword: (ticket: string, password: string, of = email) =>
      callAccount(stage, { action: 'setNewPassword', email: of, ticket, password, locale: 'en' }),
  };
}
export type ResetDesk = ReturnType<typeof resetDesk>;
