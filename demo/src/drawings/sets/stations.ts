import { mix, shade, tint } from '../color.ts';
import { hill, mountains, pine } from '../motifs/land.ts';
import { planet, rain, snow, stars } from '../motifs/sky.ts';
import { skyline } from '../motifs/town.ts';
import { seedOf } from '../random.ts';
import type { PaintPlace } from './set.ts';

const BRIGHT = '#f7f2e4';
const CORAL = '#d8432c';

/** A small ship above the planet, alone in its orbit. */
const orbit: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h, Math.round((w * h) / 9000), seedOf(`${random()}`));
  planet(b, [t.mid, t.far, shade(t.mid, 0.35)], w * 0.22, h * 0.96, Math.min(w, h) * 0.56);
  b.curve(
    mix(t.sky, t.light, 0.4),
    4,
    `M${-w * 0.1} ${h * 0.5} Q${w * 0.5} ${h * 0.1} ${w * 1.1} ${h * 0.6}`,
  );
  const s = Math.min(w, h) / 520;
  b.at(w * 0.66, h * 0.44, { scale: s, rotate: 12 }, () => {
    b.path('#ff9a3c', 'M-150 -22 L-238 0 L-150 22 Z');
    b.path('#ffd667', 'M-150 -12 L-196 0 L-150 12 Z');
    b.path(BRIGHT, 'M-152 -46 Q0 -76 132 -6 Q134 0 132 6 Q0 76 -152 46 Z');
    b.path('#d8cdb0', 'M-152 10 Q20 20 132 4 Q0 76 -152 46 Z');
    b.path(CORAL, 'M-152 -40 L-190 -96 L-96 -56 Z');
    b.path(CORAL, 'M-152 40 L-190 96 L-96 56 Z');
    b.circle('#0d3a3c', 44, -8, 28);
    b.circle('#59c2b4', 44, -8, 20);
    b.rect(CORAL, -96, -52, 22, 104);
  });
};

/** A house on a rock in space, with a door, a lamp and a letter box. */
const doorstep: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h, Math.round((w * h) / 9000), seedOf(`${random()}`));
  const x = w * 0.5;
  const u = Math.min(w, h) / 760;
  b.path(t.near, `M0 ${h * 0.86} Q${w * 0.5} ${h * 0.72} ${w} ${h * 0.86} L${w} ${h} L0 ${h} Z`);
  b.path(
    mix(t.near, t.light, 0.16),
    `M0 ${h * 0.86} Q${w * 0.5} ${h * 0.72} ${w} ${h * 0.86} L${w} ${h * 0.9} Q${w * 0.5} ${h * 0.78} 0 ${h * 0.9} Z`,
  );
  b.rect('#3d6b66', x - 170 * u, h * 0.8 - 330 * u, 340 * u, 330 * u, 12);
  b.poly(CORAL, [x - 210 * u, h * 0.8 - 320 * u, x, h * 0.8 - 470 * u, x + 210 * u, h * 0.8 - 320 * u]);
  b.rect('#5a2a1c', x - 60 * u, h * 0.8 - 220 * u, 120 * u, 222 * u, 10);
  b.circle('#f6c445', x + 38 * u, h * 0.8 - 106 * u, 10 * u);
  b.rect(t.light, x - 146 * u, h * 0.8 - 236 * u, 62 * u, 80 * u, 6);
  b.rect(t.light, x + 84 * u, h * 0.8 - 236 * u, 62 * u, 80 * u, 6);
  b.soft('#f6c445', 0.7, x, h * 0.8 - 262 * u, 90 * u, 60 * u);
  b.circle('#fff3b0', x, h * 0.8 - 262 * u, 15 * u);
  b.rect('#f6c445', x + 206 * u, h * 0.8 - 120 * u, 12 * u, 130 * u);
  b.rect(CORAL, x + 172 * u, h * 0.8 - 170 * u, 80 * u, 56 * u, 14);
};

