import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../testing/read-entry.ts';
import type { Position } from '../library/own.ts';
import {
  chaptersInHistory,
  type KnownChapter,
  type KnownComic,
  positionOfEntry,
  type WhatsNext,
  whatsNext,
} from './whats-next.ts';

const salma = { id: 'salma', name: 'Salma' };
const omar = { id: 'omar', name: 'Omar' };
/** `en 1` is chapter 1 in English; `en 1 salma` the one by her. */
function chapter(id: string): KnownChapter {
  const [language, number, by] = id.split(' ');
  const translator = [salma, omar].find((each) => each.id === by);
  return {
    id,
    language: language === 'ar' ? 'ar' : 'en',
    number: Number(number),
    ...(translator && { translator }),
  };
}

const at = (page: number, readAt: number): Position => ({ page, pageCount: 9, finished: false, readAt });
const done = (readAt: number, page = 9): Position => ({ ...at(page, readAt), finished: true });

interface Case {
  readonly chapters: readonly string[];
  readonly places: Readonly<Record<string, Position>>;
  readonly is: string | undefined;
  readonly comic?: Partial<KnownComic>;
}

/** What is continued, in one line: where, at which page, and what is another there. */
function said(next: WhatsNext | undefined): string | undefined {
  if (!next) return undefined;
  const page = 'page' in next && next.page !== undefined ? ` p${next.page}` : '';
  const other = next.kind === 'next' && next.other ? `, another ${next.other}` : '';
  return `${next.kind}: ${next.chapter.id}${page}${other}`;
}

const WHOLE = { wholeAt: Number.POSITIVE_INFINITY };

const CASES: Readonly<Record<string, Case>> = {
  'nothing was read': { chapters: ['en 1'], places: {}, is: undefined },
  'a chapter was left within it': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': at(5, 1) },
    is: 'place: en 1 p5',
  },
  'the last of several chapters was left within it': {
    chapters: ['en 1', 'en 2', 'en 3'],
    places: { 'en 1': done(1), 'en 3': at(2, 2), 'en 2': at(4, 3) },
    is: 'place: en 2 p4',
  },
  'the last page was seen and not its end': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': at(9, 1) },
    is: 'place: en 1 p9',
  },
  'a chapter was finished': { chapters: ['en 1', 'en 2'], places: { 'en 1': done(1) }, is: 'next: en 2' },
  'the next chapter was begun before': {
    chapters: ['en 1', 'en 2', 'en 3'],
    places: { 'en 1': done(3), 'en 2': done(1), 'en 3': at(5, 2) },
    is: 'next: en 3 p5',
  },
  'numbers have decimals': {
    chapters: ['en 1', 'en 2', 'en 1.5', 'en 1.25'],
    places: { 'en 1': done(1) },
    is: 'next: en 1.25',
  },
  'numbers are missing': { chapters: ['en 1', 'en 7'], places: { 'en 1': done(1) }, is: 'next: en 7' },
  'a special comes before the first': {
    chapters: ['en 0', 'en 1'],
    places: { 'en 0': done(1) },
    is: 'next: en 1',
  },
  'a special comes after the last': {
    chapters: ['en 1', 'en 1.5'],
    places: { 'en 1': done(1) },
    is: 'next: en 1.5',
  },
  'the next number is by two translators': {
    chapters: ['en 1 salma', 'en 2 omar', 'en 2 salma'],
    places: { 'en 1 salma': done(1) },
    is: 'next: en 2 salma',
  },
  'another has translated the next number': {
    chapters: ['en 1 salma', 'en 2 omar', 'en 3 salma'],
    places: { 'en 1 salma': done(1) },
    is: 'next: en 2 omar, another translator',
  },
  'the translator who was chosen goes on after one who stood in': {
    chapters: ['en 2 omar', 'en 3 omar', 'en 3 salma'],
    places: { 'en 2 omar': done(1) },
    comic: { wanted: { language: 'en', translator: 'salma' } },
    is: 'next: en 3 salma',
  },
  'what was chosen in another language says nothing here': {
    chapters: ['en 2 omar', 'en 3 salma', 'en 3 omar'],
    places: { 'en 2 omar': done(1) },
    comic: { wanted: { language: 'ar', translator: 'salma' } },
    is: 'next: en 3 omar',
  },
  'nobody is named as translator': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': done(1) },
    comic: WHOLE,
    is: 'next: en 2',
  },
  'a number counts as read by either translator': {
    chapters: ['en 1 salma', 'en 2 salma', 'en 2 omar', 'en 3 salma'],
    places: { 'en 2 omar': done(1), 'en 1 salma': done(2) },
    is: 'next: en 3 salma',
  },
  'the language goes no further': {
    chapters: ['en 1', 'ar 1', 'ar 2', 'ar 3'],
    places: { 'en 1': done(1) },
    is: 'next: ar 2, another language',
  },
  'the language goes on further away than another': {
    chapters: ['en 1', 'en 4', 'ar 2'],
    places: { 'en 1': done(1) },
    is: 'next: en 4',
  },
  'an older chapter is read once more, and was finished': {
    chapters: ['en 1', 'en 2', 'en 3'],
    places: { 'en 1': done(9, 3), 'en 2': done(2) },
    is: 'next: en 3',
  },
  'an older chapter is read once more, and nothing else is left': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': done(9, 3), 'en 2': done(2) },
    comic: WHOLE,
    is: 'place: en 1 p3',
  },
  'everything was read': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': done(1), 'en 2': done(2) },
    comic: WHOLE,
    is: 'caughtUp: en 2',
  },
  'all that there was then was known before it was read': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 2': done(20) },
    comic: { wholeAt: 10 },
    is: 'unknown: en 2',
  },
  'only the last chapter is known': { chapters: ['en 2'], places: { 'en 2': done(2) }, is: 'unknown: en 2' },
  'the next chapter was taken down': {
    chapters: ['en 1', 'en 2', 'en 3'],
    places: { 'en 1': done(1) },
    comic: { removed: new Set(['en 2']) },
    is: 'next: en 3',
  },
  'the chapter was taken down while it was read': {
    chapters: ['en 1', 'en 2'],
    places: { 'en 1': at(4, 1) },
    comic: { removed: new Set(['en 1']) },
    is: 'next: en 2',
  },
  'the only chapter was taken down': {
    chapters: ['en 1'],
    places: { 'en 1': at(4, 1) },
    comic: { removed: new Set(['en 1']) },
    is: 'unknown: en 1',
  },
};

