import { RESET_CODE } from '@rawi/model/constants';
import { mailIds } from '@rawi/model/truth/mail';
import { findUserByEmail } from '../callers/user-by-email.ts';
import type { TaskOf } from '../data/account-task.ts';
import { resetCodeRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { codeKey } from '../secrets/reset-hashes.ts';
import { seal } from '../secrets/seal.ts';
import { drawCode } from '../secrets/stored-code.ts';
import type { Services } from '../services/services.ts';

/**
 * Draws a code, which voids the previous one of the same browser and no other, and mails it. An address
 * without an account gets the same two documents: a code that nobody knows, and a mail to nobody.
 */
export async function sendResetCode(services: Services, task: TaskOf<'sendResetCode'>): Promise<void> {
  const { firestore, auth, hashKey, now } = services;
  const user = await findUserByEmail(auth, task.email);
  const mail = mailRef(firestore, mailIds.resetCode(task.requestId));
  const record = resetCodeRef(firestore, codeKey(hashKey, task.email, task.slot));
  const askedAt = new Date(task.askedAt);
  const { code, stored } = drawCode(services, {
    uid: user?.uid ?? null,
    askedAt,
    validMinutes: RESET_CODE.validMinutes,
  });
  await firestore.runTransaction(async (transaction) => {
    const [sent, last] = await Promise.all([transaction.get(mail), transaction.get(record)]);
    const lastAskedAt = last.data()?.askedAt;
    // Delivered twice, or superseded by a newer request.
    if (sent.exists || (lastAskedAt && lastAskedAt > askedAt)) return;
    transaction.set(record, stored);
    transaction.create(
      mail,
      queuedMail(
        {
          kind: 'resetCode',
          to: user ? task.email : null,
          locale: task.locale,
          sealed: seal(hashKey, 'mail', code),
        },
        now(),
      ),
    );
  });
}
