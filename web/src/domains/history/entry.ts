import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { LOCALES } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { HistoryEntry, NextInHistory } from '@rawi/model/truth/history';
import { pagesOf } from '@rawi/model/truth/page-images';
import { pictureOfWidth, smallestPicture } from '@rawi/model/truth/picture';
import type { Picture } from '@rawi/model/truth/schemas';
import { fieldOf } from '../../core/device/device-store.ts';

/**
 * A chapter that was opened, as lists show it: `historyEntrySchema` of the model with its time as text, so
 * that a device keeps it as it is. Nothing here needs the schema library.
 */
export interface ReadEntry extends Omit<HistoryEntry, 'readAt'> {
  readonly chapterId: string;
  /** ISO 8601, by the clock of the device. */
  readonly readAt: string;
}

/** A person's position in a chapter. */
export type Position = Pick<ReadEntry, 'page' | 'pageCount' | 'fraction' | 'finished' | 'readAt'>;

/** The picture width in the continue-reading row on a high-density screen, in pixels. */
const PICTURE_WIDTH_PX = 600;

/** The history entry of a chapter that is being read. */
export function entryOf(
  chapter: ChapterPayload,
  { page, finished, fraction }: Pick<Position, 'page' | 'finished' | 'fraction'>,
): ReadEntry {
  const { id, number, language, title, comic, pageCount } = chapter;
  return {
    chapterId: id,
    comicId: comic.id,
    slug: comic.slug,
    series: comic.series,
    names: comic.names,
    picture: pictureOf(chapter, page),
    number,
    language,
    ...(title !== undefined && { title }),
    page,
    pageCount,
    ...fractionOf(fraction),
    finished,
    readAt: new Date().toISOString(),
    next: nextOf(chapter),
  };
}

/** The chapter to which the end of this one leads; null if there is none yet. */
function nextOf({ next, nextElsewhere, language, translator }: ChapterPayload): NextInHistory | null {
  const found = next ? { language, ...next } : nextElsewhere;
  if (!found) return null;
  const isByAnother = found.translator !== undefined && found.translator.id !== translator?.id;
  const { id, number } = found;
  return { chapterId: id, number, language: found.language, ...(isByAnother && { byAnother: true }) };
}

/** A share of a page as it is stored: to three decimals, within the page, and left out at its top. */
function fractionOf(fraction: number | undefined): Pick<Position, 'fraction'> {
  const kept = Math.round(Math.min(1, Math.max(0, fraction ?? 0)) * 1000) / 1000;
  return kept > 0 ? { fraction: kept } : {};
}

/** The page, wide enough for the continue-reading row, or the chapter's cover if it has no page images. */
function pictureOf({ manifest, cover }: ChapterPayload, page: number): Picture {
  const [image] = (manifest && pagesOf(manifest)[page - 1]) ?? [];
  return image ? pictureOfWidth(image, PICTURE_WIDTH_PX) : smallestPicture(cover);
}

/** Parses an entry that this device has stored; undefined when another build wrote it in another shape. */
export function parseEntry(value: unknown): ReadEntry | undefined {
  const text = (name: string) => textOf(fieldOf(value, name));
  const whole = (name: string) => wholeOf(fieldOf(value, name));
  const [chapterId, comicId, slug, series] = ['chapterId', 'comicId', 'slug', 'series'].map(text);
  const [page, pageCount] = ['page', 'pageCount'].map(whole);
  const [title, readAt, number] = [text('title'), text('readAt'), fieldOf(value, 'number')];
  const finished = fieldOf(value, 'finished');
  const language = languageOf(fieldOf(value, 'language'));
  const picture = parsePicture(fieldOf(value, 'picture'));
  if (!chapterId || !comicId || !slug || !series || !picture || !page || !pageCount) return undefined;
  if (typeof number !== 'number' || !language || typeof finished !== 'boolean') return undefined;
  if (page > pageCount || readAt === undefined || Number.isNaN(Date.parse(readAt))) return undefined;
  const names = namesOf(fieldOf(value, 'names'));
  const next = parseNext(fieldOf(value, 'next'));
  return {
    chapterId,
    comicId,
    slug,
    series,
    names,
    picture,
    number,
    language,
    ...(title !== undefined && { title }),
    page,
    pageCount,
    ...fractionOf(numberOf(fieldOf(value, 'fraction'))),
    finished,
    readAt,
    ...(next !== undefined && { next }),
  };
}

/** Undefined if it was not kept, or not in this shape: then the next chapter is not known. */
function parseNext(value: unknown): ReadEntry['next'] {
  if (value === null) return null;
  const [chapterId, number] = [textOf(fieldOf(value, 'chapterId')), numberOf(fieldOf(value, 'number'))];
  const language = languageOf(fieldOf(value, 'language'));
  if (chapterId === undefined || number === undefined || !language) return undefined;
  return { chapterId, number, language, ...(fieldOf(value, 'byAnother') === true && { byAnother: true }) };
}

function parsePicture(value: unknown): Picture | undefined {
  const [path, color] = [textOf(fieldOf(value, 'path')), textOf(fieldOf(value, 'color'))];
  const [width, height] = [wholeOf(fieldOf(value, 'width')), wholeOf(fieldOf(value, 'height'))];
  return path && color && width && height ? { path, width, height, color } : undefined;
}

function namesOf(value: unknown): ReadEntry['names'] {
  const names: ReadEntry['names'] = {};
  for (const locale of LOCALES) {
    const name = textOf(fieldOf(value, locale));
    if (name !== undefined) names[locale] = name;
  }
  return names;
}

const languageOf = (value: unknown) => LANGUAGE_CODES.find((code) => code === value);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const wholeOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
