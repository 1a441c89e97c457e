import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { REJECTION_REASON_TEXTS, REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import { decisionText } from '@rawi/model/text/decision-text';
import type { DecisionMail } from '@rawi/model/truth/decision';
import type { Review } from '@rawi/model/truth/review';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckTiles } from '../../core/ui/check-tiles.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import { pinsToSend, type WrittenRejection } from '../../domains/reviews/kept-decision.ts';
import classes from './decision.module.css';
import { useOpenedForm } from './use-opened-form.ts';

interface RejectFormProps {
  readonly review: Review;
  /** What its comic is called in each language; undefined of an application. */
  readonly names?: DecisionMail['names'];
  readonly written: WrittenRejection;
  readonly isDisabled: boolean;
  /** Whether somebody has just asked for it: a draft or notes on pages open it without being asked. */
  readonly takesFocus: boolean;
  readonly onWrite: (written: WrittenRejection) => void;
  readonly onReject: () => void;
  readonly onCancel: () => void;
}

/** The form of a rejection: its reasons, and what its owner will read. */
export function RejectForm(props: RejectFormProps) {
  const { review, names, written, isDisabled, takesFocus, onWrite, onReject, onCancel } = props;
  const t = useWords('review');
  const locale = useLocale();
  const [isLookedAt, setIsLookedAt] = useState(false);
  const form = useOpenedForm(takesFocus, 'input');
  const { reasons, note, change } = written;
  const isReasonMissing = reasons.length === 0;
  const isNoteMissing = reasons.includes('other') && note.trim() === '';
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsLookedAt(true);
    if (isReasonMissing || isNoteMissing) {
      const wrong = isReasonMissing ? 'reasons' : 'note';
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    } else onReject();
  };
  return (
    <form className={classes.reject} ref={form} noValidate onSubmit={handleSubmit}>
      <CheckTiles
        name="reasons"
        label={t('decide.reasons')}
        isRequired
        values={reasons}
        choices={REJECTION_REASONS.map((value) => ({ value, label: REJECTION_REASON_TEXTS[value][locale] }))}
        error={isLookedAt && isReasonMissing ? t('decide.needReason') : undefined}
        onChoose={(chosen) => onWrite({ ...written, reasons: chosen })}
      />
      <TextArea
        name="note"
        label={t('decide.note')}
        hint={t('decide.noteHint')}
        rows={3}
        maxLength={LIMITS.noteLength}
        value={note}
        error={isLookedAt && isNoteMissing ? t('decide.needNote') : undefined}
        onChange={(text) => onWrite({ ...written, note: text })}
      />
      <TextArea
        name="change"
        label={t('decide.change')}
        rows={3}
        maxLength={LIMITS.noteLength}
        value={change}
        onChange={(text) => onWrite({ ...written, change: text })}
      />
      <Preview review={review} names={names} written={written} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('decide.cancel')}
        </Button>
        <Button type="submit" className={classes.danger ?? ''} disabled={isDisabled}>
          {t('decide.confirmReject')}
        </Button>
      </div>
    </form>
  );
}

/** The text that the owner gets, in their language, exactly as in the e-mail. */
function Preview({ review, names, written }: Pick<RejectFormProps, 'review' | 'names' | 'written'>) {
  const t = useWords('review');
  const locale = useLocale();
  const told = review.locale ?? locale;
  const isApplication = review.kind === 'application';
  const { subject, paragraphs } = decisionText({
    about: review.kind,
    verdict: 'rejected',
    appeal: review.appeal,
    title: isApplication ? '' : review.title,
    names,
    number: review.number,
    language: review.language,
    submissionId: null,
    comicSlug: null,
    chapterId: null,
    reasons: [...written.reasons],
    note: written.note.trim(),
    change: written.change.trim(),
    ...(pinsToSend(written).length > 0 && { hasPins: true }),
  });
  return (
    <section className={classes.preview} aria-label={t('decide.preview')}>
      <h3>{t('decide.preview')}</h3>
      <div lang={told} dir={LOCALE_DIRECTIONS[told]}>
        <p className={classes.subject}>{subject[told]}</p>
        {paragraphs.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same
          <p key={index}>{paragraph[told]}</p>
        ))}
      </div>
    </section>
  );
}
