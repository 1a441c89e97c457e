import type { BlurredFolder, SharpPicture } from '@rawi/media/blurred/blurred-folder';
import type { Locale } from '@rawi/model/lists/locales';
import { localizedOf } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { Image } from '@rawi/model/truth/schemas';
import type { Files } from '../data/files.ts';
import { isBlank } from '../takedowns/no-cover.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import { folderOf } from './published-files.ts';

/**
 * The blurred pictures of a comic or a chapter (docs/decisions/090), made of files that are published already. What is made twice is the same file
 * at the same path.
 */

type ComicPictures = Pick<Comic, 'cover' | 'art'>;
type ChapterPictures = Pick<Chapter, 'cover' | 'manifest'>;

/** What makes and stores blurred pictures. */
export interface BlurServices {
  readonly bucket: Files;
  /** `blurredFolder` of media, which opens pictures. */
  readonly blur: (sharp: string, pictures: readonly SharpPicture[]) => Promise<BlurredFolder>;
}

/** A picture of ours could not be opened: trying again does not help. */
export class NotBlurred extends Error {
  override readonly name = 'NotBlurred';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The narrowest files of covers, and the lowest of strips, are far smaller. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Whether a picture of a comic has no blurred one; the blank one of a cover that was taken down needs none. */
export function lacksBlurredComic({ cover, art }: ComicPictures): boolean {
  return [cover.en, cover.ar, art].some((image) => image !== undefined && lacksBlurred(image));
}

/** Whether the cover or the strip of a chapter has no blurred one. */
export function lacksBlurredChapter({ cover, manifest }: ChapterPictures): boolean {
  return lacksBlurred(cover) || (manifest?.strip !== undefined && manifest.blurredStrip === undefined);
}

function lacksBlurred(image: Image): boolean {
  return image.blurred === undefined && !isBlank(image);
}

/** The pictures of a comic with their blurred ones, which are stored. Throws `FileVanished`, and `NotBlurred`. */
export async function blurComic(
  services: BlurServices,
  { cover, art }: ComicPictures,
): Promise<ComicPictures> {
  const named = { 'cover-en': cover.en, 'cover-ar': cover.ar, art };
  const pathOf = await storeBlurred(
    services,
    Object.entries(named).flatMap(([name, image]) => (image ? [{ name, path: narrowest(image) }] : [])),
  );
  const of = (locale: Locale) => {
    const image = cover[locale];
    return image && { ...image, blurred: pathOf(`cover-${locale}`) };
  };
  return {
    cover: localizedOf({ en: of('en'), ar: of('ar') }),
    ...(art && { art: { ...art, blurred: pathOf('art') } }),
  };
}

/** The pictures of a chapter with their blurred ones, which are stored. Throws `FileVanished`, and `NotBlurred`. */
export async function blurChapter(
  services: BlurServices,
  { cover, manifest }: ChapterPictures,
): Promise<ChapterPictures> {
  const [lowest] = STRIP_HEIGHTS;
  const strip = manifest?.strip && { name: 'strip', path: `${manifest.folder}/${stripFile(lowest)}` };
  const pathOf = await storeBlurred(services, [
    { name: 'cover', path: narrowest(cover) },
    ...(strip ? [strip] : []),
  ]);
  return {
    cover: { ...cover, blurred: pathOf('cover') },
    manifest: manifest && { ...manifest, ...(strip && { blurredStrip: pathOf(strip.name) }) },
  };
}

function narrowest(image: Image): string {
  return smallestPicture(image).path;
}

interface Named {
  readonly name: string;
  readonly path: string;
}

/** Stores blurred pictures of these files; the folder is that of the first one's. */
async function storeBlurred(
  { bucket, blur }: BlurServices,
  pictures: readonly Named[],
): Promise<(name: string) => string> {
  const read = await Promise.all(
    pictures.map(async ({ name, path }) => {
      const content = await bucket.read(path, MAX_BYTES);
      if (!Buffer.isBuffer(content)) throw new FileVanished(path);
      return { name, content };
    }),
  );
  const folder = await blur(folderOf(pictures[0]?.path ?? ''), read).catch((cause: unknown) => {
    throw new NotBlurred(cause);
  });
  for (const { path, source } of folder.uploads()) {
    if ('content' in source) await bucket.save(path, source.content, fileAt(path));
  }
  return folder.pathOf;
}
