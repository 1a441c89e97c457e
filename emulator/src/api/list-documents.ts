import { FirestoreError } from '../errors.ts';
import { planQuery, runPlan } from '../query/plan.ts';
import type { OrderBy, StructuredQuery } from '../query/structured-query.ts';
import type { Caller } from '../values/auth.ts';
import type { FieldPath } from '../values/field-path.ts';
import { projectDocument } from '../values/fields.ts';
import { formatName, parseParentName } from '../values/resource-name.ts';
import type { Document } from '../values/value.ts';
import type { Consistency } from './api.ts';
import type { ApiContext } from './context.ts';
import { checkPageSize, pageOf } from './page.ts';
import { metadataDenied, requireList } from './permission.ts';
import { readPoint } from './read-point.ts';
import { checkQuery, countIndexes } from './run-query.ts';

interface ListDocumentsOptions {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly orderBy?: readonly OrderBy[] | undefined;
  readonly mask?: readonly FieldPath[] | undefined;
  /** Also names documents that do not exist but have documents below them. */
  readonly showMissing: boolean;
  readonly consistency: Consistency;
}

/** `ListDocuments`: one page of a collection. */
export function listDocuments(
  context: ApiContext,
  caller: Caller,
  parent: string,
  collectionId: string,
  options: ListDocumentsOptions,
): {
  readonly documents: (Document | { readonly missing: string })[];
  readonly nextPageToken?: string | undefined;
} {
  const { database, segments } = parseParentName(parent);
  checkPageSize(options.pageSize);
  if (options.showMissing) checkShowMissing(caller, collectionId, options.orderBy);
  const query: StructuredQuery = {
    from: { collectionId, allDescendants: false },
    orderBy: options.orderBy ?? [],
    offset: 0,
  };
  const { indexes } = checkQuery(context, parent, query);
  const point = readPoint(context, database, options.consistency);
  requireList(context, caller, database, parent, query, { time: point.readTime, at: point.at });
  countIndexes(context, database, indexes);
  const stored = context.store.database(database);
  const parentPath = segments.join('/');
  point.transaction?.queries.push({ parent: parentPath, query });
  const { documents } = runPlan(planQuery(query), stored.documents(parentPath, query.from, point.at));
  const entries: (Document | { readonly missing: string })[] = options.showMissing
    ? withMissing(
        documents,
        stored.idsWithMissing([...segments, collectionId].join('/')),
        (id) => formatName(database, [...segments, collectionId, id]),
        (name) => stored.hasBelow(name.slice(database.length + '/documents/'.length)),
      )
    : documents;
  const page = pageOf(entries, nameOf, options.pageSize, options.pageToken);
  context.store.meterOf(database).addQuery(page.items.length);
  return {
    documents: page.items.map((item) => ('missing' in item ? item : projectDocument(item, options.mask))),
    nextPageToken: page.next,
  };
}

function checkShowMissing(
  caller: Caller,
  collectionId: string,
  orderBy: readonly OrderBy[] | undefined,
): void {
  if (collectionId === '') {
    throw new FirestoreError('INVALID_ARGUMENT', 'collection id must be set when show_missing is true');
  }
  if (orderBy?.length) {
    throw new FirestoreError('INVALID_ARGUMENT', 'order_by must not be set when show_missing is true');
  }
  if (caller.kind !== 'owner') throw metadataDenied();
}

function withMissing(
  documents: readonly Document[],
  ids: readonly string[],
  toName: (id: string) => string,
  hasBelow: (name: string) => boolean,
): (Document | { readonly missing: string })[] {
  const found = new Map(documents.map((document) => [document.name, document]));
  const entries: (Document | { readonly missing: string })[] = [];
  for (const name of ids.map(toName)) {
    const document = found.get(name);
    if (document) entries.push(document);
    else if (hasBelow(name)) entries.push({ missing: name });
  }
  return entries;
}

function nameOf(entry: Document | { readonly missing: string }): string {
  return 'missing' in entry ? entry.missing : entry.name;
}
