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

/**
 * A chapter that is saved on this device shows its page before the app is here: the worker knows the picture, puts it into the
 * shell, and boot.js shows it where the reader will.
 */

const ROOT = '<div id="root"></div>';
const CHAPTER = pageIds.chapter('');

/** The shell as it is answered for an address: with the picture of the page, where a saved chapter is opened. Leaves what it is given unread. */
export async function withFirstPage(shell: Response, url: URL): Promise<Response> {
  const id = servedAddress(url.pathname)?.pageId;
  if (!id?.startsWith(CHAPTER) || !(await hasSavedFiles())) return shell;
  const chapter = payloadOf('chapter', (await savedPage(id))?.document);
  if (!chapter) return shell;
  const html = await shell.clone().text();
  setFirebaseSettings(settingsIn(html));
  const picture = firstPage(chapter, url.searchParams.get('page'));
  return new Response(
    html.replace(ROOT, () => ROOT + picture),
    { headers: shell.headers },
  );
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
