import { pageIds } from '@rawi/model/page-ids';
import { keptJson } from '../../core/device/device-store.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { payloadOf } from '../../core/pages/page-document.ts';
import { freshDocument } from '../../core/pages/pages.ts';
import { folderOf } from '../../core/pages/saved-pages.ts';
import { keepPdfCode } from '../chapters/pdf-code.ts';
import { type Job, keepJob } from './job.ts';
import { filesOf } from './plan.ts';
import type { WaitingChapter } from './record.ts';

/** Whether somebody wants the text of every chapter on this device: what is downloaded has it then. */
const wantsTexts = keptJson('localStorage', 'text', (value) =>
  typeof value === 'object' && value !== null && 'always' in value ? value.always === true : undefined,
);

/**
 * Finds out what a chapter needs, as the site has it now, and stores that until the chapter is complete;
 * undefined when the chapter no longer exists. Rejects without a network.
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
    files: filesOf(chapter, comic, quality, wantsTexts.read()).map(({ path, page }) => ({
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
