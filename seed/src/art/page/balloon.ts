import type { Locale } from '@rawi/model/locales';
import type { Line } from '../../catalogue/story.ts';
import { type Brush, type Points, radians } from '../brush.ts';
import { fontOf } from '../fonts.ts';
import { wrapText } from '../lettering.ts';
import { starPoints } from '../motifs/rays.ts';

const INK = '#17141f';

/** A line of a panel with its text broken and its box placed. */
export interface Balloon {
  readonly line: Line;
  readonly rows: readonly string[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const upper = (text: string, locale: Locale) => (locale === 'en' ? text.toLocaleUpperCase('en') : text);

function measure(
  brush: Brush,
  line: Line,
  locale: Locale,
  width: number,
  size: number,
): Omit<Balloon, 'x' | 'y'> {
  const face = line.kind === 'shout' ? 'bangers' : 'rubik';
  brush.context.font = fontOf(face, size, locale);
  brush.context.direction = locale === 'ar' ? 'rtl' : 'ltr';
  const rows = wrapText(brush, upper(line.text[locale], locale), width);
  const widest = Math.max(...rows.map((row) => brush.context.measureText(row).width));
  const tall = rows.length * leading(size, locale);
  if (line.kind === 'caption') return { line, rows, size, width: widest + 40, height: tall + 24 };
  const air = line.kind === 'shout' ? 1.7 : 1.34;
  return {
    line,
    rows,
    size,
    width: widest * (rows.length > 1 ? air : air - 0.08) + 34,
    height: tall * (air + 0.08) + 28,
  };
}

const leading = (size: number, locale: Locale) => size * (locale === 'ar' ? 1.34 : 1.14);

/** Which side of the panel each speaker stands on: -1 where reading starts, 1 where it ends. */
export type SideOf = (who: string) => -1 | 0 | 1;

/** Places captions and balloons from the top of the panel downwards, in the order they are read. */
export function placeBalloons(
  brush: Brush,
  lines: readonly Line[],
  locale: Locale,
  room: Room,
  sideOf: SideOf,
  rightToLeft: boolean,
): readonly Balloon[] {
  const spoken = lines.filter(({ kind }) => kind !== 'sound');
  for (const size of [31, 28, 25, 22]) {
    const placed = place(brush, spoken, locale, room, sideOf, rightToLeft, size);
    const floor = Math.max(0, ...placed.map((balloon) => balloon.y + balloon.height - room.y));
    if (size === 22 || floor <= room.height * 0.56) return placed;
  }
  return [];
}

function place(
  brush: Brush,
  lines: readonly Line[],
  locale: Locale,
  room: Room,
  sideOf: SideOf,
  rightToLeft: boolean,
  size: number,
): Balloon[] {
  const gap = 12;
  const placed: Balloon[] = [];
  for (const [index, line] of lines.entries()) {
    const alone = lines.filter(({ kind }) => kind !== 'caption').length === 1;
    const share = line.kind === 'caption' ? 0.86 : alone ? 0.6 : 0.5;
    const letters = line.kind === 'shout' ? size * 1.16 : line.kind === 'caption' ? size * 0.92 : size;
    let box = measure(brush, line, locale, Math.max(190, Math.min(room.width * share, 440)), letters);
    if (box.width > room.width - gap * 2) box = measure(brush, line, locale, room.width * 0.55, letters);
    const side =
      line.kind === 'caption'
        ? -1
        : (line.who === undefined ? 0 : sideOf(line.who)) || (index % 2 === 0 ? -1 : 1);
    const atLeft = (side === -1) !== rightToLeft;
    const inset =
      line.kind === 'caption' ? 0 : gap + (alone ? room.width * (room.width > 1200 ? 0.24 : 0.05) : 0);
    const x = atLeft ? room.x + inset : room.x + room.width - box.width - inset;
    let y = room.y + (line.kind === 'caption' ? 0 : gap);
    for (const other of placed) {
      const apart = x > other.x + other.width - 8 || x + box.width < other.x + 8;
      y = Math.max(y, apart ? other.y + other.height * 0.4 : other.y + other.height + gap * 0.6);
    }
    placed.push({ ...box, x, y });
  }
  return placed;
}

/** Draws a balloon and its tail towards `to`, the speaker's head. */
export function paintBalloon(
  brush: Brush,
  balloon: Balloon,
  locale: Locale,
  to: readonly [number, number] | undefined,
): void {
  const { line, x, y, width, height } = balloon;
  if (line.kind === 'caption') {
    brush.inked({ color: INK, width: 3 }, () => brush.rect('#fdf0c2', x, y, width, height));
    text(brush, balloon, locale);
    return;
  }
  const cx = x + width / 2;
  const cy = y + height / 2;
  const body = line.kind === 'shout' ? spikes(cx, cy, width, height) : oval(cx, cy, width, height);
  const shapes: Points[] = [body];
  if (to && line.kind !== 'think') shapes.push(tail(cx, cy, width, height, to));
  for (const shape of shapes) brush.inked({ color: INK, width: 3.6 }, () => brush.poly('#ffffff', shape));
  for (const shape of shapes) brush.inked(undefined, () => brush.poly('#ffffff', shape));
  if (to && line.kind === 'think') {
    for (const [step, radius] of [
      [0.1, 13],
      [0.34, 9],
      [0.56, 6],
    ] as const) {
      const from = y + height + 6;
      brush.inked({ color: INK, width: 3 }, () =>
        brush.circle('#ffffff', cx + (to[0] - cx) * step, from + (to[1] - from) * step, radius),
      );
    }
  }
  text(brush, balloon, locale);
}

function text(brush: Brush, balloon: Balloon, locale: Locale): void {
  const { context } = brush;
  const { line, rows, size, x, y, width, height } = balloon;
  context.font = fontOf(line.kind === 'shout' ? 'bangers' : 'rubik', size, locale);
  context.direction = locale === 'ar' ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.fillStyle = INK;
  const step = leading(size, locale);
  const first = y + height / 2 - ((rows.length - 1) * step) / 2 + size * (locale === 'ar' ? 0.28 : 0.35);
  rows.forEach((row, index) => context.fillText(row, x + width / 2, first + index * step));
}

/** A superellipse: rounder than a box, roomier than an ellipse. */
function oval(cx: number, cy: number, width: number, height: number): Points {
  const points: number[] = [];
  const power = 2 / 2.7;
  for (let degrees = 0; degrees < 360; degrees += 6) {
    const cos = Math.cos(radians(degrees));
    const sin = Math.sin(radians(degrees));
    points.push(
      cx + Math.sign(cos) * Math.abs(cos) ** power * (width / 2),
      cy + Math.sign(sin) * Math.abs(sin) ** power * (height / 2),
    );
  }
  return points;
}

/** Teeth of uneven length, so that a shout looks torn and not stamped. */
const uneven = (tooth: number): number => 0.94 + ((tooth * 7) % 5) * 0.03;

function spikes(cx: number, cy: number, width: number, height: number): Points {
  return starPoints(cx, cy, height * 0.43, height * 0.54, 17, uneven, width / height);
}

function tail(cx: number, cy: number, width: number, height: number, to: readonly [number, number]): Points {
  const reachX = to[0] - cx;
  const base = Math.max(-width * 0.26, Math.min(width * 0.26, reachX * 0.5));
  const from = cy + height * 0.36;
  const length = Math.max(height * 0.3 + 20, (to[1] - from) * 0.72);
  const tipX = cx + base + (reachX - base) * 0.62;
  return [cx + base - 17, from, tipX, from + length, cx + base + 19, from];
}
