import { LOCALES } from '@rawi/model/lists/locales';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../stories/catalogue.ts';
import { page, panel, say } from '../../stories/story.ts';
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
  const longer = CATALOGUE.flatMap(({ slug, chapters }) =>
    chapters
      .filter(() => ['the-clockmakers-apprentice', 'the-night-train-to-nowhere'].includes(slug))
      .map((each) => ({ slug, number: each.number, pages: each.pages })),
  );

  it.each(longer)('$slug $number has 8 to 14 pages, and two panels without a word', ({ pages }) => {
    expect(pages.length + 1).toBeGreaterThanOrEqual(8);
    expect(pages.length + 1).toBeLessThanOrEqual(14);
    const silent = pages.flatMap(({ panels }) => panels).filter(({ lines }) => lines.length === 0);
    expect(silent).toHaveLength(2);
  });
});
