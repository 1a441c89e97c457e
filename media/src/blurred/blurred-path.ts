import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';

/** Raise it whenever other blurred pictures are made of the same: what is cached under a path never changes. */
const RECIPE = 1;

/**
 * Where the blurred pictures of a published folder lie: beside it, under the same owner's name. Its hash is that of the folder's name, which nobody
 * finds again from it; another folder has another one, so that either can be deleted with what it belongs to.
 */
export function blurredFolderOf(sharp: string): string {
  const [, ownerId = sharp] = /^public\/(.+)-[0-9a-f]+$/.exec(sharp) ?? [];
  const hash = createHash('sha256').update(`blurred ${RECIPE} ${sharp}`).digest('hex');
  return storagePaths.publicFolder(ownerId, hash.slice(0, 16));
}
