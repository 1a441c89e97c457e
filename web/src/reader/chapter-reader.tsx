import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import {
  type ComponentProps,
  type CSSProperties,
  lazy,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fileUrl } from '../core/pages/files.ts';
import { PagePart } from '../core/ui/page-part.tsx';
import { keepPdfCode } from '../domains/chapters/pdf-code.ts';
import { savesData } from '../domains/settings/settings-mirror.ts';
import classes from './chapter-reader.module.css';
import { ReaderFoot } from './chrome/reader-foot.tsx';
import { ReaderHead } from './chrome/reader-head.tsx';
import { useCropped } from './crop/use-cropped.ts';
import { FilePanels } from './download/file-panels.tsx';
import { useChapterFiles } from './download/use-chapter-files.ts';
import { EndCard } from './end-card/end-card.tsx';
import { useFlip } from './flip/use-flip.ts';
import { useGuided } from './guided/use-guided.ts';
import { LAYOUTS } from './layouts.ts';
import { useWay, type WayStop } from './order/use-way.ts';
import { FileFailure } from './pages/file-failure.tsx';
import { imagePages } from './pages/image-pages.tsx';
import { OpeningFile } from './pages/opening-file.tsx';
import { PageShownContext } from './pages/page-shown.ts';
import type { PageSource } from './pages/page-source.ts';
import { useZoom, type Zoom } from './pages/use-zoom.ts';
import type { Panel } from './panels/panel.ts';
import { ReaderPanels } from './panels/reader-panels.tsx';
import {
  currentPage,
  currentPages,
  currentStep,
  enlargement,
  isAtEnd,
  type ReaderAction,
  type ReaderState,
} from './reader-state.ts';
import { useReaderWords } from './reader-words.ts';
import { ReadingSurface } from './reading-surface.tsx';
import { ReportContext, type Trouble } from './report/report-context.ts';
import { ReportSlot } from './report/report-slot.tsx';
import { filterOf } from './settings/page-look.ts';
import { type Reading, useReading } from './settings/use-reading.ts';
import { TextControl, TextSlot } from './text/text-slot.tsx';
import { useDirectionHint } from './use-direction-hint.ts';
import { useExactPosition, useStartPlace } from './use-exact-position.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePosition } from './use-position.ts';
import { useReader } from './use-reader.ts';
import { useReaderCommands } from './use-reader-commands.ts';
import { useTranslationKept } from './use-translation-kept.ts';
import { useView } from './use-view.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { isNearEnd, useWarmNext } from './use-warm-next.ts';
import { useWidePages } from './use-wide-pages.ts';

/**
 * pdf.js and its worker are loaded only for chapters without page images. They need a browser: loading them
 * in the program that serves pages would crash it.
 */
const PdfPages = lazy(() =>
  import.meta.env.SSR ? new Promise<never>(() => {}) : import('./pages/pdf-pages.tsx'),
);

const SoughtPanel = lazy(() => import('./guided/sought-panel.tsx'));

export interface ChapterReaderProps {
  readonly chapter: ChapterPayload;
  /** The page in the address, already checked to exist. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Set when this is a copy kept on the device: its time, in milliseconds since the epoch. */
  readonly keptAt?: number | undefined;
}

