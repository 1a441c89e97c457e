import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import cases from '../../test-data/search-cases.json' with { type: 'json' };
import comics from '../../test-data/search-comics.json' with { type: 'json' };
import { noiseComics } from '../testing/noise-comics.ts';
import { type Called, TextIndex } from './text-index.ts';

const named = z.object({ name: z.object({ en: z.string(), ar: z.string() }) });
const known = z
  .array(
    z.object({
      slug: z.string(),
      series: z.string(),
      otherName: z.string().optional(),
      names: z.object({ ar: z.string().optional() }),
      publisher: named,
      writer: named,
      artists: z.array(named),
      genres: z.array(named),
    }),
  )
  .parse(comics);
const called = known.map(
  ({ series, otherName, names, publisher, writer, artists, genres }): Called => ({
    series,
    names: [otherName, names.ar].filter((name) => name !== undefined),
    who: [publisher, writer, ...artists, ...genres].flatMap(({ name }) => [name.en, name.ar]),
  }),
);
const questions = Object.entries(cases).flatMap(([kind, bySlug]) =>
  Object.entries(bySlug).flatMap(([slug, typed]) => typed.map((text) => ({ kind, slug, text }))),
);

describe.each([
  ['alone', 0],
  ['among 20,000 others', 20_000],
])('the comics of the demonstration, %s', (_name, others) => {
  const index = new TextIndex();
  index.add(called);
  for (let from = 0; from < others; from += 1000) index.add(noiseComics(from, 1000));
  const places = questions.map(({ kind, slug, text }) => {
    const { numbers, scoreOf } = index.find(text);
    const found = numbers
      .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      .findIndex((number) => known[number]?.slug === slug);
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
