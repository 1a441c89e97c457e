import type { Canvas } from '@napi-rs/canvas';
import { LOCALES } from '@rawi/model/lists/locales';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, FIRST_COMICS } from '../../stories/catalogue.ts';
import { drawPage, pageCount } from './page.ts';

/** How much of a page has exactly this colour, from 0 to 1. */
function shareOf(canvas: Canvas, color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = canvas.data();
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  }
  return (count * 4) / data.length;
}

const first = CATALOGUE.filter(({ slug }) => FIRST_COMICS.includes(slug));

describe('the comics that are drawn first', () => {
  it.each(first)('$slug opens with a chapter of eight to twelve pages', ({ chapters: [chapter] }) => {
    expect(chapter && pageCount(chapter)).toBeGreaterThanOrEqual(8);
    expect(chapter && pageCount(chapter)).toBeLessThanOrEqual(12);
  });

  it.each(first)('$slug has people of the same colours in both languages', (comic) => {
    const [chapter] = comic.chapters;
    // The first panel with somebody in it, on its page.
    const at = chapter?.pages.findIndex(({ panels }) => panels.some(({ cast }) => cast.length > 0)) ?? -1;
    const actor = chapter?.pages[at]?.panels.flatMap(({ cast }) => cast)[0];
    const person = actor && comic.cast[actor.who];
    if (!chapter || !person) throw new Error('Every comic has people.');
    for (const locale of LOCALES) {
      const { canvas } = drawPage({ comic, chapter, locale, index: at + 1, pixels: 400 });
      expect(shareOf(canvas, person.skin), locale).toBeGreaterThan(0.0005);
      expect(shareOf(canvas, person.top), locale).toBeGreaterThan(0.0005);
    }
  });
});

describe('drawPage', () => {
  it('draws the same pixels every time', () => {
    const [comic] = first;
    const [chapter] = comic?.chapters ?? [];
    if (!comic || !chapter) throw new Error('There are comics.');
    const draw = () => drawPage({ comic, chapter, locale: 'ar', index: 2, pixels: 300 }).canvas.data();
    expect(draw().equals(draw())).toBe(true);
  });

  it('says where its panels are, of one that scrolls and of one that turns', () => {
    for (const comic of first) {
      const [chapter] = comic.chapters;
      if (!chapter) throw new Error('Every comic has chapters.');
      const drawn = drawPage({ comic, chapter, locale: 'en', index: 1, pixels: 100 });
      const { parts: panels = [], all } = drawn.panels;
      const [story] = chapter.titled === false ? chapter.pages.slice(1) : chapter.pages;
      expect(panels).toHaveLength(story?.panels.length ?? 0);
      expect(all.panels).toHaveLength(panels.length);
      for (const { x, y, width, height } of panels) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(50);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1000);
      }
    }
  });
});
