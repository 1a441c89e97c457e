import type { Language } from '../lists/languages.ts';
import type { Term } from '../truth/glossary.ts';
import type { TranscriptItem } from '../truth/transcript.ts';
import { areAlike, spellingKey } from './spelling.ts';
import {
  isShouted,
  plainSpelling,
  quietSpelling,
  readings,
  type WrittenWord,
  writtenWords,
} from './written-words.ts';

/** An item of a text, and where it is: page and item count from 1. */
export interface PlacedItem {
  readonly page: number;
  readonly item: number;
  readonly who?: string | undefined;
  readonly words: string;
}

/** Where a name is written in some way. */
export interface NamePlace {
  readonly page: number;
  readonly item: number;
  readonly written: string;
}

/** A name that is written nearly as the comic's translators keep it. */
export interface NearName extends NamePlace {
  readonly kind: 'near';
  readonly termId: string;
  readonly expected: string;
}

/** A name that they do not keep and that the text writes in several ways; each with where it is first and how often. */
export interface NameInSeveralWays {
  readonly kind: 'several-ways';
  readonly ways: readonly (NamePlace & { readonly times: number })[];
}

export type NameFinding = NearName | NameInSeveralWays;

/** More findings than anybody goes through, and more names than a chapter has. */
const MOST_FINDINGS = 200;
const MOST_NAMES = 300;

/** The items of all pages with their places. */
export function placedItems(
  pages: readonly (readonly Pick<TranscriptItem, 'who' | 'words'>[])[],
): PlacedItem[] {
  return pages.flatMap((items, page) =>
    items.map(({ who, words }, item) => ({ page: page + 1, item: item + 1, who, words })),
  );
}

/** A kept name in the language of the text. */
interface Kept {
  readonly termId: string;
  readonly rendering: string;
  readonly keys: readonly string[];
  readonly words: number;
}

/**
 * Finds names that are written otherwise than kept, or in several ways, in the order of the text. It is a hint to a person: what it finds
 * may be right, and it never finds what is spelled as kept.
 */
export function checkNames(
  items: readonly PlacedItem[],
  terms: readonly Pick<Term, 'id' | 'renderings'>[],
  language: Language,
): NameFinding[] {
  const kept = terms.flatMap(({ id, renderings }): Kept[] => {
    const rendering = renderings[language];
    const key = rendering === undefined ? '' : spellingKey(rendering);
    if (rendering === undefined || key === '') return [];
    return [
      { termId: id, rendering, keys: [key, withoutArticle(key)], words: writtenWords(rendering).length },
    ];
  });
  const findings: NameFinding[] = [];
  const names = new Names();
  const ordinary = ordinaryWords(items);
  const against = { isKept: keptSpellings(kept), nearest: nearestOf(kept), longest: longestOf(kept) };
  for (const placed of items) {
    for (const text of [placed.who, placed.words]) {
      if (text === undefined) continue;
      const isSpeaker = text === placed.who;
      const left = checkText(text, { ...against, ordinary: isSpeaker ? new Set() : ordinary }, (near) => {
        findings.push({ kind: 'near', page: placed.page, item: placed.item, ...near });
      });
      if (isSpeaker) {
        if (left.length > 0 && left.length === writtenWords(text).length) names.add(placed, text.trim());
      } else for (const word of left) if (isNameInSentence(text, word)) names.add(placed, word.written);
    }
  }
  return [...findings, ...names.inSeveralWays()].slice(0, MOST_FINDINGS);
}

interface Against {
  readonly isKept: (written: string) => boolean;
  /** How many words a kept name has at most. */
  readonly longest: number;
  readonly nearest: (written: string) => Kept | undefined;
  /** Words that the text has in small letters, too: no names. */
  readonly ordinary: ReadonlySet<string>;
}

/** Checks one text; returns the words that belong to no kept name. */
function checkText(
  text: string,
  { isKept, longest, nearest, ordinary }: Against,
  report: (near: Pick<NearName, 'termId' | 'expected' | 'written'>) => void,
): WrittenWord[] {
  const words = writtenWords(text);
  const taken = new Set<number>();
  const windows = windowsOf(words, longest + 1);
  const look = ({ at, count, written }: Window, isWhole: (near: Kept) => boolean): void => {
    if (!isFree(taken, at, count) || !mayBeName(written, text, ordinary)) return;
    const near = nearest(written);
    if (!near || !isWhole(near)) return;
    take(taken, at, count);
    report({ termId: near.termId, expected: near.rendering, written });
  };
  // Long names go first, so that no part of one is taken for another; what is spelled as kept goes before what has other spaces.
  for (const window of windows) {
    const { at, count, written } = window;
    if (isFree(taken, at, count) && isKept(written)) take(taken, at, count);
    else if (count > 1) look(window, (near) => near.words === count);
  }
  for (const window of windows) look(window, (near) => Math.abs(near.words - window.count) <= 1);
  return words.filter((_, index) => !taken.has(index));
}

