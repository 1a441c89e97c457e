import type { ChapterPayload } from '@rawi/model/pages/pages';
import { IconCloudOff, IconDownloadOff, IconLanguage } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { formatMoment } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './reader-notes.module.css';

interface ReaderNotesProps {
  readonly chapter: ChapterPayload;
  readonly shown: boolean;
  /** Set when this is a copy kept on the device: its time, in milliseconds since the epoch. */
  readonly keptAt?: number | undefined;
  /** The translator whom this person reads has not translated this chapter. */
  readonly isFallback: boolean;
}

/** Notes about this chapter, shown with the bars. */
export function ReaderNotes({ chapter, shown, keptAt, isFallback }: ReaderNotesProps) {
  const words = useReaderWords();
  const shell = useWords('shell');
  const { t, locale } = words;
  const isForeign = chapter.language !== locale;
  const translator = isFallback ? chapter.translator?.name : undefined;
  if (keptAt === undefined && !isForeign && translator === undefined && chapter.downloadable) return null;
  return (
    <ul className={classes.notes} data-shown={shown || undefined}>
      {keptAt !== undefined && (
        <Note icon={IconCloudOff}>{shell('offline.kept', { time: formatMoment(keptAt, locale) })}</Note>
      )}
      {isForeign && (
        <Note icon={IconLanguage}>{t('otherLanguage', { language: words.language(chapter.language) })}</Note>
      )}
      {translator !== undefined && (
        <Note icon={IconLanguage}>{t('otherTranslator', { translator: isolated(translator) })}</Note>
      )}
      {!chapter.downloadable && <Note icon={IconDownloadOff}>{t('download.notYet')}</Note>}
    </ul>
  );
}

interface NoteProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly children: ReactNode;
}

function Note({ icon: Icon, children }: NoteProps) {
  return (
    <li className={classes.note}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
