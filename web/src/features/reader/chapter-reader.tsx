import { VisuallyHidden } from '@mantine/core';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { fileUrl } from '../../data/files.ts';
import { ChapterDownloadButton } from '../../downloads/chapter-download-button.tsx';
import { wantedChapter } from '../../downloads/wanted.ts';
import classes from './chapter-reader.module.css';
import { chapterTitles } from './chapter-titles.ts';
import { DirectionHint } from './chrome/direction-hint.tsx';
import { FootBar } from './chrome/foot-bar.tsx';
import { PlaceLine } from './chrome/place-line.tsx';
import { ReaderNotes } from './chrome/reader-notes.tsx';
import { TopBar } from './chrome/top-bar.tsx';
import { DownloadPanel } from './download/download-panel.tsx';
import { fileName } from './download/file-name.ts';
import { useDownload } from './download/use-download.ts';
import { EndCard } from './end-card/end-card.tsx';
import { imagePages } from './pages/image-pages.tsx';
import { OpeningFile } from './pages/opening-file.tsx';
import { PageShownContext } from './pages/page-shown.ts';
import type { PageSource } from './pages/page-source.ts';
import { currentPage, isAtEnd, type ReaderAction } from './reader-state.ts';
import { useReaderWords } from './reader-words.ts';
import { ReadingSurface } from './reading-surface.tsx';
import { ReportContext, type Trouble } from './report/report-context.ts';
import { ReportSlot } from './report/report-slot.tsx';
import { useChapterSave } from './use-chapter-save.ts';
import { useDirectionHint } from './use-direction-hint.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlace } from './use-place.ts';
import { useReader } from './use-reader.ts';
import { useReaderKeys } from './use-reader-input.ts';
import { useView } from './use-view.ts';

/** pdf.js and its worker are fetched for chapters without page images only. */
const PdfPages = lazy(() => import('./pages/pdf-pages.tsx'));

export interface ChapterReaderProps {
  readonly chapter: ChapterPayload;
  /** The page in the address: one that exists. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Set when this is a copy kept on the device: its time, in milliseconds since the epoch. */
  readonly keptAt?: number | undefined;
}

/** Reads one chapter. A new chapter needs a new reader: give it the chapter's id as its key. */
export function ChapterReader({ chapter, page, onPage, keptAt }: ChapterReaderProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const [trouble, setTrouble] = useState<Trouble>();
  const { pageCount, manifest, readingDirection: direction } = chapter;
  const { state, dispatch: move, setLayout } = useReader({ pageCount, direction, page, onPage });
  usePlace(chapter, state);
  const pageShown = useView(chapter.comic.id, chapter.id);
  const { hint, hideHint } = useDirectionHint(direction, state.layout);
  const dispatch = (action: ReaderAction) => {
    if (action.type !== 'scrolled-to') hideHint();
    move(action);
  };
  const fullscreen = useFullscreen();

  const titles = chapterTitles(chapter, locale);
  const name = fileName(
    `${titles.comic.text} - ${words.chapter(chapter.number)} (${words.language(chapter.language)})`,
    'pdf',
  );
  const { bytes } = chapter.pdf;
  const download = useDownload({ url: fileUrl(chapter.pdf.path), total: bytes, name });
  const startDownload = chapter.downloadable ? download.start : undefined;
  const save = useChapterSave(chapter);
  const reportChapter = () =>
    setTrouble({ what: 'chapter', ...(!isAtEnd(state) && { page: currentPage(state) }) });

  useReaderKeys({
    direction,
    // The end card scrolls when it is longer than the screen: the keys for that are the browser's there.
    layout: isAtEnd(state) ? 'vertical' : state.layout,
    onCommand: (command) => (command === 'fullscreen' ? fullscreen.toggle() : dispatch({ type: command })),
  });

  const images = useMemo(() => manifest && imagePages(pagesOf(manifest)), [manifest]);
  const surface = (source: PageSource): ReactNode => (
    <ReadingSurface
      source={source}
      state={state}
      direction={direction}
      dispatch={dispatch}
      endCard={<EndCard chapter={chapter} onDownload={startDownload} onReport={reportChapter} />}
    />
  );

  const shown = state.chrome || isAtEnd(state);
  // A strip runs downwards: its bars read as the interface does.
  const lineDirection = direction === 'vertical' ? words.direction : direction;
  return (
    <ReportContext value={setTrouble}>
      <div className={classes.reader} data-reader={state.layout} data-chrome={shown || undefined}>
        <TopBar
          slug={chapter.comic.slug}
          titles={titles}
          shown={shown}
          layout={state.layout}
          {...(direction !== 'vertical' && { onLayout: setLayout })}
          {...(startDownload !== undefined && { onDownload: startDownload })}
          save={save}
          offline={<ChapterDownloadButton wanted={wantedChapter(chapter, locale)} />}
          onReport={reportChapter}
          fullscreen={fullscreen}
        />
        <section dir="ltr" aria-label={t('pages')} data-pages={pageCount}>
          <PageShownContext value={pageShown}>
            {images === undefined ? (
              <Suspense fallback={<OpeningFile received={0} total={bytes} />}>
                <PdfPages pdf={chapter.pdf} pageCount={pageCount}>
                  {surface}
                </PdfPages>
              </Suspense>
            ) : (
              surface(images)
            )}
          </PageShownContext>
        </section>
        <ReaderNotes
          chapter={chapter}
          shown={state.chrome && !isAtEnd(state) && hint === undefined}
          keptAt={keptAt}
        />
        <FootBar
          chapter={chapter}
          direction={lineDirection}
          page={currentPage(state)}
          pageCount={pageCount}
          shown={shown}
          onPage={(target) => dispatch({ type: 'go', page: target })}
        />
        <PlaceLine page={currentPage(state)} pageCount={pageCount} direction={lineDirection} shown={!shown} />
        <DirectionHint direction={isAtEnd(state) ? undefined : hint} />
        <DownloadPanel download={download} total={bytes} name={name} />
        <VisuallyHidden component="p" aria-live="polite">
          {isAtEnd(state)
            ? t('end.finished', { number: words.number(chapter.number) })
            : words.pageOf(state.position, pageCount)}
        </VisuallyHidden>
        {trouble !== undefined && (
          <ReportSlot chapter={chapter} trouble={trouble} onClose={() => setTrouble(undefined)} />
        )}
      </div>
    </ReportContext>
  );
}
