import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALE_TAGS } from '../lists/locales.ts';
import { buildCatalogPart } from '../pages/build-catalog.ts';
import type { SearchEntry } from '../pages/search-payloads.ts';
import { daysLater, sampleComic } from '../testing/samples.ts';
import { firstOf, Orders } from './orders.ts';

const SLUGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const entries = fc.uniqueArray(fc.constantFrom(...SLUGS), { minLength: 1 }).chain((slugs) =>
  fc.tuple(
    ...slugs.map((slug) =>
      fc
        .record({
          series: fc.constantFrom('Sun', 'Moon 2', 'Moon 10', 'قمر'),
          day: fc.integer({ min: 0, max: 3 }),
        })
        .map(({ series, day }) => entryOf(slug, series, day)),
    ),
  ),
);

function entryOf(slug: string, series: string, day: number): SearchEntry {
  const part = buildCatalogPart([sampleComic(slug, { series, names: {}, updatedAt: daysLater(day) })]);
  const entry = part?.kind === 'catalog' ? part.payload.comics[0] : undefined;
  if (!entry) throw new Error('A part without its comic.');
  return entry;
}

it('orders of comics that came in parts are those of all comics sorted together', () => {
  const { compare } = new Intl.Collator(LOCALE_TAGS.en, { numeric: true });
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 1, max: 4 }),
      fc.shuffledSubarray(SLUGS),
      (all, size, mostRead) => {
        const orders = new Orders();
        orders.setMostRead(mostRead);
        for (let from = 0; from < all.length; from += size) {
          orders.add(all.slice(from, from + size));
          orders.of('read', 'en');
        }
        const latest = all
          .map((_, number) => number)
          .toSorted((a, b) => -order(all[a]?.updatedAt, all[b]?.updatedAt) || b - a);
        const readAt = (number: number) => {
          const place = mostRead.indexOf(all[number]?.slug ?? '');
          return place === -1 ? SLUGS.length : place;
        };
        expect(orders.of('latest', 'en')).toEqual(latest);
        expect(orders.of('read', 'en')).toEqual(latest.toSorted((a, b) => readAt(a) - readAt(b)));
        const byName = latest.toSorted((a, b) => compare(all[a]?.series ?? '', all[b]?.series ?? ''));
        expect(orders.of('name', 'en')).toEqual(byName);
        expect(byName.map((number) => orders.placesIn('name', 'en')[number])).toEqual([...byName.keys()]);
      },
    ),
  );
});

function order(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other);
}

it('the first of some are those that a sort puts first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 })),
      fc.integer({ min: 0, max: 8 }),
      (numbers, count) => {
        expect(firstOf(numbers, count, (a, b) => b - a)).toEqual(
          numbers.toSorted((a, b) => b - a).slice(0, count),
        );
      },
    ),
  );
});
