import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';
import { isLocale } from '@rawi/model/lists/locales';
import { matchRoutes } from 'react-router-dom';
import {
  readChapterPage,
  readComicPage,
  readComicsPage,
  readHomePage,
  readTranslatorPage,
} from '../core/pages/pages.ts';
import { savesData } from '../domains/settings/settings-mirror.ts';
import { routes } from './router.tsx';

/**
 * How long the mouse or the focus rests on a link before it counts as intended, in milliseconds: people who
 * move by keyboard pass many links. A link under a finger counts at once.
 */
const REST_MS = { mouse: 80, focus: 400 } as const;

/**
 * The document that a page shows, by the path in the table of routes. Documents of people are not preloaded.
 */
const DOCUMENTS: Readonly<
  Record<string, (params: Readonly<Record<string, string | undefined>>) => Promise<unknown>>
> = {
  '': () => readHomePage(),
  'comic/:comic': ({ comic = '' }) => readComicPage(comic),
  'chapter/:chapter': ({ chapter = '' }) => readChapterPage(chapter),
  'translator/:translator': ({ translator = '' }) => readTranslatorPage(translator),
  comics: () => readComicsPage(),
  'comics/:shelf': ({ shelf }) => readComicsPage(shelf),
};

let underWay = 0;
const fetched = new Set<string>();

/**
 * Preloads what the pages behind links need, as soon as a link seems intended (specification, section 9: at
 * most four at once).
 */
export function startPreloading(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    if (pointerType === 'mouse') resting = setTimeout(() => preloadOf(target), REST_MS.mouse);
  });
  document.addEventListener('pointerdown', ({ target }) => preloadOf(target), { passive: true });
  document.addEventListener('focusin', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => preloadOf(target), REST_MS.focus);
  });
}

function preloadOf(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === location.origin && link.target === '') void preload(link.pathname);
}

/**
 * Preloads the code and the document of a page, once in this tab. Does nothing when preloading is not
 * allowed, or for any other address.
 */
export async function preload(pathname: string): Promise<void> {
  if (underWay >= MAX_PAGE_PRELOADS || fetched.has(pathname) || pathname === location.pathname) return;
  if (savesData() || !navigator.onLine) return;
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  const read = DOCUMENTS[leaf?.route.index ? '' : (leaf?.route.path ?? '*')];
  if (!leaf || !read || !isLocale(leaf.params['locale'])) return;
  fetched.add(pathname);
  underWay += 1;
  const { lazy } = leaf.route;
  const code = typeof lazy === 'function' ? lazy() : undefined;
  // What fails to load now is requested again when the page is opened, and a failure is shown then.
  const outcomes = await Promise.allSettled([code, read(leaf.params)]);
  underWay -= 1;
  if (outcomes.some(({ status }) => status === 'rejected')) fetched.delete(pathname);
}
