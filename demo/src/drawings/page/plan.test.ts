import { LOCALES } from '@rawi/model/lists/locales';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, FIRST_COMICS } from '../../stories/catalogue.ts';
import { page, panel, say } from '../../stories/story.ts';
import { pageCount } from './page.ts';
import { planOf } from './plan.ts';

const [comic] = CATALOGUE;
const [chapter] = comic?.chapters ?? [];
if (!comic || !chapter) throw new Error('There are comics.');

const SPOKEN = panel('room day', 'ada calm', say('ada', 'Hello there', 'أهلًا وسهلًا'));
const CROWD = panel('room day', 'ada calm, bea sad', say('ada', 'Hello', 'أهلًا'), say('bea', 'You?', 'أنتِ؟'));
const FACE = panel('room day close', 'ada calm', say('ada', 'No', 'لا'));
const SILENT = panel('room day far', '');

describe('planOf', () => {
  it('gives a panel without a word the whole width, wherever it stands on a page of two to four', () => {
    const others = fc.array(fc.constantFrom(SPOKEN, CROWD, FACE), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(others, fc.nat(), fc.nat(30), fc.constantFrom(...LOCALES), (around, at, index, locale) => {
        const place = at % (around.length + 1);
        const { frames, shape } = planOf(
          comic,
          chapter,
          page(...around.toSpliced(place, 0, SILENT)),
          locale,
          index,
        );
        expect(frames[place]?.width).toBeGreaterThan(shape.width * 0.85);
      }),
    );
  });
});

describe('the longer chapters', () => {
  const longer = CATALOGUE.flatMap((each) =>
    each.chapters
      .filter((long) => pageCount(long) > 4)
      .map((long) => ({ slug: each.slug, number: long.number, each, long })),
  );

  it('open the comics that are drawn first, and are all that two others have', () => {
    const named = longer.map(({ slug, number }) => `${slug} ${number}`);
    const others = ['the-clockmakers-apprentice', 'the-night-train-to-nowhere'];
    const wanted = [
      ...FIRST_COMICS.map((slug) => `${slug} 1`),
      ...others.flatMap((slug) => [1, 2, 3].map((number) => `${slug} ${number}`)),
    ];
    expect(named.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(longer)('$slug $number has 8 to 14 pages, and two wide panels without a word', ({ each, long }) => {
    expect(pageCount(long)).toBeGreaterThanOrEqual(8);
    expect(pageCount(long)).toBeLessThanOrEqual(14);
    for (const locale of LOCALES) {
      const silent = long.pages.flatMap((story, index) => {
        const { frames, shape } = planOf(each, long, story, locale, index + 1);
        return frames.filter(
          ({ width }, at) => story.panels[at]?.lines.length === 0 && width > shape.width * 0.85,
        );
      });
      expect(silent, locale).toHaveLength(2);
    }
  });
});
