import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Upload } from '../published-folder.ts';
import { blurPicture } from './blur-picture.ts';

/** A picture of ours that a blurred one is made of; the narrowest file of it does. */
export interface SharpPicture {
  /** The blurred file's, without `.webp`. */
  readonly name: string;
  readonly content: Buffer;
}

/** A folder of blurred pictures. */
export interface BlurredFolder {
  /** Where the blurred picture of a name lies. */
  readonly pathOf: (name: string) => string;
  readonly uploads: () => readonly Upload[];
}

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

/** Makes the blurred pictures of the `sharp` folder. */
export async function blurredFolder(
  sharp: string,
  pictures: readonly SharpPicture[],
): Promise<BlurredFolder> {
  const folder = blurredFolderOf(sharp);
  const pathOf = (name: string) => `${folder}/${name}.webp`;
  const uploads: Upload[] = [];
  for (const { name, content } of pictures) {
    const blurred = await blurPicture(content);
    uploads.push({
      path: pathOf(name),
      contentType: 'image/webp',
      bytes: blurred.length,
      source: { content: blurred },
    });
  }
  return { pathOf, uploads: () => uploads };
}
