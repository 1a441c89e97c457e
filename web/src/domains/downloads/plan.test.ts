import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { sampleChapter, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersAfter, filesOf, neighboursOf, nextInLine, onePerNumber, sourceFor } from './plan.ts';
import { type AskedChapter, type Download, isWaiting, QUALITIES, type WaitingChapter } from './record.ts';

const about = (number: number): AskedChapter => ({
  comicId: 'comic',
  slug: 'comic',
  series: 'Comic',
  names: {},
  number,
  language: 'en',
  picture: { path: 'public/comic-0a/cover-320.webp', width: 320, height: 448, color: '#000000' },
  pageCount: 3,
  publishedAt: '2026-01-01T00:00:00Z',
});
const asked = (id: string, askedAt: number, number = 1) => ({
  id,
  about: about(number),
  quality: 'normal' as const,
  askedAt,
});
const waiting = fc
  .record({
    id: fc.uuid(),
    askedAt: fc.nat(50),
    number: fc.nat(9),
    waitsFor: fc.constantFrom('turn' as const, 'room' as const, 'retry' as const),
  })
  .map(
    ({ id, askedAt, number, waitsFor }): WaitingChapter => ({
      ...asked(id, askedAt, number),
      state: 'waiting',
      waitsFor,
      pagesDone: 0,
      bytes: 0,
    }),
  );
const ready = fc.record({ id: fc.uuid(), askedAt: fc.nat(50) }).map(
  ({ id, askedAt }): Download => ({
    ...asked(id, askedAt),
    state: 'ready',
    savedAt: 0,
    bytes: 1,
    folder: 'public/a-0',
    version: 1,
    pictures: {},
  }),
);
const downloads = fc.array(fc.oneof(waiting, ready), { maxLength: 12 });

describe('nextInLine', () => {
  it('is a waiting chapter, and none was requested before it', () => {
    fc.assert(
      fc.property(downloads, (all) => {
        const next = nextInLine(all, { isOnline: true, isMetered: false }, false);
        const inTurn = all.filter(isWaiting).filter(({ waitsFor }) => waitsFor === 'turn');
        expect(next === undefined).toBe(inTurn.length === 0);
        for (const other of inTurn) expect(next?.askedAt).toBeLessThanOrEqual(other.askedAt);
        if (next) expect(next.waitsFor).toBe('turn');
      }),
    );
  });

  it('is none without a network, nor on a metered connection when Wi-Fi is required', () => {
    fc.assert(
      fc.property(downloads, fc.boolean(), (all, isMetered) => {
        expect(nextInLine(all, { isOnline: false, isMetered }, false)).toBeUndefined();
        expect(nextInLine(all, { isOnline: true, isMetered: true }, true)).toBeUndefined();
        const free = { isOnline: true, isMetered: false };
        expect(nextInLine(all, free, true)).toEqual(nextInLine(all, { ...free, isMetered: true }, false));
      }),
    );
  });

  it('reaches every chapter once as each finished one leaves', () => {
    fc.assert(
      fc.property(downloads, (all) => {
        const done: string[] = [];
        let left: readonly Download[] = all;
        for (;;) {
          const next = nextInLine(left, { isOnline: true, isMetered: false }, false);
          if (!next) break;
          done.push(next.id);
          left = left.filter(({ id }) => id !== next.id);
        }
        const inTurn = all.filter((each) => isWaiting(each) && each.waitsFor === 'turn');
        expect(done.toSorted()).toEqual(inTurn.map(({ id }) => id).toSorted());
      }),
    );
  });
});

const widths = fc.uniqueArray(fc.integer({ min: 100, max: 4000 }), { minLength: 1, maxLength: 4 });
const MAX_WIDTHS = { light: 800, normal: 1200, best: Number.POSITIVE_INFINITY } as const;

