import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { IconCheck, IconUserOff } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Problem } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useList } from '../../../core/live/use-list.ts';
import { useSession } from '../../../core/session/session.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import { NOTHING_WRITTEN, type WrittenRejection } from '../../../domains/reviews/kept-decision.ts';
import { ALL_STAFF } from '../../../domains/staff/lists.ts';
import decision from '../decision.module.css';
import { KEYS } from '../shortcuts.tsx';
import { useOpenedForm } from '../use-opened-form.ts';
import { useTextProblem } from './use-text-problem.ts';

/** What becomes of a text. */
export type TextVerdict = { readonly accepted: true } | { readonly accepted: false; readonly note: string };

interface TextDecisionProps {
  /** Why the reviewer decides nothing about it. */
  readonly part: 'own' | 'rival' | undefined;
  /** Whether what would be published is shown, and can be. */
  readonly canAccept: boolean;
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  /** The word that is written and not sent. */
  readonly written: WrittenRejection;
  readonly onWrite: (written: WrittenRejection) => void;
  readonly onDecide: (verdict: TextVerdict) => void;
}

/** Publishes a text or turns it down with a word, or says why there is nothing to decide. */
export function TextDecision(props: TextDecisionProps) {
  const { part, ...deciding } = props;
  const session = useSession();
  if (part === undefined) return <Deciding {...deciding} />;
  // Only an admin may decide all the same, and only where nobody else can.
  const isAdmin = session.state === 'signed-in' && session.user.roles.includes('admin');
  return isAdmin ? <OfAdmin {...deciding} part={part} /> : <Partial part={part} />;
}

type Part = NonNullable<TextDecisionProps['part']>;

/** An admin's own text: theirs to decide if they are the whole staff. */
function OfAdmin({ part, ...deciding }: DecidingProps & { readonly part: Part }) {
  const { items } = useList(ALL_STAFF);
  return items?.length === 1 ? <Deciding {...deciding} /> : <Partial part={part} />;
}

/** Says why this reviewer does not decide. */
function Partial({ part }: { readonly part: Part }) {
  const t = useWords('review-texts');
  const review = useWords('review');
  return (
    <section className={decision.decision} aria-label={review('decide.title')}>
      <p className={decision.whose}>
        <IconUserOff size={20} stroke={1.75} aria-hidden="true" />
        {t(`part.${part}`)}
      </p>
    </section>
  );
}

type DecidingProps = Omit<TextDecisionProps, 'part'>;

function Deciding({ canAccept, isSending, problem, written, onWrite, onDecide }: DecidingProps) {
  const t = useWords('review-texts');
  const review = useWords('review');
  const wordsOf = useTextProblem();
  const [asked, setAsked] = useState<'kept' | 'press' | undefined>(() =>
    written.note === '' ? undefined : 'kept',
  );
  const decline = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    onWrite(NOTHING_WRITTEN);
    setAsked(undefined);
    requestAnimationFrame(() => decline.current?.focus());
  };
  return (
    <section
      className={decision.decision}
      aria-label={review('decide.title')}
      data-open={asked !== undefined || undefined}
    >
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {asked === undefined ? (
        <div className={decision.actions}>
          <Button
            ref={decline}
            variant="default"
            aria-keyshortcuts={KEYS.reject}
            disabled={isSending}
            onClick={() => setAsked('press')}
          >
            {t('decide.decline')}
          </Button>
          <Button
            aria-keyshortcuts={KEYS.publish}
            disabled={!canAccept}
            loading={isSending}
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => onDecide({ accepted: true })}
          >
            {t('decide.accept')}
          </Button>
        </div>
      ) : (
        <DeclineForm
          takesFocus={asked === 'press'}
          note={written.note}
          isSending={isSending}
          onWrite={(note) => onWrite({ ...NOTHING_WRITTEN, note })}
          onDecline={(note) => onDecide({ accepted: false, note })}
          onCancel={cancel}
        />
      )}
    </section>
  );
}

interface DeclineFormProps {
  readonly takesFocus: boolean;
  readonly note: string;
  readonly isSending: boolean;
  readonly onWrite: (note: string) => void;
  readonly onDecline: (note: string) => void;
  readonly onCancel: () => void;
}

/** The word with which a text is turned down: whoever wrote it needs it, so it is asked for. */
function DeclineForm({ takesFocus, note, isSending, onWrite, onDecline, onCancel }: DeclineFormProps) {
  const t = useWords('review-texts');
  const [isLookedAt, setIsLookedAt] = useState(false);
  const form = useOpenedForm(takesFocus, 'textarea');
  const isMissing = note.trim() === '';
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsLookedAt(true);
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus();
    else onDecline(note.trim());
  };
  return (
    <form className={decision.reject} ref={form} noValidate onSubmit={handleSubmit}>
      <TextArea
        name="note"
        label={t('decide.note')}
        hint={t('decide.noteHint')}
        rows={3}
        maxLength={LIMITS.noteLength}
        value={note}
        error={isLookedAt && isMissing ? t('decide.needNote') : undefined}
        onChange={onWrite}
      />
      <div className={decision.actions}>
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('decide.cancel')}
        </Button>
        <Button type="submit" className={decision.danger ?? ''} loading={isSending}>
          {t('decide.confirm')}
        </Button>
      </div>
    </form>
  );
}
