import { blurredFolder } from '@rawi/media/blurred/blurred-folder';
import { PublishedFolder } from '@rawi/media/published-folder';
import { addShareCards, shareCardPaths } from '@rawi/media/share-card/comic-cards';
import type { Locale } from '@rawi/model/lists/locales';
import type { Variants } from '@rawi/model/text/localized';
import type { Image } from '@rawi/model/truth/schemas';
import { COVERS } from '../drawings/cover/covers.ts';
import { drawCover, drawSplash } from '../drawings/cover/draw.ts';
import { ARTICLES } from '../stories/articles.ts';
import type { ComicEntry } from '../stories/entry.ts';
import { accentOf, averageColor, type Pixels, pixelsOf, smoothWebp } from './encode.ts';
import { type PublishedFile, writeFolder } from './folder.ts';

const COVER_WIDTHS = [160, 320, 640] as const;
const ART_WIDTHS = [640, 1280] as const;

/** What drawing a comic's covers gives. */
export interface ComicFiles {
  readonly slug: string;
  readonly cover: { readonly en: Image; readonly ar?: Image };
  readonly art?: Image;
  /** The same art where an article is about the comic, splash or not. */
  readonly landscape?: Image;
  /** The paths of the pictures for whoever shares its address. */
  readonly shareCards?: Variants<string>;
  readonly files: readonly PublishedFile[];
}

interface Picture {
  readonly name: string;
  readonly pixels: Pixels;
  readonly widths: readonly number[];
  readonly quality: number;
}

/** Draws the covers and the splash art of a comic and writes them below `root`. */
export async function writeComic(root: string, comic: ComicEntry): Promise<ComicFiles> {
  const art = COVERS[comic.slug];
  if (!art) throw new Error(`${comic.slug} has no cover.`);
  const lettered = (locale: Locale): Picture => ({
    name: `cover-${locale}`,
    pixels: pixelsOf(drawCover(art, locale, 640)),
    widths: COVER_WIDTHS,
    quality: 34,
  });
  const pictures = [lettered('en')];
  if (comic.arabicName !== undefined) pictures.push(lettered('ar'));
  const isWrittenAbout = ARTICLES.some((article) => article.comic === comic.slug);
  if (comic.splash || isWrittenAbout)
    pictures.push({ name: 'art', pixels: pixelsOf(drawSplash(art, 1280)), widths: ART_WIDTHS, quality: 34 });

  const folder = new PublishedFolder(comic.slug);
  for (const { name, pixels, widths, quality } of pictures) {
    for (const width of widths)
      folder.addContent(`${name}-${width}.webp`, 'image/webp', await smoothWebp(pixels, width, quality));
  }
  const names = comic.arabicName === undefined ? {} : { ar: comic.arabicName };
  const cards = await addShareCards(folder, { series: comic.series, names }, await cardCovers(pictures));
  const blurred = await blurredFolder(folder.path(), await narrowPictures(pictures));
  const files = [...(await writeFolder(root, folder)), ...(await writeFolder(root, blurred))];
  const images = new Map<string, Image>();
  for (const { name, pixels, widths } of pictures) {
    const accent = await accentOf(pixels);
    images.set(name, {
      width: pixels.width,
      height: pixels.height,
      color: await averageColor(pixels),
      ...(accent !== undefined && { accent }),
      sources: widths.map((width) => ({ path: folder.pathOf(`${name}-${width}.webp`), width })),
      blurred: blurred.pathOf(name),
    });
  }
  const en = images.get('cover-en');
  const ar = images.get('cover-ar');
  const landscape = images.get('art');
  if (!en) throw new Error(`${comic.slug} has no English cover.`);
  return {
    slug: comic.slug,
    cover: { en, ...(ar && { ar }) },
    ...(comic.splash && landscape && { art: landscape }),
    ...(isWrittenAbout && landscape && { landscape }),
    shareCards: shareCardPaths(folder, cards),
    files,
  };
}

/** What blurred pictures are made of. */
function narrowPictures(pictures: readonly Picture[]) {
  return Promise.all(
    pictures.map(async ({ name, pixels, widths, quality }) => ({
      name,
      content: await smoothWebp(pixels, Math.min(...widths), quality),
    })),
  );
}

/** The lettered covers as a card shows them: from what was drawn, not from what was written of it. */
async function cardCovers(pictures: readonly Picture[]) {
  const cover = async (locale: Locale) => {
    const picture = pictures.find(({ name }) => name === `cover-${locale}`);
    if (!picture) return undefined;
    const { pixels } = picture;
    return { content: await smoothWebp(pixels, pixels.width, 90), accent: await accentOf(pixels) };
  };
  return { en: await cover('en'), ar: await cover('ar') };
}
