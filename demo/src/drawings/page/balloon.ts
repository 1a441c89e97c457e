import type { Locale } from '@rawi/model/lists/locales';
import { type Brush, type Points, radians } from '../brush.ts';
import type { Balloon, Head } from './compose.ts';
import { BUMPS, leading, ROUNDNESS, setFont, TEETH } from './words.ts';

const INK = '#17141f';
const PAPER = '#ffffff';
const CAPTION = '#fdf0c2';
const CONTOUR = 4;

type Point = readonly [x: number, y: number];

/** Draws a balloon and its tail, or a caption's box. */
export function paintBalloon(
  brush: Brush,
  balloon: Balloon,
  locale: Locale,
  speaker: Head | undefined,
): void {
  const { x, y, width, height, words } = balloon;
  const { kind } = words.line;
  if (kind === 'caption') {
    brush.inked({ color: INK, width: CONTOUR - 1 }, () => brush.rect(CAPTION, x, y, width, height));
    text(brush, balloon, locale);
    return;
  }
  const middle: Point = [x + width / 2, y + height / 2];
  const shapes = [body(balloon, middle)];
  if (speaker && kind !== 'think') shapes.push(tail(balloon, middle, speaker));
  brush.inked({ color: INK, width: CONTOUR }, () => {
    for (const shape of shapes) brush.poly(PAPER, shape);
  });
  brush.inked(undefined, () => {
    for (const shape of shapes) brush.poly(PAPER, shape);
  });
  if (speaker && kind === 'think') bubbles(brush, balloon, middle, speaker);
  text(brush, balloon, locale);
}

function text(brush: Brush, balloon: Balloon, locale: Locale): void {
  const { context } = brush;
  const { x, y, width, height, words } = balloon;
  const { line, rows, size } = words;
  setFont(brush, line, size, locale);
  context.textAlign = 'center';
  context.fillStyle = INK;
  context.strokeStyle = INK;
  // The hand-drawn Latin letters are thin for their size; the Arabic ones are not.
  context.lineWidth = line.kind === 'shout' || locale === 'ar' ? 0 : size * 0.028;
  const step = leading(size, locale);
  const first = y + height / 2 - ((rows.length - 1) * step) / 2 + size * (locale === 'ar' ? 0.24 : 0.34);
  rows.forEach((row, index) => {
    context.fillText(row, x + width / 2, first + index * step);
    if (context.lineWidth > 0 && locale !== 'ar' && line.kind !== 'shout')
      context.strokeText(row, x + width / 2, first + index * step);
  });
}

function body({ width, height, words }: Balloon, middle: Point): Points {
  const { kind } = words.line;
  if (kind === 'shout') return around(middle, width / 2 - TEETH, height / 2 - TEETH, teeth);
  if (kind === 'think') return around(middle, width / 2 - BUMPS, height / 2 - BUMPS, bumps(width + height));
  return around(middle, width / 2, height / 2, () => 0);
}

/** A closed line around an oval; `beyond` says how far it leaves the oval at a share of the way round. */
function around(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  beyond: (share: number, index: number) => number,
): Points {
  const points: number[] = [];
  const steps = 180;
  for (let index = 0; index < steps; index += 1) {
    const angle = radians((index / steps) * 360);
    const [x, y] = edge(angle, rx, ry);
    const away = beyond(index / steps, index);
    const far = Math.hypot(x, y);
    points.push(cx + x + (x / far) * away, cy + y + (y / far) * away);
  }
  return points;
}

function edge(angle: number, rx: number, ry: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const power = 2 / ROUNDNESS;
  return [Math.sign(cos) * Math.abs(cos) ** power * rx, Math.sign(sin) * Math.abs(sin) ** power * ry];
}

