import { isLocale } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { servedAddress } from '@rawi/model/routes/served-pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { setFirebaseSettings, settingsIn } from '../../core/firebase/env.ts';
import { attribute } from '../../core/i18n/html-text.ts';
import { fewStylesIn, kindOf, takeApp, takeStyles, withTemplatesOf } from '../../core/lib/shell-templates.ts';
import { imageSource } from '../../core/pages/files.ts';
import { payloadOf } from '../../core/pages/page-document.ts';
import { readSavedPage } from '../../core/pages/saved-pages.ts';
import { hasSavedFiles } from '../../domains/downloads/saved-files.ts';
import { ageForBoot, noticeForBoot } from '../../domains/ratings/notice.ts';

/**
 * The shell as the worker answers with it. It has what is drawn for this page alone and, when a saved chapter
 * is opened, the picture of its page, which boot.js shows where the reader will.
 */

const ROOT = '<div id="root"></div>';
const CHAPTER = pageIds.chapter('');

/** The shell for an address. */
export async function shellFor(shell: Response, url: URL): Promise<Response> {
  const [, locale = ''] = url.pathname.split('/');
  // The site's own address opens in the language that boot.js chooses.
  if (!isLocale(locale)) return shell;
  const html = await shell.text();
  // The page opens even if the picture fails.
  const first = await savedFirstPage(url, html).catch(() => undefined);
  const bare = withTemplatesOf(html, locale, kindOf(url.pathname));
  return new Response(first ? withFirstPage(bare, first, fewStylesIn(html)) : bare, {
    headers: shell.headers,
  });
}

/**
 * The shell with the picture, which is fetched at once, and few styles. boot.js fetches the other styles and
 * runs the app when the picture has been painted.
 */
export function withFirstPage(
  html: string,
  { preload, drawing, notice, age }: FirstPage,
  few: string,
): string {
  const styles = takeStyles(html);
  const { bare, app } = takeApp(styles.with(few));
  const said = Object.entries({ notice, age })
    .flatMap(([name, value]) => (value === undefined ? [] : [`data-${name}="${attribute(value)}" `]))
    .join('');
  return bare
    .replace('<html ', () => `<html ${said}`)
    .replace('<title>', () => `${preload}<title>`)
    .replace(
      ROOT,
      () =>
        `${ROOT}<template data-first-page data-app="${app.join(' ')}" data-styles="${styles.file}">${drawing}</template>`,
    );
}

/** The page that an address asks for, as `firstPage` says; undefined where that chapter is not saved. */
async function savedFirstPage(url: URL, html: string): Promise<FirstPage | undefined> {
  const id = servedAddress(url.pathname)?.pageId;
  if (!id?.startsWith(CHAPTER) || !(await hasSavedFiles())) return undefined;
  const chapter = payloadOf('chapter', (await readSavedPage(id))?.document);
  if (!chapter) return undefined;
  setFirebaseSettings(settingsIn(html));
  return firstPage(chapter, url.searchParams.get('page'));
}

export interface FirstPage {
  /** The element that fetches its picture; none where the chapter begins with a notice. */
  readonly preload: string;
  /** What boot.js puts in the page's place. */
  readonly drawing: string;
  /** What boot.js needs to know who has agreed to the notice before it. */
  readonly notice?: string | undefined;
  /** The age it is for, where the mode for children keeps it back. */
  readonly age?: string | undefined;
}

/**
 * The page that `?page=` asks for. Undefined when the reader does not begin with one picture: for a file that
 * is drawn, for two pages shown as one, or for a long page that is cut into pieces and turned as one.
 */
export function firstPage(chapter: ChapterPayload, asked: string | null): FirstPage | undefined {
  const { manifest, readingDirection } = chapter;
  const page = Number(asked ?? 1);
  const slices = manifest && pagesOf(manifest)[page - 1];
  const [first, ...more] = slices ?? [];
  if (!first) return undefined;
  const isStrip = readingDirection === 'vertical';
  if (!isStrip && (more.length > 0 || first.wide)) return undefined;
  const way = isStrip ? 'strip' : 'page';
  const { src, srcSet } = imageSource(first);
  const sources = `sizes="100vw" srcset="${attribute(srcSet)}" src="${attribute(src)}"`;
  const notice = noticeForBoot(chapter);
  return {
    notice,
    age: ageForBoot(chapter.comic, chapter),
    preload:
      notice !== undefined
        ? ''
        : `<link rel="preload" as="image" crossorigin fetchpriority="high" imagesizes="100vw" imagesrcset="${attribute(srcSet)}" href="${attribute(src)}">`,
    drawing:
      `<div data-page="${page}" data-way="${way}" style="--ratio:${first.width / first.height};background-color:${first.color}">` +
      `<img alt="" crossorigin="anonymous" fetchpriority="high" decoding="sync" width="${first.width}" height="${first.height}" ${sources}></div>`,
  };
}
