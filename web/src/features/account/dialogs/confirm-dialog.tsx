import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n.ts';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isBusy?: boolean;
  readonly note?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with two answers, the harmless one first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, isBusy = false, note, onConfirm, onClose } = props;
  const t = useWords('account');
  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy}>
      <p className={classes.text}>{text}</p>
      {note}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button onClick={onConfirm} loading={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
