import type { Locale } from '@rawi/model/lists/locales';
import type { Line } from '../../stories/story.ts';
import type { Brush } from '../brush.ts';
import { type Face, fontOf } from '../fonts.ts';
import { wrapText } from '../lettering.ts';

/** A line of a panel, broken into rows, and the box of the balloon or caption around it. */
export interface Words {
  readonly line: Line;
  readonly rows: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Font sizes of balloons in units of a thousandth of the page's width, the wanted one first. At the last one a capital
 * or an alif is still 32 pixels high on a page of 1,600; `words.test.ts` measures it.
 */
export const SIZES: Readonly<Record<Locale, readonly number[]>> = { en: [38, 35, 32], ar: [42, 39, 36] };

/** How far the teeth of a shout and the bumps of a thought reach beyond the oval that holds the words. */
export const TEETH = 26;
export const BUMPS = 15;

/** Rounder than a box, roomier than an ellipse: |x|ⁿ + |y|ⁿ = 1. */
export const ROUNDNESS = 2.5;

export const faceOf = (line: Line): Face => (line.kind === 'shout' ? 'bangers' : 'hand');
export const leading = (size: number, locale: Locale): number => size * (locale === 'ar' ? 1.36 : 1.12);

/** Shouts are a little larger than speech, captions a little smaller. */
export function fontSizeOf({ kind }: Pick<Line, 'kind'>, wanted: number): number {
  return kind === 'shout' ? wanted * 1.18 : kind === 'caption' ? wanted * 0.96 : wanted;
}

const upper = (text: string, locale: Locale) => (locale === 'en' ? text.toLocaleUpperCase('en') : text);

/** Sets the context to the line's letters. */
export function setFont(brush: Brush, line: Line, size: number, locale: Locale): void {
  brush.context.font = fontOf(faceOf(line), size, locale);
  brush.context.direction = locale === 'ar' ? 'rtl' : 'ltr';
}

/** Breaks a line into as many rows as give its balloon the most pleasant shape within the width. */
export function lettered(brush: Brush, line: Line, locale: Locale, wanted: number, widest: number): Words {
  const size = fontSizeOf(line, wanted);
  setFont(brush, line, size, locale);
  const text = upper(line.text[locale], locale);
  const shape = line.kind === 'caption' ? 3.4 : 2;
  let best: Words | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 1; count <= 8; count += 1) {
    const rows = wrapText(brush, text, count);
    const box = boxOf(brush, line, rows, size, locale);
    const cost = Math.abs(Math.log(box.width / box.height / shape)) + Math.max(0, box.width / widest - 1) * 9;
    if (cost >= least) continue;
    least = cost;
    best = { line, rows, size, ...box };
  }
  if (!best) throw new Error('A line has words.');
  return best;
}

function boxOf(
  brush: Brush,
  { kind }: Line,
  rows: readonly string[],
  size: number,
  locale: Locale,
): { readonly width: number; readonly height: number } {
  const widths = rows.map((row) => brush.widthOf(row));
  const step = leading(size, locale);
  if (kind === 'caption') return { width: Math.max(...widths) + 44, height: rows.length * step + 26 };
  const beyond = kind === 'shout' ? TEETH : kind === 'think' ? BUMPS : 0;
  const oval = ovalAround(widths, step, size);
  return { width: oval.width + beyond * 2, height: oval.height + beyond * 2 };
}

/** The smallest oval whose edge keeps clear of every row. */
function ovalAround(
  widths: readonly number[],
  step: number,
  size: number,
): { width: number; height: number } {
  const tall = (widths.length - 1) * step + size * 0.8;
  let best = { width: Number.POSITIVE_INFINITY, height: 1 };
  for (const air of [1.2, 1.32, 1.46, 1.62]) {
    const half = (tall / 2) * air + 12;
    const width =
      2 *
      Math.max(
        ...widths.map((row, index) => {
          const edge = Math.abs(index - (widths.length - 1) / 2) * step + size * 0.4;
          return (row / 2 + 14) / (1 - (edge / half) ** ROUNDNESS) ** (1 / ROUNDNESS);
        }),
      );
    if (width * half * 2 < best.width * best.height) best = { width, height: half * 2 };
  }
  return best;
}
