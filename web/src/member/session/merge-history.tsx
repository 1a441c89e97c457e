import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { forgetDeviceHistory, useDeviceHistory } from '../../domains/history/device-history.ts';
import { mergeDeviceHistory } from '../../domains/history/merge.ts';
import { forgetVisitorMonths } from '../../domains/numbers/kept-months.ts';
import { mergeVisitorMonths } from '../../domains/numbers/merge-months.ts';
import { forgetVisitorMarks } from '../../domains/updates/kept-marks.ts';
import { mergeVisitorMarks } from '../../domains/updates/merge-marks.ts';

interface MergeHistoryProps {
  readonly uid: string;
  /** Called if the person decides later: the history stays on the device. */
  readonly onClose: () => void;
}

/**
 * Asks whether to add the visitor history of this device to the account, with what was marked as read by
 * hand and what was counted for their numbers. After an answer it is deleted from the device.
 */
export default function MergeHistory({ uid, onClose }: MergeHistoryProps) {
  const t = useWords('session');
  const shell = useWords('shell');
  const locale = useLocale();
  const now = useDeviceHistory().length;
  // The entries leave one by one, so the dialog keeps its first count.
  const [count] = useState(now);
  const { isSending, problem, send } = useSend();
  const left = problem ? now : count;
  const merge = async () => {
    await mergeDeviceHistory(uid);
    mergeVisitorMarks(uid);
    mergeVisitorMonths(uid);
  };
  const forget = () => {
    forgetDeviceHistory();
    forgetVisitorMarks();
    forgetVisitorMonths();
  };
  return (
    <ConfirmDialog
      title={t('merge.title')}
      closeLabel={shell('close')}
      text={`${t('merge.text', { count: left, number: formatNumber(left, locale) })} ${t('merge.either')}`}
      cancelLabel={t('merge.decline')}
      confirmLabel={t('merge.confirm')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{t('merge.failed')}</FormNote>}
      onConfirm={() => void send(merge)}
      onClose={onClose}
      onCancel={forget}
    />
  );
}
