import type { Locale } from '@rawi/model/lists/locales';
import type { Brush } from './brush.ts';
import { radians } from './brush.ts';
import { type Face, fontOf } from './fonts.ts';

export interface Lettering {
  readonly text: string;
  readonly face: Face;
  readonly fill: string;
  /** The middle of the line and the largest box it may fill. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotate?: number;
  /** Horizontal shear, as in slanted lettering. */
  readonly skew?: number;
  readonly outline?: string;
  readonly outlineWidth?: number;
  /** A second, wider contour below the first. */
  readonly halo?: string;
  readonly shadow?: string;
  readonly align?: 'center' | 'start' | 'end';
}

export interface TextBox {
  readonly size: number;
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** The font size at which `text` fills the box, and its ink there. */
export function fitText(
  brush: Brush,
  text: string,
  face: Face,
  locale: Locale,
  width: number,
  height: number,
): TextBox {
  const { context } = brush;
  context.direction = locale === 'ar' ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.font = fontOf(face, 100, locale);
  const ink = context.measureText(text);
  const inkWidth = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
  const inkHeight = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
  const scale = Math.min(width / Math.max(1, inkWidth), height / Math.max(1, inkHeight));
  return {
    size: 100 * scale,
    width: inkWidth * scale,
    ascent: ink.actualBoundingBoxAscent * scale,
    descent: ink.actualBoundingBoxDescent * scale,
  };
}

/** One line of display lettering, as large as its box allows, optically centred on (x, y). */
export function letter(brush: Brush, locale: Locale, line: Lettering): void {
  const { context } = brush;
  const box = fitText(brush, line.text, line.face, locale, line.width, line.height);
  const shift = line.align === 'start' ? box.width / 2 : line.align === 'end' ? -box.width / 2 : 0;
  context.save();
  context.translate(line.x + shift, line.y);
  if (line.rotate) context.rotate(radians(line.rotate));
  if (line.skew) context.transform(1, 0, -line.skew, 1, 0, 0);
  context.font = fontOf(line.face, box.size, locale);
  context.direction = locale === 'ar' ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.lineJoin = 'round';
  const baseline = (box.ascent - box.descent) / 2;
  const contour = line.outlineWidth ?? box.size * 0.12;
  const stroke = (color: string, width: number, dx: number, dy: number) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeText(line.text, dx, baseline + dy);
  };
  if (line.shadow) {
    context.fillStyle = line.shadow;
    const drop = box.size * 0.06;
    if (line.outline) stroke(line.shadow, contour, drop, drop);
    context.fillText(line.text, drop, baseline + drop);
  }
  if (line.halo) stroke(line.halo, contour * 2, 0, 0);
  if (line.outline) stroke(line.outline, contour, 0, 0);
  context.fillStyle = line.fill;
  context.fillText(line.text, 0, baseline);
  context.restore();
}

/** Breaks a text into exactly `count` rows (or as many as it has words) at the context's present font, the widest as narrow as can be. */
export function wrapText(brush: Brush, text: string, count: number): readonly string[] {
  const words = text.split(' ');
  const rows = Math.min(count, words.length);
  const space = brush.widthOf(' ');
  const each = words.map((word) => brush.widthOf(word));
  const width = words.map((_word, from) => {
    let sum = -space;
    return words.map((_other, index) => {
      if (index < from) return 0;
      sum += space + (each[index] ?? 0);
      return sum;
    });
  });
  // best[n][to]: the widest row of the first `to` words in n rows, and where the last of them begins.
  let best = words.map((_word, index) => ({ widest: width[0]?.[index] ?? 0, starts: [0] }));
  for (let row = 2; row <= rows; row += 1) {
    const before = best;
    best = words.map((_word, last) => {
      let found: { readonly widest: number; readonly starts: number[] } = {
        widest: Number.POSITIVE_INFINITY,
        starts: [],
      };
      for (let from = row - 1; from <= last; from += 1) {
        const above = before[from - 1];
        if (!above) continue;
        const widest = Math.max(above.widest, width[from]?.[last] ?? 0);
        if (widest < found.widest) found = { widest, starts: [...above.starts, from] };
      }
      return found;
    });
  }
  const starts = best.at(-1)?.starts ?? [0];
  return starts.map((from, index) => words.slice(from, starts[index + 1] ?? words.length).join(' '));
}
