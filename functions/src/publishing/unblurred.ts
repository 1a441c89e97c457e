import { mapLocalized } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { Image } from '@rawi/model/truth/schemas';

/** What is kept of something that readers have no more is kept without its blurred pictures: it gets new ones when it returns. */

export function unblurredComic({ cover, art, ...comic }: Comic): Comic {
  return { ...comic, cover: mapLocalized(cover, unblurred), ...(art && { art: unblurred(art) }) };
}

export function unblurredChapter({ cover, manifest, ...chapter }: Chapter): Chapter {
  return { ...chapter, cover: unblurred(cover), ...(manifest && { manifest: withoutStrip(manifest) }) };
}

function withoutStrip(manifest: NonNullable<Chapter['manifest']>) {
  const { blurredStrip: _, ...rest } = manifest;
  return rest;
}

function unblurred(image: Image): Image {
  const { blurred: _, ...rest } = image;
  return rest;
}
