import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { listKeysOf, type PublicEntry, type PublicList } from '@rawi/model/truth/public-list';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';

/** Writes a public list of the site's own, and resolves once its page is built. */
export async function publishSiteList(
  firestore: Firestore,
  id: string,
  { name, entries }: { readonly name: PublicList['name']; readonly entries: readonly PublicEntry[] },
): Promise<void> {
  const now = new Date();
  const list: PublicList = {
    owner: { kind: 'site' },
    name,
    entries: [...entries],
    keys: listKeysOf(entries),
    version: 1,
    publishedAt: now,
    changedAt: now,
  };
  await firestore.doc(paths.publicList(id)).set(list);
  await invalidateTargets(firestore, [{ kind: 'list', id }], now);
  await new Promise<void>((resolve, reject) => {
    const stop = firestore.doc(paths.page(pageIds.list(id))).onSnapshot((page) => {
      if (!page.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
