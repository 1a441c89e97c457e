import { FirestoreError } from '../errors.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { toMicros } from '../values/timestamp.ts';
import type { Timestamp } from '../values/value.ts';
import type { Store } from './store.ts';

export type TransactionOptions =
  | { readonly kind: 'read-write'; readonly retry?: Uint8Array | undefined }
  | { readonly kind: 'read-only'; readonly readTime?: Timestamp | undefined };

/** An open transaction: what it has read so far, all of it at one time. */
export interface Transaction {
  readonly database: string;
  readonly readOnly: boolean;
  /** The one time that all its reads see; that of its first read, unless it was given. */
  readTime: Timestamp | undefined;
  /** Paths of the documents it read, found or missing, relative to the database. */
  readonly paths: Set<string>;
  /** Queries it ran, with the parent's path and what they returned. */
  readonly queries: TransactionQuery[];
}

export interface TransactionQuery {
  readonly parent: string;
  readonly query: StructuredQuery;
}

interface Entry extends Transaction {
  readonly startedMicros: number;
  usedMicros: number;
}

/** A transaction lives 270 s, and 60 s without a request (firebase.google.com/docs/firestore/quotas). */
const MAX_AGE_MICROS = 270 * 1_000_000;
const MAX_IDLE_MICROS = 60 * 1_000_000;
const ID_BYTES = 9;
const ID_TAG = 0x11;

/** The open transactions of all databases. Ids name a counter, so that ended ones are told from made-up ones. */
export class Transactions {
  readonly #open = new Map<bigint, Entry>();
  readonly #store: Store;
  #issued = 0n;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Opens a transaction; a read-only one may be given the time that it reads at. */
  begin(database: string, options: TransactionOptions): Uint8Array {
    this.#sweep();
    const now = this.#store.clock.now();
    const micros = toMicros(now);
    if (options.kind === 'read-write' && options.retry) numberOf(options.retry);
    const given = options.kind === 'read-only' ? options.readTime : undefined;
    if (given) checkReadTime(given, micros, this.#store.database(database).log.horizon);
    this.#issued++;
    this.#open.set(this.#issued, {
      database,
      readOnly: options.kind === 'read-only',
      readTime: given ?? (options.kind === 'read-only' ? now : undefined),
      paths: new Set(),
      queries: [],
      startedMicros: micros,
      usedMicros: micros,
    });
    return encodeId(this.#issued);
  }

  /** The open transaction of that id; `INVALID_ARGUMENT` for an id never given out, `ABORTED` for one that ended. */
  use(database: string, id: Uint8Array): Transaction {
    this.#sweep();
    const number = numberOf(id);
    const entry = this.#open.get(number);
    if (!entry && number >= 1n && number <= this.#issued) throw endedTransaction();
    if (!entry || entry.database !== database) throw unknownTransaction();
    entry.usedMicros = toMicros(this.#store.clock.now());
    if (entry.readTime && toMicros(entry.readTime) < this.#store.database(database).log.horizon) {
      this.#open.delete(number);
      throw endedTransaction();
    }
    return entry;
  }

  /** Ends a transaction; one that has ended already stays so. */
  end(database: string, id: Uint8Array): void {
    const number = numberOf(id);
    if (number < 1n || number > this.#issued) throw unknownTransaction();
    const entry = this.#open.get(number);
    if (entry && entry.database !== database) throw unknownTransaction();
    this.#open.delete(number);
  }

  #sweep(): void {
    if (this.#open.size === 0) return;
    const now = toMicros(this.#store.clock.now());
    for (const [number, entry] of this.#open) {
      const expired = now - entry.startedMicros > MAX_AGE_MICROS || now - entry.usedMicros > MAX_IDLE_MICROS;
      if (expired) this.#open.delete(number);
    }
  }
}

const MAX_READ_AGE_MICROS = 3600 * 1_000_000;

/** Throws unless a state is kept for that time: not in the future, at most an hour old, and still in the change log. */
export function checkReadTime(time: Timestamp, nowMicros: number, horizonMicros: number): void {
  const micros = toMicros(time);
  if (micros > nowMicros) {
    throw new FirestoreError('INVALID_ARGUMENT', "The requested 'read_time' cannot be in the future.");
  }
  if (nowMicros - micros > MAX_READ_AGE_MICROS || micros < horizonMicros) {
    throw new FirestoreError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
  }
}

function encodeId(number: bigint): Uint8Array {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes[0] = ID_TAG;
  bytes.writeBigUInt64LE(number, 1);
  return bytes;
}

function numberOf(id: Uint8Array): bigint {
  if (id.length !== ID_BYTES || id[0] !== ID_TAG) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid transaction.');
  }
  return Buffer.from(id).readBigUInt64LE(1);
}

function unknownTransaction(): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', 'Transaction is invalid or expired.');
}

function endedTransaction(): FirestoreError {
  return new FirestoreError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
}
