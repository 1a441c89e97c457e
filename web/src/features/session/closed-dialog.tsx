import { Button } from '@mantine/core';
import type { ClosedAccountFacts } from '../../data/account-end.ts';
import { useWords } from '../../lib/i18n.ts';
import { ClosedAccount } from '../../person/closed-account.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

interface ClosedDialogProps {
  readonly facts: ClosedAccountFacts;
  readonly onClose: () => void;
}

/** On a tab whose session ended since the account was closed: that, why, and how to object. */
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
