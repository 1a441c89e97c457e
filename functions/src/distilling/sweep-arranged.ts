import { storagePaths } from '@rawi/model/paths';
import { renew } from '../data/lease.ts';
import { revisionsOf, submissionRef } from '../data/submissions.ts';
import type { DistillServices } from './distill-services.ts';
import type { HeldFile } from './held-file.ts';

/**
 * Removes what earlier arrangements of a file made, but for what reviewers saw or pinned notes to. The folders are
 * listed before the lease is renewed: a later arrangement, which has a folder of its own, is never among them.
 */
export async function sweepArranged(
  services: DistillServices,
  held: HeldFile,
  needed: readonly string[],
): Promise<void> {
  const { firestore: db, staged } = services;
  const { uid, submissionId } = held.document;
  const files = await staged.list(storagePaths.stagedFile(uid, held.id));
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  const [submission, revisions] = await Promise.all([
    submissionRef(db, submissionId).get(),
    revisionsOf(db, submissionId).get(),
  ]);
  const kept = new Set([
    ...needed,
    submission.data()?.rejection?.pinnedFolder,
    ...revisions.docs.map((revision) => revision.data().pages),
  ]);
  await renew(services, held);
  for (const folder of folders) {
    if (!kept.has(folder)) await staged.removeAll(`${folder}/`);
  }
}