it('of an image the widest source that the quality allows is saved, else the narrowest', () => {
  fc.assert(
    fc.property(widths, fc.constantFrom(...QUALITIES), (all, quality) => {
      const chosen = sourceFor(
        all.map((width) => ({ path: `public/a-0/1-${width}.webp`, width })),
        quality,
      )?.width;
      const fitting = all.filter((width) => width <= MAX_WIDTHS[quality]);
      expect(chosen).toBe(fitting.length > 0 ? Math.max(...fitting) : Math.min(...all));
    }),
  );
});

const chapter = fc.record({
  id: fc.uuid(),
  number: fc.integer({ min: 0, max: 30 }).map((half) => half / 2),
  language: fc.constantFrom('en', 'ar'),
  slug: fc.constantFrom('one', 'two'),
});

it('the chapters that follow are later ones in the language, in order, each number once', () => {
  fc.assert(
    fc.property(fc.array(chapter), chapter, fc.nat(5), (all, from, count) => {
      const numbers = chaptersAfter(all, from, count).map(({ number }) => number);
      expect(numbers.length).toBeLessThanOrEqual(count);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const number of numbers) expect(number).toBeGreaterThan(from.number);
      const later = new Set(
        all
          .filter(({ language, number }) => language === from.language && number > from.number)
          .map(({ number }) => number),
      );
      expect(numbers).toEqual([...later].toSorted((a, b) => a - b).slice(0, count));
    }),
  );
});

it('of each number one translation is chosen: the one here, else by the translator being read, else the first', () => {
  const all = [
    { id: 'one-a', number: 1, translator: { id: 'a' } },
    { id: 'one-b', number: 1, translator: { id: 'b' } },
    { id: 'two-a', number: 2, translator: { id: 'a' } },
    { id: 'two-b', number: 2, translator: { id: 'b' } },
    { id: 'three', number: 3 },
  ];
  const taken = (...asked: [string | undefined, ReadonlySet<string>?]) =>
    onePerNumber(all, ...asked).map(({ id }) => id);
  expect(taken(undefined)).toEqual(['one-a', 'two-a', 'three']);
  expect(taken('b')).toEqual(['one-b', 'two-b', 'three']);
  expect(taken('b', new Set(['two-a']))).toEqual(['one-b', 'two-a', 'three']);
});

it('the neighbours on the device are the nearest of the same comic and language', () => {
  fc.assert(
    fc.property(fc.array(chapter), chapter, (all, from) => {
      const { previous, next } = neighboursOf(all, from);
      const same = all.filter(({ slug, language }) => slug === from.slug && language === from.language);
      const before = same.map(({ number }) => number).filter((number) => number < from.number);
      const after = same.map(({ number }) => number).filter((number) => number > from.number);
      expect(previous?.number).toBe(before.length > 0 ? Math.max(...before) : undefined);
      expect(next?.number).toBe(after.length > 0 ? Math.min(...after) : undefined);
    }),
  );
});

it('the panels of a chapter are saved with it, where it has some, and its text where it is wanted', () => {
  const manifest = {
    folder: 'public/one-0123456789abcdef',
    widths: [800],
    images: ['800x1200#102030'],
    panels: [],
  };
  const image = sampleImage('one');
  const chapter = sampleChapter('one', { manifest, cover: image });
  const saved = (of: typeof chapter, withText = false) => {
    const page = buildChapterPage({ comic: sampleComic('one'), chapter: of, chapters: [of] });
    if (page.kind !== 'chapter') throw new Error('not a chapter page');
    return filesOf(page.payload, undefined, 'normal', withText).filter((file) => file.page !== undefined);
  };
  const pages = [{ path: 'public/one-0123456789abcdef/1-800.webp', page: 1 }];
  const panelsFile = 'public/one-fedcba9876543210/panels.json';
  expect(saved(chapter)).toEqual(pages);
  expect(saved({ ...chapter, panelsFile })).toEqual([...pages, { path: panelsFile, page: 1 }]);
  // Its text only where somebody wants that of every chapter.
  const path = 'public/one-fedcba9876543210/transcript.json';
  const transcript = { path, bytes: 200, pages: 1 };
  expect(saved({ ...chapter, transcript })).toEqual(pages);
  expect(saved({ ...chapter, transcript }, true)).toEqual([...pages, { path, page: 1 }]);
});
