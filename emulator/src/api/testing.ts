import { FirestoreError } from '../errors.ts';
import type { IndexConfig } from '../query/index-config.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { IndexMeter } from '../store/index-usage.ts';
import { Store } from '../store/store.ts';
import type { FieldTransform, Precondition, Write } from '../store/write.ts';
import { createClock } from '../values/clock.ts';
import type { QueryFilter } from '../values/filter.ts';
import type { Fields, Value } from '../values/value.ts';
import type { ListenEvent } from './api.ts';
import { ALLOW_ALL, type Authorize } from './authorize.ts';
import { createFirestoreApi } from './create-firestore-api.ts';

/** The database and the callers that tests of the API use. */
export const DATABASE = 'projects/demo/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const OWNER = { kind: 'owner' } as const;
export const VISITOR = { kind: 'user', auth: null } as const;
export const LATEST = { kind: 'latest' } as const;

/** A fresh store with the API on top, and a wall clock (in microseconds) that tests move by hand. */
export function setUp(options: { authorize?: Authorize; indexes?: IndexConfig } = {}) {
  const wall = { micros: 1_700_000_000_000_000 };
  const store = new Store(createClock(() => wall.micros));
  const indexes = options.indexes && new IndexMeter(options.indexes);
  const api = createFirestoreApi({
    store,
    authorize: options.authorize ?? ALLOW_ALL,
    indexes,
  });
  const write = (...writes: Write[]) => api.commit(OWNER, DATABASE, writes, undefined);
  return { store, api, wall, write, indexes };
}

export const int = (value: number | bigint): Value => ({ kind: 'integer', value: BigInt(value) });
export const double = (value: number): Value => ({ kind: 'double', value });
export const text = (value: string): Value => ({ kind: 'string', value });
export const list = (...values: Value[]): Value => ({ kind: 'array', values });
export const map = (fields: Record<string, Value>): Value => ({ kind: 'map', fields: fieldsOf(fields) });
export const reference = (path: string): Value => ({ kind: 'reference', name: nameOf(path) });
export const fieldsOf = (fields: Record<string, Value>): Fields => new Map(Object.entries(fields));
export const nameOf = (path: string): string => `${ROOT}/${path}`;

/** A write that sets the whole document. */
export function set(
  path: string,
  fields: Record<string, Value>,
  more: { precondition?: Precondition; transforms?: FieldTransform[]; mask?: string[][] } = {},
): Write {
  return {
    kind: 'update',
    name: nameOf(path),
    fields: fieldsOf(fields),
    transforms: more.transforms ?? [],
    precondition: more.precondition,
    mask: more.mask,
  };
}

export function remove(path: string, precondition?: Precondition): Write {
  return { kind: 'delete', name: nameOf(path), precondition };
}

export function queryOf(collectionId: string, more: Partial<StructuredQuery> = {}): StructuredQuery {
  return { from: { collectionId, allDescendants: false }, orderBy: [], offset: 0, ...more };
}

export function where(field: string, op: (QueryFilter & { kind: 'field' })['op'], value: Value): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value };
}

/** The status and message of what is thrown; `OK` if nothing is. */
export function refusal(action: () => unknown): string {
  try {
    action();
    return 'OK';
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return `${error.status}: ${error.message}`;
  }
}

/** The status of what is thrown; `OK` if nothing is. */
export function status(action: () => unknown): string {
  return refusal(action).split(':')[0] ?? '';
}

/** Ids of documents by their last path segment. */
export function idsOf(documents: readonly { readonly name: string }[]): string[] {
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}

/** Events in a short form that reads well in assertions: `add 1`, `change a 1`, `delete a 1`, `snapshot`. */
export function shortForm(events: readonly ListenEvent[]): string[] {
  return events.map((event) => {
    switch (event.kind) {
      case 'target-change':
        if (event.type === 'no-change' && event.targetIds.length === 0) return 'snapshot';
        return [event.type, ...event.targetIds, ...(event.cause ? [`code ${event.cause.code}`] : [])].join(
          ' ',
        );
      case 'document-change': {
        const left = event.removedTargetIds.map((id) => `-${id}`);
        return ['change', ...idsOf([event.document]), ...event.targetIds, ...left].join(' ');
      }
      case 'document-delete':
        return ['delete', ...idsOf([event]), ...event.removedTargetIds].join(' ');
      case 'document-remove':
        return ['remove', ...idsOf([event]), ...event.removedTargetIds].join(' ');
      case 'filter':
        return `filter ${event.targetId} ${event.count}`;
    }
  });
}
