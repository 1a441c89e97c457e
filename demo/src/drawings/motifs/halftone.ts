import type { Brush } from '../brush.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large the dot at a point is: 0 none, 1 dots that touch. */
export type Tone = (x: number, y: number) => number;

/** Printer's dots on a grid turned by 45 degrees. */
export function halftone(brush: Brush, color: string, area: Area, finest: number, tone: Tone): void {
  const { context } = brush;
  const pitch = finest * brush.grain;
  context.fillStyle = color;
  context.beginPath();
  const half = pitch / 2;
  let row = 0;
  for (let y = area.y - half; y < area.y + area.height + pitch; y += half, row += 1) {
    for (let x = area.x - pitch + (row % 2) * half; x < area.x + area.width + pitch; x += pitch) {
      const radius = Math.min(1, tone(x, y)) * half * 0.98;
      if (radius < 0.6) continue;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
  }
  context.fill();
}

/** Dots that grow with the distance from a point. */
export const awayFrom =
  (cx: number, cy: number, inner: number, outer: number): Tone =>
  (x, y) =>
    (Math.hypot(x - cx, y - cy) - inner) / (outer - inner);

/** Dots that grow towards a point. */
export const towards =
  (cx: number, cy: number, inner: number, outer: number): Tone =>
  (x, y) =>
    1 - (Math.hypot(x - cx, y - cy) - inner) / (outer - inner);

/** Dots that grow downwards from `from` to `to` (or upwards where `to` is above `from`). */
export const downwards =
  (from: number, to: number): Tone =>
  (_x, y) =>
    (y - from) / (to - from);

/** Dots that grow from `from` to `to` across. */
export const across =
  (from: number, to: number): Tone =>
  (x) =>
    (x - from) / (to - from);
