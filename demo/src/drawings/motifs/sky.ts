import type { Brush } from '../brush.ts';
import { type Random, randomFrom } from '../random.ts';

export function stars(
  brush: Brush,
  color: string,
  width: number,
  height: number,
  count: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  for (let star = 0; star < count; star += 1) {
    brush.circle(color, random() * width, random() * height, 0.8 + random() ** 3 * 3.2);
  }
}

/** A flat-bottomed cloud whose middle of the base is (x, y). */
export function cloud(brush: Brush, color: string, x: number, y: number, size: number): void {
  brush.path(
    color,
    `M${x - size} ${y} q${-size * 0.12} ${-size * 0.34} ${size * 0.3} ${-size * 0.34} q${size * 0.06} ${-size * 0.36} ${size * 0.44} ${-size * 0.3} q${size * 0.26} ${-size * 0.3} ${size * 0.56} ${size * 0.04} q${size * 0.5} ${-size * 0.06} ${size * 0.46} ${size * 0.34} q${size * 0.28} ${size * 0.02} ${size * 0.24} ${size * 0.26} Z`,
  );
}

/** A crescent: the disc of `color` less a disc of the sky's colour. */
export function crescent(
  brush: Brush,
  color: string,
  sky: string,
  x: number,
  y: number,
  radius: number,
): void {
  brush.circle(color, x, y, radius);
  brush.circle(sky, x + radius * 0.42, y - radius * 0.16, radius * 0.86);
}

/** A planet with bands and, if asked, a ring. */
export function planet(
  brush: Brush,
  colors: readonly [string, string, string],
  x: number,
  y: number,
  radius: number,
  ring?: string,
): void {
  const [body, band, dark] = colors;
  const disc = `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${radius * 2} 0 a${radius} ${radius} 0 1 0 ${-radius * 2} 0 Z`;
  if (ring) brush.at(x, y, { rotate: -18 }, () => brush.context.beginPath());
  brush.clip(disc, () => {
    brush.rect(body, x - radius, y - radius, radius * 2, radius * 2);
    for (const [at, thick] of [
      [-0.5, 0.13],
      [-0.12, 0.09],
      [0.16, 0.2],
      [0.6, 0.12],
    ] as const) {
      brush.rect(band, x - radius, y + at * radius, radius * 2, thick * radius);
    }
    brush.path(
      dark,
      `M${x + radius * 0.25} ${y - radius} q${radius * 0.85} ${radius} 0 ${radius * 2} l${radius} 0 l0 ${-radius * 2} Z`,
    );
  });
  if (ring) {
    brush.at(x, y, { rotate: -18 }, () => {
      brush.curve(
        ring,
        radius * 0.1,
        `M${-radius * 0.98} ${-radius * 0.12} C${-radius * 2.2} ${radius * 0.2} ${-radius} ${radius * 0.52} 0 ${radius * 0.48} C${radius} ${radius * 0.52} ${radius * 2.2} ${radius * 0.2} ${radius * 0.98} ${-radius * 0.12}`,
      );
    });
  }
}

export function rain(
  brush: Brush,
  color: string,
  width: number,
  height: number,
  count: number,
  random: Random,
): void {
  for (let drop = 0; drop < count; drop += 1) {
    const x = random() * (width + 80);
    const y = random() * height;
    const length = 24 + random() * 40;
    brush.line(color, 2.5, [x, y, x - length * 0.28, y + length]);
  }
}

export function snow(
  brush: Brush,
  color: string,
  width: number,
  height: number,
  count: number,
  random: Random,
): void {
  for (let flake = 0; flake < count; flake += 1) {
    brush.circle(color, random() * width, random() * height, 2 + random() * 6);
  }
}

/** Bubbles as rings with a glint. */
export function bubbles(
  brush: Brush,
  color: string,
  width: number,
  height: number,
  count: number,
  random: Random,
): void {
  for (let bubble = 0; bubble < count; bubble += 1) {
    const x = random() * width;
    const y = random() * height;
    const radius = 4 + random() * 14;
    brush.ring(color, 3, x, y, radius);
    brush.circle(color, x - radius * 0.35, y - radius * 0.35, radius * 0.18);
  }
}
