import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_REASONS,
  type TakedownReason,
} from '@rawi/model/lists/takedown-reasons';
import { plainText } from '@rawi/model/text/plain-text';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import { useRef, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { callReview } from '../../core/session/review-calls.ts';
import dialog from '../../core/ui/dialog.module.css';
import { Dialog, DialogActions } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { RadioTiles } from '../../core/ui/radio-tiles.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { TakeDownProgress } from './take-down-progress.tsx';
import type { TakeDownDialogProps } from './take-down-props.ts';
import classes from './takedown.module.css';
import type { Thing } from './thing.ts';
import { ThingFacts, ThingName } from './thing-name.tsx';
import { useTakedownProblem } from './use-takedown-problem.ts';
import { WhatHappens } from './what-happens.tsx';

/**
 * Removes something for readers: shows what it is, asks why, explains the effects, and shows the progress.
 */
export default function TakeDownDialog(props: TakeDownDialogProps) {
  const { thing, onTaken, onClose, wayOn } = props;
  const t = useWords('takedown');
  const locale = useLocale();
  const takedownId = takedownIdOf(thing.target);
  const [isDecided, setIsDecided] = useState(false);
  const form = useTakeDownForm(props, takedownId, () => {
    setIsDecided(true);
    onTaken?.();
  });
  // On a page that is gone there is nothing left to see.
  const close = isDecided && wayOn ? wayOn.onGo : onClose;
  return (
    <Dialog
      key={isDecided ? 'progress' : 'form'}
      title={isDecided ? t('taken') : t(`title.${thing.target.kind}`)}
      closeLabel={t('close')}
      direction={LOCALE_DIRECTIONS[locale]}
      onClose={close}
      isBusy={form.isSending}
      isSheet
    >
      <div className={classes.thing}>
        <p className={classes.name}>
          <ThingName thing={thing} />
        </p>
        {!isDecided && <ThingFacts thing={thing} />}
      </div>
      {isDecided ? (
        <TakeDownProgress takedownId={takedownId} wayOn={wayOn} onClose={close} />
      ) : (
        <TakeDownForm thing={thing} form={form} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The content of the form, its errors, and its sending. */
function useTakeDownForm(
  { thing, reason, messageId }: TakeDownDialogProps,
  takedownId: string,
  onDecided: () => void,
) {
  const [draft, setDraft] = useState(() => draftOf(takedownId, reason));
  const [isChecked, setIsChecked] = useState(false);
  const sending = useSend();
  const note = plainText(draft.note);
  const change = (changed: Partial<Pick<typeof draft, 'reason' | 'note'>>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(takedownId, next);
  };
  const missing = {
    reason: draft.reason === undefined,
    note: draft.reason === 'other' && note === '',
  };
  const send = async (chosen: TakedownReason) => {
    await callReview({
      action: 'takeDown',
      target: thing.target,
      requestId: draft.requestId,
      reason: chosen,
      ...(note !== '' && { note }),
      ...(messageId !== undefined && { messageId }),
    });
    dropDraft(takedownId);
    onDecided();
  };
  /** Sends it; if something is missing, shows that and returns its name. */
  const submit = (): 'reason' | 'note' | undefined => {
    setIsChecked(true);
    if (draft.reason === undefined) return 'reason';
    if (missing.note) return 'note';
    void sending.send(() => send(draft.reason ?? 'other'));
    return undefined;
  };
  return {
    draft,
    change,
    missing,
    isChecked,
    submit,
    isSending: sending.isSending,
    problem: sending.problem,
  };
}

interface TakeDownFormProps {
  readonly thing: Thing;
  readonly form: ReturnType<typeof useTakeDownForm>;
  readonly onClose: () => void;
}

function TakeDownForm({ thing, form, onClose }: TakeDownFormProps) {
  const t = useWords('takedown');
  const locale = useLocale();
  const isOnline = useOnline();
  const wordsOf = useTakedownProblem();
  const fields = useRef<HTMLFormElement>(null);
  const { draft, change, missing, isChecked, submit, isSending, problem } = form;
  const isNoteNeeded = draft.reason === 'other';
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = submit();
        if (name) fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      }}
    >
      <RadioTiles
        name="reason"
        label={t('reason')}
        value={draft.reason}
        choices={TAKEDOWN_REASONS.map((value) => ({ value, label: TAKEDOWN_REASON_TEXTS[value][locale] }))}
        error={isChecked && missing.reason ? t('reasonNeeded') : undefined}
        onChoose={(reason) => change({ reason })}
      />
      <div className={classes.field}>
        <TextArea
          name="note"
          rows={3}
          maxLength={LIMITS.noteLength}
          label={t('note')}
          hint={t('noteHint')}
          isRequired={isNoteNeeded}
          optional={isNoteNeeded ? undefined : t('optional')}
          error={isChecked && missing.note ? t('noteNeeded') : undefined}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </div>
      <WhatHappens kind={thing.target.kind} reason={draft.reason} />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {!isOnline && !problem && <FormNote tone="neutral">{t('offline')}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('cancel')}
        </Button>
        <Button type="submit" className={dialog.danger ?? ''} loading={isSending} disabled={!isOnline}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}
