import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Problem, useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import classes from '../part.module.css';

interface ChangeProps {
  /** Of the button that opens the form. */
  readonly label: string;
  /** What the last change has done; nothing before one. */
  readonly note: ReactNode;
  /** The form, which closes itself when it is done or given up. */
  readonly renderForm: (close: () => void) => ReactNode;
}

/** Something that is changed in a form of its own, which opens in place of a button; focus goes along both ways. */
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
  /** What `useChange` gives for it. */
  readonly change: {
    readonly isBusy: boolean;
    readonly problem: Problem | undefined;
    readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The form that a change asks for: its fields, what went wrong, and the two ways out. */
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
