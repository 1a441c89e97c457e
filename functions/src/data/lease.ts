import type { DocumentReference, Transaction } from 'firebase-admin/firestore';

/** The fields of a document that say which task works on it. */
export interface Leased {
  /** The task, and until when it is assumed to be alive. */
  readonly lease: { readonly id: string; readonly until: Date } | null;
  /** How often the current work was started. */
  readonly tries: number;
  /** When the sweep hands it to the queue again; null if nothing is left to do. */
  readonly dueAt: Date | null;
  /** Why the last try failed; absent in documents of a kind that does not keep it. */
  readonly error?: string | null;
}

/** How long the documents of one kind are held, and how often they are tried. */
export interface LeaseTerms {
  /** How long a task may hold a document: longer than its function may run. */
  readonly seconds: number;
  /** A document that no task took in this time is handed to the queue again. */
  readonly overdueSeconds: number;
  /** A step that was begun so often and never ended is given up. */
  readonly tries: number;
}

/** What tasks use to tell each other apart, and to hand on what is left. */
export interface Leasing {
  readonly now: () => Date;
  /** Returns a unique id. */
  readonly newLease: () => string;
  /** Adds a document to the queue of its kind, by its id. */
  readonly enqueue: (id: string) => Promise<void>;
}
type Clock = Pick<Leasing, 'now'>;

/** A document that a task has taken, as it is now. */
export interface Held<T extends Leased> {
  readonly id: string;
  readonly ref: DocumentReference<T>;
  readonly terms: LeaseTerms;
  readonly lease: string;
  readonly document: T;
}

/** What a task continues with; undefined once it has released the document. */
export type Next<T extends Leased> = Held<T> | undefined;

/** What a step may change: lease, tries and error follow from how it ends. */
export type Change<T extends Leased> = Partial<Omit<T, keyof Leased>>;

/**
 * What else is written with a release. It reads first, and is given the document as it is then; the function that
 * it returns writes.
 */
export type Also<T> = (transaction: Transaction, document: T) => Promise<() => void>;

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
  terms: LeaseTerms,
  { now, newLease }: Pick<Leasing, 'now' | 'newLease'>,
): Promise<Next<T>> {
  return ref.firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(ref)).data();
    if (!document || document.dueAt === null) return undefined;
    if (document.lease !== null && document.lease.until > now()) return undefined;
    const lease = newLease();
    const change = { ...heldUntil(lease, later(now(), terms.seconds)), tries: document.tries + 1 };
    transaction.update(plain(ref), change);
    return { id: ref.id, ref, terms, lease, document: { ...document, ...change } };
  });
}

/** Checks, in a transaction, that the task still holds it, and returns it as it is; throws `LeaseLost`. */
export async function stillHeld<T extends Leased>(
  transaction: Transaction,
  { ref, lease }: Held<T>,
): Promise<T> {
  const document = (await transaction.get(ref)).data();
  if (document?.lease?.id !== lease) throw new LeaseLost(ref.path, document === undefined);
  return document;
}

/** Renews the lease in the middle of a step, and shows how far that is; throws `LeaseLost`. */
export async function renew<T extends Leased>(
  { now }: Clock,
  held: Held<T>,
  change: (document: T) => Change<T> = () => ({}),
): Promise<void> {
  await write(held, (document) => ({
    ...change(document),
    ...heldUntil(held.lease, later(now(), held.terms.seconds)),
  }));
}

/** What a step that has ended leaves for the next one of the same task, for a commit of its own. */
export function nextOf<T extends Leased>(held: Held<T>, now: Date, change: Change<T>) {
  const { terms, lease, document } = held;
  return { ...change, ...heldUntil(lease, later(now, terms.seconds)), ...fresh(document) };
}

/** Stores what a step has done, and continues with the next; throws `LeaseLost`. */
export async function goOn<T extends Leased>(
  { now }: Clock,
  held: Held<T>,
  change: Change<T>,
): Promise<Held<T>> {
  const next = nextOf(held, now(), change);
  await write(held, () => next);
  return { ...held, document: { ...held.document, ...next } };
}

/** Stores what a step has done, and hands the rest to another task; throws `LeaseLost`. */
export async function handOn<T extends Leased>(
  leasing: Pick<Leasing, 'now' | 'enqueue'>,
  held: Held<T>,
  change: Change<T>,
): Promise<undefined> {
  await release(held, change, later(leasing.now(), held.terms.overdueSeconds));
  await leasing.enqueue(held.id);
}

/** Stores what a step has done, and releases the document until it is due; throws `LeaseLost`. */
export async function release<T extends Leased>(
  held: Held<T>,
  change: Change<T>,
  dueAt: Date | null,
  also?: Also<T>,
): Promise<undefined> {
  await write(held, (document) => ({ ...change, ...fresh(document), lease: null, dueAt }), also);
}

/** Releases the document after a failure, to be tried again; throws `LeaseLost`. */
export async function leaveFailed<T extends Leased>(
  { now }: Clock,
  held: Held<T>,
  reason: string,
): Promise<void> {
  const dueAt = later(now(), held.terms.overdueSeconds);
  await write(held, (document) => ({ ...failed(document, reason), lease: null, dueAt }));
}

/**
 * Releases the document without a result, with the reason: no task takes it until somebody looks at it. Throws
 * `LeaseLost`.
 */
export async function park<T extends Leased>(
  held: Held<T>,
  reason: string,
  change: Change<T>,
  also?: Also<T>,
): Promise<undefined> {
  const parked = { lease: null, dueAt: null };
  await write(held, (document) => ({ ...change, ...failed(document, reason), ...parked }), also);
}

/** What a document says of failures once a step has ended. */
function fresh(document: Leased): Pick<Leased, 'tries' | 'error'> {
  return { tries: 0, ...failed(document, null) };
}

function failed({ error }: Leased, reason: string | null): Pick<Leased, 'error'> {
  return error === undefined ? {} : { error: reason };
}

async function write<T extends Leased>(
  held: Held<T>,
  change: (document: T) => object,
  also: Also<T> = async () => () => {},
): Promise<void> {
  const { ref } = held;
  await ref.firestore.runTransaction(async (transaction) => {
    const document = await stillHeld(transaction, held);
    const writeElse = await also(transaction, document);
    transaction.update(plain(ref), { ...change(document) });
    writeElse();
  });
}

/** The same document for updates of single fields, which no converter reads. */
function plain<T>(ref: DocumentReference<T>): DocumentReference {
  return ref.firestore.doc(ref.path);
}

/** The fields of work that no task has begun, or that somebody begins again. */
export function notBegun(dueAt: Date | null): {
  lease: null;
  tries: number;
  error: null;
  dueAt: Date | null;
} {
  return { lease: null, tries: 0, error: null, dueAt };
}

/** The lease of a task; the sweep takes care of the document when it has expired. */
function heldUntil(id: string, until: Date): Pick<Leased, 'dueAt'> & { lease: NonNullable<Leased['lease']> } {
  return { lease: { id, until }, dueAt: until };
}

export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
