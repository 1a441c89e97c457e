import type { Brush } from '../brush.ts';
import { mix, shade, tint } from '../color.ts';
import { hill, waves } from '../motifs/land.ts';
import { cloud, stars } from '../motifs/sky.ts';
import { archPath, skyline } from '../motifs/town.ts';
import { seedOf } from '../random.ts';
import type { PaintPlace } from './set.ts';

const BRIGHT = '#f7f2e4';
const CORAL = '#d8432c';

/** The lighthouse on its rock, its beam across the picture. */
const lighthouse: PaintPlace = (b, w, h, t, random) => {
  const x = w * (w > h ? 0.68 : 0.6);
  const u = Math.min(h, w * 1.1) / 900;
  const lamp = h * 0.3;
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h * 0.5, Math.round(w / 16), seedOf(`${random()}`));
  b.poly(mix(t.sky, t.light, 0.55), [
    x,
    lamp - 14 * u,
    0,
    lamp - h * 0.2,
    0,
    lamp + h * 0.12,
    x,
    lamp + 14 * u,
  ]);
  b.poly(mix(t.sky, t.light, 0.3), [
    x,
    lamp - 14 * u,
    w,
    lamp - h * 0.07,
    w,
    lamp + h * 0.06,
    x,
    lamp + 14 * u,
  ]);
  waves(b, [t.mid, shade(t.mid, 0.2), t.near], w, h * 0.8, h, Math.max(56, w * 0.1));
  b.path(
    shade(t.near, 0.4),
    `M${x - 300 * u} ${h * 0.84} Q${x - 120 * u} ${h * 0.74} ${x} ${h * 0.75} Q${x + 160 * u} ${h * 0.74} ${x + 280 * u} ${h * 0.84} Z`,
  );
  const top = lamp + 70 * u;
  const foot = h * 0.77;
  const tower: readonly number[] = [x - 44 * u, top, x + 44 * u, top, x + 74 * u, foot, x - 74 * u, foot];
  b.clip(tower, () => {
    b.rect(BRIGHT, x - 90 * u, top, 180 * u, foot - top);
    for (let band = 0; band < 3; band += 1)
      b.rect(CORAL, x - 90 * u, top + (foot - top) * (0.12 + band * 0.32), 180 * u, (foot - top) * 0.15);
    b.poly('#17141f33', [x + 14 * u, top, x + 90 * u, top, x + 90 * u, foot, x + 22 * u, foot]);
  });
  b.rect(shade(t.near, 0.5), x - 62 * u, top - 14 * u, 124 * u, 18 * u);
  b.circle(tint(t.light, 0.4), x, lamp, 62 * u);
  b.rect(t.light, x - 36 * u, lamp - 50 * u, 72 * u, 106 * u);
  for (const bar of [-36, -12, 12, 36])
    b.rect(shade(t.near, 0.5), x + bar * u - 3 * u, lamp - 50 * u, 6 * u, 106 * u);
  b.path(
    shade(t.near, 0.5),
    `M${x - 52 * u} ${lamp - 48 * u} Q${x} ${lamp - 150 * u} ${x + 52 * u} ${lamp - 48 * u} Z`,
  );
};

/** A ship that should not be there, pale in the beam of the lamp. */
const ghostShip: PaintPlace = (b, w, h, t, random) => {
  const u = Math.min(w, h * 1.2) / 760;
  const x = w * 0.54;
  const y = h * 0.72;
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h * 0.4, Math.round(w / 20), seedOf(`${random()}`));
  b.poly(mix(t.sky, t.light, 0.32), [
    w * 1.05,
    h * 0.06,
    x - 420 * u,
    y - 330 * u,
    x - 420 * u,
    y + 40 * u,
    w * 1.05,
    h * 0.22,
  ]);
  b.soft('#cfeee2', 0.5, x, y - 150 * u, 420 * u, 300 * u);
  const hull = '#8fc3b4';
  for (const [mast, tall] of [
    [-150, 330],
    [0, 400],
    [150, 320],
  ] as const) {
    b.line('#3f6f6a', 10 * u, [x + mast * u, y, x + mast * u, y - tall * u]);
    for (const [low, high, half] of [
      [0.22, 0.54, 74],
      [0.58, 0.9, 56],
    ] as const)
      b.path(
        '#e3f5ee',
        `M${x + (mast - half) * u} ${y - tall * high * u} L${x + (mast + half) * u} ${y - tall * high * u} Q${x + (mast + half * 1.3) * u} ${y - tall * ((low + high) / 2) * u} ${x + (mast + half) * u} ${y - tall * low * u} L${x + (mast - half) * u} ${y - tall * low * u} Q${x + (mast - half * 0.7) * u} ${y - tall * ((low + high) / 2) * u} ${x + (mast - half) * u} ${y - tall * high * u} Z`,
      );
  }
  b.path(
    hull,
    `M${x - 290 * u} ${y - 40 * u} L${x + 250 * u} ${y - 40 * u} L${x + 330 * u} ${y - 66 * u} Q${x + 270 * u} ${y + 80 * u} ${x + 190 * u} ${y + 90 * u} L${x - 220 * u} ${y + 90 * u} Q${x - 280 * u} ${y + 40 * u} ${x - 290 * u} ${y - 40 * u} Z`,
  );
  for (let port = 0; port < 7; port += 1) b.circle(t.light, x + (port * 64 - 200) * u, y + 6 * u, 11 * u);
  waves(b, [t.mid, shade(t.mid, 0.25), t.near], w, h * 0.8, h, Math.max(56, w * 0.1));
};

