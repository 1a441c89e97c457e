import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { correctionsIn, type Draft, removeSent } from './corrections.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

/**
 * The corrections of a chapter and how they are sent: one call each, so that a stored one is not sent again.
 */
export function useCorrections(chapter: ChapterPayload, uid: string) {
  const [draft, setDraft] = useState(() => readDraft(uid, chapter.id));
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number }>();
  const { state, isSending, problem, send, clear } = useSend();
  const open = correctionsIn(chapter, draft);

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(uid, chapter.id, next, correctionsIn(chapter, next).length > 0);
  };
  const change = (to: Draft) => {
    clear();
    keep({ ...draft, ...to });
  };
  const sendAll = () =>
    send(async () => {
      const { callTranslators } = await import('../../core/session/translator-calls.ts');
      let left = draft;
      setSent({ done: 0, total: open.length });
      for (const [index, correction] of open.entries()) {
        // One after the other: two calls about one chapter at once would conflict, and one transaction would
        // be retried.
        // oxlint-disable-next-line no-await-in-loop
        await callTranslators({
          action: 'correctReading',
          comicId: chapter.comic.id,
          chapterId: chapter.id,
          correction,
        });
        left = removeSent(left, correction);
        keep(left);
        setSent({ done: index + 1, total: open.length });
      }
    });
  return {
    draft,
    change,
    giveUp: () => {
      clear();
      keep({});
    },
    open,
    sent,
    isSending,
    isDone: state === 'done',
    problem,
    send: () => void sendAll(),
  };
}
