import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../core/device/save-file.ts';
import { useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { loadPersonalData } from '../../../domains/people/personal-data.ts';
import classes from '../part.module.css';

/** Downloads all data stored about a person, as one JSON file. */
export function DownloadData() {
  const t = useWords('account');
  const wordsOf = useAccountProblemText();
  const { state, isSending, problem, send } = useSend();
  const locale = useLocale();
  const [loaded, setLoaded] = useState(0);
  const download = async () => {
    setLoaded(0);
    const { file, day } = await loadPersonalData(setLoaded);
    saveFile(file, `rawi-data-${day}.json`);
  };
  return (
    <div className={classes.form}>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          loading={isSending}
          onClick={() => void send(download)}
        >
          {t('data.download')}
        </Button>
      </div>
      {isSending && loaded > 0 && (
        <output>{t('data.loaded', { count: loaded, number: formatNumber(loaded, locale) })}</output>
      )}
      {state === 'done' && <FormNote tone="success">{t('data.done')}</FormNote>}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
    </div>
  );
}
