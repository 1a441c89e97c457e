import { type ComponentType, useEffect, useState } from 'react';
import { useWords, withWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { useReaderWords } from '../reader-words.ts';
import type { CorrectionsProps } from './corrections-dialog.tsx';

/**
 * Loads the corrections dialog on demand: only the chapter's translator and the staff need it. If loading
 * fails, a dialog says so; the next time it is loaded again.
 */
export default function CorrectionsSlot(props: CorrectionsProps) {
  const { t, locale, direction } = useReaderWords();
  // It is opened from the settings, whose words are here.
  const setting = useWords('reading-settings');
  const [Corrections, setCorrections] = useState<ComponentType<CorrectionsProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    withWords(import('./corrections-dialog.tsx'), 'corrections', locale).then(
      ({ CorrectionsDialog }) => setCorrections(() => CorrectionsDialog),
      () => setHasFailed(true),
    );
  }, [locale]);
  if (Corrections) return <Corrections {...props} />;
  if (!hasFailed) return null;
  return (
    <Dialog
      title={setting('corrections')}
      closeLabel={t('close')}
      direction={direction}
      onClose={props.onClose}
      isSheet
    >
      <DialogText>{t('panelNotLoaded')}</DialogText>
    </Dialog>
  );
}
