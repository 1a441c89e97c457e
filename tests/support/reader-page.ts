import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { listKeysOf, type PublicEntry, type PublicList } from '@rawi/model/truth/public-list';
import { DEFAULT_SETTINGS, type User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';
import { leaves } from './leaves.ts';

/** Writes a person who has a page and a public list on it, without an account, and resolves once the page is built. */
export async function openReaderPage(
  firestore: Firestore,
  uid: string,
  { name, entries }: { readonly name: string; readonly entries: readonly PublicEntry[] },
): Promise<void> {
  const now = new Date();
  const profile: User = {
    fullName: name,
    locale: 'en',
    settings: { ...DEFAULT_SETTINGS, publicPage: true },
    consentedAt: now,
    createdAt: now,
  };
  const list: PublicList = {
    owner: { kind: 'person', uid, listId: 'own' },
    name: 'A list of a reader',
    entries: [...entries],
    keys: listKeysOf(entries),
    version: 1,
    publishedAt: now,
    changedAt: now,
  };
  await firestore.doc(paths.user(uid)).set(profile);
  const listId = `list-of-${uid}`;
  leaves('public-list', paths.publicList(listId), 'a public list that was made of no private one');
  leaves('page-missing', paths.page(pageIds.list(listId)), 'only the page of its reader is asked for');
  await firestore.doc(paths.publicList(listId)).set(list);
  await invalidateTargets(firestore, [{ kind: 'reader', id: uid }], now);
  await new Promise<void>((resolve, reject) => {
    const stop = firestore.doc(paths.page(pageIds.reader(uid))).onSnapshot((page) => {
      if (!page.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
