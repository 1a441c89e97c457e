import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { PageDocument } from '@rawi/model/pages/pages';
import { isUnprefixed } from '@rawi/model/routes/hosting-patterns';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { setFirebaseSettings, settingsIn } from '../../core/firebase/env.ts';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { paths } from '../../core/lib/paths.ts';
import { fileOrigin, fileUrl } from '../../core/pages/files.ts';
import { dropServed, takeServed } from '../../core/pages/pages.ts';
import { BehindNotice } from '../../domains/ratings/behind-notice.ts';
import { ageForBoot, noticeForBoot } from '../../domains/ratings/notice.ts';
import { HeadContext } from '../head.ts';
import { type HeadTags, headTags } from '../head-tags.ts';
import { Providers } from '../providers.tsx';
import { routes } from '../router.tsx';
import { alternateLinks } from './alternate-links.ts';
import { openShell, type Shell } from './fill-shell.ts';
import { jsonLd } from './json-ld.ts';
import { leadPage } from './lead-page.ts';
import { opdsLinks } from './opds-link.ts';
import { typedHead } from './typed-head.ts';

/**
 * Renders a whole page with the components of the app. It is built by itself and runs in the function that
 * serves pages, never in a browser.
 */

/**
 * What is to be served. The document is undefined when the page shows none or the document does not exist.
 */
export interface Asked {
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  readonly pathname: string;
  readonly pageId: string | null;
  readonly document: PageDocument | undefined;
}

export type Served =
  | { readonly status: 200 | 404 | 410; readonly html: string }
  /** The page has moved to another address. */
  | { readonly status: 301; readonly location: string };

export interface Site {
  /**
   * Handles one page after the other, because the document lives in a module while it is rendered. Rejects
   * when the page cannot be rendered, also when its document is of another version than this program.
   */
  readonly serve: (asked: Asked) => Promise<Served>;
}

/**
 * Opens the site on a built `app.html`, which knows its Firebase settings; `sheet` reads a style sheet of
 * that build by its address. Called once in a process.
 */
export async function openSite(shell: string, sheet: (file: string) => string): Promise<Site> {
  setFirebaseSettings(settingsIn(shell));
  const { fill, neutral, boot } = openShell(shell, sheet);
  await startI18n(LOCALES[0]);
  for (const locale of LOCALES) await loadWords(locale, 'shell');
  const handler = createStaticHandler(routes);
  const draw = async ({ origin, pathname, pageId, document }: Asked): Promise<Served> => {
    if (pathname === '/') return { status: 200, html: neutralPage(neutral, origin) };
    if (isUnprefixed(pathname)) return { status: 200, html: neutralWay(boot, pathname) };
    if (document && document.version !== PAGE_VERSION) throw new Error(`${pageId} is of another version.`);
    const context = await handler.query(new Request(origin + pathname));
    if (context instanceof Response) {
      return { status: 301, location: context.headers.get('Location') ?? '/' };
    }
    const status = statusOf(Object.values(context.errors ?? {}));
    let head: HeadTags | undefined;
    const locale = localeOf(pathname);
    const drawn = (isBehind: boolean) =>
      renderToString(
        <HeadContext value={{ origin, take: (tags) => (head = tags) }}>
          <BehindNotice value={isBehind}>
            <Providers locale={locale} isStyled>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </BehindNotice>
        </HeadContext>,
      );
    const markup = drawn(false);
    // The reader and the page of a missing address are dark (their `useForcedColorMode`).
    const isDark = status !== 200 || document?.kind === 'chapter';
    // Null means that there is no document, so the app does not ask again.
    const served = pageId === null ? undefined : { pageId, document: document ?? null };
    const linked = status === 200 ? jsonLd(document, { locale, origin }) : [];
    const title = head?.title ?? '';
    const site = { locale, origin, pathname, title };
    const links = status === 200 ? [...alternateLinks(document, site), ...opdsLinks(document, site)] : [];
    const age = ageOf(document);
    const typed = head && typedHead(head, status === 200 ? document : undefined, { locale, origin });
    const filling = { locale, pathname, isDark, head: typed, markup, served, jsonLd: linked, links, age };
    // Its first panel is painted before the app is fetched, as the page of a chapter is.
    if (document?.kind === 'home') return { status, html: fill({ ...filling, begins: 'markup' }) };
    if (document?.kind === 'comic') return { status, html: fill({ ...filling, begins: 'text' }) };
    if (document?.kind !== 'chapter') return { status, html: fill(filling) };
    const notice = noticeForBoot(document.payload);
    // No file of it is asked for before the notice was answered, not even its connection.
    if (notice !== undefined)
      return {
        status,
        html: fill({ ...filling, begins: 'markup', behind: { notice, markup: drawn(true) } }),
      };
    // Covers are requested without CORS, which needs another connection; a chapter's pages and its PDF use
    // CORS.
    const { manifest, pdf } = document.payload;
    const begins = manifest ? 'markup' : { url: fileUrl(pdf.path), bytes: pdf.bytes };
    return { status, html: fill({ ...filling, fileOrigin: fileOrigin(), begins }) };
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    serve(asked) {
      const drawn = last.then(async () => {
        const { pageId, document } = asked;
        if (pageId !== null) takeServed(pageId, document);
        try {
          return await draw(asked);
        } finally {
          if (pageId !== null) dropServed(pageId);
        }
      });
      last = drawn.catch(() => undefined);
      return drawn;
    },
  };
}

/** The age that a page about one comic is for, where the mode for children keeps it back. */
function ageOf(document: PageDocument | undefined): string | undefined {
  if (document?.kind === 'comic') return ageForBoot(document.payload);
  return document?.kind === 'chapter' ? ageForBoot(document.payload.comic, document.payload) : undefined;
}

const wordsOfAll = () => LOCALES.map((locale) => ({ locale, t: i18n.getFixedT(locale, 'shell') }));

/** The small page of an address without a language, with a link to it in each. */
function neutralWay(boot: string, pathname: string): string {
  const words = wordsOfAll();
  return leadPage(
    boot,
    words.map(({ t }) => t('name')).join(' · '),
    words.map(({ locale, t }) => ({
      locale,
      href: `/${locale}${pathname}`,
      name: t('languageOffer.action'),
    })),
  );
}

/** `/` speaks every language: the visitor's browser chooses which one they get. */
function neutralPage(neutral: Shell['neutral'], origin: string): string {
  const words = wordsOfAll();
  const all = (key: 'name' | 'description') => words.map(({ t }) => t(key)).join(' · ');
  const place = {
    locale: DEFAULT_LOCALE,
    pathname: '/',
    origin,
    name: all('name'),
    description: all('description'),
  };
  return neutral(
    typedHead(headTags({}, place), undefined, place),
    words.map(({ locale, t }) => [locale, paths.home(locale), `${t('name')}: ${t('description')}`]),
  );
}

/**
 * Only an error that says that the page is missing makes it a 404, or a 410; the function answers for any other error.
 */
function statusOf(errors: readonly unknown[]): 200 | 404 | 410 {
  let status: 200 | 404 | 410 = 200;
  for (const error of errors) {
    if (!(error instanceof PageError)) throw error;
    status = error.status === 410 ? 410 : 404;
  }
  return status;
}

function localeOf(pathname: string): Locale {
  const locale = pathname.split('/')[1];
  if (!isLocale(locale)) throw new TypeError(`${pathname} names no language.`);
  return locale;
}
