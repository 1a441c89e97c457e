import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTag, TAG_KINDS, TAGS, tagName, tagsOfKind } from '../lists/comic-tags.ts';
import { agreedTags } from './agreed-tags.ts';
import { TAGGING } from './tagging.ts';

describe('the vocabulary of tags', () => {
  it('has each id once, in the order of its kinds, with a name of its own in both languages', () => {
    expect(TAG_KINDS.flatMap(tagsOfKind)).toEqual(TAGS);
    expect(new Set(TAGS).size).toBe(TAGS.length);
    for (const locale of ['en', 'ar'] as const)
      expect(new Set(TAGS.map((tag) => tagName(tag)?.[locale])).size).toBe(TAGS.length);
  });

  it('knows no id that is not in it', () => {
    for (const id of ['', 'constructor', '-funny', 'Funny']) {
      expect(isTag(id)).toBe(false);
      expect(tagName(id)).toBeUndefined();
    }
  });
});

const proposals = fc.array(fc.uniqueArray(fc.constantFrom(...TAGS.slice(0, 20)), { maxLength: 10 }), {
  maxLength: 30,
});

describe('the tags that readers agree on', () => {
  it('are proposed by enough of them, none that more propose is left out, and they stand in the order of the vocabulary', () => {
    fc.assert(
      fc.property(proposals, (all) => {
        const given: Record<string, number> = {};
        for (const tag of all.flat()) given[tag] = (given[tag] ?? 0) + 1;
        const readers = all.filter((tags) => tags.length > 0).length;
        const shown = agreedTags(readers, given);
        const isEnough = (count: number) => count >= 3 && count >= readers / 3;
        const least = Math.min(...shown.map((tag) => given[tag] ?? 0));
        for (const tag of TAGS) {
          const count = given[tag] ?? 0;
          if (shown.includes(tag)) expect(isEnough(count)).toBe(true);
          else if (isEnough(count)) expect([shown.length, count <= least]).toEqual([TAGGING.shown, true]);
        }
        expect(shown).toEqual(TAGS.filter((tag) => shown.includes(tag)));
        expect(shown.length).toBeLessThanOrEqual(TAGGING.shown);
      }),
    );
  });

  it('are none of two readers, nor of three among ten', () => {
    expect(agreedTags(2, { funny: 2 })).toEqual([]);
    expect(agreedTags(9, { funny: 3, sad: 2 })).toEqual(['funny']);
    expect(agreedTags(10, { funny: 3 })).toEqual([]);
  });

  it('are none that the vocabulary lacks', () => {
    expect(agreedTags(3, { 'of-another-build': 3 })).toEqual([]);
  });
});
