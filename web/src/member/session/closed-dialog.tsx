import { Button } from '@mantine/core';
import { useWords } from '../../core/i18n/i18n.ts';
import type { ClosedAccountFacts } from '../../core/session/account-end.ts';
import { Dialog, DialogActions } from '../../core/ui/dialog.tsx';
import { ClosedAccount } from '../../domains/people/closed-account.tsx';

interface ClosedDialogProps {
  readonly facts: ClosedAccountFacts;
  readonly onClose: () => void;
}

/** Shown in a tab whose session ended because the account was closed: says so, why, and how to object. */
export default function ClosedDialog({ facts, onClose }: ClosedDialogProps) {
  const t = useWords('session');
  const close = useWords('shell')('close');
  return (
    <Dialog title={t('closed.title')} closeLabel={close} onClose={onClose}>
      <ClosedAccount {...facts} />
      <DialogActions>
        <Button onClick={onClose}>{t('closed.readOn')}</Button>
      </DialogActions>
    </Dialog>
  );
}
