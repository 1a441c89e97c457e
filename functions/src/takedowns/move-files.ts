import { storagePaths } from '@rawi/model/paths';
import type { Files } from '../data/files.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { fileAt } from '../publishing/copy-files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import type { SealedFiles } from './sealed-files.ts';

/**
 * Moves at most `most` published files of something under the seal of a take-down: each is copied, compared,
 * and then deleted at its old place. Returns how many it has moved; fewer than `most` if none is left. A
 * second run moves the rest.
 */
export async function sealFiles(
  bucket: Files,
  takedownId: string,
  where: SealedFiles,
  most: number,
): Promise<number> {
  const some = (await listFiles(bucket, '', where)).slice(0, most);
  await inParallel(some, async (path) => {
    await copySurely(bucket, path, toSealedPath(takedownId, path));
    await bucket.remove(path);
  });
  return some.length;
}

/** Copies missing files back from under the seal; the sealed copies stay until the take-down is over. */
export async function unsealFiles(
  bucket: Files,
  takedownId: string,
  where: SealedFiles,
  most: number,
): Promise<number> {
  const seal = storagePaths.sealed(takedownId);
  const sealed = await listFiles(bucket, seal, where);
  const there = new Set(await listFiles(bucket, '', where));
  const some = sealed.filter((path) => !there.has(path.slice(seal.length))).slice(0, most);
  await inParallel(some, (path) => copySurely(bucket, path, path.slice(seal.length)));
  return some.length;
}

/** Deletes published files of something that a task wrote late, or that belong to an older version. */
export async function removeRest(
  bucket: Files,
  where: SealedFiles,
  isOthers: (folder: string) => boolean,
): Promise<void> {
  for (const path of await listFiles(bucket, '', where)) await bucket.remove(path);
  for (const owner of where.owners) {
    const begin = storagePaths.publicFolders(owner);
    const own = (await bucket.list(begin)).filter(({ path }) => {
      const folder = path.slice(0, path.indexOf('/', begin.length));
      return /^[0-9a-f]{16}\//.test(path.slice(begin.length)) && !isOthers(folder);
    });
    await inParallel(own, ({ path }) => bucket.remove(path));
  }
}

/** The path of a published file while it is under seal. */
function toSealedPath(takedownId: string, path: string): string {
  return `${storagePaths.sealed(takedownId)}${path}`;
}

async function listFiles(bucket: Files, below: string, { folders, files }: SealedFiles): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    found.push(...(await bucket.list(`${below}${folder}/`)).map(({ path }) => path));
  }
  for (const path of files) if (await bucket.find(`${below}${path}`)) found.push(`${below}${path}`);
  return found.toSorted();
}

async function copySurely(bucket: Files, from: string, into: string): Promise<void> {
  const source = await bucket.find(from);
  // Another run has moved it since it was listed.
  if (!source && (await bucket.find(into))) return;
  if (!source || !(await bucket.copy(from, into, fileAt(into)))) throw new FileVanished(from);
  const copy = await bucket.find(into);
  if (copy?.bytes !== source.bytes || copy.checksum !== source.checksum) {
    throw new Error(`${into} is not what ${from} is.`);
  }
}
