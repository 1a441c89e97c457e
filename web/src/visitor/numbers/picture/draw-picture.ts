import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import {
  Brush,
  DEEP_GREEN,
  DIM,
  FILL,
  fontOf,
  GOLD,
  GREEN,
  INK,
  PAPER,
  TINT,
  TINT_DOTS,
  TRACK,
} from './brush.ts';
import { PAGE, type Panel, type PanelName, panelsOf } from './picture-layout.ts';
import type { Counted, PictureWords } from './picture-words.ts';

/** A cover that has arrived, by its place among the favorites; those that did not are left out. */
export type Covers = readonly (
  | (CanvasImageSource & { readonly width: number; readonly height: number })
  | undefined
)[];

/** The space between a panel's edge and what stands in it. */
const PAD = 26;

/** Draws the picture. Its fonts are loaded (`loadFonts`). */
export function drawPicture(
  context: CanvasRenderingContext2D,
  words: PictureWords,
  covers: Covers,
  site: string,
): void {
  const direction = LOCALE_DIRECTIONS[words.locale];
  const brush = new Brush(context, direction);
  context.textBaseline = 'alphabetic';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  const panels = new Map(panelsOf(direction, words.favorites.length).map((panel) => [panel.name, panel]));
  const on = (name: PanelName, draw: (panel: Panel) => void) => {
    const panel = panels.get(name);
    if (panel) draw(panel);
  };
  on('title', (panel) => drawTitle(brush, panel, words));
  on('chapters', (panel) =>
    drawFact(brush, panel, words.chapters, { back: PAPER, ink: INK, dots: '#e0e5e9' }),
  );
  on('pages', (panel) => drawFact(brush, panel, words.pages, { back: TINT, ink: INK, dots: TINT_DOTS }));
  on('streak', (panel) => drawFact(brush, panel, words.streak, { back: TRACK, ink: GOLD, dots: '#12181e' }));
  on('languages', (panel) => drawLanguages(brush, panel, words));
  on('parts', (panel) => drawParts(brush, panel, words));
  for (const [index, name] of (['favorite-1', 'favorite-2', 'favorite-3'] as const).entries()) {
    on(name, (panel) => drawFavorite(brush, panel, words, index, covers[index]));
  }
  brush.line(site, 40, 1318, PAGE.width - 80, { size: 30, weight: 600, color: DIM, direction: 'ltr' });
}

function drawTitle(brush: Brush, panel: Panel, { title, period }: PictureWords): void {
  const { x, y, width, height } = panel.box;
  brush.panel(panel, GREEN, () => {
    brush.halftone(panel, DEEP_GREEN, 12);
    const [inner, padding] = [width - 2 * PAD, 30];
    const size = 60;
    const lines = brush.wrapped(title, inner - 2 * padding, size, 800);
    const leading = size * (brush.direction === 'rtl' ? 1.42 : 1.18);
    const boxHeight = 2 * padding + lines.length * leading + 56;
    const top = y + (height - boxHeight) / 2;
    brush.letteringBox(x + PAD, top, inner, boxHeight);
    for (const [index, line] of lines.entries()) {
      const foot = top + padding + (index + 0.8) * leading;
      brush.line(line, x + PAD + padding, foot, inner - 2 * padding, { size, weight: 800, color: INK });
    }
    brush.line(period, x + PAD + padding, top + boxHeight - padding - 2, inner - 2 * padding, {
      size: 42,
      weight: 600,
      color: GREEN,
    });
  });
}

interface FactLook {
  readonly back: string;
  readonly ink: string;
  readonly dots: string;
}

function drawFact(
  brush: Brush,
  panel: Panel,
  { number, label }: Counted,
  { back, ink, dots }: FactLook,
): void {
  const { x, y, width, height } = panel.box;
  brush.panel(panel, back, () => {
    brush.halftone(panel, dots);
    const middle = y + height / 2;
    const size = Math.min(170, height * 0.5);
    brush.line(number, x + PAD, middle + size * 0.22, width - 2 * PAD, {
      size,
      weight: 800,
      color: ink,
      align: 'center',
    });
    brush.line(label, x + 12, middle + size * 0.22 + 62, width - 24, {
      size: 36,
      weight: 600,
      color: ink === GOLD ? PAPER : ink,
      align: 'center',
      least: 24,
    });
  });
}

