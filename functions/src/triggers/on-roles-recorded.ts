import type { AccountTask } from '../data/account-task.ts';

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** The person that the record belongs to, and the event of its change. */
interface Recorded {
  readonly uid: string;
  readonly eventId: string;
}

type Enqueue = (task: AccountTask) => Promise<void>;

/** Updates somebody's claims when their staff record was created, deleted, or has other roles. */
export async function onStaffWritten(
  enqueue: Enqueue,
  { uid, eventId }: Recorded,
  { before, after }: Change,
): Promise<void> {
  if (textOf(before, 'roles') !== textOf(after, 'roles'))
    await enqueue({ kind: 'settleClaims', requestId: eventId, uid });
}

/** Updates somebody's claims when their application made them a translator, or no longer does. */
export async function onApplicationWritten(
  enqueue: Enqueue,
  { uid, eventId }: Recorded,
  { before, after }: Change,
): Promise<void> {
  const [was, is] = [before, after].map((data) => MAKES.find((state) => state === fieldOf(data, 'state')));
  if (was !== is) await enqueue({ kind: 'settleClaims', requestId: eventId, uid });
}

/** The states that decide whether somebody is a translator. */
const MAKES = ['approved', 'dismissed'] as const;

function textOf(data: unknown, name: string): string {
  return JSON.stringify(fieldOf(data, name)) ?? '';
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
