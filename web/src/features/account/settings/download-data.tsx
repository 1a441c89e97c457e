import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { callAccount } from '../../../data/account-calls.ts';
import { useSend } from '../../../data/use-send.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useAccountProblemText } from '../../../lib/problem-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { FormNote } from '../../../ui/form-note.tsx';
import classes from '../part.module.css';

/** Everything that is kept about a person, as one JSON file. */
export function DownloadData() {
  const t = useWords('account');
  const wordsOf = useAccountProblemText();
  const { state, isSending, problem, send } = useSend();
  const download = async () => {
    const data = await callAccount({ action: 'downloadData' });
    const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
    saveFile(file, `rawi-data-${data.exportedAt.slice(0, 10)}.json`);
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
      {state === 'done' && <FormNote tone="success">{t('data.done')}</FormNote>}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
    </div>
  );
}
