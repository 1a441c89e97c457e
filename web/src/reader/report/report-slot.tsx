import { type ComponentType, useEffect, useState } from 'react';
import { withWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

/**
 * Loads the report form on demand, since most readers never need it. If loading fails because the network is
 * down, a dialog says so; the next time it is loaded again.
 */
export function ReportSlot(props: ReportDialogProps) {
  const { t, locale, direction } = useReaderWords();
  const [Form, setForm] = useState<ComponentType<ReportDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    withWords(import('./report-dialog.tsx'), 'chapter-report', locale).then(
      ({ ReportDialog }) => setForm(() => ReportDialog),
      () => setHasFailed(true),
    );
  }, [locale]);
  if (Form) return <Form {...props} />;
  if (!hasFailed) return null;
  return (
    <Dialog
      title={t('reportDialog.title')}
      closeLabel={t('close')}
      direction={direction}
      onClose={props.onClose}
      isSheet
    >
      <DialogText>{t('reportDialog.notLoaded')}</DialogText>
    </Dialog>
  );
}
