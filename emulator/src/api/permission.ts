import { FirestoreError } from '../errors.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { requestTime, type StagedWrite } from '../store/stage.ts';
import { relativePath } from '../store/store.ts';
import type { Caller } from '../values/auth.ts';
import type { Document, Timestamp } from '../values/value.ts';
import type { DocumentView, Verdict, WriteAccess } from './authorize.ts';
import type { ApiContext } from './context.ts';

/** The names that rules looked up for one request; each is billed once. */
type Lookups = ReadonlySet<string>;

/** When and as of when a request is judged; `at` is the state that it reads, in microseconds. */
interface Moment {
  readonly time: Timestamp;
  readonly at?: number | undefined;
}

/** Throws `PERMISSION_DENIED` unless the caller may read the document of that name. */
export function requireGet(
  context: ApiContext,
  caller: Caller,
  database: string,
  name: string,
  document: Document | undefined,
  moment: Moment,
): Lookups {
  return judge(context, caller, database, moment, undefined, (user, view) =>
    context.authorize.get({ auth: user.auth, database, name, document, time: moment.time, view }),
  );
}

/**
 * Throws `PERMISSION_DENIED` unless the caller may list whatever the query could return. Rules speak of collections by
 * name, so a query over every collection is the owner's alone.
 */
export function requireList(
  context: ApiContext,
  caller: Caller,
  database: string,
  parent: string,
  query: StructuredQuery,
  moment: Moment,
): Lookups {
  if (caller.kind === 'user' && query.from.collectionId === '') {
    throw permissionDenied('A query over every collection is not covered by rules.');
  }
  return judge(context, caller, database, moment, undefined, (user, view) =>
    context.authorize.list({ auth: user.auth, database, parent, query, time: moment.time, view }),
  );
}

/** Throws `PERMISSION_DENIED` unless the caller may do all of the staged writes together. */
export function requireCommit(
  context: ApiContext,
  caller: Caller,
  database: string,
  staged: readonly StagedWrite[],
  time: Timestamp,
): Lookups {
  const after = new Map(staged.map((one) => [one.write.name, one.after]));
  return judge(context, caller, database, { time: requestTime(time) }, after, (user, view) =>
    context.authorize.commit({
      auth: user.auth,
      database,
      writes: staged.map(writeAccess),
      time: requestTime(time),
      view,
    }),
  );
}

function judge(
  context: ApiContext,
  caller: Caller,
  database: string,
  moment: Moment,
  after: ReadonlyMap<string, Document | undefined> | undefined,
  ask: (user: Caller & { kind: 'user' }, view: DocumentView) => Verdict,
): Lookups {
  const lookups = new Set<string>();
  if (caller.kind === 'owner') return lookups;
  const stored = context.store.database(database);
  const get = (name: string): Document | undefined => {
    lookups.add(name);
    return stored.get(relativePath(name), moment.at);
  };
  const getAfter = (name: string): Document | undefined => {
    lookups.add(name);
    return after?.has(name) ? after.get(name) : stored.get(relativePath(name), moment.at);
  };
  const verdict = ask(caller, { get, getAfter });
  context.store.meterOf(database).addReads(lookups.size);
  if (verdict.allowed) return lookups;
  throw permissionDenied(verdict.reason);
}

/** The refusal by rules, whose message begins as in production; the reason helps who develops. */
function permissionDenied(reason: string): FirestoreError {
  const message = 'Missing or insufficient permissions.';
  return new FirestoreError('PERMISSION_DENIED', reason === '' ? message : `${message} ${reason}`);
}

/** The refusal of what only the Admin SDKs may ask, in the emulator's words. */
export function metadataDenied(): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
}

/** A precondition says what the client means to do, even where the document is not as it expects. */
function writeAccess({ write, before, after }: StagedWrite): WriteAccess {
  if (write.kind === 'verify') return { method: 'get', name: write.name, before, after };
  if (write.kind === 'delete') return { method: 'delete', name: write.name, before, after: undefined };
  const expected = write.precondition && ('exists' in write.precondition ? write.precondition.exists : true);
  return {
    method: (expected ?? before !== undefined) ? 'update' : 'create',
    name: write.name,
    before,
    after,
  };
}
