import { pageIds } from '@rawi/model/page-ids';
import { keepPdfCode } from '../../lib/pdf-code.ts';
import { fileUrl } from '../files.ts';
import { payloadOf } from '../page-document.ts';
import { freshDocument } from '../pages.ts';
import { type Job, keepJob } from './job.ts';
import { filesOf } from './plan.ts';
import type { WaitingChapter } from './record.ts';
import { folderOf } from './saved-pages.ts';

/**
 * Finds out what a chapter needs, as the site has it now, and keeps that until the chapter is whole; undefined where there is no such
 * chapter any more. Rejects without a network.
 */
export async function planJob({ id, about, quality }: WaitingChapter): Promise<Job | undefined> {
  const document = await freshDocument('chapter', id);
  const chapter = payloadOf('chapter', document);
  if (document === undefined) return undefined;
  if (!chapter) throw new Error(`This build cannot read "${id}".`);
  if (!chapter.manifest) await keepPdfCode();
  const comicDocument = await freshDocument('comic', about.slug);
  const comic = payloadOf('comic', comicDocument);
  const job: Job = {
    id,
    folder: folderOf(chapter),
    files: filesOf(chapter, comic, quality).map(({ path, page }) => ({
      address: fileUrl(path),
      ...(page !== undefined && { page }),
    })),
    documents: [
      { id: pageIds.chapter(id), document },
      ...(comic ? [{ id: pageIds.comic(comic.slug), document: comicDocument }] : []),
    ],
  };
  await keepJob(job);
  return job;
}
