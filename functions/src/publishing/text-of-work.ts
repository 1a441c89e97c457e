import type { Chapter } from '@rawi/model/truth/chapter';
import type { PublicationWork } from '@rawi/model/truth/publication';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { type ShownTranscript, type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { chapterRef } from '../data/chapters.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
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

/** The text of a chapter that is published. */
export interface TextOfWork {
  /** What the chapter says of it; absent where it has none. */
  readonly transcript?: ShownTranscript;
  /** The file of the text that readers have, where this one was made of it. */
  readonly madeOf?: { readonly path: string | undefined };
}

/**
 * Writes the text of a chapter that is published. A file that takes the place of another without a text of its own keeps that of the pages whose
 * images are the very same.
 */
export async function writeTextOf(
  services: PublishServices,
  { submissionId, submission, work, pageCount }: Published,
): Promise<TextOfWork> {
  const { firestore: db, bucket } = services;
  const [pages] = work.folders;
  const { language } = submission.content;
  if (!pages || !language) return {};
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const [head, { docs }] = await Promise.all([
    transcriptRef(db, transcriptId).get(),
    transcriptPagesOf(db, transcriptId).get(),
  ]);
  const file = head.data()?.file;
  const written = writtenPages(docs, { pageCount, ...(file && { file }) });
  const before = written.size === 0 ? await chapterBefore(services, work) : undefined;
  const kept = before && (await keptText(services, work, before, pageCount));
  const madeOf = written.size === 0 ? { madeOf: { path: before?.transcript?.path } } : {};
  const text = withWritten(kept, written, { pageCount, language });
  if (!text) return madeOf;
  const content = contentOf(text);
  const path = transcriptFileFor(pages.into);
  await saveFollowing(bucket, { path, content });
  return { ...madeOf, transcript: { path, bytes: content.length, pages: pagesWithText(text) } };
}

async function chapterBefore(
  { firestore: db }: PublishServices,
  { comicId, chapterId }: PublicationWork,
): Promise<Chapter | undefined> {
  return chapterId === null ? undefined : (await chapterRef(db, comicId, chapterId).get()).data();
}

/** The text that readers have of the pages whose images stay. */
async function keptText(
  { bucket }: PublishServices,
  { folders }: PublicationWork,
  before: Chapter,
  pageCount: number,
): Promise<Transcript | undefined> {
  const [pages] = folders;
  if (!before.transcript || !before.manifest || !pages) return undefined;
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
