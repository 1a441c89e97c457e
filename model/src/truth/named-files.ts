import type { Variants } from '../text/localized.ts';
import type { Blog } from './blog.ts';
import type { Chapter } from './chapter.ts';
import type { Comic } from './comic.ts';
import { pagesOf, STRIP_HEIGHTS, stripFile } from './page-images.ts';
import type { Image } from './schemas.ts';

/** The published files that a document names as its own, by their paths. What it shows of others' is theirs. */

/** The paths of all files that a chapter refers to. */
export function filesOfChapter({
  manifest,
  panelsFile,
  transcript,
  shareCards,
  pdf,
  credits,
  cover,
}: Pick<
  Chapter,
  'manifest' | 'panelsFile' | 'transcript' | 'shareCards' | 'pdf' | 'credits' | 'cover'
>): string[] {
  const pages = manifest ? pagesOf(manifest).flat() : [];
  const strip = manifest?.strip
    ? STRIP_HEIGHTS.map((height) => `${manifest.folder}/${stripFile(height)}`)
    : [];
  if (manifest?.blurredStrip !== undefined) strip.push(manifest.blurredStrip);
  const parts = [credits?.named, credits?.unnamed].flatMap((part) => part?.path ?? []);
  const panels = panelsFile ? [panelsFile] : [];
  const text = transcript ? [transcript.path] : [];
  const cards = pathsOfCards(shareCards ?? {});
  const dense = pages.flatMap((page) => page.dense?.path ?? []);
  const own = [...strip, ...panels, ...text, ...cards, pdf.path, ...parts, ...pathsOf(cover)];
  return [...pages.flatMap(pathsOf), ...dense, ...own];
}

/** The paths of all files that a comic refers to. */
export function filesOfComic({
  cover,
  art,
  shareCards = {},
}: Pick<Comic, 'cover' | 'art' | 'shareCards'>): string[] {
  const images = [cover.en, cover.ar, art].filter((image) => image !== undefined);
  return [...images.flatMap(pathsOf), ...pathsOfCards(shareCards)];
}

/** The paths of all files that an article refers to. */
export function filesOfBlog({ picture, pictures }: Pick<Blog, 'picture' | 'pictures'>): string[] {
  const images = [picture.en, picture.ar, ...pictures.map(({ image }) => image)];
  return images.flatMap((image) => filesOfImage(image));
}

/** The paths of an image, if there is one. */
export function filesOfImage(image: Pick<Image, 'sources' | 'blurred'> | undefined): string[] {
  return image ? pathsOf(image) : [];
}

function pathsOfCards(cards: Variants<string>): string[] {
  return Object.values(cards).filter((path) => path !== undefined);
}

function pathsOf({ sources, blurred }: Pick<Image, 'sources' | 'blurred'>): string[] {
  return [...sources.map(({ path }) => path), ...(blurred === undefined ? [] : [blurred])];
}
