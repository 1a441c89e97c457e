import { codeOfLink } from '../auth/link-code.ts';
import { seal } from '../auth/seal.ts';
import type { Services } from '../auth/services.ts';
import { userByEmail } from '../auth/user-by-email.ts';
import { createOnce, mailRef, queuedMail } from '../data/outbox.ts';
import type { TaskOf } from './account-task.ts';

/** Mails another verification link; for an unknown or verified address a mail to nobody is written. */
export async function sendVerification(services: Services, task: TaskOf<'sendVerification'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const user = await userByEmail(auth, task.email);
  const due = user !== undefined && !user.emailVerified;
  const code = due ? codeOfLink(await auth.generateEmailVerificationLink(task.email)) : '';
  await createOnce(
    mailRef(firestore, `verification_${task.requestId}`),
    queuedMail(
      {
        kind: 'verification',
        to: due ? task.email : null,
        locale: task.locale,
        sealed: seal(hashKey, 'mail', code),
      },
      now(),
    ),
  );
}
