import type { DocumentReference } from 'firebase-admin/firestore';

/** What a document says of the task that is at it. */
export interface Leased {
  /** The task, and until when it is believed to live. */
  readonly lease: { readonly id: string; readonly until: Date } | null;
  /** How often the work that comes next was begun. */
  readonly tries: number;
  /** When the sweep hands it to the queue again; null where nothing is left to do. */
  readonly dueAt: Date | null;
}

/** What tasks tell each other apart by. */
export interface Leasing {
  readonly now: () => Date;
  /** Unlike every other one. */
  readonly newLease: () => string;
}

/** The task no longer holds the document: another one has taken it over, or it is gone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  /** There is no such document any more. */
  readonly gone: boolean;
  constructor(path: string, gone: boolean) {
    super(`${path} is ${gone ? 'gone' : 'held by another task'}.`);
    this.gone = gone;
  }
}

/** Takes a document; nothing where all is done, where it is gone, or where another task is at it. */
export function takeLeased<T extends Leased>(
  ref: DocumentReference<T>,
  { now, newLease }: Leasing,
  seconds: number,
): Promise<{ readonly lease: string; readonly document: T } | undefined> {
  return ref.firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(ref)).data();
    if (!document || document.dueAt === null) return undefined;
    if (document.lease !== null && document.lease.until > now()) return undefined;
    const lease = newLease();
    const change = { ...heldBy(lease, now(), seconds), tries: document.tries + 1 };
    transaction.update(ref.firestore.doc(ref.path), change);
    return { lease, document: { ...document, ...change } };
  });
}

/** Changes a document that a task holds; throws `LeaseLost`. */
export async function changeLeased<T extends Leased>(
  ref: DocumentReference<T>,
  lease: string,
  change: (document: T) => Partial<T>,
): Promise<void> {
  await ref.firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(ref)).data();
    if (document?.lease?.id !== lease) throw new LeaseLost(ref.path, document === undefined);
    const changed: object = change(document);
    transaction.update(ref.firestore.doc(ref.path), { ...changed });
  });
}

/** The sweep looks after a document when its lease has run out. */
export function heldBy(
  id: string,
  now: Date,
  seconds: number,
): Pick<Leased, 'dueAt'> & { lease: NonNullable<Leased['lease']> } {
  const until = later(now, seconds);
  return { lease: { id, until }, dueAt: until };
}

export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