/** Shelves full of parcels, each with its ribbon. */
const parcelRoom: PaintPlace = (b, w, h, t, random) => {
  b.rect(shade(t.far, 0.35), 0, 0, w, h);
  const shelf = Math.max(120, h * 0.23);
  for (let y = shelf * 0.95; y < h * 0.96; y += shelf) {
    for (let x = 10; x < w; ) {
      const wide = shelf * (0.4 + random() * 0.55);
      const tall = shelf * (0.34 + random() * 0.36);
      const paper = ['#c9904f', '#e0ae6c', '#d8cdb0', '#a87038'][Math.floor(random() * 4)] ?? '#c9904f';
      const ribbon = [CORAL, '#59c2b4', '#f6c445'][Math.floor(random() * 3)] ?? CORAL;
      b.rect(paper, x, y - tall, wide, tall, 4);
      b.rect(shade(paper, 0.16), x + wide * 0.8, y - tall, wide * 0.2, tall, 4);
      b.rect(ribbon, x + wide * 0.4, y - tall, wide * 0.12, tall);
      b.rect(ribbon, x, y - tall * 0.6, wide, tall * 0.13);
      x += wide + 8 + random() * 14;
    }
    b.rect(t.near, 0, y, w, shelf * 0.08);
  }
};

/** The stall: a counter under a paper moon, lanterns, steam, a wet street. */
const stall: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  skyline(b, mix(t.sky, t.far, 0.4), t.light, w, h * 0.8, h * 0.56, seedOf(`${random()}`));
  const width = Math.min(w * 0.78, h * 1.2);
  const left = (w - width) / 2;
  b.rect('#4a1a1c', left, h * 0.3, width, h * 0.56);
  b.rect('#ffe29a', left + width * 0.04, h * 0.4, width * 0.92, h * 0.24);
  b.poly('#d8382f', [
    left - width * 0.05,
    h * 0.32,
    left + width * 0.06,
    h * 0.2,
    left + width * 0.94,
    h * 0.2,
    left + width * 1.05,
    h * 0.32,
  ]);
  for (let cloth = 0; cloth < 6; cloth += 1)
    b.poly(cloth % 2 ? '#fbf0d4' : '#d8382f', [
      left + (width * cloth) / 6,
      h * 0.32,
      left + (width * (cloth + 1)) / 6 - 4,
      h * 0.32,
      left + (width * (cloth + 1)) / 6 - 6,
      h * 0.43,
      left + (width * cloth) / 6 + 2,
      h * 0.43,
    ]);
  b.soft('#f8d766', 0.55, w * 0.5, h * 0.13, h * 0.2, h * 0.16);
  b.circle('#f8d766', w * 0.5, h * 0.13, Math.min(w, h) * 0.09);
  b.rect('#7a3a24', left - width * 0.02, h * 0.64, width * 1.04, h * 0.06);
  b.rect('#5a2418', left, h * 0.7, width, h * 0.18);
  for (const x of [0.1, 0.9]) {
    b.soft('#ff9a3c', 0.5, left + width * x, h * 0.5, h * 0.12, h * 0.12);
    b.ellipse('#d8382f', left + width * x, h * 0.5, h * 0.05, h * 0.065);
    b.rect('#2a1a22', left + width * x - h * 0.025, h * 0.43, h * 0.05, h * 0.012);
  }
  for (let stool = 0; stool < 4; stool += 1) {
    const x = left + width * (0.2 + stool * 0.2);
    b.rect('#2a1a22', x - 5, h * 0.8, 10, h * 0.12);
    b.ellipse('#8a4a34', x, h * 0.8, width * 0.05, h * 0.018);
  }
  b.rect(t.near, 0, h * 0.9, w, h * 0.12);
  rain(b, mix(t.sky, t.light, 0.35), w, h, 14, random);
};

/** Behind the counter: pots, bowls on a shelf, steam and a red curtain. */
const counter: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  b.rect(shade(t.far, 0.34), 0, h * 0.12, w, h * 0.06);
  for (let bowl = 0; bowl < 7; bowl += 1) {
    const x = w * (0.08 + bowl * 0.14);
    b.path(
      [CORAL, '#fbf0d4', '#2d6f9a'][bowl % 3] ?? CORAL,
      `M${x - w * 0.045} ${h * 0.055} L${x + w * 0.045} ${h * 0.055} Q${x + w * 0.04} ${h * 0.12} ${x} ${h * 0.12} Q${x - w * 0.04} ${h * 0.12} ${x - w * 0.045} ${h * 0.055} Z`,
    );
  }
  for (let cloth = 0; cloth < 5; cloth += 1)
    b.path(
      cloth % 2 ? shade(CORAL, 0.12) : CORAL,
      `M${(w * cloth) / 5} ${h * 0.2} L${(w * (cloth + 1)) / 5 - 6} ${h * 0.2} L${(w * (cloth + 1)) / 5 - 10} ${h * 0.4} Q${(w * (cloth + 0.5)) / 5} ${h * 0.43} ${(w * cloth) / 5 + 4} ${h * 0.4} Z`,
    );
  for (let pot = 0; pot < 2; pot += 1) {
    const x = w * (0.2 + pot * 0.6);
    const r = Math.min(w * 0.13, h * 0.16);
    b.rect('#5d6470', x - r, h * 0.76 - r * 0.9, r * 2, r * 1.1, 12);
    b.rect('#7d8694', x - r * 1.12, h * 0.76 - r, r * 2.24, r * 0.2, 6);
    for (let puff = 0; puff < 4; puff += 1)
      b.soft(
        '#ffffff',
        0.42,
        x + (random() - 0.5) * r * 1.4,
        h * 0.7 - r * (1 + puff * 0.5),
        r * (0.5 + puff * 0.12),
        r * (0.4 + puff * 0.1),
      );
  }
  b.rect(t.near, 0, h * 0.78, w, h * 0.24);
  b.rect(tint(t.near, 0.2), 0, h * 0.76, w, h * 0.04);
};

