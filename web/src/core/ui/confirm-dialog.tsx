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
  /** What confirming does: it continues, deletes something for good, or discards what was typed. */
  readonly kind?: 'primary' | 'danger' | 'giving-up';
  readonly isBusy?: boolean;
  readonly note?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What the harmless answer does, if it does more than close. */
  readonly onCancel?: () => void;
}

/**
 * A question with two answers, the harmless one first; when confirming discards something, the harmless one
 * stands out.
 */
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
        {/* A named variant brings its own colors and would hide those of danger. */}
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