/** Reads one chapter. A new chapter needs a new reader: give it the chapter's id as its key. */
export function ChapterReader({ chapter: shown, page, onPage, keptAt }: ChapterReaderProps) {
  const { chapter, isFallback } = useTranslationKept(shown);
  const { t } = useReaderWords();
  const [trouble, setTrouble] = useState<Trouble>();
  const [panel, setPanel] = useState<Panel>();
  const { pageCount } = chapter;
  const { pages, images } = useImages(chapter);
  const { isWide, noteWide } = useWidePages(pages);
  const start = useStartPlace(chapter.id, page);
  const reading = useReading(chapter, isWide);
  const { state, dispatch: move } = useReader({
    pageCount,
    arrangement: useGuided(chapter, reading, images),
    page,
    fraction: start.fraction,
    onPage,
  });
  const shownPages = useCropped(chapter, reading, images, state);
  // The page itself is drawn first; the bars and the announcement follow a moment later.
  const stateOfBars = useDeferredValue(state);
  const zoom = useReaderZoom(state, reading);
  const flip = useFlip(chapter);
  const { frame, startFraction, fraction } = useExactPosition(start, state);
  usePosition(chapter, state, fraction);
  useWakeLock();
  const { isShown, pageShown } = usePageShown(chapter);
  const { way, goOn, goBack } = useWayOn(chapter, isShown, state, reading.fit);
  const { hint, hideHint } = useDirectionHint(reading.direction, state.layout, isShown);
  const dispatch = useDispatch(move, hideHint);
  const fullscreen = useFullscreen();
  const { files, onDownload } = useChapterFiles(chapter);
  const reportChapter = useReportChapter(state, setTrouble);
  useReaderCommands({
    chapter,
    state,
    reading,
    zoom,
    dispatch,
    fullscreen,
    onGoOn: goOn,
    onGoBack: goBack,
    onPanel: setPanel,
  });

  usePdfStart(chapter.pdf, images === undefined);
  const surface = (source: PageSource): ReactNode => (
    <ReadingSurface
      source={source}
      state={state}
      reading={reading}
      zoom={zoom}
      startFraction={startFraction}
      flip={flip}
      dispatch={dispatch}
      onGoOn={goOn}
      endCard={<EndCard chapter={chapter} way={way} onDownload={onDownload} onReport={reportChapter} />}
    />
  );

  return (
    <ReportContext value={setTrouble}>
      <div
        className={classes.reader}
        {...groundOf(reading, images, state)}
        data-reader={state.layout}
        data-chrome={state.chrome || isAtEnd(state) || undefined}
        data-sheet={panel === 'settings' || panel === 'text' ? panel : undefined}
      >
        <ReaderHead
          chapter={chapter}
          shown={stateOfBars.chrome || isAtEnd(stateOfBars)}
          fullscreen={fullscreen}
          onDownload={onDownload}
          onReport={reportChapter}
          onPanel={setPanel}
        />
        <section dir="ltr" ref={frame} aria-label={t('pages')} data-pages={pageCount}>
          {chapter.transcript && <TextControl onAsk={() => setPanel('text')} />}
          <PageShownContext value={pageShown}>
            {shownPages === undefined ? (
              <FilePages pdf={chapter.pdf} pageCount={pageCount} onWide={noteWide}>
                {surface}
              </FilePages>
            ) : (
              surface(shownPages)
            )}
          </PageShownContext>
        </section>
        <Shade look={reading.look} />
        <ReaderFoot
          chapter={chapter}
          way={way}
          state={stateOfBars}
          reading={reading}
          flip={flip}
          hint={hint}
          keptAt={keptAt}
          isFallback={isFallback}
          images={images}
          dispatch={dispatch}
        />
        <FilePanels chapter={chapter} {...files} />
        <OverPages
          {...{ chapter, state, reading, page, panel, images, fullscreen, dispatch, onDownload }}
          cropOf={shownPages?.cropOf}
          onReport={reportChapter}
          onPanel={setPanel}
        />
        {trouble !== undefined && (
          <ReportSlot chapter={chapter} trouble={trouble} onClose={() => setTrouble(undefined)} />
        )}
      </div>
    </ReportContext>
  );
}

/** A strip is scrolled from page to page, not turned; in guided view the next panel is seen as it is. */
function useReaderZoom(state: ReaderState, { zoomHabit }: Reading): Zoom {
  const isStrip = LAYOUTS[state.layout].surface === 'strip';
  const habit = isStrip ? 'keep' : state.steps ? 'reset' : zoomHabit;
  return useZoom(`${state.at}.${state.step}`, habit, enlargement(state));
}

/** The images of a chapter's pages; undefined of one that is a file. */
function useImages({ manifest }: ChapterPayload) {
  return useMemo(() => {
    const pages = manifest && pagesOf(manifest);
    return { pages, images: pages && imagePages(pages) };
  }, [manifest]);
}

/**
 * Where the chapter leads. Near its end the first pages of the next one are fetched, unless data is saved.
 */
function useWayOn(
  chapter: ChapterPayload,
  isShown: boolean,
  { at, spreads, layout }: ReaderState,
  fit: Reading['fit'],
) {
  const isNear = isNearEnd(at, spreads.length);
  const way = useWay(chapter, isNear);
  useWarmNext(way.nextId, isShown && isNear && !savesData(), {
    layout,
    fit,
    share: 1,
    turned: false,
    zoom: 1,
  });
  return { way, goOn: useGo(way.next), goBack: useGo(way.previous) };
}

/** Dispatches to the reader; whatever its reader does, but scrolling, hides the hint about the direction. */
function useDispatch(move: (action: ReaderAction) => void, hideHint: () => void) {
  return useCallback(
    (action: ReaderAction) => {
      if (action.type !== 'scrolled-to') hideHint();
      move(action);
    },
    [hideHint, move],
  );
}

