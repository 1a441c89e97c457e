import type { StructuredQuery } from '../query/structured-query.ts';
import type { Auth } from '../values/auth.ts';
import type { Document, Timestamp } from '../values/value.ts';

/** What rules may look up besides the document at hand, by full name. Reads count against the project's bill. */
export interface DocumentView {
  /** As the request finds it. */
  get(name: string): Document | undefined;
  /** As the whole commit would leave it; for reads the same as `get`. */
  getAfter(name: string): Document | undefined;
}

interface Access {
  readonly auth: Auth;
  /** `projects/{p}/databases/{d}`. */
  readonly database: string;
  /** Rules' `request.time`: in a commit, the very value that `REQUEST_TIME` stores. */
  readonly time: Timestamp;
  readonly view: DocumentView;
}

export interface GetAccess extends Access {
  readonly name: string;
  /** Absent if the document does not exist. */
  readonly document: Document | undefined;
}

export interface ListAccess extends Access {
  /** A full document name, or `{database}/documents`. */
  readonly parent: string;
  readonly query: StructuredQuery;
}

export interface WriteAccess {
  /** `get` for a `verify` write. */
  readonly method: 'get' | 'create' | 'update' | 'delete';
  readonly name: string;
  /** As the writes before it in the same commit leave the document. */
  readonly before: Document | undefined;
  /** As this write leaves it; absent for a delete. */
  readonly after: Document | undefined;
}

export interface CommitAccess extends Access {
  readonly writes: readonly WriteAccess[];
}

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** Decides what users may do; the owner is never asked about. One call is one request of its limits on lookups. */
export interface Authorize {
  get(access: GetAccess): Verdict;
  list(access: ListAccess): Verdict;
  /** Allowed only if every write is. */
  commit(access: CommitAccess): Verdict;
}

/** Allows everything, as without a rules file. */
export const ALLOW_ALL: Authorize = {
  get: () => ({ allowed: true }),
  list: () => ({ allowed: true }),
  commit: () => ({ allowed: true }),
};
