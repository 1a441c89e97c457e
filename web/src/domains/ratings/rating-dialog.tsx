import { Button } from '@mantine/core';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { showToast } from '../../core/lib/toast.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { NoteField } from '../comments/dialogs/note-field.tsx';
import type { RatedThing, ratedChapters } from './rated-things.ts';
import type { RatingChoice } from './rating-choice.ts';
import { RatingFields } from './rating-fields.tsx';
import { useRatingWords } from './rating-words.ts';

interface RatingDialogProps {
  readonly comic: RatedThing;
  /** The chapters that a reviewer may rate by themselves. */
  readonly chapters?: ReturnType<typeof ratedChapters>;
  /** Whether the answer holds at once, or waits for a reviewer. */
  readonly isReviewer: boolean;
  /** What it begins with, where that is not what there is. */
  readonly proposed?: RatingChoice;
  readonly onClose: () => void;
}

/** Readers say what the rating of a comic should be; reviewers correct it, also of a chapter. */
export default function RatingDialog(props: RatingDialogProps) {
  const { comic, chapters = [], isReviewer, proposed, onClose } = props;
  const t = useWords('age-rating');
  const locale = useLocale();
  const wordsOf = useRatingWords();
  const problemOf = useRatingProblem();
  const [thing, setThing] = useState<RatedThing>(comic);
  const [said, setSaid] = useState<RatingChoice>(proposed ?? comic.rating);
  const [note, setNote] = useState('');
  const { state, isSending, problem, send } = useSend();
  const isDone = state === 'done';
  const isSame = wordsOf(said) === wordsOf(thing.rating);
  const choose = (chapterId: string) => {
    const next = chapters.find((chapter) => chapter.chapterId === chapterId) ?? comic;
    setThing(next);
    setSaid(next.rating);
  };
  const confirm = async () => {
    const { ageRating } = said;
    if (ageRating === null) return;
    const contentNotes = [...said.contentNotes];
    if (isReviewer) {
      await callReview({ action: 'setRating', ...askedOf(thing), rating: { ageRating, contentNotes } });
      // The row that it was opened from may be gone by now.
      void showToast({ title: t('correction.done'), closeLabel: t('close') });
      onClose();
    } else if (ageRating !== AS_THE_COMIC) {
      const words = plainText(note);
      await callCommunity({
        action: 'reportRating',
        comicId: comic.comicId,
        ageRating,
        contentNotes,
        ...(words !== '' && { note: words }),
      });
    }
  };
  return (
    <Dialog
      title={t(isReviewer ? 'correction.title' : 'report.title')}
      closeLabel={t('close')}
      onClose={onClose}
      isBusy={isSending}
      isSheet
      size="wide"
    >
      {isDone ? (
        <FormNote tone="success">{t('report.done')}</FormNote>
      ) : (
        <>
          {chapters.length > 0 && (
            <SelectField
              name="rated"
              label={t('correction.what')}
              value={thing.chapterId ?? ''}
              choices={[
                { value: '', label: t('correction.comic') },
                ...chapters.map(({ chapterId, number, language }) => ({
                  value: chapterId,
                  label: t('correction.chapter', { chapter: formatNumber(number, locale, false), language }),
                })),
              ]}
              onChange={choose}
            />
          )}
          <DialogText>{t('now', { rating: wordsOf(thing.rating) })}</DialogText>
          <RatingFields
            of={thing.chapterId === undefined ? 'comic' : 'chapter'}
            value={said}
            onRate={(ageRating) => setSaid({ ...said, ageRating })}
            onNote={(contentNotes) => setSaid({ ...said, contentNotes })}
          />
          {!isReviewer && (
            <NoteField
              label={t('report.note')}
              optional={t('report.optional')}
              value={note}
              onChange={setNote}
            />
          )}
        </>
      )}
      {problem && <FormNote tone="error">{problemOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t(isDone ? 'close' : 'cancel')}
        </Button>
        {!isDone && (
          <Button
            loading={isSending}
            // A reader's report says what should be otherwise; a reviewer may confirm what readers find wrong.
            disabled={said.ageRating === null || (isSame && !isReviewer)}
            onClick={() => void send(confirm)}
          >
            {t(isReviewer ? 'correction.confirm' : 'report.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is rated, and what the reviewer has seen of it. */
function askedOf({ comicId, chapterId, rating: { ageRating, contentNotes } }: RatedThing) {
  const seen = { ageRating, contentNotes: [...contentNotes] };
  return { comicId, ...(chapterId !== undefined && { chapterId }), seen };
}

/** Why a call about a rating was refused. */
function useRatingProblem(): (problem: Problem) => string {
  const t = useWords('age-rating');
  const wordsOf = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'moved-on':
        return t('problems.movedOn');
      case 'target-missing':
        return t('problems.gone');
      case 'not-impartial':
        return t('problems.notImpartial');
      default:
        return wordsOf(problem);
    }
  };
}
