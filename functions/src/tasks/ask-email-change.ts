import { codeOfLink } from '../auth/link-code.ts';
import { seal } from '../auth/seal.ts';
import type { Services } from '../auth/services.ts';
import { userByEmail } from '../auth/user-by-email.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import type { TaskOf } from './account-task.ts';

/** Mails the link to the new address and a notice to the old one; the owner of a taken address is told instead. */
export async function askEmailChange(services: Services, task: TaskOf<'askEmailChange'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const { email: current } = await auth.getUser(task.uid);
  if (!current) return;
  const taken = (await userByEmail(auth, task.email)) !== undefined;
  const { locale } = task;
  const toNew = taken
    ? queuedMail({ kind: 'signUpAttempt', to: task.email, locale }, now())
    : queuedMail(
        {
          kind: 'emailChange',
          to: task.email,
          locale,
          sealed: seal(
            hashKey,
            'mail',
            codeOfLink(await auth.generateVerifyAndChangeEmailLink(current, task.email)),
          ),
        },
        now(),
      );
  const first = mailRef(firestore, `emailChange_${task.requestId}`);
  const second = mailRef(firestore, `emailChangeNotice_${task.requestId}`);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(first)).exists) return;
    transaction.create(first, toNew);
    transaction.create(second, queuedMail({ kind: 'emailChangeNotice', to: current, locale }, now()));
  });
}
