import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { showingToVisitors } from '@rawi/model/rating/showing-to-visitors';
import { useCallback, useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { useForcedColorMode } from '../../core/lib/color-mode.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { paths } from '../../core/lib/paths.ts';
import { readChapterPage, type ShownPage } from '../../core/pages/pages.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import { shareImage } from '../../core/pages/share-image.ts';
import { isolatedName } from '../../domains/comics/comic-name.ts';
import { useDownload } from '../../domains/downloads/downloads.ts';
import { useNotifyWithdrawn } from '../../domains/downloads/use-notify-withdrawn.ts';
import { useOnlyDevice } from '../../domains/downloads/use-on-device.ts';
import { useReadingDownloads } from '../../domains/downloads/use-reading-downloads.ts';
import { useSavedNeighbours } from '../../domains/downloads/use-saved-neighbours.ts';
import { positionIn } from '../../domains/history/position-in.ts';
import { mayAsk } from '../../domains/ratings/may-ask.ts';
import { useIsKept } from '../../domains/ratings/showing.ts';
import { ChapterReader, type ChapterReaderProps } from '../../reader/chapter-reader.tsx';
import { chapterTitles } from '../../reader/chapter-titles.ts';
import { loadNotice, NoticePart } from '../../reader/notice/notice-part.tsx';
import { parsePage, searchWithPage } from '../../reader/page-param.ts';
import { useReaderWords } from '../../reader/reader-words.ts';
import { useHead } from '../head.ts';
import { missingError } from '../missing-error.ts';
import { PageStates, useKeptAt } from '../page-states.tsx';
import { useRetry } from '../use-retry.ts';

/** A chapter that the site no longer has can still be read as it was downloaded. */
async function readChapter(id: string): ReturnType<typeof readChapterPage> {
  const page = await readChapterPage(id);
  if (page.state !== 'missing' || !hasDownloads()) return page;
  const { readWithdrawnChapter } = await import('../../domains/downloads/withdrawn.ts');
  return (await readWithdrawnChapter(id)) ?? page;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'chapter'>> {
  const { pathname, search, searchParams } = new URL(request.url);
  const id = params.chapter ?? '';
  const [page] = await Promise.all([
    isDocumentId(id) ? readChapter(id) : ({ state: 'missing' } as const),
    loadWords(visitLocale(pathname), ['reader', 'choices']),
  ]);
  if (page.state === 'missing') throw await missingError(page, pathname, visitLocale(pathname));
  if (page.state === 'moved') throw PageError.notFoundAt(pathname);
  if (page.state === 'ready' && pageIn(searchParams, page.payload) === undefined) {
    const to = pathname + searchWithPage(search, page.payload.pageCount);
    throw PageError.notFoundAt(pathname + search, {
      text: i18n.getFixedT(visitLocale(pathname), 'reader')('toLastPage'),
      to,
    });
  }
  if (page.state === 'ready' && mayAsk(page.payload)) await loadNotice(visitLocale(pathname));
  return page;
}

/** Turning a page changes the address only; asking for the same address again is "try again". */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  useForcedColorMode('dark');
  if (page.state !== 'ready') return <PageStates page={page}>{() => null}</PageStates>;
  return <ShownChapter page={page} />;
}

function ShownChapter({ page }: { readonly page: Extract<ShownPage<'chapter'>, { state: 'ready' }> }) {
  const keptAt = useKeptAt(page);
  useRetry(keptAt !== undefined);
  const isOnlyDevice = useOnlyDevice();
  const chapter = useSavedNeighbours(page.payload, isOnlyDevice || keptAt !== undefined);
  const download = useDownload(page.payload.id);
  // Without a network only the device knows.
  const isKnownWithdrawn =
    download?.state === 'ready' && download.isWithdrawn === true && keptAt !== undefined;
  useNotifyWithdrawn(page.isWithdrawn === true || isKnownWithdrawn);
  return <Chapter key={chapter.id} chapter={chapter} keptAt={keptAt} />;
}

interface ChapterProps {
  readonly chapter: ChapterPayload;
  readonly keptAt: number | undefined;
}

function Chapter({ chapter, keptAt }: ChapterProps) {
  const words = useReaderWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeaving = useIsLeaving();
  const titles = chapterTitles(chapter, words.locale);
  const name = [isolatedName(titles.comic, words.locale), words.chapter(chapter.number)].join(' · ');
  const isKeptBack = !useIsKept()(ratingOfChapter(chapter.comic, chapter));
  useHead(
    isKeptBack
      ? { isIndexed: false }
      : {
          title: name,
          description: words.t('description', { name, language: words.language(chapter.language) }),
          image: shareImage(chapter.comic, words.locale, chapter),
          isIndexed: showingToVisitors(chapter.comic, chapter).isListed,
          alternates: sistersOf(chapter),
        },
  );
  const handlePage = useCallback(
    (target: number) => {
      // Changing the address now would take somebody back who is just leaving, or change the address of the
      // page they have reached.
      if (isLeaving() || window.location.pathname !== pathname) return;
      void navigate({ search: searchWithPage(search, target) }, { replace: true, preventScrollReset: true });
    },
    [navigate, isLeaving, pathname, search],
  );
  return (
    <NoticePart chapter={chapter}>
      {(isJustOpened) => (
        <OpenChapter
          chapter={chapter}
          page={pageIn(new URLSearchParams(search), chapter) ?? 1}
          onPage={handlePage}
          keptAt={keptAt}
          isJustOpened={isJustOpened}
        />
      )}
    </NoticePart>
  );
}

/** A chapter that is read. Who has just answered its notice begins at the heading of the reader. */
function OpenChapter({ isJustOpened, ...props }: ChapterReaderProps & { readonly isJustOpened: boolean }) {
  useReadingDownloads(props.chapter);
  useEffect(() => {
    if (isJustOpened) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isJustOpened]);
  return <ChapterReader {...props} />;
}

/** Where each language has this chapter: its own page, and the first of its translations; nothing where it has none. */
function sistersOf({ id, language, translations }: ChapterPayload): Partial<Record<Locale, string>> {
  const all = [{ id, language }, ...translations];
  const found = LOCALES.flatMap((locale) => {
    const one = all.find((each) => each.language === locale);
    return one ? [[locale, paths.chapter(locale, one.id)] as const] : [];
  });
  return found.length > 1 ? Object.fromEntries(found) : {};
}

/** Whether another page of the site has been asked for. */
function useIsLeaving(): () => boolean {
  const isLeaving = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return useCallback(() => isLeaving.current, []);
}

/** The page that an address names; undefined when the chapter has no such page. */
function pageIn(params: URLSearchParams, { id, pageCount }: ChapterPayload): number | undefined {
  return parsePage(params.get('page'), pageCount, positionIn(id)?.page);
}
