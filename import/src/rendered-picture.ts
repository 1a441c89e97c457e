import { readFile } from 'node:fs/promises';
import { type RenderedImage, readPicture, renderPicture } from '@rawi/media/covers/render-picture';
import { type PictureUse, writtenPictureSchema } from '@rawi/media/covers/written-picture';
import { RECIPE } from '@rawi/media/distill/distilled-page';
import { folderFile, Refused } from '@rawi/media/folder-file';
import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import type { Distilling } from './distilled-chapter.ts';
import { keepFolder } from './kept-folder.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** A long timeout, since the owner's computer may be slow. In seconds. */
const RENDER_TIMEOUT_SECONDS = 60;

/**
 * A cover or art of the folder in the widths of the site, rendered now or by an earlier import. Throws `Refused` with the
 * reason for a file that is no usable picture.
 */
export async function renderedPicture(
  { program, keptIn }: Distilling,
  folder: string,
  name: string,
  use: PictureUse,
): Promise<RenderedImage> {
  const { path } = await folderFile(folder, name, LIMITS.coverBytes);
  const keeping = {
    keptIn,
    // There is a rule for the names of drawings, so the name is one of the parts.
    madeOf: [RECIPE, use, name, await readFile(path)],
    factsFile: 'picture.json',
    schema: writtenPictureSchema,
  };
  try {
    const kept = await keepFolder(keeping, (work) =>
      renderPicture({ program, file: path, folder: work, use, seconds: RENDER_TIMEOUT_SECONDS }),
    );
    return await readPicture(kept.folder, kept.facts);
  } catch (error) {
    throw error instanceof FileRefused ? new Refused(refusalSentence(name, error, 'cover')) : error;
  }
}
