import type { Brush } from '../brush.ts';
import type { Random } from '../random.ts';

/** Even rays around a point: `count` filled ones, as wide as the gaps between them. */
export function sunburst(
  brush: Brush,
  color: string,
  cx: number,
  cy: number,
  count: number,
  radius: number,
  turn = 0,
): void {
  for (let ray = 0; ray < count; ray += 1) {
    const from = ((ray + turn) / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    brush.poly(color, [
      cx,
      cy,
      cx + Math.cos(from) * radius,
      cy + Math.sin(from) * radius,
      cx + Math.cos(to) * radius,
      cy + Math.sin(to) * radius,
    ]);
  }
}

/** Uneven wedges that point at the middle and leave it free: the speed and focus lines of comics. */
export function focusLines(
  brush: Brush,
  color: string,
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  random: Random,
): void {
  for (let line = 0; line < count; line += 1) {
    const angle = ((line + random() * 0.8) / count) * Math.PI * 2;
    const half = (0.12 + random() * 0.3) * (Math.PI / count);
    const start = inner * (1 + random() * 0.5);
    brush.poly(color, [
      cx + Math.cos(angle) * start,
      cy + Math.sin(angle) * start,
      cx + Math.cos(angle - half) * outer,
      cy + Math.sin(angle - half) * outer,
      cx + Math.cos(angle + half) * outer,
      cy + Math.sin(angle + half) * outer,
    ]);
  }
}

/** The points of a star with `count` teeth; `wobble` shifts the outer ones. */
export function starPoints(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  wobble: (tooth: number) => number = () => 1,
  stretch = 1,
): number[] {
  const points: number[] = [];
  for (let step = 0; step < count * 2; step += 1) {
    const angle = (step / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const radius = step % 2 === 0 ? outer * wobble(step / 2) : inner;
    points.push(cx + Math.cos(angle) * radius * stretch, cy + Math.sin(angle) * radius);
  }
  return points;
}
