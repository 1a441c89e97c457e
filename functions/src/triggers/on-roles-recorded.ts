import type { AccountTask } from '../data/account-task.ts';

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** Whose record it is, and the event that tells of it. */
interface Recorded {
  readonly uid: string;
  readonly eventId: string;
}

type Enqueue = (task: AccountTask) => Promise<void>;

/** Has the claims of somebody settled whose entry among the staff came, went or tells other roles. */
export async function onStaffWritten(
  enqueue: Enqueue,
  { uid, eventId }: Recorded,
  { before, after }: Change,
): Promise<void> {
  if (textOf(before, 'roles') !== textOf(after, 'roles'))
    await enqueue({ kind: 'settleClaims', requestId: eventId, uid });
}

/** Has the claims of somebody settled whose application has made them a translator, or does so no longer. */
export async function onApplicationWritten(
  enqueue: Enqueue,
  { uid, eventId }: Recorded,
  { before, after }: Change,
): Promise<void> {
  const [was, is] = [before, after].map((data) => MAKES.find((state) => state === fieldOf(data, 'state')));
  if (was !== is) await enqueue({ kind: 'settleClaims', requestId: eventId, uid });
}

/** The states that say whether somebody is a translator. */
const MAKES = ['approved', 'dismissed'] as const;

function textOf(data: unknown, name: string): string {
  return JSON.stringify(fieldOf(data, name)) ?? '';
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
