import type { Caller } from '../values/auth.ts';
import type { Clock } from '../values/clock.ts';
import { documentSize } from '../values/document-size.ts';
import { toMicros } from '../values/timestamp.ts';
import type { Document, Timestamp } from '../values/value.ts';
import { BillingMeter } from './billing.ts';
import type { Change, CommittedChanges, DocumentChange } from './change.ts';
import { Database } from './database.ts';

type Listener<T> = (event: T) => void;

/** Every database of every project, in memory. */
export class Store {
  readonly #databases = new Map<string, Database>();
  readonly #meters = new Map<string, BillingMeter>();
  readonly #onCommit = new Set<Listener<CommittedChanges>>();
  readonly #onChange = new Set<Listener<Change>>();

  /** When this store began: no state before that is known, and all databases were empty then. */
  readonly #startMicros: number;

  constructor(readonly clock: Clock) {
    this.#startMicros = toMicros(clock.now());
  }

  /** The database of that name (`projects/{p}/databases/{d}`), made on first use. */
  database(name: string): Database {
    const found = this.#databases.get(name);
    if (found) return found;
    const made = new Database(name, this.#startMicros);
    this.#databases.set(name, made);
    return made;
  }

  /** The counter of a project (its bare id). */
  meter(project: string): BillingMeter {
    const found = this.#meters.get(project);
    if (found) return found;
    const made = new BillingMeter();
    this.#meters.set(project, made);
    return made;
  }

  /** The counter of the project that a database belongs to. */
  meterOf(database: string): BillingMeter {
    return this.meter(projectOf(database));
  }

  /** Stores a commit's changes at once, then tells listeners, then the change hooks, in order. */
  apply(database: string, changes: readonly DocumentChange[], time: Timestamp, caller: Caller): void {
    if (changes.length === 0) return;
    this.#put(this.database(database), changes, time);
    this.#notify({ database, time, changes });
    for (const { before, after } of changes) {
      for (const hook of this.#onChange) hook({ database, before, after, time, caller });
    }
  }

  /** Deletes every document of a project: open listeners see them go, change hooks are not called. */
  clear(project: string): void {
    for (const [name, database] of this.#databases) {
      if (!name.startsWith(`projects/${project}/`)) continue;
      const time = this.clock.now();
      const changes = [...database.all()].map((before) => ({ name: before.name, before, after: undefined }));
      database.clear(toMicros(time));
      this.#notify({ database: name, time, changes });
    }
  }

  /** Every document of every database, for export. */
  *dump(): Generator<{ readonly database: string; readonly documents: Iterable<Document> }> {
    for (const [name, database] of this.#databases) yield { database: name, documents: database.all() };
  }

  /**
   * Takes documents as an import has them, times included; later commits get later times, and no state before the
   * import is known. Calls no change hook.
   */
  load(database: string, documents: Iterable<Document>): void {
    const changes: DocumentChange[] = [];
    const target = this.database(database);
    for (const after of documents) {
      this.clock.floor(after.updateTime);
      changes.push({ name: after.name, before: target.get(relativePath(after.name)), after });
    }
    const time = this.clock.now();
    this.#put(target, changes, time);
    target.log.reset(toMicros(time));
    this.#notify({ database, time, changes });
  }

  /** Keeps every document of a project as it is; what is returned brings the project back to them. Calls no change hook. */
  keep(project: string): () => void {
    const kept = [...this.#databases.values()]
      .filter(({ name }) => projectOf(name) === project)
      .map((database) => ({ name: database.name, documents: [...database.all()] }));
    return () => {
      this.clear(project);
      for (const { name, documents } of kept) this.load(name, documents);
    };
  }

  /** Calls back once for each commit, with all its changes; returns how to stop. */
  onCommit(listener: Listener<CommittedChanges>): () => void {
    this.#onCommit.add(listener);
    return () => this.#onCommit.delete(listener);
  }

  /** Calls back for each changed document of each commit by a client, in order; returns how to stop. */
  onChange(hook: Listener<Change>): () => void {
    this.#onChange.add(hook);
    return () => this.#onChange.delete(hook);
  }

  #put(database: Database, changes: readonly DocumentChange[], time: Timestamp): void {
    const micros = toMicros(time);
    for (const { name, after } of changes) {
      database.put(relativePath(name), after, after ? documentSize(name, after.fields) : 0, micros);
    }
    database.log.trim();
  }

  #notify(event: CommittedChanges): void {
    for (const listener of this.#onCommit) listener(event);
  }
}

/** The project of a database or of a document, by its name. */
export function projectOf(name: string): string {
  return name.split('/')[1] ?? '';
}

/** The part of a name after `/documents/`; empty for the root. */
export function relativePath(name: string): string {
  let slash = -1;
  for (let i = 0; i < 5; i++) {
    slash = name.indexOf('/', slash + 1);
    if (slash === -1) return '';
  }
  return name.slice(slash + 1);
}
