import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { idSchema } from '@rawi/model/truth/schemas';
import { describe, expect, it } from 'vitest';
import { COVERS } from '../drawings/cover/covers.ts';
import { translationsOf } from '../output/tasks.ts';
import { CATALOGUE } from './catalogue.ts';
import { PEOPLE, PUBLISHERS, TRANSLATORS } from './names.ts';

const chapters = CATALOGUE.flatMap((comic) => comic.chapters.map((chapter) => ({ comic, chapter })));

describe('the demonstration catalogue', () => {
  it('has at least 24 comics of at least 6 publishers, each with a cover and three chapters', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(24);
    expect(new Set(CATALOGUE.map(({ publisher }) => publisher)).size).toBeGreaterThanOrEqual(6);
    for (const comic of CATALOGUE) {
      expect(comic.chapters.length, comic.slug).toBeGreaterThanOrEqual(3);
      expect(COVERS[comic.slug], comic.slug).toBeDefined();
    }
  });

  it('holds every case that the site must show', () => {
    expect(CATALOGUE.filter(({ arabicName }) => arabicName === undefined)).toHaveLength(1);
    expect(chapters.filter(({ chapter }) => chapter.downloadable === false)).toHaveLength(1);
    expect(chapters.some(({ chapter }) => chapter.again)).toBe(true);
    expect(CATALOGUE.some((comic) => comic.chapters.length >= 12)).toBe(true);
    expect(CATALOGUE.some(({ series }) => series.length > 60)).toBe(true);
    expect(CATALOGUE.some(({ reading }) => reading.en === 'rtl')).toBe(true);
    expect(CATALOGUE.some(({ reading }) => reading.en === 'vertical')).toBe(true);
    expect(chapters.some(({ chapter }) => chapter.pages.some(({ wide }) => wide))).toBe(true);
    expect(new Set(CATALOGUE.map(({ status }) => status))).toEqual(new Set(['ongoing', 'completed']));
  });

  it('names only people, publishers, genres and translators that it lists', () => {
    for (const comic of CATALOGUE) {
      expect(PUBLISHERS[comic.publisher], comic.publisher).toBeDefined();
      for (const id of [comic.writer, ...comic.artists]) expect(PEOPLE[id], id).toBeDefined();
      for (const id of comic.genres) expect(KNOWN_GENRES[id], id).toBeDefined();
      for (const { translator } of translationsOf(comic))
        expect(TRANSLATORS[translator], translator).toBeDefined();
    }
  });

  it('draws only people and lights that the comic has', () => {
    for (const { comic, chapter } of chapters) {
      for (const { light, cast } of chapter.pages.flatMap(({ panels }) => panels)) {
        expect(comic.lights[light], `${comic.slug} ${light}`).toBeDefined();
        for (const { who } of cast) expect(comic.cast[who], `${comic.slug} ${who}`).toBeDefined();
      }
    }
  });

  it('says everything in both languages, except in the comic that is in English only', () => {
    const arabic = /\p{Script=Arabic}/u;
    for (const { comic, chapter } of chapters) {
      if (comic.arabicName === undefined) continue;
      const texts = chapter.pages
        .flatMap(({ panels }) => panels)
        .flatMap(({ lines }) => lines.map(({ text }) => text));
      for (const { en, ar } of [...texts, chapter.title]) {
        expect(en).toMatch(/[A-Za-z]/);
        expect(ar, en).toMatch(arabic);
      }
    }
  });

  it('gives every translation an id of its own', () => {
    const ids = CATALOGUE.flatMap(translationsOf).map(({ id }) => idSchema.parse(id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps descriptions within 300 words', () => {
    for (const { description } of CATALOGUE) {
      for (const text of [description.en, description.ar])
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(300);
    }
  });
});
