import type { Canvas } from '@napi-rs/canvas';
import type { Locale } from '@rawi/model/locales';
import type { Image } from '@rawi/model/schemas';
import { COVERS } from '../art/cover/covers.ts';
import { drawCover, drawSplash } from '../art/cover/draw.ts';
import type { ComicEntry } from '../catalogue/entry.ts';
import { averageColor, smoothWebp } from './encode.ts';
import { Folder, type PublishedFile } from './folder.ts';

const COVER_WIDTHS = [160, 320, 640] as const;
const ART_WIDTHS = [640, 1280] as const;

/** What drawing a comic's covers gives. */
export interface ComicFiles {
  readonly slug: string;
  readonly cover: { readonly en: Image; readonly ar?: Image };
  readonly art?: Image;
  readonly files: readonly PublishedFile[];
}

interface Picture {
  readonly name: string;
  readonly canvas: Canvas;
  readonly widths: readonly number[];
  readonly quality: number;
}

/** Draws the covers and the splash art of a comic and writes them below `root`. */
export async function writeComic(root: string, comic: ComicEntry): Promise<ComicFiles> {
  const art = COVERS[comic.slug];
  if (!art) throw new Error(`${comic.slug} has no cover.`);
  const lettered = (locale: Locale): Picture => ({
    name: `cover-${locale}`,
    canvas: drawCover(art, locale, 640),
    widths: COVER_WIDTHS,
    quality: 34,
  });
  const pictures = [lettered('en')];
  if (comic.arabicName !== undefined) pictures.push(lettered('ar'));
  if (comic.splash)
    pictures.push({ name: 'art', canvas: drawSplash(art, 1280), widths: ART_WIDTHS, quality: 34 });

  const folder = new Folder();
  for (const { name, canvas, widths, quality } of pictures) {
    for (const width of widths)
      folder.add(`${name}-${width}.webp`, 'image/webp', await smoothWebp(canvas, width, quality));
  }
  const { files, pathOf } = await folder.publish(root, comic.slug);
  const images = new Map<string, Image>();
  for (const { name, canvas, widths } of pictures) {
    images.set(name, {
      width: canvas.width,
      height: canvas.height,
      color: await averageColor(canvas),
      sources: widths.map((width) => ({ path: pathOf(`${name}-${width}.webp`), width })),
    });
  }
  const en = images.get('cover-en');
  const ar = images.get('cover-ar');
  const splash = images.get('art');
  if (!en) throw new Error(`${comic.slug} has no English cover.`);
  return { slug: comic.slug, cover: { en, ...(ar && { ar }) }, ...(splash && { art: splash }), files };
}
