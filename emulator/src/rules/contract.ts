import type { Auth } from '../values/auth.ts';
import type { QueryFilter } from '../values/filter.ts';
import type { Fields, Timestamp } from '../values/value.ts';
import type { CoverageReport } from './coverage.ts';

/** A document as rules see it; `path` holds the segments after `/databases/{database}/documents`. */
export interface RulesDocument {
  readonly path: readonly string[];
  readonly fields: Fields;
}

/** What `get`, `exists`, `getAfter` and `existsAfter` read. `undefined` stands for a missing document. */
export interface DocumentReader {
  get(path: readonly string[]): RulesDocument | undefined;
  getAfter(path: readonly string[]): RulesDocument | undefined;
}

/** One document's access: everything but `list`. */
export interface DocumentRequest {
  readonly method: 'get' | 'create' | 'update' | 'delete';
  readonly database: string;
  readonly path: readonly string[];
  readonly auth: Auth;
  readonly time: Timestamp;
  /** The document before the write (or the one read); absent when it does not exist. */
  readonly existing: RulesDocument | undefined;
  /** The document as it would be after the write; absent for `get` and `delete`. */
  readonly incoming: RulesDocument | undefined;
}

/** A query (or a listing) over one collection, or over a collection group. */
export interface ListRequest {
  readonly database: string;
  /** Segments of the parent document; empty for the root. */
  readonly parent: readonly string[];
  readonly collectionId: string;
  /** True for a collection group (`allDescendants`). */
  readonly group: boolean;
  readonly where: QueryFilter | undefined;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'asc' | 'desc' }[];
  readonly limit: number | undefined;
  readonly offset: number;
  readonly auth: Auth;
  readonly time: Timestamp;
}

/** The answer; `reason` says in one or more lines which `allow` was tried and why it did not hold. */
export interface Decision {
  readonly allowed: boolean;
  readonly reason: string;
}

/** An error of a rules file, with its place (1-based). */
export interface RulesIssue {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/**
 * One loaded rules file. An instance keeps no state between requests but coverage. A batch or transaction is decided
 * through one `Access`, which shares the 20-document budget of a commit (10 within one operation).
 */
export interface Ruleset {
  readonly version: '1' | '2';
  decide(request: DocumentRequest, reader: DocumentReader, access?: Access): Decision;
  decideList(request: ListRequest, reader: DocumentReader): Decision;
  /** What every expression has come to since the file was loaded. */
  coverage(): CoverageReport;
}

/** Counts the documents that rules read in one commit; a repeated path is not counted again. */
export interface Access {
  readonly seen: Set<string>;
}
