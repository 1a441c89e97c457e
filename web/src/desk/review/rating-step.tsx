import { Button } from '@mantine/core';
import type { ConfirmedRating } from '@rawi/model/truth/age-rating';
import type { Submission } from '@rawi/model/truth/submission';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { CheckField } from '../../core/ui/check-field.tsx';

import type { RatingChoice } from '../../domains/ratings/rating-choice.ts';
import { RatingFields } from '../../domains/ratings/rating-fields.tsx';
import { useRatingWords } from '../../domains/ratings/rating-words.ts';
import classes from './item.module.css';

/** What a reviewer says of the rating that its owner gave. */
export interface SaidRating extends RatingChoice {
  readonly isConfirmed: boolean;
  /** How often a decision was wanted without it. */
  readonly missed: number;
  /** The revision that it is about. */
  readonly revision: number;
}

/** The rating of a submission as its reviewer says it; it begins with what its owner said, unconfirmed. */
export function useSaidRating({ content, revision }: Pick<Submission, 'content' | 'revision'>) {
  const [kept, setSaid] = useState<SaidRating>();
  const { ageRating, contentNotes } = content;
  const said: SaidRating =
    kept?.revision === revision ? kept : { ageRating, contentNotes, isConfirmed: false, missed: 0, revision };
  return { said, setSaid };
}

/** The rating to decide with; undefined while its reviewer has neither confirmed nor corrected it. */
export function confirmedOf({
  ageRating,
  contentNotes,
  isConfirmed,
}: SaidRating): ConfirmedRating | undefined {
  return ageRating !== null && isConfirmed ? { ageRating, contentNotes: [...contentNotes] } : undefined;
}

interface RatingStepProps {
  readonly of: Submission['kind'];
  readonly said: SaidRating;
  readonly onSay: (said: SaidRating) => void;
}

/** The step of a decision in which the reviewer confirms or corrects the age rating and the content notes. */
export function RatingStep({ of, said, onSay }: RatingStepProps) {
  const t = useWords('review');
  const wordsOf = useRatingWords();
  const [isOpen, setIsOpen] = useState(false);
  const isRated = said.ageRating !== null;
  const isMissing = said.missed > 0 && confirmedOf(said) === undefined;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is missing may be far above the button that was pressed.
    const missing = isRated ? 'input[name="ratingConfirmed"]' : 'input';
    if (said.missed > 0) section.current?.querySelector<HTMLInputElement>(missing)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a decision that misses it moves the focus.
  }, [said.missed]);
  useEffect(() => {
    // The button that opened it is gone.
    if (isOpen && document.activeElement === document.body)
      section.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isOpen]);
  return (
    <section ref={section} className={classes.part}>
      <h2 className={classes.heading}>{t('rating.title')}</h2>
      <p>{wordsOf(said)}</p>
      {isRated && !isOpen && (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('rating.correct')}
        </Button>
      )}
      {(isOpen || !isRated) && (
        <RatingFields
          of={of}
          value={said}
          error={isMissing && !isRated ? t('problems.ratingMissing') : undefined}
          onRate={(ageRating) => {
            setIsOpen(true);
            onSay({ ...said, ageRating });
          }}
          onNote={(contentNotes) => onSay({ ...said, contentNotes })}
        />
      )}
      <CheckField
        name="ratingConfirmed"
        isChecked={said.isConfirmed}
        isRequired
        error={isMissing && isRated ? t('rating.unconfirmed') : undefined}
        onChange={(isConfirmed) => onSay({ ...said, isConfirmed })}
      >
        {t('rating.confirm')}
      </CheckField>
    </section>
  );
}
