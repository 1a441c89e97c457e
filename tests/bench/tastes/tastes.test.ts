import { ALSO_SAVED } from '@rawi/model/pages/also-saved';
import { describe, expect, it } from 'vitest';
import { besideEach, precisionOf } from './beside.ts';
import { makeTastes } from './tastes.ts';

describe('more like this, for tastes that follow no genre, writer or publisher', () => {
  const tastes = makeTastes({ comics: 120, people: 900, tastes: 8 });
  const beside = besideEach(tastes);
  const few = beside.filter(({ savers }) => savers < 10);

  it('has people who save 3 to 8 comics, and a tenth of the comics with fewer than ten of them', () => {
    const saves = tastes.people.map(({ size }) => size);
    expect([Math.min(...saves), Math.max(...saves)]).toEqual([3, 8]);
    expect(few.length).toBe(12);
  });

  it('finds more of a taste than likeness alone, and never fewer beside a comic that few have saved', () => {
    expect(precisionOf(tastes, beside, 'more')).toBeGreaterThan(3 * precisionOf(tastes, beside, 'similar'));
    expect(precisionOf(tastes, few, 'more')).toBeGreaterThanOrEqual(precisionOf(tastes, few, 'similar'));
  });

  it('names no comic as saved too that fewer than five people have with it', () => {
    for (const { slug, alsoSaved } of beside) {
      for (const other of alsoSaved) {
        const both = tastes.people.filter((saved) => saved.has(slug) && saved.has(other)).length;
        expect(both).toBeGreaterThanOrEqual(ALSO_SAVED.leastPeople);
      }
    }
  });
});
