import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { catalogueOf } from '../catalogue-of.ts';
import type { DrawnCatalogue } from '../output/drawn-catalogue.ts';
import { translationsOf } from '../output/tasks.ts';
import { pageDocuments, truthDocuments } from './documents.ts';
import { truthOf } from './truth.ts';

const image = {
  width: 640,
  height: 896,
  color: '#102030',
  sources: [{ path: 'public/x-1/a.webp', width: 640 }],
};
const drawn: DrawnCatalogue = {
  version: 'test',
  comics: CATALOGUE.map(({ slug }) => ({ slug, cover: { en: image }, files: [] })),
  chapters: CATALOGUE.flatMap(translationsOf).map(({ id }) => ({
    id,
    cover: image,
    pdf: { path: 'public/x-1/chapter.pdf', bytes: 10 },
    pages: [{ ...image, wide: false }],
    files: [],
  })),
};
const now = new Date('2026-11-20T10:42:00Z');
const truth = truthOf(drawn, now);

describe('truthOf', () => {
  it('dates everything before now, the newest two hours ago', () => {
    const times = truth.comics.map(({ comic }) => comic.updatedAt.getTime());
    expect(new Date(Math.max(...times)).toISOString()).toBe('2026-11-20T08:00:00.000Z');
    for (const { comic, chapters } of truth.comics) {
      for (const { publishedAt } of chapters) {
        expect(publishedAt.getTime()).toBeGreaterThan(comic.createdAt.getTime());
        expect(publishedAt.getTime()).toBeLessThanOrEqual(comic.updatedAt.getTime());
      }
    }
  });

  it('publishes a comic’s chapters in the order of their numbers', () => {
    for (const { chapters } of truth.comics) {
      const english = chapters.filter(({ language }) => language === 'en');
      const times = english.map(({ publishedAt }) => publishedAt.getTime());
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
    }
  });
});

describe('the documents', () => {
  it('are one page for home, for every comic and for every chapter', () => {
    const chapters = truth.comics.flatMap((entry) => entry.chapters);
    expect(pageDocuments(truth)).toHaveLength(1 + truth.comics.length + chapters.length);
  });

  it('stand at paths of their own', () => {
    const paths = [...truthDocuments(truth), ...pageDocuments(truth)].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('catalogueOf', () => {
  it('grows a catalogue of any size with ids of their own', () => {
    const grown = catalogueOf(truth, 60);
    expect(grown.comics).toHaveLength(60);
    expect(new Set(grown.comics.map(({ comic }) => comic.slug)).size).toBe(60);
    const ids = grown.comics.flatMap(({ chapters }) => chapters.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const counted = [...grown.publishers.values()].reduce((sum, { comicCount }) => sum + comicCount, 0);
    expect(counted).toBe(60);
  });
});
