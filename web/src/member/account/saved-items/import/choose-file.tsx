import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { useOnline } from '../../../../core/network/use-online.ts';
import { FormNote } from '../../../../core/ui/form-note.tsx';
import type { FileProblem } from '../../../../domains/shelves/files/listed-book.ts';
import classes from './import-lists.module.css';

interface ChooseFileProps {
  readonly problem: FileProblem | undefined;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file by picker or by drop, and says why one cannot be taken. */
export function ChooseFile({ problem, isBusy, onFile }: ChooseFileProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const bounds = {
    megabytes: formatNumber(LIMITS.listFile.bytes / 1024 ** 2, locale),
    highest: formatNumber(LIMITS.listFile.entries, locale),
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        name="lists"
        className={classes.input}
        accept=".cbl,.json,.xml"
        aria-label={t('choose.button')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <p className={classes.lead}>{t('choose.drop')}</p>
        <p className={classes.hint}>{t('choose.hint', bounds)}</p>
        <Button loading={isBusy} onClick={() => input.current?.click()}>
          {t('choose.button')}
        </Button>
      </div>
      <p className={classes.hint}>{t('choose.private')}</p>
      {problem !== undefined && <FormNote tone="error">{t(`problem.${problem}`, bounds)}</FormNote>}
      {!isOnline && <FormNote tone="neutral">{t('choose.offline')}</FormNote>}
    </>
  );
}
