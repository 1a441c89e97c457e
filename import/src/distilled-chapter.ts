import { writeChapterPdf } from '@rawi/media/distill/chapter-files';
import { distill } from '@rawi/media/distill/distill';
import { distilledPageSchema, RECIPE } from '@rawi/media/distill/distilled-page';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import { z } from '@rawi/model/zod';
import { keepFolder } from './kept-folder.ts';

/** How chapters are taken apart. */
export interface Distilling {
  /** The bundled program that does it. */
  readonly program: URL;
  /** Where pages are kept, so that a file is taken apart once, however often it is imported. */
  readonly keptIn: string;
}

export interface DistilledChapter extends z.infer<typeof chapterSchema> {
  /** Where its page images and the copy for download lie. */
  readonly folder: string;
}

const chapterSchema = z.strictObject({
  readingDirection: z.enum(READING_DIRECTIONS).optional(),
  pages: z.array(distilledPageSchema).min(1),
});
/** A long timeout: nobody waits for an answer, and the owner's computer may be slow. In seconds. */
const PAGE_TIMEOUT_SECONDS = 180;

/** The pages of a file, taken apart now or by an earlier import. Throws `FileRefused`. */
export async function distilledChapter(
  { program, keptIn }: Distilling,
  file: { readonly path: string; readonly sha256: string },
  title: string,
  onPage: (done: number, pageCount: number) => void,
): Promise<DistilledChapter> {
  const keeping = {
    keptIn,
    madeOf: [RECIPE, file.sha256, title],
    factsFile: 'pages.json',
    schema: chapterSchema,
  };
  const { folder, facts } = await keepFolder(keeping, async (work) => {
    const { pages, readingDirection } = await distill({
      program,
      file: file.path,
      folder: work,
      pageSeconds: PAGE_TIMEOUT_SECONDS,
      onPage,
    });
    await writeChapterPdf(work, title, pages);
    return { readingDirection, pages: [...pages] };
  });
  return { ...facts, folder };
}
