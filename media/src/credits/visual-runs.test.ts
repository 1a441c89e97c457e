import { describe, expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const shown = (text: string, rtl: boolean) =>
  visualRuns(text, rtl).map(({ text: own, rtl: turned }) => (turned ? `<${own}` : `>${own}`));

describe('the runs of a line', () => {
  it('are one where all letters go one way', () => {
    expect(shown('Chapter 3 (two)', false)).toEqual(['>Chapter 3 (two)']);
    expect(shown('قافلة الملح', true)).toEqual(['<قافلة الملح']);
  });

  it('stand from left to right as they are seen', () => {
    expect(shown('سامي، Orbit 9', true)).toEqual(['>Orbit 9', '<سامي، ']);
    expect(shown('The قافلة caravan', false)).toEqual(['>The ', '<قافلة', '> caravan']);
  });

  it('keep a number whole within Arabic', () => {
    expect(shown('الفصل ١٢٫٥ · الجمل', true)).toEqual(['< · الجمل', '>١٢٫٥', '<الفصل ']);
  });

  it('turn brackets round with their letters', () => {
    expect(shown('الملح (٢)', true)).toEqual(['<(', '>٢', '<الملح )']);
  });
});