/** Twenty teeth of uneven length, so that a shout looks torn and not stamped. */
function teeth(share: number): number {
  const tooth = share * 20;
  const uneven = 0.72 + ((Math.floor(tooth) * 7) % 5) * 0.07;
  return 4 + (1 - Math.abs((tooth % 1) * 2 - 1)) * (TEETH - 4) * uneven;
}

/** Round bumps, each some 90 units long. */
function bumps(size: number): (share: number) => number {
  const count = Math.max(9, Math.round(size / 62));
  return (share) => Math.sin(Math.PI * ((share * count) % 1)) * BUMPS;
}

/** From where it begins inside the balloon to just before the face, on the way to the mouth. */
function tail({ width, height }: Balloon, [cx, cy]: Point, speaker: Head): Points {
  const [tipX, tipY] = beforeFace([cx, cy], speaker);
  const away = Math.hypot(tipX - cx, tipY - cy) || 1;
  const along: Point = [(tipX - cx) / away, (tipY - cy) / away];
  const across: Point = [-along[1], along[0]];
  const root = Math.min(width, height) * 0.3;
  const half = Math.max(13, Math.min(22, Math.min(width, height) * 0.14));
  const from: Point = [cx + along[0] * root, cy + along[1] * root];
  // A little bent, so that it falls towards the mouth and does not stab at it.
  const bend = Math.min(26, away * 0.1) * Math.sign(along[0] || 1);
  const tip: Point = [tipX, tipY];
  const side = (hand: number): Point[] => {
    const start: Point = [from[0] + across[0] * half * hand, from[1] + across[1] * half * hand];
    const waist: Point = [
      (from[0] + tipX) / 2 + across[0] * (bend * 0.6 + half * 0.45 * hand),
      (from[1] + tipY) / 2 + across[1] * (bend * 0.6 + half * 0.45 * hand),
    ];
    return [0, 1, 2, 3, 4, 5, 6, 7].map((step) => curve(start, waist, tip, step / 8));
  };
  return [...side(1), tip, ...side(-1).toReversed()].flat();
}

/** The point at a share of the way along a curve that leaves towards `by` and ends at `to`. */
function curve(from: Point, by: Point, to: Point, share: number): Point {
  const rest = 1 - share;
  const weights = [rest * rest, 2 * rest * share, share * share] as const;
  return [
    from[0] * weights[0] + by[0] * weights[1] + to[0] * weights[2],
    from[1] * weights[0] + by[1] * weights[1] + to[1] * weights[2],
  ];
}

/** The point on the way from the balloon to the mouth at which the head begins, and a little before. */
export function beforeFace([cx, cy]: Point, { x, y, rx, ry, mouth }: Head): Point {
  const margin = 9;
  for (let step = 1; step <= 100; step += 1) {
    const at: Point = [cx + ((mouth[0] - cx) * step) / 100, cy + ((mouth[1] - cy) * step) / 100];
    const inside = ((at[0] - x) / (rx + margin)) ** 2 + ((at[1] - y) / (ry + margin)) ** 2 < 1;
    if (inside) {
      const back = (step - 1) / 100;
      return [cx + (mouth[0] - cx) * back, cy + (mouth[1] - cy) * back];
    }
  }
  return mouth;
}

function bubbles(brush: Brush, balloon: Balloon, [cx, cy]: Point, speaker: Head): void {
  const [toX, toY] = beforeFace([cx, cy], speaker);
  const angle = Math.atan2((toY - cy) / balloon.height, (toX - cx) / balloon.width);
  const [edgeX, edgeY] = edge(angle, balloon.width / 2, balloon.height / 2);
  const from: Point = [cx + edgeX, cy + edgeY];
  for (const [share, radius] of [
    [0.12, 13],
    [0.5, 9],
    [0.86, 6],
  ] as const) {
    brush.inked({ color: INK, width: CONTOUR - 1 }, () =>
      brush.circle(PAPER, from[0] + (toX - from[0]) * share, from[1] + (toY - from[1]) * share, radius),
    );
  }
}
