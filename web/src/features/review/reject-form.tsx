import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import type { Locale } from '@rawi/model/lists/locales';
import { REJECTION_REASON_TEXTS, REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import type { ReviewKind } from '@rawi/model/truth/review';
import { type FormEvent, useState } from 'react';
import type { WrittenRejection } from '../../data/reviews/kept-decision.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { CheckTiles } from '../../ui/check-tiles.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Words } from './history.tsx';
import classes from './item.module.css';

interface RejectFormProps {
  readonly kind: ReviewKind;
  readonly written: WrittenRejection;
  readonly isDisabled: boolean;
  readonly onWrite: (written: WrittenRejection) => void;
  readonly onReject: () => void;
  readonly onCancel: () => void;
}

/** Why it is turned down, and what its owner is told of it. */
export function RejectForm({ kind, written, isDisabled, onWrite, onReject, onCancel }: RejectFormProps) {
  const t = useWords('review');
  const locale = useLocale();
  const [isLookedAt, setIsLookedAt] = useState(false);
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
    <form className={classes.reject} noValidate onSubmit={handleSubmit}>
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
      <Preview kind={kind} written={written} locale={locale} />
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

interface PreviewProps {
  readonly kind: ReviewKind;
  readonly written: WrittenRejection;
  readonly locale: Locale;
}

function Preview({ kind, written: { reasons, note, change }, locale }: PreviewProps) {
  const t = useWords('review');
  return (
    <section className={classes.preview}>
      <h3>{t('decide.preview')}</h3>
      <p>{t(`decide.lead.${kind}`)}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{REJECTION_REASON_TEXTS[reason][locale]}</li>
        ))}
      </ul>
      <Words label={t('history.note')} text={note.trim()} />
      <Words label={t('history.change')} text={change.trim()} />
    </section>
  );
}
