import { mix, shade, tint } from '../color.ts';
import { downwards, halftone } from '../motifs/halftone.ts';
import { bareTree, grass, hill, mountains, palm, pine, waves } from '../motifs/land.ts';
import { cloud, planet, rain, snow, stars } from '../motifs/sky.ts';
import { seedOf } from '../random.ts';
import type { PaintPlace } from './set.ts';

const sea: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * (0.2 + random() * 0.6), h * 0.34, Math.min(w, h) * 0.14);
  cloud(b, mix(t.sky, t.light, 0.35), w * (0.2 + random() * 0.2), h * 0.3, w * 0.12);
  hill(b, t.far, w, h * 0.56, h * 0.7, h * 0.03, w * 0.9, random() * 6);
  waves(b, [t.mid, shade(t.mid, 0.18), t.near, shade(t.near, 0.25)], w, h * 0.68, h, Math.max(48, w * 0.11));
};

const harbour: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  cloud(b, mix(t.sky, t.light, 0.3), w * 0.7, h * 0.24, w * 0.14);
  b.rect(t.mid, 0, h * 0.56, w, h);
  for (let streak = 0; streak < 9; streak += 1)
    b.line(
      tint(t.mid, 0.2),
      3,
      [
        random() * w,
        h * (0.6 + random() * 0.2),
        random() * w * 0.1 + w * 0.3,
        h * (0.6 + random() * 0.2),
      ].map((v, i, all) => (i === 3 ? (all[1] ?? v) : i === 2 ? (all[0] ?? 0) + w * 0.1 : v)),
    );
  for (let boat = 0; boat < 3; boat += 1) {
    const x = w * (0.12 + boat * 0.34 + random() * 0.1);
    const y = h * 0.58;
    b.line(t.far, 5, [x, y, x, y - h * 0.34]);
    b.poly(t.light, [x + 5, y - h * 0.32, x + w * 0.09, y - h * 0.08, x + 5, y - h * 0.08]);
    b.path(
      t.far,
      `M${x - w * 0.09} ${y - 10} L${x + w * 0.11} ${y - 10} Q${x + w * 0.08} ${y + h * 0.05} ${x} ${y + h * 0.05} Q${x - w * 0.08} ${y + h * 0.05} ${x - w * 0.09} ${y - 10} Z`,
    );
  }
  b.rect(t.near, 0, h * 0.82, w, h * 0.2);
  for (let plank = 0; plank < w; plank += 64)
    b.line(shade(t.near, 0.25), 3, [plank, h * 0.82, plank - 26, h]);
  for (const x of [0.08, 0.92]) b.rect(shade(t.near, 0.4), w * x - 14, h * 0.74, 28, h * 0.12, 8);
};

const desert: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  const sunX = w * (0.25 + random() * 0.5);
  b.circle(t.light, sunX, h * 0.4, Math.min(w, h) * 0.2);
  hill(b, t.far, w, h * 0.56, h, h * 0.05, w * 1.2, random() * 6);
  hill(b, t.mid, w, h * 0.68, h, h * 0.05, w * 0.9, random() * 6);
  hill(b, t.near, w, h * 0.83, h, h * 0.05, w * 1.1, random() * 6);
};

const oasis: PaintPlace = (b, w, h, t, random) => {
  desert(b, w, h, t, random);
  palm(b, shade(t.near, 0.4), shade(t.far, 0.35), w * 0.14, h * 0.86, h * 0.62, w * 0.05);
  palm(b, shade(t.near, 0.45), shade(t.far, 0.45), w * 0.88, h * 0.9, h * 0.5, -w * 0.04);
};

const peaks: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * 0.74, h * 0.24, Math.min(w, h) * 0.1);
  mountains(
    b,
    t.far,
    shade(t.far, 0.2),
    w,
    h * 0.78,
    h * 0.56,
    4,
    Math.floor(random() * 1e6),
    tint(t.light, 0.4),
  );
  hill(b, t.mid, w, h * 0.74, h, h * 0.03, w * 0.8, random() * 6);
  hill(b, t.near, w, h * 0.87, h, h * 0.03, w, random() * 6);
};

const forest: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * 0.5, h * 0.36, Math.min(w, h) * 0.2);
  for (let tree = 0; tree < 8; tree += 1)
    pine(b, t.far, shade(t.far, 0.15), (tree + random()) * (w / 8), h * 0.8, h * (0.42 + random() * 0.3));
  b.rect(t.mid, 0, h * 0.78, w, h);
  for (let trunk = 0; trunk < 5; trunk += 1) {
    const x = (trunk + 0.2 + random() * 0.6) * (w / 5);
    const half = 12 + random() * 22;
    b.poly(t.near, [x - half, h, x - half * 0.7, 0, x + half * 0.7, 0, x + half * 1.3, h]);
  }
  b.rect(shade(t.near, 0.2), 0, h * 0.9, w, h);
  grass(b, shade(t.near, 0.2), w, h * 0.91, 40, h * 0.07, random);
};

