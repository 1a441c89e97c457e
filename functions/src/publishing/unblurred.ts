import { mapLocalized } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { Image } from '@rawi/model/truth/schemas';

/**
 * What is kept of something that readers have no more is kept without its blurred pictures, and its pages without
 * their files for dense screens: it gets new ones when it returns, of pages as long as their originals are there.
 */

export function unblurredComic({ cover, art, ...comic }: Comic): Comic {
  return { ...comic, cover: mapLocalized(cover, unblurred), ...(art && { art: unblurred(art) }) };
}

export function unblurredChapter({ cover, manifest, ...chapter }: Chapter): Chapter {
  return { ...chapter, cover: unblurred(cover), ...(manifest && { manifest: withoutStrip(manifest) }) };
}

function withoutStrip(manifest: NonNullable<Chapter['manifest']>) {
  const { blurredStrip: _, denseFolder: __, ...rest } = manifest;
  return rest;
}

function unblurred(image: Image): Image {
  const { blurred: _, ...rest } = image;
  return rest;
}
