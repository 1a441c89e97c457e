import type { DocumentReference } from 'firebase-admin/firestore';

/** The fields of a document that say which task works on it. */
export interface Leased {
  /** The task, and until when it is assumed to be alive. */
  readonly lease: { readonly id: string; readonly until: Date } | null;
  /** How often the current work was started. */
  readonly tries: number;
  /** When the sweep hands it to the queue again; null if nothing is left to do. */
  readonly dueAt: Date | null;
}

/** What tasks use to tell each other apart. */
export interface Leasing {
  readonly now: () => Date;
  /** Returns a unique id. */
  readonly newLease: () => string;
}

/** The task no longer holds the document: another one has taken it over, or it is gone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  /** Whether the document no longer exists. */
  readonly gone: boolean;
  constructor(path: string, gone: boolean) {
    super(`${path} is ${gone ? 'gone' : 'held by another task'}.`);
    this.gone = gone;
  }
}

/** Takes a document; undefined if all is done, if it is gone, or if another task holds it. */
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

/** The lease of a task; the sweep takes care of the document when it has expired. */
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