describe('what comes next', () => {
  it.each(Object.entries(CASES))('where %s', (_name, { chapters, places, is, comic }) => {
    const positionOf = (id: string) => places[id];
    expect(said(whatsNext({ chapters: chapters.map(chapter), positionOf, ...comic }))).toBe(is);
  });

  it('never leads back, and never to what was finished', () => {
    const position = fc.record({ readAt: fc.integer({ min: 1, max: 99 }), finished: fc.boolean() });
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.array(fc.option(position), { minLength: 10, maxLength: 10 }), (all, read) => {
        const positionOf = (id: string) => {
          const found = read[Number(id.split(' ')[1])];
          return found ? { ...found, page: 9, pageCount: 9 } : undefined;
        };
        const chapters = all.map((number) => chapter(`en ${number}`));
        const next = whatsNext({ chapters, positionOf, ...WHOLE });
        if (next?.kind !== 'next') return;
        const times = chapters.map(({ id }) => positionOf(id)?.readAt ?? 0);
        const last = chapters.filter(({ id }) => positionOf(id)?.readAt === Math.max(...times));
        expect(positionOf(next.chapter.id)?.finished).not.toBe(true);
        expect(last.some(({ number }) => number < next.chapter.number)).toBe(true);
      }),
    );
  });
});

describe('what comes next by a history alone, as without a network', () => {
  const after = (...entries: readonly ReturnType<typeof anEntry>[]) => {
    const byId = new Map(entries.map((entry) => [entry.chapterId, positionOfEntry(entry)]));
    return said(whatsNext({ chapters: chaptersInHistory(entries), positionOf: (id) => byId.get(id) }));
  };
  const finished = { page: 8, finished: true } as const;
  const two = { chapterId: 'two', number: 2, language: 'en' } as const;

  it('is the chapter that was kept with the place', () => {
    expect(after(anEntry('one', 1, { ...finished, next: two }))).toBe('next: two');
    expect(after(anEntry('one', 1, { ...finished, next: { ...two, byAnother: true } }))).toBe(
      'next: two, another translator',
    );
    expect(after(anEntry('one', 1, { ...finished, next: { ...two, language: 'ar' } }))).toBe(
      'next: two, another language',
    );
  });

  it('is nothing more where nothing followed', () => {
    expect(after(anEntry('one', 1, { ...finished, next: null }))).toBe('caughtUp: one');
  });

  it('is unknown after what an earlier version kept', () => {
    expect(after(anEntry('one', 1, finished))).toBe('unknown: one');
  });

  it('follows from chapter to chapter where an older one is read once more', () => {
    const again = anEntry('one', 9, { ...finished, next: two });
    const second = (next: ReturnType<typeof anEntry>['next']) =>
      anEntry('two', 2, { ...finished, number: 2, next });
    expect(after(again, second({ chapterId: 'three', number: 3, language: 'en' }))).toBe('next: three');
    expect(after(again, second(null))).toBe('caughtUp: one');
    expect(after(again, second(undefined))).toBe('unknown: one');
  });

  it('names the translator once the chapter is known from elsewhere', () => {
    const entry = anEntry('one', 1, { ...finished, next: { ...two, byAnother: true } });
    const next = whatsNext({
      chapters: [...chaptersInHistory([entry]), { id: 'two', number: 2, language: 'en', translator: omar }],
      positionOf: (id) => (id === 'one' ? positionOfEntry(entry) : undefined),
    });
    expect(next).toMatchObject({ kind: 'next', other: 'translator', chapter: { translator: omar } });
  });
});