/** Inside the lantern of the lighthouse: the lens, the panes, the sea far below. */
const lampRoom: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h * 0.5, 20, seedOf(`${random()}`));
  hill(b, mix(t.sky, t.near, 0.5), w, h * 0.68, h, 6, w, 1);
  const iron = shade(t.near, 0.3);
  for (let pane = 0; pane <= 5; pane += 1) b.rect(iron, (w * pane) / 5 - 8, 0, 16, h * 0.8);
  b.rect(iron, 0, h * 0.36, w, 9);
  b.rect(iron, 0, 0, w, h * 0.07);
  const x = w * 0.5;
  const r = Math.min(w * 0.2, h * 0.26);
  b.soft(t.light, 0.6, x, h * 0.46, r * 2.6, r * 2.4);
  b.path(
    shade(t.mid, 0.4),
    `M${x - r * 0.5} ${h * 0.82} L${x - r * 0.3} ${h * 0.62} L${x + r * 0.3} ${h * 0.62} L${x + r * 0.5} ${h * 0.82} Z`,
  );
  for (const [size, color] of [
    [1, tint(t.light, 0.1)],
    [0.78, tint(t.light, 0.45)],
    [0.52, t.light],
    [0.28, '#ffffff'],
  ] as const)
    b.ellipse(color, x, h * 0.44, r * 0.7 * size, r * size);
  for (let ring = -3; ring <= 3; ring += 1)
    b.line(shade(t.mid, 0.35), 4, [
      x - r * 0.6,
      h * 0.44 + ring * r * 0.26,
      x + r * 0.6,
      h * 0.44 + ring * r * 0.26,
    ]);
  b.rect(t.near, 0, h * 0.8, w, h * 0.22);
  b.rect(tint(t.near, 0.16), 0, h * 0.79, w, h * 0.03);
};

function camel(
  b: Brush,
  color: string,
  cloth: string,
  x: number,
  y: number,
  size: number,
  rider: boolean,
): void {
  b.at(x, y, { scale: size }, () => {
    for (const leg of [-34, -22, 22, 34]) b.line(color, 7, [leg, -34, leg + (leg > 0 ? 3 : -3), 26]);
    b.path(
      color,
      'M-48 -30 Q-44 -66 -20 -62 Q-6 -92 10 -62 Q36 -66 44 -42 Q58 -46 58 -74 Q56 -90 66 -94 L88 -90 Q90 -80 74 -78 Q74 -34 46 -22 Q0 -10 -48 -30 Z',
    );
    b.line(color, 4, [-48, -36, -56, -14]);
    b.poly(cloth, [-18, -66, 24, -66, 30, -34, -24, -34]);
    b.poly(tint(cloth, 0.6), [-18, -52, 26, -52, 27, -45, -20, -45]);
    if (!rider) {
      b.rect(BRIGHT, -22, -84, 22, 20, 3);
      b.rect(tint(cloth, 0.4), 4, -82, 20, 18, 3);
      return;
    }
    b.path(BRIGHT, 'M-10 -64 Q-14 -104 6 -108 Q24 -104 18 -64 Z');
    b.circle('#8a4a2c', 8, -114, 10);
    b.path(BRIGHT, 'M-4 -114 Q-4 -130 8 -130 Q20 -130 20 -116 Q8 -122 -4 -114 Z');
  });
}

