import { describe, expect, it } from 'vitest';
import { drawPage, pageCount } from '../drawings/page/page.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { SPEAKERS } from '../stories/speakers.ts';
import { translationsOf } from './tasks.ts';
import { transcriptOf } from './transcript.ts';

const TRANSLATIONS = CATALOGUE.flatMap(translationsOf);
const spoken = CATALOGUE.flatMap(({ chapters }) => chapters)
  .flatMap(({ pages }) => pages)
  .flatMap(({ panels }) => panels)
  .flatMap(({ lines }) => lines.flatMap(({ who }) => who ?? []));

describe('the transcript of a chapter of the demonstration', () => {
  it('has every page, and every line of the script in its language', () => {
    for (const translation of TRANSLATIONS) {
      const { chapter, locale, id } = translation;
      const { language, pages } = transcriptOf(translation, []);
      expect(language, id).toBe(locale);
      expect(pages, id).toHaveLength(pageCount(chapter));
      const lines = chapter.pages.flatMap(({ panels }) => panels).flatMap((panel) => panel.lines);
      const items = pages.slice(pages.length - chapter.pages.length).flatMap((page) => page.items);
      expect(
        items.map(({ words }) => words),
        id,
      ).toEqual(lines.map(({ text }) => text[locale]));
    }
  });

  it('places each line where it was drawn, but for sounds', () => {
    const translation = TRANSLATIONS.find(({ id }) => id === 'lantern-of-the-strait-1-ar');
    if (!translation) throw new Error('There is such a chapter.');
    const { comic, chapter, locale } = translation;
    const boxes = Array.from({ length: 3 }, (_, index) =>
      drawPage({ comic, chapter, locale, index, pixels: 100 }),
    ).map((page) => page.boxes);
    const [title, first, second] = transcriptOf(translation, boxes).pages;
    expect(title?.items.map(({ kind, words }) => [kind, words])).toEqual([
      ['sign', comic.arabicName],
      ['sign', chapter.title.ar],
    ]);
    const items = [...(first?.items ?? []), ...(second?.items ?? [])];
    expect(items.some(({ place }) => place !== undefined)).toBe(true);
    for (const { kind, place } of items) expect(place !== undefined).toBe(kind !== 'sound');
  });

  it('has a name in both languages for everybody who speaks, and for nobody else', () => {
    expect(Object.keys(SPEAKERS).toSorted()).toEqual([...new Set(spoken)].toSorted());
  });
});
