import { LIMITS } from '../limits.ts';
import { SEEN_IN_TEXT } from '../text/plain-text.ts';
import type { TranscriptItem } from '../truth/transcript.ts';

/** What can be wrong with a script; each has its line. */
const SCRIPT_PROBLEMS = [
  'beyond-page',
  'too-many-items',
  'too-long',
  'control-characters',
  'other-script',
  'nothing-understood',
  'too-large',
] as const;
export type ScriptProblemCode = (typeof SCRIPT_PROBLEMS)[number];

export interface ScriptProblem {
  /** From 1; in a pasted file of a text always 1. */
  readonly line: number;
  readonly code: ScriptProblemCode;
  readonly page?: number;
}

/** So many problems are listed at most: who brings the wrong file need not read each of its lines. */
const MOST_PROBLEMS = 100;
/** What braces, quotes and names of fields add to an item, at most. */
const AROUND_ITEM = 80;

/** Collects the items of pages while a script is read, within the limits of a text. */
export class ScriptPages {
  readonly items: TranscriptItem[][];
  readonly problems: ScriptProblem[] = [];
  /** On the page that the script is at, from 1. */
  page = 1;
  readonly #bytes: number[];
  readonly #full = new Set<number>();
  readonly #lines = new Map<TranscriptItem, number>();
  #total = 0;

  constructor(pageCount: number) {
    this.items = Array.from({ length: pageCount }, () => []);
    this.#bytes = Array.from({ length: pageCount }, () => 0);
  }

  report(code: ScriptProblemCode, line: number, page?: number): void {
    // A kind that is not listed yet is, however many there are of others: it may be the one that matters.
    const isKnown = this.problems.some((each) => each.code === code);
    if (isKnown && this.problems.length >= MOST_PROBLEMS) return;
    this.problems.push({ line, code, ...(page !== undefined && { page }) });
  }

  /** Turns to a page; one that the chapter has not is a problem, and what follows is left out until the next. */
  turnTo(page: number, line: number): void {
    this.page = page;
    if (page < 1 || page > this.items.length) this.report('beyond-page', line, page);
  }

  /** Adds an item to the page that the script is at; one that is too long becomes several. */
  add(item: TranscriptItem, line: number): void {
    if (!SEEN_IN_TEXT.test(item.words)) return;
    const parts = partsOf(item.words);
    if (parts.length > 1) this.report('too-long', line, this.page);
    for (const words of parts) this.#addPart({ ...item, words }, line);
  }

  #addPart(item: TranscriptItem, line: number): void {
    const items = this.items[this.page - 1];
    const bytes = this.#bytes[this.page - 1];
    if (items === undefined || bytes === undefined || this.#full.has(this.page)) return;
    const added = utf8Length(item.words) + utf8Length(item.who ?? '') + AROUND_ITEM;
    if (this.#total + added > LIMITS.transcript.chapterBytes) return this.#fill('too-large', line);
    if (items.length >= LIMITS.transcript.itemsOfPage || bytes + added > LIMITS.transcript.pageBytes)
      return this.#fill('too-many-items', line);
    items.push(item);
    this.#lines.set(item, line);
    this.#bytes[this.page - 1] = bytes + added;
    this.#total += added;
  }

  #fill(code: ScriptProblemCode, line: number): void {
    this.#full.add(this.page);
    this.report(code, line, this.page);
  }

  /** Says at which item a script in other letters begins, where at least half of its items are in those. */
  checkScript(isOwn: (words: string) => boolean): void {
    const lettered = this.items.flatMap((items, index) =>
      items.filter(({ words }) => /\p{L}/u.test(words)).map((item) => ({ item, page: index + 1 })),
    );
    const others = lettered.filter(({ item }) => !isOwn(item.words));
    const [first] = others;
    if (!first || others.length * 2 < lettered.length) return;
    this.report('other-script', this.#lines.get(first.item) ?? 1, first.page);
  }
}

/** The words as they fit into items, broken at spaces where there are some. */
function partsOf(words: string): string[] {
  const longest = LIMITS.transcript.words;
  if (words.length <= longest) return [words];
  const letters = [...words];
  const parts: string[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = Math.min(letters.length, from + longest);
    if (to < letters.length) {
      for (let at = to; at > from + longest / 2; at -= 1) {
        if (/\s/u.test(letters[at] ?? '')) {
          to = at;
          break;
        }
      }
    }
    const part = letters.slice(from, to).join('');
    if (SEEN_IN_TEXT.test(part)) parts.push(part);
    from = to;
  }
  return parts;
}

function utf8Length(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) length += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return length;
}
