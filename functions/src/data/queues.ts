import { getFunctions } from 'firebase-admin/functions';
import type { AccountTask } from '../tasks/account-task.ts';
import { app } from './app.ts';
import { REGION } from './region.ts';

/** A queue is found by its name with its location; the plain name means another region. */
const queue = (name: string) => getFunctions(app()).taskQueue(`locations/${REGION}/functions/${name}`);

export async function enqueueAccountTask(task: AccountTask): Promise<void> {
  await queue('runAccountTask').enqueue(task);
}

export async function enqueueMail(mailId: string): Promise<void> {
  await queue('deliverMail').enqueue({ mailId });
}
