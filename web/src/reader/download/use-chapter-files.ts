import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useCallback, useMemo, useState } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { useReaderWords } from '../reader-words.ts';
import { fileName } from './file-name.ts';
import type { Asked, FileKind } from './file-panels.tsx';
import { type Download, useDownload } from './use-download.ts';

/** Starts a file of a chapter. */
export type StartDownload = (kind: FileKind) => void;

/** The files that a chapter is handed out as, and what starts one; undefined where it may not be downloaded. */
export function useChapterFiles(chapter: ChapterPayload) {
  const { download, name } = usePdf(chapter);
  const [times, setTimes] = useState(0);
  const cbz = useMemo(
    (): Asked => ({
      times,
      ask: () => setTimes((before) => before + 1),
      putAway: () => setTimes(0),
    }),
    [times],
  );
  const { start } = download;
  const onDownload = useCallback(
    (kind: FileKind) => (kind === 'pdf' ? start() : setTimes((before) => before + 1)),
    [start],
  );
  return { files: { download, name, cbz }, onDownload: chapter.downloadable ? onDownload : undefined };
}

function usePdf(chapter: ChapterPayload): { readonly download: Download; readonly name: string } {
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
