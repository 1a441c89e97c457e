import { LIMITS } from '../limits.ts';
import type { Language } from '../lists/languages.ts';
import { languageOfScript } from '../text/language-of-script.ts';
import { isPlainText, plainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { pageBoxSchema } from '../truth/chapter-panels.ts';
import type { TranscriptItem } from '../truth/transcript.ts';
import { readScriptFile } from './read-script-file.ts';
import {
  headOf,
  isPanelLine,
  isTimeLine,
  type LineHead,
  listNumber,
  pageOf,
  speakerOf,
  trimmedLine,
} from './script-lines.ts';
import { ScriptPages, type ScriptProblem } from './script-pages.ts';

export interface ReadScriptOptions {
  readonly pageCount: number;
  readonly language: Language;
}

/** What was understood of a script: the items of each page, and what was not understood. */
export interface ReadScript {
  readonly pages: TranscriptItem[][];
  readonly problems: ScriptProblem[];
}

/** So much of a script is read at most, in characters: four times what a chapter holds. */
const LONGEST_SCRIPT = 4 * LIMITS.transcript.chapterBytes;

/**
 * Reads the script that a translator has: plain lines with headings of pages, a comic script with panels, a list like
 * subtitles, or the file of a text itself (docs/scripts.md). Never throws: what it cannot take is a problem with its line,
 * and the rest is kept.
 */
export function readScript(text: string, options: ReadScriptOptions): ReadScript {
  const reading = readSlices(text, options);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** As `readScript`, with a pause behind each slice of a long script, so that whoever waits for it can do something else. */
export async function readScriptInSlices(
  text: string,
  options: ReadScriptOptions,
  pause: () => Promise<unknown>,
): Promise<ReadScript> {
  const reading = readSlices(text, options);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await pause();
  }
}

const LINES_OF_SLICE = 4000;

function* readSlices(text: string, options: ReadScriptOptions): Generator<undefined, ReadScript> {
  const pages = new ScriptPages(options.pageCount);
  const read = text.slice(0, LONGEST_SCRIPT).replace(/^\uFEFF/u, '');
  if (!readScriptFile(read, pages)) yield* new LineReader(pages).readLines(read.split(/\r\n?|\n/u));
  if (text.length > LONGEST_SCRIPT) pages.report('too-large', read.split('\n').length);
  pages.checkScript((words) => (languageOfScript(words) === 'ar') === (options.language === 'ar'));
  return { pages: pages.items, problems: pages.problems };
}

const PLACE = /^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/u;

/** Reads a script line by line: an item is a head with its words, and the lines below until the next or a blank one. */
class LineReader {
  readonly #pages: ScriptPages;
  #open: { head: LineHead; words: string[]; line: number; place?: TranscriptItem['place'] } | undefined;
  #place: TranscriptItem['place'];
  /** Behind the heading of a panel lines without a speaker describe the drawing. */
  #described = false;
  #isComicScript = false;
  #number = 0;

  constructor(pages: ScriptPages) {
    this.#pages = pages;
  }

  *readLines(lines: readonly string[]): Generator<undefined, void> {
    for (const [index, raw] of lines.entries()) {
      this.#readLine(raw, index + 1, lines[index + 1] ?? '');
      if ((index + 1) % LINES_OF_SLICE === 0) yield;
    }
    this.#close();
  }

  #readLine(raw: string, line: number, next: string): void {
    const clean = this.#cleaned(raw, line);
    if (clean.startsWith('|') && this.#open) {
      this.#open.words.push(clean.slice(clean.startsWith('| ') ? 2 : 1));
      return;
    }
    this.#readWords(trimmedLine(clean), line, next.trim());
  }

  #readWords(text: string, line: number, next: string): void {
    if (text === '') return this.#close();
    const turned = pageOf(text);
    if (turned) this.#turn(turned, line, next);
    else this.#readItem(text, line, next);
  }

  #readItem(text: string, line: number, next: string): void {
    if (isTimeLine(text)) return this.#close();
    if (this.#isNumberOfItem(text, next)) return this.#close();
    if (isPanelLine(text)) {
      this.#close();
      this.#described = true;
      this.#isComicScript = true;
      return;
    }
    const found = headOf(text) ?? this.#nameAlone(text, next);
    if (found) {
      this.#close();
      this.#described = false;
      this.#begin(found.head, found.rest, line);
    } else if (this.#open) this.#open.words.push(text);
    else if (this.#described) this.#pages.report('nothing-understood', line, this.#pages.page);
    else this.#begin({ kind: 'speech' }, text, line);
  }

  #turn({ page, rest }: { page: number; rest: string }, line: number, next: string): void {
    this.#close();
    this.#described = false;
    this.#pages.turnTo(page, line);
    const place = PLACE.test(rest) ? pageBoxSchema.safeParse(rest.split(',').map(Number)) : undefined;
    if (place?.success) this.#place = place.data;
    else if (rest !== '') this.#readItem(rest, line, next);
  }

  #begin(head: LineHead, rest: string, line: number): void {
    const place = this.#place;
    this.#open = { head, words: rest === '' ? [] : [rest], line, ...(place && { place }) };
    this.#place = undefined;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const words = open.words.join('\n');
    if (!SEEN_IN_TEXT.test(words)) this.#pages.report('nothing-understood', open.line, this.#pages.page);
    const { head, place, line } = open;
    this.#pages.add({ ...head, words, ...(place && { place }) }, line);
  }

  /** Numbers of a list follow one another, and stand before a time, a page or words. */
  #isNumberOfItem(text: string, next: string): boolean {
    const number = listNumber(text);
    if (number === undefined || this.#open || next === '') return false;
    if (number !== this.#number + 1 && !isTimeLine(next) && !pageOf(next)) return false;
    this.#number = number;
    return true;
  }

  /** In a comic script a name in capitals may stand above the words. */
  #nameAlone(text: string, next: string): { head: LineHead; rest: string } | undefined {
    if (!this.#isComicScript || this.#open || next === '' || text !== text.toUpperCase()) return undefined;
    const head = /\p{Lu}/u.test(text) && !/:/u.test(next) ? speakerOf(text) : undefined;
    return head && { head, rest: '' };
  }

  #cleaned(raw: string, line: number): string {
    const text = raw.replaceAll('\t', ' ');
    if (isPlainText(text)) return text;
    this.#pages.report('control-characters', line, this.#pages.page);
    return plainText(text);
  }
}
