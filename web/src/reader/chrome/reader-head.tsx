import type { ChapterPayload } from '@rawi/model/pages/pages';
import { memo } from 'react';
import { ChapterDownloadButton } from '../../domains/downloads/chapter-download-button.tsx';
import { wantedChapter } from '../../domains/downloads/wanted.ts';
import { chapterTitles } from '../chapter-titles.ts';
import type { StartDownload } from '../download/use-chapter-files.ts';
import type { Panel } from '../panels/panel.ts';
import { useReaderWords } from '../reader-words.ts';
import { useChapterSave } from '../use-chapter-save.ts';
import type { Fullscreen } from '../use-fullscreen.ts';
import { TopBar } from './top-bar.tsx';

interface ReaderHeadProps {
  readonly chapter: ChapterPayload;
  readonly shown: boolean;
  readonly fullscreen: Fullscreen;
  /** Undefined if the chapter may not be downloaded. */
  readonly onDownload: StartDownload | undefined;
  readonly onReport: () => void;
  readonly onPanel: (panel: Panel) => void;
}

/**
 * The top bar. Memoized: it renders again only when its props change, so that turning a page does not wait
 * for it.
 */
export const ReaderHead = memo(function ReaderHead(props: ReaderHeadProps) {
  const { chapter, shown, fullscreen, onDownload, onReport, onPanel } = props;
  const { locale } = useReaderWords();
  const save = useChapterSave(chapter);
  return (
    <TopBar
      slug={chapter.comic.slug}
      titles={chapterTitles(chapter, locale)}
      shown={shown}
      {...(onDownload !== undefined && { onDownload })}
      save={save}
      offline={<ChapterDownloadButton wanted={wantedChapter(chapter, locale)} />}
      onReport={onReport}
      onPanel={onPanel}
      fullscreen={fullscreen}
    />
  );
});
