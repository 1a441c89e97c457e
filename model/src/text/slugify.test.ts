import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugSchema } from '../truth/schemas.ts';
import { slugify, slugOf } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['Pepper&Carrot', 'pepper-and-carrot'],
    ['  The Well at Midnight! ', 'the-well-at-midnight'],
    ['Orbit 9', 'orbit-9'],
    ['Łódź, Ærø & Straße', 'lodz-aero-and-strasse'],
    ["L'Étranger", 'letranger'],
    ['قافلة الملح', 'qafla-almlh'],
    ['مَدِينَةُ النُّحاس ٣', 'mdyna-alnhas-3'],
    ['أإآا', 'aaaa'],
    ['漫画', ''],
    ['…!', ''],
  ])('%s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('makes a slug of any text or nothing, and the same again of a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const slug = slugify(text);
        if (slug === '') return;
        expect(slugSchema.safeParse(slug).success).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('cuts a long title between words', () => {
    const slug = slugify('lantern '.repeat(30));
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toMatch(/^(?:lantern-)*lantern$/);
    expect(slugify('x'.repeat(300))).toHaveLength(100);
  });
});

describe('slugOf', () => {
  it('takes the first text that has one', () => {
    expect(slugOf('漫画', 'Manga')).toBe('manga');
  });
  it('always finds one, the same for the same texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), (texts) => {
        expect(slugSchema.safeParse(slugOf(...texts)).success).toBe(true);
        expect(slugOf(...texts)).toBe(slugOf(...texts));
      }),
    );
    expect(slugOf('漫画')).not.toBe(slugOf('絵本'));
  });
});
