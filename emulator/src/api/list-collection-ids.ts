import type { Caller } from '../values/auth.ts';
import { parseParentName } from '../values/resource-name.ts';
import type { ApiContext } from './context.ts';
import { checkPageSize, pageOf } from './page.ts';
import { metadataDenied } from './permission.ts';

/** `ListCollectionIds`: the collections directly below a document or the root; for the owner only, as in production. */
export function listCollectionIds(
  context: ApiContext,
  caller: Caller,
  parent: string,
  options: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
): { readonly collectionIds: readonly string[]; readonly nextPageToken?: string | undefined } {
  const { database, segments } = parseParentName(parent);
  checkPageSize(options.pageSize);
  if (caller.kind !== 'owner') throw metadataDenied();
  const ids = context.store.database(database).collectionIds(segments.join('/'));
  const page = pageOf(ids, (id) => id, options.pageSize, options.pageToken);
  context.store.meterOf(database).addQuery(page.items.length);
  return { collectionIds: page.items, nextPageToken: page.next };
}
