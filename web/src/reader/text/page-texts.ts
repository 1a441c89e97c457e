import { isLanguage, type Language } from '@rawi/model/lists/languages';
import { TRANSCRIPT_KINDS, type TranscriptKind } from '@rawi/model/transcripts/transcript-kinds';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { fileUrl } from '../../core/pages/files.ts';
import type { Part } from '../guided/guided-steps.ts';

/** The text of a chapter's pages, as its file has it. A visitor loads no library of schemas for it: what cannot be read is left out. */
export interface PageTexts {
  readonly language: Language;
  /** The items of each page, in the order in which they are read. */
  readonly pages: readonly (readonly TextItem[])[];
}

export interface TextItem {
  readonly kind: TranscriptKind;
  readonly who?: string;
  readonly words: string;
  /** Where it is, in shares of the page. */
  readonly place?: Part;
}

/** A page that is shown, with its items and those of the same page in the other translation. */
export interface PageTextOf {
  readonly page: number;
  readonly items: readonly TextItem[];
  readonly beside: readonly TextItem[] | undefined;
}

/** An item of a page, by its place among those of the page. */
export interface ItemAt {
  readonly page: number;
  readonly item: number;
}

/** Of the ten languages of translations Arabic alone is written from right to left. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** An item as one line: who speaks, and what. */
export const lineOf = ({ who, words }: Pick<TextItem, 'who' | 'words'>): string =>
  who === undefined ? words : `${who}: ${words}`;

/** Fetches the text of a chapter. Throws where it does not come, or is none. */
export async function fetchPageTexts(path: string, signal: AbortSignal): Promise<PageTexts> {
  const response = await fetch(fileUrl(path), { signal });
  if (!response.ok) throw new Error(`The text did not come: ${response.status}.`);
  const texts = readPageTexts(await response.json());
  if (texts === undefined) throw new Error('The file of a text holds none.');
  return texts;
}

/** The texts in a file, as far as they can be read; undefined of a file that is something else. */
export function readPageTexts(file: unknown): PageTexts | undefined {
  const language = property(file, 'language');
  const pages = property(file, 'pages');
  if (!isLanguage(language) || !Array.isArray(pages)) return undefined;
  return { language, pages: pages.map((page: unknown) => readItems(property(page, 'items'))) };
}

function readItems(items: unknown): TextItem[] {
  return Array.isArray(items) ? items.flatMap((item: unknown) => readItem(item) ?? []) : [];
}

function readItem(item: unknown): TextItem | undefined {
  const words = property(item, 'words');
  if (typeof words !== 'string' || words === '') return undefined;
  const who = property(item, 'who');
  const place = readPlace(property(item, 'place'));
  return {
    kind: TRANSCRIPT_KINDS.find((kind) => kind === property(item, 'kind')) ?? 'note',
    ...(typeof who === 'string' && who !== '' && { who }),
    words,
    ...(place && { place }),
  };
}

function readPlace(box: unknown): Part | undefined {
  if (!Array.isArray(box)) return undefined;
  const shares = box.map((units: unknown) => (typeof units === 'number' ? units / PANEL_UNITS : Number.NaN));
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = shares;
  return [x, y, width, height].every((share) => share >= 0 && share <= 1)
    ? { x, y, width, height }
    : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
