import type { Brush } from '../brush.ts';
import { randomFrom } from '../random.ts';

/** Towers with lit windows, standing on `base`. */
export function skyline(
  brush: Brush,
  wall: string,
  window: string | undefined,
  width: number,
  base: number,
  height: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  let x = -20 - random() * 40;
  while (x < width) {
    const wide = 46 + random() * 78;
    const tall = height * (0.4 + random() * 0.6);
    brush.rect(wall, x, base - tall, wide, tall + 2);
    const roof = random();
    if (roof < 0.22) brush.rect(wall, x + wide * 0.45, base - tall - height * 0.2, 5, height * 0.22);
    else if (roof < 0.4)
      brush.rect(wall, x + wide * 0.2, base - tall - height * 0.06, wide * 0.6, height * 0.08);
    else if (roof < 0.52)
      brush.poly(wall, [
        x,
        base - tall + 1,
        x + wide,
        base - tall - height * 0.12,
        x + wide,
        base - tall + 1,
      ]);
    if (window) {
      for (let row = base - tall + 16; row < base - 14; row += 22) {
        for (let column = x + 10; column < x + wide - 12; column += 17) {
          if (random() < 0.4) brush.rect(window, column, row, 8, 11);
        }
      }
    }
    x += wide + random() * 10;
  }
}

/** Plain houses with arched windows and here and there a dome. */
export function oldTown(
  brush: Brush,
  walls: readonly [string, ...string[]],
  window: string,
  dome: string,
  width: number,
  base: number,
  height: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  let x = -30;
  let house = 0;
  while (x < width) {
    const wide = 80 + random() * 70;
    const tall = height * (0.5 + random() * 0.5);
    const top = base - tall;
    const wall = walls[house % walls.length] ?? walls[0];
    if (random() < 0.35)
      brush.path(
        dome,
        `M${x + wide * 0.18} ${top + 2} a${wide * 0.32} ${wide * 0.36} 0 0 1 ${wide * 0.64} 0 Z`,
      );
    brush.rect(wall, x, top, wide, tall + 2);
    for (let row = top + 22; row < base - 34; row += 50) {
      for (let column = x + 14; column + 18 < x + wide - 6; column += 32) {
        if (random() < 0.72) brush.path(window, `M${column} ${row + 26} l0 -14 a9 11 0 0 1 18 0 l0 14 Z`);
      }
    }
    x += wide;
    house += 1;
  }
}

/** A minaret whose foot is (x, y). */
export function minaret(
  brush: Brush,
  wall: string,
  trim: string,
  x: number,
  y: number,
  height: number,
): void {
  const half = height * 0.055;
  brush.rect(wall, x - half, y - height * 0.78, half * 2, height * 0.78);
  brush.rect(trim, x - half * 1.7, y - height * 0.6, half * 3.4, height * 0.035);
  brush.rect(trim, x - half * 1.5, y - height * 0.79, half * 3, height * 0.03);
  brush.path(
    trim,
    `M${x - half} ${y - height * 0.79} q0 ${-height * 0.1} ${half} ${-height * 0.17} q${half} ${height * 0.07} ${half} ${height * 0.17} Z`,
  );
  brush.line(trim, 3, [x, y - height * 0.94, x, y - height]);
}

/** A pointed arch of the East: an opening of the given size whose foot's middle is (x, y). */
export function archPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const spring = y - height * 0.56;
  return `M${x - half} ${y} L${x - half} ${spring} C${x - half} ${y - height * 0.84} ${x - half * 0.3} ${y - height * 0.92} ${x} ${y - height} C${x + half * 0.3} ${y - height * 0.92} ${x + half} ${y - height * 0.84} ${x + half} ${spring} L${x + half} ${y} Z`;
}

/** Pennants on a sagging string. */
export function bunting(
  brush: Brush,
  string: string,
  colors: readonly string[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
): void {
  brush.curve(string, 2.5, `M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`);
  const count = Math.max(2, Math.round(Math.abs(x2 - x1) / 62));
  for (let flag = 1; flag < count; flag += 1) {
    const t = flag / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    brush.poly(colors[flag % colors.length] ?? string, [
      x - 13,
      y,
      x + 13,
      y,
      x + 13,
      y + 30,
      x,
      y + 20,
      x - 13,
      y + 30,
    ]);
  }
}

/** A toothed wheel with a hole. */
export function gear(
  brush: Brush,
  color: string,
  hole: string,
  x: number,
  y: number,
  radius: number,
  teeth: number,
): void {
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    brush.at(x, y, { rotate: (tooth / teeth) * 360 }, () =>
      brush.poly(color, [
        -radius * 0.16,
        -radius * 0.8,
        -radius * 0.11,
        -radius,
        radius * 0.11,
        -radius,
        radius * 0.16,
        -radius * 0.8,
      ]),
    );
  }
  brush.circle(color, x, y, radius * 0.84);
  brush.circle(hole, x, y, radius * 0.36);
}
