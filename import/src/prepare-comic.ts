import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type CheckedPdf, checkPdf } from '@rawi/media/check-pdf';
import type { RenderedImage } from '@rawi/media/covers/render-picture';
import { nameInCredits } from '@rawi/media/credits/credits';
import { repeatedPages } from '@rawi/media/distill/repeated-pages';
import { folderFile, Refused } from '@rawi/media/folder-file';
import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import type { Locale } from '@rawi/model/lists/locales';
import { localeOfLetters } from '@rawi/model/text/letters';
import { localize } from '@rawi/model/text/localized';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import type { CatalogChapter } from './catalog-file.ts';
import { countNoun } from './count-noun.ts';
import { coverFiles, pictureOf } from './cover-files.ts';
import { copyOf, type DistilledChapter, type Distilling, distilledChapter } from './distilled-chapter.ts';
import { packedFolder } from './packed-folder.ts';
import { pageOneCover } from './page-one-cover.ts';
import type { Problem } from './problem.ts';
import type { CatalogEntry } from './read-catalog.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { renderedPicture } from './rendered-picture.ts';
import { type PreparedText, pagesWithText, readText } from './texts/read-text.ts';

export interface PreparedChapter {
  /** As its owner would find it in the catalogue. */
  readonly name: string;
  readonly chapter: CatalogChapter;
  readonly cover: RenderedImage;
  /** Its page images and the folder with its copy for download, or the PDF as it is. */
  readonly content:
    | { readonly distilled: DistilledChapter; readonly copy: string }
    | { readonly pdf: CheckedPdf };
  /** The hash of its file. */
  readonly sha256: string;
  /** The text of its pages that lies beside its file. */
  readonly text: PreparedText | undefined;
}

export interface PrepareOptions {
  /** Absent where chapters go in as the PDFs that they are. */
  readonly distilling: Distilling | undefined;
  readonly onPage: (chapter: string, done: number, pageCount: number) => void;
  /** Hints for the owner; the chapter is imported all the same. */
  readonly onNote: (chapter: string, note: string) => void;
  /** The text that was found beside a chapter's file. */
  readonly onText: (chapter: string, about: string) => void;
}

/** A comic whose files have been opened, checked and re-encoded. */
export interface PreparedComic {
  readonly entry: CatalogEntry;
  readonly covers: Readonly<Partial<Record<Locale, RenderedImage>>>;
  readonly art: RenderedImage | undefined;
  readonly chapters: readonly PreparedChapter[];
}

/** Opens every file of a comic. Each unusable one is a problem of its own; with any, the comic does not go in. */
export async function prepareComic(
  folder: string,
  entry: CatalogEntry,
  rendering: Distilling,
  options: PrepareOptions,
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

  const covers: Partial<Record<Locale, RenderedImage>> = {};
  for (const { locale, file, field } of await coverFiles(folder, entry)) {
    const cover = await checked(entry.name, field, () => renderedPicture(rendering, folder, file, 'cover'));
    if (cover) covers[locale] = cover;
  }
  const { art: artFile } = entry.comic;
  const art =
    artFile === undefined
      ? undefined
      : await checked(entry.name, 'art', () => renderedPicture(rendering, folder, artFile, 'art'));
  const chapters: PreparedChapter[] = [];
  for (const { name, chapter } of entry.chapters) {
    const content = await checked(name, 'pdf', () => contentOf(folder, entry, name, chapter, options));
    const cover = await checked(name, 'cover', () => chapterCover(folder, chapter, content, rendering));
    if (content) problems.push(...panelProblems(name, chapter, content));
    if (!cover || !content) continue;
    const text = await textBeside(folder, name, chapter, content, options);
    chapters.push({ name, chapter, cover, ...content, text });
  }
  const [first] = chapters;
  if (first && !hasAny(covers) && problems.length === 0)
    covers[localeOfLetters(entry.comic.series)] = first.cover;
  return { comic: problems.length === 0 ? { entry, covers, art, chapters } : undefined, problems };
}

const hasAny = (covers: PreparedComic['covers']) => Object.values(covers).some(Boolean);

