import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { DialogActions } from '../../core/ui/dialog.tsx';
import { useReaderWords } from '../reader-words.ts';
import classes from './report.module.css';

/** Confirms that a report was sent, and takes the focus that the form had. */
export function ReportSent({ onClose }: { readonly onClose: () => void }) {
  const { t } = useReaderWords();
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <>
      <output ref={text} className={classes.sent} tabIndex={-1}>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" className={classes.sentIcon} />
        {t('reportDialog.sent')}
      </output>
      <DialogActions>
        <Button onClick={onClose}>{t('reportDialog.back')}</Button>
      </DialogActions>
    </>
  );
}
