import type { Canvas } from '@napi-rs/canvas';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, FIRST_COMICS } from '../../stories/catalogue.ts';
import type { Line } from '../../stories/story.ts';
import { boxesOf, type PageBox } from './boxes.ts';
import { type DrawnPage, drawPage } from './page.ts';

/** Pixels for a thousand units, and the papers of balloons and captions. */
const PIXELS = 400;
const PAPER = { balloon: '#ffffff', caption: '#fdf0c2' } as const;

/** Which share of a box of a drawn page has exactly this colour. */
function shareOf(canvas: Canvas, { x, y, width, height }: PageBox, color: string): number {
  const [left, top, columns, rows] = [x, y, width, height].map((units) =>
    Math.round((units * PIXELS) / 1000),
  );
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const { data } = canvas.getContext('2d').getImageData(left ?? 0, top ?? 0, columns ?? 1, rows ?? 1);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((value, channel) => data[at + channel] === value)) count += 1;
  return (count * 4) / data.length;
}

/** The second and third page of the first chapters, in each language, with what their stories say of them. */
function* drawn() {
  for (const comic of CATALOGUE.filter(({ slug }) => FIRST_COMICS.includes(slug))) {
    const [chapter] = comic.chapters;
    if (!chapter) throw new Error('Every comic has chapters.');
    for (const locale of LOCALES) {
      for (const index of [1, 2]) {
        const story = chapter.pages[index - (chapter.titled === false ? 0 : 1)];
        if (!story) throw new Error('A chapter has pages.');
        const page = drawPage({ comic, chapter, locale, index, pixels: PIXELS });
        yield { comic, story, page, name: `${comic.slug} ${locale} ${index + 1}` };
      }
    }
  }
}

const kindOf = ({ kind }: Line) => (kind === 'caption' ? 'caption' : 'balloon');

describe('the boxes of a drawn page', () => {
  const pages = [...drawn()];

  it('has one for each line that is no sound, as they are read, then one for each of its people', () => {
    for (const { story, page, name } of pages) {
      const wanted = story.panels.flatMap(({ lines, cast }, panel) => [
        ...lines.filter(({ kind }) => kind !== 'sound').map((line) => ({ kind: kindOf(line), panel })),
        ...cast.map(() => ({ kind: 'head', panel })),
      ]);
      expect(
        page.boxes.boxes.map(({ kind, panel }) => ({ kind, panel })),
        name,
      ).toEqual(wanted);
    }
  });

  it('lies where the paper of the words was drawn, and where the faces were', () => {
    for (const { comic, story, page, name } of pages) {
      for (const [panel, { cast }] of story.panels.entries()) {
        const own = page.boxes.boxes.filter((box) => box.panel === panel);
        for (const box of own) {
          if (box.kind === 'head') continue;
          expect(shareOf(page.canvas, box, PAPER[box.kind]), `${name} ${box.kind}`).toBeGreaterThan(0.33);
          if (box.kind === 'balloon') continue;
          // A caption fills its box to its edges, where no letters are.
          const edge = (left: number): PageBox => ({ ...box, x: box.x + left, width: 8 });
          expect(shareOf(page.canvas, edge(4), PAPER.caption), name).toBeGreaterThan(0.9);
          expect(shareOf(page.canvas, edge(box.width - 12), PAPER.caption), name).toBeGreaterThan(0.9);
          expect(shareOf(page.canvas, edge(box.width + 5), PAPER.caption), name).toBeLessThan(0.1);
        }
        const heads = own.filter(({ kind }) => kind === 'head');
        for (const [index, { who }] of cast.entries()) {
          const head = heads[index];
          const skin = comic.cast[who]?.skin;
          if (!head || !skin) throw new Error('Everybody of a panel is of the comic, and has a head in it.');
          expect(shareOf(page.canvas, head, skin), `${name} ${who}`).toBeGreaterThan(0.08);
        }
      }
    }
  });

  it('is within the page, whose size is that of its picture', () => {
    for (const { page, name } of pages) {
      const { width, height, boxes } = page.boxes;
      expect(page.canvas.width, name).toBe(Math.round((width * PIXELS) / 1000));
      expect(page.canvas.height, name).toBe(Math.round((height * PIXELS) / 1000));
      for (const box of boxes) {
        expect(Math.min(box.x, box.y), name).toBeGreaterThanOrEqual(0);
        expect(Math.min(box.width, box.height), name).toBeGreaterThan(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
    }
  });

  it('is of its language: words lie elsewhere in the other one', () => {
    const [comic] = CATALOGUE;
    const [chapter] = comic?.chapters ?? [];
    if (!comic || !chapter) throw new Error('There are comics.');
    const of = (locale: Locale): DrawnPage => drawPage({ comic, chapter, locale, index: 2, pixels: 100 });
    expect(of('en').boxes).not.toEqual(of('ar').boxes);
    expect(of('en').boxes).toEqual(of('en').boxes);
  });

  it('is empty on a title page', () => {
    const [comic] = CATALOGUE;
    const [chapter] = comic?.chapters ?? [];
    if (!comic || !chapter) throw new Error('There are comics.');
    const { boxes } = drawPage({ comic, chapter, locale: 'en', index: 0, pixels: 100 });
    expect(boxes).toEqual({ width: 1000, height: 1500, boxes: [] });
  });
});

describe('boxesOf', () => {
  it('shows of a head what its frame shows', () => {
    const head = { who: 'ada', x: 100, y: 40, rx: 50, ry: 60, mouth: [100, 60] } as const;
    const frame = { x: 80, y: 0, width: 200, height: 90 };
    expect(boxesOf({ balloons: [], stances: [{ head }] }, frame, 3)).toEqual([
      { kind: 'head', panel: 3, x: 80, y: 0, width: 70, height: 90 },
    ]);
  });
});
