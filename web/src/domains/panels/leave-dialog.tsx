import { Button } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';

interface LeaveDialogProps {
  /** Whether the device has kept the changes. */
  readonly isKept: boolean;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks what becomes of changes that are not saved. */
export function LeaveDialog({ isKept, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const t = useWords('page-panels');
  return (
    <Dialog
      title={t('leave.title')}
      closeLabel={t('leave.stay')}
      direction={LOCALE_DIRECTIONS[useLocale()]}
      onClose={onStay}
    >
      <DialogText>{t(isKept ? 'leave.text' : 'leave.notKept')}</DialogText>
      <DialogActions>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
        {isKept && (
          <Button variant="default" onClick={onKeep}>
            {t('leave.keep')}
          </Button>
        )}
        <Button variant="default" onClick={onDiscard}>
          {t('leave.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
