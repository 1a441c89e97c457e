import type { Version } from './version.ts';

/** One change of one document; `path` is relative to the database. */
export interface LogEntry {
  readonly path: string;
  readonly version: Version;
}

const MAX_ENTRIES = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The latest changes in order, which is all the past that a database keeps: resume tokens, snapshot reads and
 * transactions reach back to `horizon` and no further. Bounded in entries and in bytes of superseded documents.
 */
export class ChangeLog {
  #entries: LogEntry[] = [];
  #start = 0;
  #bytes = 0;
  #horizon: number;
  readonly #forget: (entry: LogEntry) => void;

  /** `forget` is called with each entry that falls out: its earlier version can no longer be read. */
  constructor(
    horizon: number,
    forget: (entry: LogEntry) => void,
    private readonly limits = { entries: MAX_ENTRIES, bytes: MAX_BYTES },
  ) {
    this.#horizon = horizon;
    this.#forget = forget;
  }

  /** The earliest time, in microseconds, whose state is still known. */
  get horizon(): number {
    return this.#horizon;
  }

  append(path: string, version: Version): void {
    this.#entries.push({ path, version });
    this.#bytes += version.previous?.size ?? 0;
  }

  /** Drops what exceeds the bounds; called once a commit is complete, so that a commit is never cut in two. */
  trim(): void {
    while (this.#entries.length - this.#start > this.limits.entries || this.#bytes > this.limits.bytes) {
      const oldest = this.#entries[this.#start];
      if (!oldest) return;
      this.#start++;
      this.#bytes -= oldest.version.previous?.size ?? 0;
      this.#horizon = oldest.version.micros;
      this.#forget(oldest);
    }
    if (this.#start > this.limits.entries) {
      this.#entries = this.#entries.slice(this.#start);
      this.#start = 0;
    }
  }

  /** The paths changed after a time, each once; `undefined` if the log does not reach back that far. */
  changedSince(micros: number): ReadonlySet<string> | undefined {
    if (micros < this.#horizon) return undefined;
    const paths = new Set<string>();
    for (let i = this.#entries.length - 1; i >= this.#start; i--) {
      const entry = this.#entries[i];
      if (!entry || entry.version.micros <= micros) break;
      paths.add(entry.path);
    }
    return paths;
  }

  /** Forgets everything; times before `horizon` are unknown from now on. */
  reset(horizon: number): void {
    this.#entries = [];
    this.#start = 0;
    this.#bytes = 0;
    this.#horizon = horizon;
  }
}
