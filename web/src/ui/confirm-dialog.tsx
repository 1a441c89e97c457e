import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, DialogActions, DialogText } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy?: boolean;
  readonly note?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with two answers, the harmless one first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeLabel, text, confirmLabel, cancelLabel, isBusy = false, note } = props;
  const { onConfirm, onClose } = props;
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose} isBusy={isBusy}>
      <DialogText>{text}</DialogText>
      {note}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm} loading={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
