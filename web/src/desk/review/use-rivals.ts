import { type Review, reviewedIn } from '@rawi/model/truth/review';
import { useEffect, useState } from 'react';
import { idOf } from '../../core/lib/document-id.ts';
import { report } from '../../core/lib/report-error.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useSession } from '../../core/session/session.ts';
import { isTaken } from '../../domains/submissions/taken.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids of those reviews whose chapter this reviewer has submitted or published too, in the same language: a rival does
 * not decide. Nobody but translators has any, so only they are asked about; until that is known, and where it cannot be, the call
 * that begins a review refuses them (`functions/src/review/impartial.ts`).
 */
export function useRivals(uid: string, items: readonly ListItem<Review>[]): ReadonlySet<string> {
  const session = useSession();
  const isTranslator = session.state === 'signed-in' && session.user.roles.includes('translator');
  const [rivals, setRivals] = useState(NONE);
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    if (!isTranslator) return;
    for (const item of items) {
      const reviewId = idOf(item);
      const contested = contestedBy(reviewId, item.data);
      if (!contested || item.data.uid === uid || asked.has(reviewId)) continue;
      asked.add(reviewId);
      isTaken({ uid, ...contested })
        .then((isRival) => isRival && setRivals((known) => new Set([...known, reviewId])))
        .catch((error: unknown) => {
          asked.delete(reviewId);
          report('Whether a reviewer is a rival is not known.', error);
        });
    }
  }, [uid, isTranslator, items, asked]);
  return rivals;
}

/** The chapter that a review waits to decide about; undefined of anything else, and while its comic is not on Rawi. */
function contestedBy(reviewId: string, { kind, waiting, resolved, number, language }: Review) {
  const comicId = resolved?.comic?.comicId;
  const submissionId = reviewedIn(reviewId)?.id;
  if (kind !== 'chapter' || !waiting || comicId === undefined || submissionId === undefined) return undefined;
  return { submissionId, content: { comic: { comicId }, proposed: null, number, language } };
}
