import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CatalogChapter } from '@rawi/model/catalog-file';
import { ART_WIDTHS, COVER_WIDTHS, type RenderedImage, renderImage } from './check-cover.ts';
import { type CheckedPdf, checkPdf } from './check-pdf.ts';
import { Refused } from './folder-file.ts';
import type { Problem } from './problem.ts';
import type { CatalogEntry } from './read-catalog.ts';

export interface PreparedChapter {
  readonly chapter: CatalogChapter;
  readonly cover: RenderedImage;
  readonly pdf: CheckedPdf & { readonly sha256: string };
}

/** A comic whose files have been opened, checked and re-encoded. */
export interface PreparedComic {
  readonly entry: CatalogEntry;
  readonly covers: { readonly en?: RenderedImage; readonly ar?: RenderedImage };
  readonly art: RenderedImage | undefined;
  readonly chapters: readonly PreparedChapter[];
}

/** Opens every file of a comic. Each unusable one is a problem of its own; with any, the comic does not go in. */
export async function prepareComic(
  folder: string,
  entry: CatalogEntry,
): Promise<{ readonly comic: PreparedComic | undefined; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const checked = async <T>(name: string, field: string, check: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push({ entry: name, field, message: error.message });
      return undefined;
    }
  };

  const covers: { en?: RenderedImage; ar?: RenderedImage } = {};
  for (const { locale, file, field } of coverFiles(entry)) {
    const cover = await checked(entry.name, field, () => renderImage(folder, file, COVER_WIDTHS));
    if (cover) covers[locale] = cover;
  }
  const { art: artFile } = entry.comic;
  const art =
    artFile === undefined
      ? undefined
      : await checked(entry.name, 'art', () => renderImage(folder, artFile, ART_WIDTHS));
  const chapters: PreparedChapter[] = [];
  for (const { name, chapter } of entry.chapters) {
    const cover = await checked(name, 'cover', () => renderImage(folder, chapter.cover, COVER_WIDTHS));
    const pdf = await checked(name, 'pdf', async () => {
      const file = await checkPdf(folder, chapter.pdf, chapter.pages);
      return { ...file, sha256: await hashFile(file.path) };
    });
    if (cover && pdf) chapters.push({ chapter, cover, pdf });
  }
  return { comic: problems.length === 0 ? { entry, covers, art, chapters } : undefined, problems };
}

function coverFiles({ comic: { cover, coverAr } }: CatalogEntry) {
  const files =
    typeof cover === 'string'
      ? [{ locale: 'en' as const, file: cover, field: 'cover' }]
      : (['en', 'ar'] as const).flatMap((locale) => {
          const file = cover[locale];
          return file === undefined ? [] : [{ locale, file, field: `cover.${locale}` }];
        });
  return coverAr === undefined
    ? files
    : [...files, { locale: 'ar' as const, file: coverAr, field: 'coverAr' }];
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