/** Inside the lift: a bench, brass, and a window with mountains that sink. */
const lift: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  for (let panel = 0; panel < 6; panel += 1)
    b.rect(shade(t.far, 0.08), (w * panel) / 6 + 8, h * 0.1, w / 6 - 16, h * 0.62, 8);
  const width = Math.min(w * 0.62, h * 0.9);
  const left = (w - width) / 2;
  b.rect('#c9a24a', left - 16, h * 0.12, width + 32, h * 0.48, 22);
  b.clip([left, h * 0.15, left + width, h * 0.15, left + width, h * 0.57, left, h * 0.57], () => {
    b.rect(t.sky, left, h * 0.1, width, h * 0.5);
    b.at(left, 0, {}, () => {
      mountains(b, t.mid, shade(t.mid, 0.2), width, h * 0.62, h * 0.3, 3, seedOf(`${random()}`), t.light);
      for (let tree = 0; tree < 5; tree += 1)
        pine(b, shade(t.mid, 0.4), shade(t.mid, 0.55), (tree + random()) * (width / 5), h * 0.6, h * 0.11);
      snow(b, '#ffffff', width, h * 0.6, 26, random);
    });
  });
  b.line('#c9a24a', 7, [left + width / 2, h * 0.15, left + width / 2, h * 0.57]);
  b.rect(t.near, 0, h * 0.74, w, h * 0.28);
  b.rect(tint(t.near, 0.18), 0, h * 0.72, w, h * 0.05);
  b.line('#c9a24a', 10, [0, h * 0.66, w, h * 0.66]);
};

/** The lift outside, a red cabin on its rails between pines and snow. */
const liftOutside: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  mountains(b, t.far, shade(t.far, 0.15), w, h * 0.8, h * 0.5, 3, seedOf(`${random()}`), t.light);
  hill(b, mix(t.light, t.sky, 0.2), w, h * 0.78, h, h * 0.02, w * 0.9, 1);
  for (let tree = 0; tree < 7; tree += 1)
    pine(
      b,
      t.mid,
      shade(t.mid, 0.25),
      (tree + random() * 0.7) * (w / 7),
      h * (0.82 + random() * 0.06),
      h * (0.16 + random() * 0.1),
    );
  const x = w * 0.6;
  const u = Math.min(w, h) / 620;
  for (const rail of [-84, 84]) b.rect(t.near, x + rail * u - 7 * u, 0, 14 * u, h);
  for (let brace = 0; brace * 110 * u < h; brace += 1)
    b.line(t.near, 4 * u, [x - 80 * u, brace * 110 * u, x + 80 * u, (brace + 1) * 110 * u]);
  b.rect(shade(t.near, 0.3), x - 92 * u, h * 0.36, 184 * u, 26 * u, 6);
  b.rect('#f2648a', x - 100 * u, h * 0.36 + 22 * u, 200 * u, 210 * u, 12);
  b.rect('#c43f6c', x + 52 * u, h * 0.36 + 22 * u, 48 * u, 210 * u, 12);
  b.rect('#fbe6a8', x - 76 * u, h * 0.36 + 50 * u, 152 * u, 120 * u, 6);
  b.line('#c43f6c', 6 * u, [x, h * 0.36 + 50 * u, x, h * 0.36 + 170 * u]);
  hill(b, t.light, w, h * 0.9, h, h * 0.015, w * 0.7, 2);
  snow(b, '#ffffff', w, h, 30, random);
};

export const STATIONS = { orbit, doorstep, parcelRoom, stall, counter, lift, liftOutside } as const;
