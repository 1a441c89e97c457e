import type { PublicationWork } from '@rawi/model/truth/publication';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ShownTranscript, type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { chapterRef } from '../data/chapters.ts';
import { transcriptPagesOf } from '../data/transcripts.ts';
import { contentOf, pagesWithText, withWritten, writtenPages } from '../transcripts/written-pages.ts';
import { FileVanished } from './file-vanished.ts';
import { readFollowing, saveFollowing } from './following-files.ts';
import type { PublishServices } from './publish-services.ts';
import { transcriptFileFor } from './published-files.ts';
import { imagesIn } from './take-panels.ts';

interface Published {
  readonly submissionId: string;
  readonly submission: ChapterSubmission;
  readonly work: PublicationWork;
  readonly pageCount: number;
}

/**
 * Writes the text of a chapter that is published, and returns what the chapter says of it; undefined where it has none. A file that takes
 * the place of another without a text of its own keeps that of the pages whose images are the very same.
 */
export async function writeTextOf(
  services: PublishServices,
  { submissionId, submission, work, pageCount }: Published,
): Promise<ShownTranscript | undefined> {
  const { firestore: db, bucket } = services;
  const [pages] = work.folders;
  const { language } = submission.content;
  if (!pages || !language) return undefined;
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const { docs } = await transcriptPagesOf(db, transcriptId).get();
  const kept = docs.length === 0 ? await keptText(services, work, pageCount) : undefined;
  const text = withWritten(kept, writtenPages(docs, pageCount), { pageCount, language });
  if (!text) return undefined;
  const content = contentOf(text);
  const path = transcriptFileFor(pages.into);
  await saveFollowing(bucket, { path, content });
  return { path, bytes: content.length, pages: pagesWithText(text) };
}

/** The text that readers have of the pages whose images stay. */
async function keptText(
  { firestore: db, bucket }: PublishServices,
  { comicId, chapterId, folders }: PublicationWork,
  pageCount: number,
): Promise<Transcript | undefined> {
  const before = chapterId === null ? undefined : (await chapterRef(db, comicId, chapterId).get()).data();
  const [pages] = folders;
  if (!before?.transcript || !before.manifest || !pages) return undefined;
  try {
    const text = await readFollowing(bucket, before.transcript.path, transcriptSchema);
    const now = await imagesIn(bucket, pages.from);
    const was = new Map(
      [...(await imagesIn(bucket, before.manifest.folder))].map(([page, images]) => [images, page]),
    );
    return {
      ...text,
      pages: Array.from({ length: pageCount }, (_, index) => {
        const page = was.get(now.get(index + 1) ?? '');
        return { items: (page !== undefined && text.pages[page - 1]?.items) || [] };
      }),
    };
  } catch (error) {
    if (error instanceof FileVanished) return undefined;
    throw error;
  }
}
