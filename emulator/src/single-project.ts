import type { Caller, FirestoreApi } from './api/api.ts';

/**
 * Passes every call on, and warns once about each project other than `projectId` that is asked for: mostly it is a
 * client set up with another id, which then finds an empty database.
 */
export function warnOtherProjects(
  api: FirestoreApi,
  projectId: string,
  warn: (text: string) => void = console.warn,
): FirestoreApi {
  const known = new Set([projectId]);
  const check = (name: string) => {
    const project = /^projects\/([^/]+)\//.exec(name)?.[1];
    if (project === undefined || known.has(project)) return;
    known.add(project);
    warn(
      `A client asks for project "${project}", but this emulator was started for "${projectId}". Its data is kept apart.`,
    );
  };
  /** Every method takes the caller, then a name that begins with the project. */
  const watched =
    <Rest extends readonly unknown[], Result>(
      method: (caller: Caller, name: string, ...rest: Rest) => Result,
    ) =>
    (caller: Caller, name: string, ...rest: Rest): Result => {
      check(name);
      return method(caller, name, ...rest);
    };
  return {
    getDocument: watched(api.getDocument),
    batchGet: watched(api.batchGet),
    runQuery: watched(api.runQuery),
    runAggregationQuery: watched(api.runAggregationQuery),
    commit: watched(api.commit),
    batchWrite: watched(api.batchWrite),
    beginTransaction: watched(api.beginTransaction),
    rollback: watched(api.rollback),
    listDocuments: watched(api.listDocuments),
    listCollectionIds: watched(api.listCollectionIds),
    listen: watched(api.listen),
  };
}
