import { describe, expect, it } from 'vitest';
import cases from '../../test-data/search-cases.json' with { type: 'json' };
import { DEMONSTRATION } from '../testing/demonstration-called.ts';
import { noiseComics } from '../testing/noise-comics.ts';
import { TextIndex } from './text-index.ts';

const questions = Object.entries(cases).flatMap(([kind, bySlug]) =>
  Object.entries(bySlug).flatMap(([slug, typed]) => typed.map((text) => ({ kind, slug, text }))),
);

describe.each([
  ['alone', 0],
  ['among 20,000 others', 20_000],
])('the comics of the demonstration, %s', (_name, others) => {
  const index = new TextIndex();
  index.add(DEMONSTRATION.map(({ called }) => called));
  for (let from = 0; from < others; from += 1000) index.add(noiseComics(from, 1000));
  const places = questions.map(({ kind, slug, text }) => {
    const { numbers, scoreOf } = index.find(text);
    const found = numbers
      .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      .findIndex((number) => DEMONSTRATION[number]?.slug === slug);
    return { kind, slug, text, place: found + 1 };
  });

  it('are asked for in enough cases', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(questions.filter(({ kind }) => kind === 'arabic').length).toBeGreaterThanOrEqual(60);
    expect(questions.filter(({ kind }) => kind === 'typo').length).toBeGreaterThanOrEqual(40);
  });

  it('are always among the first three results', () => {
    expect(places.filter(({ place }) => place === 0 || place > 3)).toEqual([]);
  });

  it('are the first result of at least 95 of 100 searches', () => {
    const notFirst = places.filter(({ place }) => place !== 1);
    expect(notFirst.length / places.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(0.05);
  });
});
