import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawSurprise } from './surprise.ts';

const none = () => false;

it('a surprise is one of the comics that fit and may be shown, and none of the last ones while there is another', () => {
  const slugs = fc.uniqueArray(fc.nat(40).map(String), { maxLength: 30 });
  const drawing = fc.record({
    slugs,
    hidden: slugs,
    at: fc.float({ min: 0, max: Math.fround(0.999), noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(drawing, { maxLength: 30 }), (draws) => {
      const drawn: string[] = [];
      for (const { slugs: fitting, hidden, at } of draws) {
        const shown = fitting.filter((slug) => !hidden.includes(slug));
        const surprise = drawSurprise(fitting, {
          isHidden: (slug) => hidden.includes(slug),
          isAway: none,
          random: () => at,
        });
        if (surprise.state !== 'drawn') {
          expect(shown).toEqual([]);
          continue;
        }
        expect(shown).toContain(surprise.slug);
        if (shown.length > 1) expect(surprise.slug).not.toBe(drawn.at(-1));
        if (shown.length > 20) expect(drawn.slice(-20)).not.toContain(surprise.slug);
        drawn.push(surprise.slug);
      }
    }),
  );
});

it('each comic is as likely as another', () => {
  const fitting = ['a', 'b', 'c', 'd'].map((slug) => `even-${slug}`);
  const drawn = [0, 0.25, 0.5, 0.75].map((at, index) =>
    // Of another four each time: none was drawn before.
    drawSurprise(
      fitting.map((slug) => `${slug}${index}`),
      { isHidden: none, isAway: none, random: () => at },
    ),
  );
  expect(drawn).toEqual(fitting.map((slug, index) => ({ state: 'drawn', slug: `${slug}${index}` })));
});

it('without a network only what is on this device is drawn, and where nothing is there are words for it', () => {
  const away = { isHidden: none, isAway: (slug: string) => slug !== 'kept' };
  expect(drawSurprise(['one', 'kept', 'two'], away)).toEqual({ state: 'drawn', slug: 'kept' });
  expect(drawSurprise(['one', 'two'], away)).toEqual({ state: 'away' });
  expect(drawSurprise([], away)).toEqual({ state: 'none' });
});
