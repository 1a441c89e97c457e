import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';

/** Invalidates pages, and resolves when the deployed functions have rebuilt each of them. */
export async function rebuildPages(firestore: Firestore, ...targets: readonly PageTarget[]): Promise<void> {
  await invalidateTargets(firestore, targets, new Date());
  await Promise.all(targets.map((target) => invalidationCleared(firestore, target)));
}

/** Resolves when the page has no invalidation. */
export function invalidationCleared(firestore: Firestore, target: PageTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = firestore.doc(paths.invalidation(pageIdOf(target))).onSnapshot((snapshot) => {
      if (snapshot.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
