import { TRANSCRIPT_FILE } from '@rawi/model/transcripts/transcript-kinds';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type ShownTranscript, type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { CallError } from '../callers/call-error.ts';
import type { Files } from '../data/files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { pathAfter, readFollowing } from '../publishing/following-files.ts';
import { contentOf, pagesWithText, type WrittenPages, withWritten } from './written-pages.ts';

/** A chapter's next text: what its document says of it, and the file. */
export interface NextTranscript {
  readonly shown: ShownTranscript;
  readonly content: Buffer;
  readonly text: Transcript;
}

/** Throws `moved-on` where a chapter is another than its draft was opened for: `openTranscript` brings the draft up to it. */
export function requireSameBase(head: TranscriptDraft, chapter: Chapter): void {
  const isSame =
    head.base === chapter.transcript?.path &&
    head.pageCount === chapter.pageCount &&
    head.language === chapter.language;
  if (!isSame) throw new CallError('moved-on');
}

/** The text over which the changed pages of a draft lie. */
export async function baseOf(
  bucket: Pick<Files, 'read'>,
  { base }: Pick<TranscriptDraft, 'base'>,
): Promise<Transcript | undefined> {
  try {
    return base === undefined ? undefined : await readFollowing(bucket, base, transcriptSchema);
  } catch (error) {
    // It is deleted a day after somebody else's was published.
    if (error instanceof FileVanished) throw new CallError('moved-on');
    throw error;
  }
}

/** The next text of a chapter; null where it has none any more. Throws `already-sent` where nothing is changed. */
export function nextTranscript(
  chapterId: string,
  { base, pageCount, language }: Pick<TranscriptDraft, 'base' | 'pageCount'> & Pick<Chapter, 'language'>,
  before: Transcript | undefined,
  written: WrittenPages,
): NextTranscript | null {
  const text = withWritten(before, written, { pageCount, language });
  const was = before && contentOf(before);
  if (!text) {
    if (!was) throw new CallError('already-sent');
    return null;
  }
  const content = contentOf(text);
  if (was?.equals(content)) throw new CallError('already-sent');
  const path = pathAfter(base, { chapterId, name: TRANSCRIPT_FILE, content });
  return { shown: { path, bytes: content.length, pages: pagesWithText(text) }, content, text };
}
