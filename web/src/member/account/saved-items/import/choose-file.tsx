import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { useOnline } from '../../../../core/network/use-online.ts';
import drop from '../../../../core/ui/file-drop.module.css';
import { FileDrop } from '../../../../core/ui/file-drop.tsx';
import { FormNote } from '../../../../core/ui/form-note.tsx';
import type { FileProblem } from '../../../../domains/shelves/files/listed-book.ts';
import { LIBRARY_FILE } from '../../../../domains/shelves/library-files/library-entry.ts';
import classes from './import-lists.module.css';

interface ChooseFileProps {
  readonly problem: FileProblem | undefined;
  readonly onFile: (file: File) => void;
}

/** Takes a file by picker or by drop, and says why one cannot be taken. */
export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const take = ([file]: readonly File[]) => {
    if (file) onFile(file);
  };
  const inMegabytes = (bytes: number) => formatNumber(bytes / 1024 ** 2, locale);
  const bounds = {
    megabytes: inMegabytes(LIBRARY_FILE.bytes),
    sizeOfLists: inMegabytes(LIMITS.listFile.bytes),
    sizeUnpacked: inMegabytes(LIBRARY_FILE.unpacked),
    highest: formatNumber(LIBRARY_FILE.entries, locale),
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        name="lists"
        className={drop.input}
        aria-label={t('choose.button')}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
      <FileDrop className={drop.drop} onFiles={take}>
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <p className={drop.lead}>{t('choose.drop')}</p>
        <p className={classes.hint}>{t('choose.hint', bounds)}</p>
        <Button onClick={() => input.current?.click()}>{t('choose.button')}</Button>
      </FileDrop>
      <p className={classes.hint}>{t('choose.private')}</p>
      {problem !== undefined && <FormNote tone="error">{t(`problem.${problem}`, bounds)}</FormNote>}
      {!isOnline && <FormNote tone="neutral">{t('choose.offline')}</FormNote>}
    </>
  );
}
