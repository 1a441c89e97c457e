import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LastTranslation, withRead } from './last-translation.ts';

describe('the last translation read of each comic', () => {
  it('is remembered once per comic, the last read first, for 200 comics at most', () => {
    const read = fc.record({
      comicId: fc.nat({ max: 300 }).map(String),
      language: fc.constantFrom('en' as const, 'ar' as const),
    });
    fc.assert(
      fc.property(fc.array(read, { minLength: 1, maxLength: 400 }), (all) => {
        const kept = all.reduce<readonly LastTranslation[]>(withRead, []);
        const latest = new Map(all.map((one) => [one.comicId, one]));
        expect(kept[0]).toEqual(all.at(-1));
        expect(new Set(kept.map(({ comicId }) => comicId)).size).toBe(kept.length);
        expect(kept.length).toBe(Math.min(200, latest.size));
        for (const one of kept) expect(one).toEqual(latest.get(one.comicId));
      }),
    );
  });
});
