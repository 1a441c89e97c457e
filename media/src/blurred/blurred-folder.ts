import type { Upload } from '../published-folder.ts';
import { blurPicture } from './blur-picture.ts';
import { blurredFolderOf } from './blurred-path.ts';

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
