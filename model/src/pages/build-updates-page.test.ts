import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, sampleComic } from '../testing/samples.ts';
import { buildUpdatesPage, type PublishedChapter, updatesSince } from './build-updates-page.ts';
import { pageBytes } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import type { UpdatesPayload } from './updates-payload.ts';

const NOW = daysLater(60.5);
const MINUTE = 60_000;

const chapter = (id: string, changes: Partial<PublishedChapter> = {}): PublishedChapter => ({
  id,
  comicId: 'one',
  number: 1,
  language: 'en',
  publishedAt: NOW,
  ...changes,
});
const before = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);
const comicsOf = (chapters: readonly PublishedChapter[], text = '') =>
  new Map(
    [...new Set(chapters.map(({ comicId }) => comicId))].map((id) => [
      id,
      sampleComic(id, { series: `${id}${text}`.slice(0, 200), names: { ar: `قصة ${text}`.slice(0, 200) } }),
    ]),
  );
function payloadOf(...input: Parameters<typeof buildUpdatesPage>): UpdatesPayload {
  const page = buildUpdatesPage(...input);
  if (page.kind !== 'updates') throw new Error('not the list of new chapters');
  return page.payload;
}

describe('the list of new chapters', () => {
  it('has those of the last 30 days and of today, newest first, with each comic and translator once', () => {
    const amal = { id: 'amal', name: 'Amal' };
    const chapters = [
      chapter('first', { publishedAt: daysLater(30), translator: amal, title: 'The beginning' }),
      chapter('too-old', { publishedAt: new Date(daysLater(30).getTime() - 1) }),
      chapter('last', { translator: amal, number: 2 }),
      chapter('of-nothing', { comicId: 'gone' }),
    ];
    const comics = comicsOf([chapter('any')]);
    expect(payloadOf({ chapters, comics }, NOW)).toMatchObject({
      since: daysLater(30).toISOString(),
      chapters: [
        { id: 'last', comic: 'one', number: 2, translator: 'amal' },
        { id: 'first', title: 'The beginning', translator: 'amal' },
      ],
      comics: [{ id: 'one', slug: 'one', cover: { en: { width: 320 } } }],
      translators: [amal],
    });
  });

  it('is the same all day', () => {
    expect(updatesSince(daysLater(60))).toEqual(updatesSince(NOW));
    expect(updatesSince(daysLater(61))).toEqual(daysLater(31));
  });

  it('loses its oldest days where more were read than it may have, and says from when on it has all', () => {
    const chapters = Array.from({ length: PAGE_LIMITS.updates.chapters }, (_, index) =>
      chapter(`c-${index}`, { publishedAt: before(index * 60) }),
    );
    const { since, chapters: listed } = payloadOf({ chapters, comics: comicsOf(chapters) }, NOW);
    // The last one was published in the middle of a day, of which there may be more.
    expect(since).toBe(daysLater(49).toISOString());
    expect(listed).toHaveLength(11.5 * 24 + 1);
  });

  it('has of a day that is more than enough the newest ones', () => {
    const chapters = Array.from({ length: PAGE_LIMITS.updates.chapters }, (_, index) =>
      chapter(`c-${index}`, { publishedAt: before(index) }),
    );
    const { since, chapters: listed } = payloadOf({ chapters, comics: comicsOf(chapters) }, NOW);
    expect(since).toBe(before(PAGE_LIMITS.updates.chapters - 1).toISOString());
    expect(listed).toHaveLength(PAGE_LIMITS.updates.chapters);
  });

  it('weighs at most 100 kB, has every chapter since its time and names all that these name, whatever was published', () => {
    const chapterArbitrary = fc.record({
      comicId: fc.integer({ min: 0, max: 299 }).map((index) => `comic-${index}`),
      minutes: fc.integer({ min: -60, max: 40 * 24 * 60 }),
      title: fc.option(fc.constantFrom('A title', 'ع'.repeat(200), '𝒜'.repeat(100), '"'.repeat(200)), {
        nil: undefined,
      }),
      translator: fc.option(
        fc.integer({ min: 0, max: 250 }).map((index) => ({ id: `t-${index}`, name: 'م'.repeat(120) })),
        { nil: undefined },
      ),
    });
    const truthArbitrary = fc.record({
      drafts: fc.array(chapterArbitrary, { maxLength: PAGE_LIMITS.updates.chapters, size: 'max' }),
      text: fc.constantFrom('', 'س'.repeat(200)),
    });
    let cut = 0;
    fc.assert(
      fc.property(truthArbitrary, ({ drafts, text }) => {
        const chapters = drafts.map(({ minutes, title, ...draft }, index) =>
          chapter(`chapter-${index}`, {
            ...draft,
            publishedAt: before(minutes),
            ...(title !== undefined && { title }),
          }),
        );
        const truth = { chapters, comics: comicsOf(chapters, text) };
        const page = buildUpdatesPage(truth, NOW);
        expect(pageBytes(page)).toBeLessThanOrEqual(PAGE_LIMITS.pageBytes);
        const { since, chapters: listed, comics, translators } = payloadOf(truth, NOW);
        const isWhole = since === updatesSince(NOW).toISOString();
        if (!isWhole) cut += 1;
        // Where one time has two chapters and no room for both, one of them may be missing.
        const wanted = chapters.filter(({ publishedAt }) => publishedAt.toISOString() > since);
        expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted.map(({ id }) => id)));
        expect(listed.every(({ publishedAt }) => publishedAt >= since)).toBe(true);
        const times = listed.map(({ publishedAt }) => publishedAt);
        expect(times).toEqual(times.toSorted().toReversed());
        expect(new Set(listed.map(({ comic }) => comic))).toEqual(new Set(comics.map(({ id }) => id)));
        const named = new Set(listed.flatMap(({ translator }) => translator ?? []));
        expect(named).toEqual(new Set(translators.map(({ id }) => id)));
      }),
      { numRuns: 60 },
    );
    expect(cut).toBeGreaterThan(0);
  });
});