async function contentOf(
  folder: string,
  { comic }: CatalogEntry,
  name: string,
  chapter: CatalogChapter,
  { distilling, onPage, onNote }: PrepareOptions,
): Promise<Pick<PreparedChapter, 'content' | 'sha256'>> {
  if (!distilling) {
    const pdf = await checkPdf(folder, chapter.pdf, chapter.pages);
    return { content: { pdf }, sha256: await hashFile(pdf.path) };
  }
  const packed = await packedFolder(distilling.keptIn, folder, chapter.pdf);
  const path = packed ?? (await folderFile(folder, chapter.pdf, LIMITS.pdfBytes)).path;
  const file = { path, sha256: await hashFile(path), title: `${comic.series} ${chapter.number}` };
  const progress = (done: number, pageCount: number) => onPage(name, done, pageCount);
  const distilled = await distilledChapter(distilling, file, progress).catch((error: unknown) => {
    throw error instanceof FileRefused ? new Refused(refusalSentence(chapter.pdf, error)) : error;
  });
  for (const { page, likePage } of repeatedPages(distilled.pages)) {
    onNote(name, `page ${page} of “${chapter.pdf}” looks like page ${likePage}`);
  }
  for (const { page, isEmpty, hasLostText } of distilled.pages) {
    if (isEmpty) onNote(name, `page ${page} of “${chapter.pdf}” is empty`);
    if (hasLostText)
      onNote(name, `page ${page} of “${chapter.pdf}” has words in a font that is not in the file`);
  }
  const { length } = distilled.pages;
  if (chapter.pages !== undefined && chapter.pages !== length) {
    throw new Refused(`“${chapter.pdf}” has ${length} pages, the catalogue says ${chapter.pages}.`);
  }
  const copy = await copyOf(distilling, file, distilled, creditsInCopy(comic, chapter, distilled));
  return { content: { distilled, copy }, sha256: file.sha256 };
}

async function textBeside(
  folder: string,
  name: string,
  chapter: CatalogChapter,
  { content }: Pick<PreparedChapter, 'content'>,
  { onNote, onText }: PrepareOptions,
): Promise<PreparedText | undefined> {
  const pageCount = 'pdf' in content ? content.pdf.pageCount : content.distilled.pages.length;
  const found = await readText(folder, chapter, pageCount, (note) => onNote(name, note));
  if (found)
    onText(
      name,
      `text of ${pagesWithText(found.text)} of ${countNoun(pageCount, 'page')} from “${found.file}”`,
    );
  return found;
}

/** What the copy for download says of itself. Its publisher may have no name in the file. */
function creditsInCopy(
  { series, translatedName, writer, artists }: CatalogEntry['comic'],
  chapter: CatalogChapter,
  distilled: DistilledChapter,
) {
  const { number, title, language } = chapter;
  const { locale, name } = nameInCredits({ series, names: translatedName }, language);
  const called = (own: typeof writer) => localize(own, locale).value;
  return {
    locale,
    comic: name,
    number,
    ...(title !== undefined && { title }),
    language,
    writer: called(writer),
    artists: artists.map(called),
    readingDirection: directionOf(chapter, distilled),
  };
}

/** What the catalogue says, else the file itself. */
export const directionOf = (
  { readingDirection }: Pick<CatalogChapter, 'readingDirection'>,
  distilled: Pick<DistilledChapter, 'readingDirection'> | undefined,
): ReadingDirection => readingDirection ?? distilled?.readingDirection ?? 'ltr';

/** The cover that the catalogue names, else page one; nothing where there are no pages to take it from. */
async function chapterCover(
  folder: string,
  chapter: CatalogChapter,
  content: Pick<PreparedChapter, 'content' | 'sha256'> | undefined,
  rendering: Distilling,
): Promise<RenderedImage | undefined> {
  if (chapter.cover !== undefined) {
    return renderedPicture(rendering, folder, await pictureOf(folder, chapter.cover), 'cover');
  }
  if (!content) return undefined;
  if ('pdf' in content.content) throw new Refused('a chapter that goes in as its PDF needs a cover.');
  return pageOneCover(rendering, content.content.distilled, content.sha256);
}

/** The catalogue may name panels of pages that the file does not have. */
function panelProblems(
  entry: string,
  { panels = [], pdf }: CatalogChapter,
  { content }: Pick<PreparedChapter, 'content'>,
): Problem[] {
  const { length } = 'pdf' in content ? { length: content.pdf.pageCount } : content.distilled.pages;
  return panels.flatMap(({ page }, index) =>
    page > length
      ? [{ entry, field: `panels[${index}].page`, message: `“${pdf}” has ${countNoun(length, 'page')}.` }]
      : [],
  );
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
