import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Problem, useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import classes from '../part.module.css';

interface ChangeProps {
  /** The label of the button that opens the form. */
  readonly label: string;
  /** The result of the last change; undefined before one. */
  readonly note: ReactNode;
  /** The form, which calls `close` when it is done or cancelled. */
  readonly renderForm: (close: () => void) => ReactNode;
}

/**
 * A value that is changed in its own form, which opens in place of a button; the focus moves to the form and
 * back.
 */
export function Change({ label, note, renderForm }: ChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen]);
  return (
    <div ref={place} className={classes.form}>
      {isOpen ? (
        renderForm(() => setIsOpen(false))
      ) : (
        <>
          {note && <FormNote tone="success">{note}</FormNote>}
          <div>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {label}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface ChangeFormProps {
  /** The result of `useChange`. */
  readonly change: {
    readonly isBusy: boolean;
    readonly problem: Problem | undefined;
    readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The form of a change: its fields, the error, and the buttons to submit and cancel. */
export function ChangeForm({ change, submitLabel, onCancel, children }: ChangeFormProps) {
  const t = useWords('account');
  const wordsOf = useAccountProblemText();
  const { isBusy, problem, handleSubmit } = change;
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      {children}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="subtle" color="gray" c="inherit" onClick={onCancel} disabled={isBusy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
