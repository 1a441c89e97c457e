import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { useMemo } from 'react';
import { type ComparedPage, textDifference } from '../../../domains/transcripts/submitted/text-difference.ts';
import { useTextFile, useWrittenText } from '../../../domains/transcripts/submitted/use-read-text.ts';
import { type OfChapter, type Subject, useSubject } from './text-subject.tsx';

/** What a reviewer looks at of a text. */
interface ReviewedText {
  readonly subject: Subject;
  readonly state: 'loading' | 'failed' | 'ready';
  /** All pages of the chapter, once it is ready. */
  readonly pages: readonly ComparedPage[];
  /** Why it can only be turned down, if so. */
  readonly obstacle: 'chapterGone' | 'movedOn' | 'broken' | undefined;
  readonly retry: () => void;
}

const NO_PAGES: readonly ComparedPage[] = [];

/** The pages that were handed in, over the text that the chapter had when they were written. */
export function useReviewedText(transcriptId: string, head: TranscriptDraft, of: OfChapter): ReviewedText {
  const subject = useSubject(of);
  const written = useWrittenText(transcriptId, head);
  const before = useTextFile(head.base);
  const { pageCount } = head;
  const [now, old] = [written.value, before.value];
  const pages = useMemo(
    () =>
      typeof now === 'string' || typeof old === 'string'
        ? undefined
        : textDifference(old, now.pages, pageCount),
    [now, old, pageCount],
  );
  const isFailed = now === 'failed' || old === 'failed' || subject.isFailed;
  const isReady = pages !== undefined && subject.chapter !== undefined;
  return {
    subject,
    state: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
    pages: pages ?? NO_PAGES,
    obstacle: obstacleOf(head, subject, typeof now === 'object' && now.isBroken),
    retry: () => {
      if (now === 'failed') written.retry();
      if (old === 'failed') before.retry();
      if (subject.isFailed) subject.retry();
    },
  };
}

/** The call that publishes it refuses each of these, too. */
function obstacleOf(
  { base, pageCount, language }: TranscriptDraft,
  { chapter }: Subject,
  isBroken: boolean,
): ReviewedText['obstacle'] {
  if (chapter === null) return 'chapterGone';
  const isOther =
    chapter !== undefined &&
    (chapter.transcript?.path !== base || chapter.pageCount !== pageCount || chapter.language !== language);
  if (isOther) return 'movedOn';
  return isBroken ? 'broken' : undefined;
}
