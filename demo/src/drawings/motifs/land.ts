import type { Brush } from '../brush.ts';
import { type Random, randomFrom } from '../random.ts';

/** A rolling edge from left to right, filled down to `bottom`; `phase` moves it sideways. */
export function hill(
  brush: Brush,
  color: string,
  width: number,
  y: number,
  bottom: number,
  swell: number,
  length: number,
  phase: number,
): void {
  const points: number[] = [0, bottom];
  for (let x = 0; x <= width + 12; x += 12) {
    points.push(
      x,
      y +
        Math.sin((x / length) * Math.PI * 2 + phase) * swell +
        Math.sin((x / length) * 4.1 + phase * 2) * swell * 0.3,
    );
  }
  points.push(width + 12, bottom);
  brush.poly(color, points);
}

/** Scalloped rows of water, as old sea charts draw it. */
export function waves(
  brush: Brush,
  colors: readonly string[],
  width: number,
  y: number,
  bottom: number,
  size: number,
): void {
  colors.forEach((color, row) => {
    const top = y + row * size * 0.62;
    brush.rect(color, 0, top, width, Math.max(0, bottom - top));
    for (let x = -size + (row % 2) * size * 0.5; x < width + size; x += size) {
      brush.circle(color, x, top, size * 0.5);
    }
  });
}

/** A ridge of peaks with a lit and a dark side and, if asked, snow. */
export function mountains(
  brush: Brush,
  lit: string,
  dark: string,
  width: number,
  base: number,
  height: number,
  count: number,
  seed: number,
  snow?: string,
): void {
  const random = randomFrom(seed);
  for (let peak = 0; peak < count; peak += 1) {
    const x = ((peak + 0.2 + random() * 0.6) / count) * width;
    const top = base - height * (0.55 + random() * 0.45);
    const half = (width / count) * (0.75 + random() * 0.4);
    const lean = half * (random() - 0.5) * 0.4;
    brush.poly(lit, [x - half, base, x + lean, top, x + half, base]);
    brush.poly(dark, [
      x + lean,
      top,
      x + half,
      base,
      x + lean * 0.2 - half * 0.1,
      base,
      x + lean + half * 0.12,
      top + (base - top) * 0.5,
    ]);
    if (snow) {
      const drop = (base - top) * 0.26;
      const slope = (half / (base - top)) * drop;
      brush.poly(snow, [
        x + lean,
        top,
        x + lean + slope * 0.9,
        top + drop,
        x + lean + slope * 0.3,
        top + drop * 0.76,
        x + lean - slope * 0.1,
        top + drop * 1.14,
        x + lean - slope * 0.5,
        top + drop * 0.72,
        x + lean - slope * 0.95,
        top + drop,
      ]);
    }
  }
}

export function pine(brush: Brush, color: string, dark: string, x: number, y: number, height: number): void {
  const half = height * 0.24;
  brush.rect(dark, x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.14);
  for (const [level, share] of [
    [0.1, 1],
    [0.36, 0.78],
    [0.6, 0.52],
  ] as const) {
    const base = y - height * level;
    brush.poly(color, [x - half * share, base, x, base - height * 0.42, x + half * share, base]);
    brush.poly(dark, [x, base - height * 0.42, x + half * share, base, x, base]);
  }
}

/** A bare tree grown by halving: each branch has two thinner ones. */
export function bareTree(
  brush: Brush,
  color: string,
  x: number,
  y: number,
  height: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    brush.line(color, width, [fromX, fromY, toX, toY]);
    if (width < 1.6) return;
    grow(toX, toY, angle - 0.25 - random() * 0.4, length * (0.66 + random() * 0.16), width * 0.64);
    grow(toX, toY, angle + 0.2 + random() * 0.45, length * (0.62 + random() * 0.18), width * 0.6);
  };
  grow(x, y, -Math.PI / 2 + (random() - 0.5) * 0.2, height * 0.3, height * 0.075);
}

export function palm(
  brush: Brush,
  trunk: string,
  leaf: string,
  x: number,
  y: number,
  height: number,
  lean: number,
): void {
  const topX = x + lean;
  const topY = y - height;
  brush.curve(trunk, height * 0.06, `M${x} ${y} Q${x + lean * 0.1} ${y - height * 0.55} ${topX} ${topY}`);
  for (let frond = 0; frond < 7; frond += 1) {
    const angle = -Math.PI + (frond / 6) * Math.PI + 0.001;
    const reach = height * 0.46;
    const tipX = topX + Math.cos(angle) * reach;
    const tipY = topY + Math.sin(angle) * reach * 0.55 + reach * 0.34;
    const bendX = topX + Math.cos(angle) * reach * 0.55;
    const bendY = topY + Math.sin(angle) * reach * 0.8 - reach * 0.12;
    brush.path(
      leaf,
      `M${topX} ${topY} Q${bendX} ${bendY} ${tipX} ${tipY} Q${bendX} ${bendY + reach * 0.26} ${topX} ${topY} Z`,
    );
  }
}

export function grass(
  brush: Brush,
  color: string,
  width: number,
  y: number,
  count: number,
  size: number,
  random: Random,
): void {
  for (let blade = 0; blade < count; blade += 1) {
    const x = random() * width;
    const tall = size * (0.5 + random() * 0.5);
    brush.poly(color, [x - tall * 0.1, y, x + (random() - 0.5) * tall * 0.5, y - tall, x + tall * 0.1, y]);
  }
}
