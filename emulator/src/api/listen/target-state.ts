import { FirestoreError } from '../../errors.ts';
import { planQuery } from '../../query/plan.ts';
import { relativePath } from '../../store/store.ts';
import type { Caller } from '../../values/auth.ts';
import type { Document, Timestamp } from '../../values/value.ts';
import type { Target } from '../api.ts';
import { requireInDatabase } from '../batch-get.ts';
import type { ApiContext } from '../context.ts';
import { requireGet, requireList } from '../permission.ts';
import { checkQuery, countIndexes, selectFields } from '../run-query.ts';
import { DocumentsView } from './documents-view.ts';
import { LimitView } from './limit-view.ts';
import { QueryView } from './query-view.ts';
import type { View } from './view.ts';

/** One target of a stream while it is open. */
export interface TargetState {
  readonly id: number;
  readonly view: View;
  /** Keys under which the hub files it: what a change must touch to concern it. */
  readonly interests: readonly string[];
  /** The fields that the target wants of a document. */
  project(document: Document): Document;
  /** Throws `PERMISSION_DENIED` if the caller may not (or no longer) listen; renews `lookups`. */
  authorize(time: Timestamp): void;
  /** The documents on which the permission depends. */
  lookups: ReadonlySet<string>;
}

/** Opens a target; throws for one that is malformed, wants an index that is not there, or is not allowed. */
export function openTarget(
  context: ApiContext,
  caller: Caller,
  database: string,
  target: Target,
  time: Timestamp,
): TargetState {
  const state =
    target.kind === 'documents'
      ? documentsTarget(context, caller, database, target)
      : queryTarget(context, caller, database, target);
  state.authorize(time);
  return state;
}

function documentsTarget(
  context: ApiContext,
  caller: Caller,
  database: string,
  target: Target & { kind: 'documents' },
): TargetState {
  for (const name of target.names) requireInDatabase(name, database);
  const stored = context.store.database(database);
  const names = new Set(target.names);
  return {
    id: target.targetId,
    view: new DocumentsView(stored, names),
    interests: target.names.map(documentInterest),
    project: (document) => document,
    authorize(time) {
      const lookups = [...names].flatMap((name) => [
        name,
        ...requireGet(context, caller, database, name, stored.get(relativePath(name)), { time }),
      ]);
      this.lookups = new Set(lookups);
    },
    lookups: new Set(),
  };
}

function queryTarget(
  context: ApiContext,
  caller: Caller,
  database: string,
  target: Target & { kind: 'query' },
): TargetState {
  const { parent, query } = target;
  const place = checkQuery(context, parent, query);
  if (place.database !== database) {
    throw new FirestoreError('INVALID_ARGUMENT', `Parent "${parent}" is not in database "${database}".`);
  }
  const stored = context.store.database(database);
  const parentPath = place.segments.join('/');
  const plan = planQuery(query);
  const limited = query.limit !== undefined || query.offset > 0;
  let view: View | undefined;
  return {
    id: target.targetId,
    // Made on first use, which is after the permission was checked.
    get view() {
      if (view) return view;
      countIndexes(context, database, place.indexes);
      view = limited ? new LimitView(stored, parentPath, plan) : new QueryView(stored, parentPath, plan);
      return view;
    },
    interests: [queryInterest(database, parentPath, query.from)],
    project: (document) => selectFields(document, query),
    authorize(time) {
      this.lookups = requireList(context, caller, database, parent, query, { time });
    },
    lookups: new Set(),
  };
}

/** The interest of a target in one document. */
export function documentInterest(name: string): string {
  return `document:${name}`;
}

function queryInterest(
  database: string,
  parent: string,
  from: { readonly collectionId: string; readonly allDescendants: boolean },
): string {
  if (from.allDescendants || from.collectionId === '') return groupInterest(database, from.collectionId);
  return collectionInterest(database, parent === '' ? from.collectionId : `${parent}/${from.collectionId}`);
}

/** The interest in one collection, by its path. */
export function collectionInterest(database: string, path: string): string {
  return `collection:${database}:${path}`;
}

/** The interest in every collection of an id; an empty id stands for all. */
export function groupInterest(database: string, collectionId: string): string {
  return `group:${database}:${collectionId}`;
}