interface Window {
  readonly at: number;
  readonly count: number;
  readonly written: string;
}

/** Runs of words that stand in one line with nothing but spaces between them, long ones first. */
function windowsOf(words: readonly WrittenWord[], longest: number): Window[] {
  const windows: Window[] = [];
  for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const written = words.slice(at, at + count).map((word) => word.written);
      windows.push({ at, count, written: written.join(' ') });
    }
  }
  return windows;
}

function isFree(taken: ReadonlySet<number>, at: number, count: number): boolean {
  return Array.from({ length: count }, (_, index) => at + index).every((index) => !taken.has(index));
}

function take(taken: Set<number>, at: number, count: number): void {
  for (let index = at; index < at + count; index += 1) taken.add(index);
}

function longestOf(kept: readonly Kept[]): number {
  return Math.max(0, ...kept.map(({ words }) => words));
}

/** Whether something is written as one of them is kept. */
function keptSpellings(kept: readonly Kept[]): (written: string) => boolean {
  const plain = new Set(kept.map(({ rendering }) => plainSpelling(rendering)));
  const quiet = new Set(kept.map(({ rendering }) => quietSpelling(rendering)));
  const shouted = new Set(
    kept.flatMap(({ rendering }) => (isShouted(rendering) ? quietSpelling(rendering) : [])),
  );
  return (written) =>
    readings(written).some(
      (reading) =>
        plain.has(plainSpelling(reading)) ||
        (isShouted(reading) ? quiet : shouted).has(quietSpelling(reading)),
    );
}

/** Which kept name something written is nearly; each spelling is compared once. */
function nearestOf(kept: readonly Kept[]): (written: string) => Kept | undefined {
  const known = new Map<string, Kept | undefined>();
  return (written) => {
    if (known.has(written)) return known.get(written);
    const keys = readings(written).map(spellingKey);
    const found =
      kept.find((each) => keys.some((key) => each.keys.includes(key))) ??
      kept.find((each) => keys.some((key) => each.keys.some((other) => areAlike(key, other))));
    known.set(written, found);
    return found;
  };
}

function withoutArticle(key: string): string {
  return key.startsWith('ال') && key.length > 4 ? key.slice(2) : key;
}

/** Words that the text writes in small letters somewhere. */
function ordinaryWords(items: readonly PlacedItem[]): ReadonlySet<string> {
  const small = items.flatMap(({ words }) =>
    writtenWords(words).filter(({ written }) => beginsSmall(written)),
  );
  return new Set(small.map(({ written }) => written.toLowerCase()));
}

function beginsSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

/** How long a word of a line in capitals is at least before a slip in it is told from another word. */
const LONG_ENOUGH_IN_CAPITALS = 5;

function mayBeName(written: string, text: string, ordinary: ReadonlySet<string>): boolean {
  const last = written.slice(written.lastIndexOf(' ') + 1);
  if (beginsSmall(written) || beginsSmall(last)) return false;
  if (!/^\p{Lu}/u.test(written)) return true;
  if (ordinary.has(written.toLowerCase())) return false;
  return text !== text.toUpperCase() || [...written].length >= LONG_ENOUGH_IN_CAPITALS;
}

/** Whether a capital is not that of a sentence. In Arabic nothing says what is a name, but who speaks. */
function isNameInSentence(text: string, { written, start }: WrittenWord): boolean {
  if (!/^\p{Lu}\p{Ll}+/u.test(written)) return false;
  return /[\p{Ll},;:]\s+$/u.test(text.slice(0, start));
}

/** The names of a text that nobody keeps. */
class Names {
  readonly #ways = new Map<string, NamePlace & { times: number }>();

  add({ page, item }: PlacedItem, written: string): void {
    const known = this.#ways.get(written);
    if (known) known.times += 1;
    else if (this.#ways.size < MOST_NAMES) this.#ways.set(written, { page, item, written, times: 1 });
  }

  inSeveralWays(): NameInSeveralWays[] {
    const groups: { readonly key: string; readonly ways: (NamePlace & { times: number })[] }[] = [];
    for (const way of [...this.#ways.values()].toSorted((one, other) => other.times - one.times)) {
      const key = spellingKey(way.written);
      const group = groups.find((each) => areAlike(each.key, key));
      if (!group) groups.push({ key, ways: [way] });
      else if (!group.ways.some(({ written }) => quietSpelling(written) === quietSpelling(way.written)))
        group.ways.push(way);
    }
    const several = groups.filter(({ ways }) => ways.length > 1);
    return several.map(({ ways }) => ({ kind: 'several-ways', ways }));
  }
}
