import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useMemo } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { useReaderWords } from '../reader-words.ts';
import { fileName } from './file-name.ts';
import { type Download, useDownload } from './use-download.ts';

/** The download of a chapter's PDF, and its file name. */
export function useChapterDownload(chapter: ChapterPayload): {
  readonly download: Download;
  readonly name: string;
} {
  const words = useReaderWords();
  const { text } = chapterTitles(chapter, words.locale).comic;
  const name = fileName(
    `${text} - ${words.chapter(chapter.number)} (${words.language(chapter.language)})`,
    'pdf',
  );
  const { pdf, credits } = chapter;
  const end = useMemo(() => credits && { url: fileUrl(credits.path), bytes: credits.bytes }, [credits]);
  return { download: useDownload({ url: fileUrl(pdf.path), total: pdf.bytes, name, end }), name };
}