/** The caravan, seen from far off. */
const caravan: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * 0.5, h * 0.42, Math.min(w, h) * 0.26);
  hill(b, t.far, w, h * 0.6, h, h * 0.03, w * 1.1, random() * 6);
  hill(b, t.mid, w, h * 0.7, h, h * 0.016, w * 0.9, 2);
  const size = Math.max(0.9, Math.min(h / 520, w / 620));
  const count = Math.max(3, Math.round(w / (150 * size)));
  for (let place = 0; place < count; place += 1)
    camel(
      b,
      shade(t.near, 0.35),
      t.far,
      ((place + 0.5) / count) * w,
      h * 0.7 + Math.sin(place * 1.7) * 8,
      size,
      place % 2 === 0,
    );
  hill(b, t.near, w, h * 0.84, h, h * 0.02, w * 1.2, random() * 6);
};

/** A camp at night: a fire, two tents, the animals asleep. */
const camp: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h * 0.6, Math.round((w * h) / 9000), seedOf(`${random()}`));
  hill(b, t.far, w, h * 0.62, h, h * 0.03, w * 1.1, random() * 6);
  for (const [x, size, color] of [
    [0.16, 1, t.mid],
    [0.86, 0.8, mix(t.mid, t.near, 0.4)],
  ] as const) {
    const r = Math.min(w, h) * 0.26 * size;
    b.poly(color, [w * x - r, h * 0.74, w * x, h * 0.74 - r * 1.05, w * x + r, h * 0.74]);
    b.poly(shade(color, 0.4), [
      w * x - r * 0.22,
      h * 0.74,
      w * x,
      h * 0.74 - r * 0.62,
      w * x + r * 0.22,
      h * 0.74,
    ]);
  }
  b.rect(t.near, 0, h * 0.73, w, h);
  b.soft('#ff9a3c', 0.6, w * 0.5, h * 0.78, Math.min(w, h) * 0.5, Math.min(w, h) * 0.22);
  const f = Math.min(w, h) * 0.09;
  b.path(
    '#ff7a2e',
    `M${w * 0.5 - f} ${h * 0.8} Q${w * 0.5 - f * 1.3} ${h * 0.8 - f * 1.4} ${w * 0.5 - f * 0.2} ${h * 0.8 - f * 2.6} Q${w * 0.5 + f * 0.1} ${h * 0.8 - f * 1.7} ${w * 0.5 + f * 0.5} ${h * 0.8 - f * 2} Q${w * 0.5 + f * 1.4} ${h * 0.8 - f} ${w * 0.5 + f} ${h * 0.8} Z`,
  );
  b.path(
    '#ffd667',
    `M${w * 0.5 - f * 0.5} ${h * 0.8} Q${w * 0.5 - f * 0.5} ${h * 0.8 - f} ${w * 0.5} ${h * 0.8 - f * 1.5} Q${w * 0.5 + f * 0.6} ${h * 0.8 - f * 0.8} ${w * 0.5 + f * 0.5} ${h * 0.8} Z`,
  );
};

/** A block of flats with arched windows, one of them lit from within. */
const block: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  cloud(b, mix(t.sky, t.light, 0.5), w * 0.2, h * 0.2, w * 0.12);
  skyline(b, mix(t.sky, t.far, 0.5), undefined, w, h, h * 0.5, seedOf(`${random()}`));
  const width = Math.min(w * 0.8, h * 0.86);
  const left = (w - width) / 2;
  const top = h * 0.12;
  b.rect(t.far, left, top, width, h);
  b.rect(shade(t.far, 0.16), left + width * 0.8, top, width * 0.2, h);
  b.rect(t.near, left - width * 0.04, top - h * 0.02, width * 1.08, h * 0.035);
  const floors = 3;
  const flat = width / 4;
  const storey = (h * 0.8) / floors;
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < 4; column += 1) {
      const x = left + flat * (column + 0.5);
      const y = top + storey * (floor + 0.82);
      const here = floor === 1 && column === 1;
      b.path(
        here ? '#ff9a3c' : random() < 0.35 ? t.light : shade(t.near, 0.2),
        archPath(x, y, flat * 0.52, storey * 0.6),
      );
      if (here) b.path('#ffd667', archPath(x, y, flat * 0.3, storey * 0.4));
      b.rect(t.near, x - flat * 0.33, y, flat * 0.66, storey * 0.06);
      for (let bar = -2; bar <= 2; bar += 1)
        b.line(t.near, 4, [x + bar * flat * 0.12, y - storey * 0.16, x + bar * flat * 0.12, y]);
    }
  b.rect(t.near, 0, h * 0.95, w, h * 0.06);
};

export const LANDMARKS = { lighthouse, ghostShip, lampRoom, caravan, camp, block } as const;