const bareWood: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * (0.3 + random() * 0.4), h * 0.36, Math.min(w, h) * 0.24);
  hill(b, t.far, w, h * 0.74, h, h * 0.03, w, random() * 6);
  for (let tree = 0; tree < 3; tree += 1)
    bareTree(
      b,
      tree === 1 ? t.mid : t.near,
      w * (0.12 + tree * 0.38),
      h * 0.9,
      h * 0.95,
      Math.floor(random() * 1e6),
    );
  hill(b, t.near, w, h * 0.86, h, h * 0.02, w * 0.7, random() * 6);
};

const winter: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  mountains(b, t.far, shade(t.far, 0.15), w, h * 0.7, h * 0.4, 3, Math.floor(random() * 1e6), t.light);
  for (let tree = 0; tree < 6; tree += 1)
    pine(
      b,
      t.mid,
      shade(t.mid, 0.2),
      (tree + random() * 0.8) * (w / 6),
      h * (0.76 + random() * 0.08),
      h * (0.24 + random() * 0.2),
    );
  hill(b, t.light, w, h * 0.76, h, h * 0.03, w * 0.9, random() * 6);
  hill(b, mix(t.light, t.sky, 0.3), w, h * 0.88, h, h * 0.02, w * 0.6, random() * 6);
  snow(b, '#ffffff', w, h, 26, random);
};

const field: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  cloud(b, tint(t.sky, 0.4), w * 0.26, h * 0.3, w * 0.14);
  cloud(b, tint(t.sky, 0.3), w * 0.78, h * 0.2, w * 0.1);
  hill(b, t.far, w, h * 0.6, h, h * 0.04, w * 0.8, random() * 6);
  hill(b, t.mid, w, h * 0.72, h, h * 0.04, w * 1.2, random() * 6);
  const x = w * (0.16 + random() * 0.1);
  b.rect(shade(t.near, 0.4), x - 9, h * 0.5, 18, h * 0.24);
  for (const [dx, dy, r] of [
    [0, -0.08, 0.13],
    [-0.06, 0.01, 0.1],
    [0.07, 0.01, 0.1],
  ] as const)
    b.circle(t.near, x + dx * w, h * (0.46 + dy), Math.min(w, h) * r);
  hill(b, t.near, w, h * 0.88, h, h * 0.02, w, random() * 6);
  grass(b, shade(t.near, 0.15), w, h, 34, h * 0.09, random);
};

const heavens: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  halftone(b, mix(t.sky, t.light, 0.4), { x: 0, y: 0, width: w, height: h }, 44, downwards(h * 0.2, h * 1.4));
  for (let puff = 0; puff < 7; puff += 1)
    cloud(
      b,
      puff % 2 ? t.light : mix(t.sky, t.light, 0.6),
      random() * w,
      h * (0.2 + random() * 0.75),
      w * (0.1 + random() * 0.12),
    );
  for (let puff = 0; puff < 4; puff += 1) cloud(b, t.light, (puff + 0.5) * (w / 4), h * 1.02, w * 0.24);
};

const storm: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  for (let puff = 0; puff < 5; puff += 1)
    cloud(b, puff % 2 ? t.far : t.mid, (puff + random()) * (w / 5), h * (0.16 + random() * 0.14), w * 0.2);
  const x = w * (0.25 + random() * 0.5);
  b.poly(t.light, [
    x,
    h * 0.12,
    x + w * 0.08,
    h * 0.12,
    x + w * 0.03,
    h * 0.34,
    x + w * 0.09,
    h * 0.34,
    x - w * 0.04,
    h * 0.7,
    x,
    h * 0.42,
    x - w * 0.05,
    h * 0.42,
  ]);
  waves(b, [t.mid, t.near, shade(t.near, 0.3)], w, h * 0.74, h, Math.max(60, w * 0.16));
  rain(b, mix(t.sky, t.light, 0.35), w, h, 18, random);
};

const space: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h, Math.round((w * h) / 14000), seedOf(`${random()}`));
  planet(
    b,
    [t.mid, t.far, shade(t.mid, 0.35)],
    w * (0.2 + random() * 0.6),
    h * (0.3 + random() * 0.15),
    Math.min(w, h) * 0.26,
    random() < 0.5 ? t.light : undefined,
  );
};

const crater: PaintPlace = (b, w, h, t, random) => {
  space(b, w, h, t, random);
  hill(b, t.far, w, h * 0.72, h, h * 0.02, w * 0.6, random() * 6);
  hill(b, t.near, w, h * 0.82, h, h * 0.02, w, random() * 6);
  for (let pit = 0; pit < 5; pit += 1)
    b.ellipse(
      shade(t.near, 0.25),
      random() * w,
      h * (0.87 + random() * 0.1),
      w * (0.03 + random() * 0.05),
      h * 0.016,
    );
};

export const OUTDOORS = {
  sea,
  harbour,
  desert,
  oasis,
  peaks,
  forest,
  bareWood,
  winter,
  field,
  heavens,
  storm,
  space,
  crater,
} as const;
