import { writePageCover } from '@rawi/media/covers/page-cover';
import { type RenderedImage, readPicture } from '@rawi/media/covers/render-picture';
import { writtenPictureSchema } from '@rawi/media/covers/written-picture';
import { RECIPE } from '@rawi/media/distill/distilled-page';
import type { DistilledChapter, Distilling } from './distilled-chapter.ts';
import { keepFolder } from './kept-folder.ts';

/**
 * Page one of a chapter as its cover, made now or by an earlier import; nothing of a chapter without pages. `sha256` is
 * that of the file that the pages were made of.
 */
export async function pageOneCover(
  { keptIn }: Distilling,
  { folder, pages: [first] }: DistilledChapter,
  sha256: string,
): Promise<RenderedImage | undefined> {
  if (!first) return undefined;
  const keeping = {
    keptIn,
    madeOf: [RECIPE, 'page one', sha256],
    factsFile: 'picture.json',
    schema: writtenPictureSchema,
  };
  const kept = await keepFolder(keeping, (work) => writePageCover(folder, first, work));
  return readPicture(kept.folder, kept.facts);
}
