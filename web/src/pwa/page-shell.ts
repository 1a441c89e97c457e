import { isLocale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageIds } from '@rawi/model/paths';
import { servedAddress } from '@rawi/model/routes/served-pages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { hasSavedFiles } from '../data/downloads/saved-files.ts';
import { savedPage } from '../data/downloads/saved-pages.ts';
import { imageSource } from '../data/files.ts';
import { payloadOf } from '../data/page-document.ts';
import { setFirebaseSettings, settingsIn } from '../lib/env.ts';
import { attribute } from '../lib/html-text.ts';
import { kindOf, withTemplatesOf } from '../lib/shell-templates.ts';

/**
 * The shell as the worker answers it: with what is drawn for this page alone, and, where a saved chapter is opened, with the
 * picture of its page, which boot.js shows where the reader will.
 */

const ROOT = '<div id="root"></div>';
const CHAPTER = pageIds.chapter('');

/** The shell for an address. Leaves what it is given unread. */
export async function shellFor(shell: Response, url: URL): Promise<Response> {
  const [, locale = ''] = url.pathname.split('/');
  // The site's own address is opened in the language that boot.js chooses.
  if (!isLocale(locale)) return shell;
  const html = await shell.clone().text();
  // Whatever becomes of the picture: the page opens.
  const picture = await savedFirstPage(url, html).catch(() => '');
  return new Response(
    withTemplatesOf(html, locale, kindOf(url.pathname)).replace(ROOT, () => ROOT + picture),
    { headers: shell.headers },
  );
}

/** The picture of the page that an address asks for, as `firstPage` says; empty where that chapter is not saved. */
async function savedFirstPage(url: URL, html: string): Promise<string> {
  const id = servedAddress(url.pathname)?.pageId;
  if (!id?.startsWith(CHAPTER) || !(await hasSavedFiles())) return '';
  const chapter = payloadOf('chapter', (await savedPage(id))?.document);
  if (!chapter) return '';
  setFirebaseSettings(settingsIn(html));
  return firstPage(chapter, url.searchParams.get('page'));
}

/**
 * The page that `?page=` asks for, as a template for boot.js; empty where one picture is not what the reader begins with: a file
 * that is drawn, two pages as one, a long page that is cut into pieces and turned as one.
 */
export function firstPage({ manifest, readingDirection }: ChapterPayload, asked: string | null): string {
  const page = Number(asked ?? 1);
  const slices = manifest && pagesOf(manifest)[page - 1];
  const [first, ...more] = slices ?? [];
  if (!first) return '';
  const isStrip = readingDirection === 'vertical';
  if (!isStrip && (more.length > 0 || first.wide)) return '';
  const way = isStrip ? 'strip' : 'page';
  return `<template data-first-page><div data-page="${page}" data-way="${way}" style="--ratio:${first.width / first.height};background-color:${first.color}">${pictureOf(first)}</div></template>`;
}

function pictureOf(image: PageImage): string {
  const { src, srcSet } = imageSource(image);
  return `<img alt="" crossorigin="anonymous" fetchpriority="high" decoding="sync" width="${image.width}" height="${image.height}" sizes="100vw" srcset="${attribute(srcSet)}" src="${attribute(src)}">`;
}