/** The ground around the pages with the color of the current page's edge, of which it is made, and how their pictures are shown. */
function groundOf(
  { background, look, surroundings }: Reading,
  images: PageSource | undefined,
  state: ReaderState,
) {
  const edge = images?.colorOf(currentPage(state)) ?? '#000';
  const filter = filterOf(look);
  const style: CSSProperties & Partial<Record<`--${string}`, string>> = {
    '--page-edge': edge,
    ...(filter !== undefined && { '--page-filter': filter }),
  };
  return { style, 'data-ground': background, 'data-surroundings': surroundings };
}

/** Darkens the pages, and takes blue light away from them. */
function Shade({ look: { brightness, warmth } }: Pick<Reading, 'look'>) {
  return (
    <>
      {warmth > 0 && <div className={classes.warmth} style={{ opacity: warmth / 100 }} />}
      {brightness < 100 && <div className={classes.shade} style={{ opacity: 1 - brightness / 100 }} />}
    </>
  );
}

interface OverPagesProps
  extends Omit<ComponentProps<typeof SoughtPanel>, 'param'>,
    Pick<
      ComponentProps<typeof ReaderPanels>,
      'panel' | 'fullscreen' | 'onDownload' | 'onReport' | 'onPanel'
    > {
  readonly images: PageSource | undefined;
}

/** What lies over the pages once it is asked for: panels, their text, and the frame of a panel that the address names. */
function OverPages(props: OverPagesProps) {
  const { chapter, state, panel, images, dispatch, onPanel } = props;
  return (
    <>
      <ReaderPanels
        {...props}
        pages={currentPages(state)}
        place={currentStep(state)?.place}
        thumbnailOf={images?.thumbnailOf}
        sizeOf={images?.sizeOf}
        onPage={(target) => dispatch({ type: 'go', page: target })}
      />
      {chapter.transcript && (
        <TextSlot {...props} isOpen={panel === 'text'} onClose={() => onPanel(undefined)} />
      )}
      {images && <Sought {...props} />}
    </>
  );
}

/** Leads to the panel that the address names, where it names one. */
function Sought(props: Omit<ComponentProps<typeof SoughtPanel>, 'param'>) {
  const param = new URLSearchParams(useLocation().search).get('panel');
  if (param === null || props.chapter.panelsFile === undefined) return null;
  return (
    <PagePart missing={null}>
      <SoughtPanel key={`${props.page}.${param}`} {...props} param={param} />
    </PagePart>
  );
}

/** Counts a view once a page is shown, and says so. */
function usePageShown({ comic, id }: ChapterPayload) {
  const countView = useView(comic.id, id);
  const [isShown, setShown] = useState(false);
  const pageShown = useCallback(() => {
    countView();
    setShown(true);
  }, [countView]);
  return { isShown, pageShown };
}

/** Fetches the start of a file, and the code that draws it, beside everything else. */
function usePdfStart({ path, bytes }: ChapterPayload['pdf'], isFile: boolean): void {
  useEffect(() => {
    if (!isFile) return undefined;
    // The component that shows a failure also offers to try again.
    void keepPdfCode().catch(() => undefined);
    // Few chapters are files, and the other readers need no part of this.
    const started = import('./pages/pdf-start.ts').then(({ startPdf }) => startPdf(fileUrl(path), bytes));
    started.catch(() => undefined);
    return () => void started.then((end) => end()).catch(() => undefined);
  }, [isFile, path, bytes]);
}

/** The pages of a chapter without page images, drawn by pdf.js. */
function FilePages(props: ComponentProps<typeof PdfPages>) {
  return (
    <PagePart
      fallback={<OpeningFile received={0} total={props.pdf.bytes} />}
      missing={<FileFailure kind="offline" onRetry={() => location.reload()} />}
    >
      <PdfPages {...props} />
    </PagePart>
  );
}

/** Opens a stop of the way; undefined if there is none. */
function useGo(stop: WayStop | undefined): (() => void) | undefined {
  const navigate = useNavigate();
  return useMemo(() => stop && (stop.open ?? (() => void navigate(stop.to))), [navigate, stop]);
}

/** Reports the chapter together with the page that is being read. */
function useReportChapter(state: ReaderState, onTrouble: (trouble: Trouble) => void): () => void {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  return useCallback(() => {
    const { current } = latest;
    onTrouble({ what: 'chapter', ...(!isAtEnd(current) && { page: currentPage(current) }) });
  }, [onTrouble]);
}