/** The room for the figures beside a language. */
const FIGURES = 90;

function drawLanguages(brush: Brush, panel: Panel, { languagesTitle, languages }: PictureWords): void {
  const { x, y, width } = panel.box;
  brush.panel(panel, FILL, () => {
    const inner = width - 2 * PAD + 12;
    const start = x + PAD - 6;
    brush.line(languagesTitle, start, y + 50, inner, { size: 28, weight: 600, color: DIM });
    for (const [index, { name, number }] of languages.entries()) {
      const foot = y + 106 + index * 52;
      const nameStart = start + (brush.direction === 'ltr' ? 0 : FIGURES);
      brush.line(name, nameStart, foot, inner - FIGURES, { size: 36, weight: 600, color: INK });
      brush.line(number, start, foot, inner, { size: 36, weight: 800, color: INK, align: 'end' });
    }
  });
}

/** A bar for each month or day, gold on its dark track. */
function drawParts(brush: Brush, panel: Panel, { partsTitle, parts }: PictureWords): void {
  const { x, y, width, height } = panel.box;
  brush.panel(panel, PAPER, () => {
    brush.line(partsTitle, x + PAD, y + 48, width - 2 * PAD, { size: 28, weight: 600, color: DIM });
    const most = Math.max(1, ...parts.map(({ chapters }) => chapters));
    const slot = (width - 2 * PAD) / parts.length;
    const [top, foot] = [y + 70, y + height - 46];
    const gap = Math.min(12, slot * 0.25);
    for (const [index, { label, chapters }] of parts.entries()) {
      const place = brush.direction === 'ltr' ? index : parts.length - 1 - index;
      const left = x + PAD + place * slot + gap / 2;
      const { context } = brush;
      context.fillStyle = TRACK;
      context.fillRect(left, top, slot - gap, foot - top);
      context.fillStyle = GOLD;
      const bar = (chapters / most) * (foot - top);
      context.fillRect(left, foot - bar, slot - gap, bar);
      // A label may be wider than its bar: those beside it have none.
      const room = parts.length > 12 ? 60 : slot;
      brush.line(label, left + (slot - gap - room) / 2, y + height - 14, room, {
        size: 24,
        weight: 500,
        color: INK,
        align: 'center',
      });
    }
  });
}

function drawFavorite(
  brush: Brush,
  panel: Panel,
  { favorites }: PictureWords,
  index: number,
  cover: Covers[number],
): void {
  const favorite = favorites[index];
  if (!favorite) return;
  const { corners } = panel;
  const left = Math.min(...corners.map((corner) => corner.x));
  const width = Math.max(...corners.map((corner) => corner.x)) - left;
  const { x, y, width: inner, height } = panel.box;
  brush.panel(panel, favorite.picture.color, () => {
    if (cover) {
      // As wide as the panel, from the top: covers have their names there.
      const scale = Math.max(width / cover.width, height / cover.height);
      const drawn = cover.width * scale;
      brush.context.imageSmoothingQuality = 'high';
      brush.context.drawImage(cover, left + (width - drawn) / 2, y, drawn, cover.height * scale);
    } else brush.halftone(panel, 'rgb(18 24 30 / 30%)');
    const boxHeight = 92;
    const [boxX, boxY] = [x + 14, y + height - boxHeight - 24];
    brush.letteringBox(boxX, boxY, inner - 28, boxHeight);
    const { text, lang } = favorite.name;
    brush.line(text, boxX + 16, boxY + 42, inner - 60, {
      size: 30,
      weight: 700,
      color: INK,
      least: 24,
      direction: LOCALE_DIRECTIONS[lang],
    });
    brush.line(favorite.chapters, boxX + 16, boxY + 76, inner - 60, { size: 24, weight: 500, color: DIM });
  });
}

/** Loads the site's own font for all that the picture says: a canvas does not wait for it. */
export async function loadFonts(words: PictureWords): Promise<void> {
  const text = JSON.stringify(words);
  await Promise.all([500, 600, 700, 800].map((weight) => document.fonts.load(fontOf(40, weight), text)));
}
