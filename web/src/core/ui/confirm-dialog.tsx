import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** What confirming does: goes on with what was begun, loses something for good, or gives up what was typed. */
  readonly kind?: 'primary' | 'danger' | 'giving-up';
  readonly isBusy?: boolean;
  readonly note?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the harmless answer does, where that is more than closing. */
  readonly onCancel?: () => void;
}

/** A question with two answers, the harmless one first; where confirming gives something up, that one stands out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeLabel, text, confirmLabel, cancelLabel, isBusy = false, note } = props;
  const { kind = 'primary' } = props;
  const { onConfirm, onClose, onCancel = onClose } = props;
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose} isBusy={isBusy}>
      <DialogText>{text}</DialogText>
      {note}
      <DialogActions>
        <Button variant={kind === 'giving-up' ? 'filled' : 'default'} onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
        {/* A variant that is named brings its own colors, and those of danger would not show. */}
        <Button
          onClick={onConfirm}
          loading={isBusy}
          {...(kind === 'giving-up' && { variant: 'default' })}
          {...(kind === 'danger' && { className: classes.danger ?? '' })}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
