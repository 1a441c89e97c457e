import { mix, shade, tint } from '../color.ts';
import { downwards, halftone } from '../motifs/halftone.ts';
import { crescent, rain, stars } from '../motifs/sky.ts';
import { archPath, bunting, gear, minaret, oldTown, skyline } from '../motifs/town.ts';
import { seedOf } from '../random.ts';
import type { PaintPlace } from './set.ts';

const seed = (random: () => number) => seedOf(`${random()}`);

const city: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  halftone(
    b,
    mix(t.sky, t.light, 0.3),
    { x: 0, y: 0, width: w, height: h * 0.7 },
    28,
    downwards(-h * 0.1, h),
  );
  b.circle(t.light, w * (0.2 + random() * 0.6), h * 0.24, Math.min(w, h) * 0.1);
  skyline(b, t.far, undefined, w, h, h * 0.62, seed(random));
  skyline(b, t.mid, t.light, w, h, h * 0.44, seed(random));
  b.rect(t.near, 0, h * 0.93, w, h * 0.08);
};

const roof: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  crescent(b, t.light, t.sky, w * (0.2 + random() * 0.55), h * 0.24, Math.min(w, h) * 0.1);
  skyline(b, t.far, undefined, w, h, h * 0.56, seed(random));
  skyline(b, t.mid, t.light, w, h, h * 0.36, seed(random));
  b.rect(t.near, 0, h * 0.84, w, h * 0.2);
  b.rect(tint(t.near, 0.14), 0, h * 0.82, w, h * 0.035);
  b.rect(shade(t.near, 0.2), w * 0.72, h * 0.62, w * 0.14, h * 0.22);
  b.poly(shade(t.near, 0.3), [w * 0.7, h * 0.63, w * 0.79, h * 0.53, w * 0.88, h * 0.63]);
};

const street: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  oldTown(
    b,
    [t.far, mix(t.far, t.mid, 0.5)],
    shade(t.far, 0.35),
    t.light,
    w,
    h * 0.72,
    h * 0.46,
    seed(random),
  );
  b.poly(t.near, [0, h * 0.72, w, h * 0.72, w, h, 0, h]);
  b.poly(tint(t.near, 0.16), [w * 0.44, h * 0.72, w * 0.56, h * 0.72, w * 0.86, h, w * 0.14, h]);
  for (const [x, flip] of [
    [0, false],
    [w, true],
  ] as const) {
    b.at(x, 0, { flip }, () => {
      b.poly(t.mid, [0, 0, w * 0.2, h * 0.12, w * 0.2, h * 0.78, 0, h * 0.96]);
      for (const y of [0.26, 0.5])
        b.path(
          shade(t.mid, 0.35),
          `M${w * 0.06} ${h * (y + 0.13)} l0 ${-h * 0.08} q${w * 0.04} ${-h * 0.08} ${w * 0.08} 0 l0 ${h * 0.075} Z`,
        );
    });
  }
};

const souk: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  for (let stall = 0; stall < 3; stall += 1) {
    const x = w * (0.17 + stall * 0.33);
    b.path(shade(t.far, 0.45), archPath(x, h * 0.84, w * 0.25, h * 0.6));
    b.rect(t.mid, x - w * 0.13, h * 0.68, w * 0.26, h * 0.18);
    for (let pile = 0; pile < 3; pile += 1)
      b.ellipse(
        [t.light, t.sky, t.near][pile] ?? t.light,
        x - w * 0.08 + pile * w * 0.08,
        h * 0.68,
        w * 0.042,
        h * (0.05 + random() * 0.02),
      );
    b.rect(shade(t.mid, 0.2), x - w * 0.14, h * 0.68, w * 0.28, h * 0.03);
    for (let stripe = 0; stripe < 6; stripe += 1)
      b.poly(stripe % 2 ? t.light : t.sky, [
        x - w * 0.12 + stripe * w * 0.04,
        h * 0.26,
        x - w * 0.08 + stripe * w * 0.04,
        h * 0.26,
        x - w * 0.1 + stripe * w * 0.047,
        h * 0.39,
        x - w * 0.14 + stripe * w * 0.047,
        h * 0.39,
      ]);
  }
  bunting(b, shade(t.far, 0.5), [t.light, t.sky, t.near], 0, h * 0.08, w, h * 0.12, h * 0.03);
  b.rect(t.near, 0, h * 0.86, w, h * 0.16);
};

const oldCity: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  stars(b, t.light, w, h * 0.4, 18, seed(random));
  crescent(b, t.light, t.sky, w * (0.2 + random() * 0.6), h * 0.22, Math.min(w, h) * 0.11);
  minaret(b, t.far, shade(t.far, 0.2), w * 0.22, h * 0.8, h * 0.64);
  oldTown(b, [t.far, mix(t.far, t.mid, 0.4)], t.light, shade(t.far, 0.15), w, h, h * 0.5, seed(random));
  oldTown(b, [t.mid, mix(t.mid, t.near, 0.4)], t.light, t.near, w, h, h * 0.3, seed(random));
  b.rect(t.near, 0, h * 0.9, w, h * 0.12);
};

const palace: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  for (let bay = 0; bay < 3; bay += 1) {
    const x = w * (0.17 + bay * 0.33);
    b.path(t.sky, archPath(x, h * 0.82, w * 0.25, h * 0.68));
    b.circle(t.light, x, h * 0.34, Math.min(w, h) * 0.025);
    b.line(t.light, 3, [x, 0, x, h * 0.31]);
  }
  for (let column = 0; column < 4; column += 1) {
    const x = w * (0.005 + column * 0.33);
    b.rect(t.mid, x - w * 0.026, h * 0.26, w * 0.052, h * 0.58);
    b.rect(shade(t.mid, 0.18), x + w * 0.006, h * 0.26, w * 0.02, h * 0.58);
    b.rect(t.light, x - w * 0.042, h * 0.23, w * 0.084, h * 0.035);
  }
  b.rect(t.near, 0, h * 0.82, w, h * 0.2);
  for (let tile = 0; tile < w + 60; tile += 60)
    b.poly(tint(t.near, 0.12), [tile, h * 0.86, tile + 24, h * 0.91, tile, h * 0.96, tile - 24, h * 0.91]);
};

const road: PaintPlace = (b, w, h, t) => {
  b.rect(t.sky, 0, 0, w, h);
  b.circle(t.light, w * 0.5, h * 0.52, Math.min(w, h) * 0.2);
  b.rect(t.far, 0, h * 0.55, w, h);
  b.poly(t.near, [w * 0.47, h * 0.55, w * 0.53, h * 0.55, w * 1.02, h, -w * 0.02, h]);
  for (let dash = 0; dash < 5; dash += 1) {
    const y = 0.58 + dash * dash * 0.024;
    b.poly(t.light, [
      w * 0.497 - dash * 2,
      h * y,
      w * 0.503 + dash * 2,
      h * y,
      w * 0.505 + dash * 3,
      h * (y + 0.02 + dash * 0.014),
      w * 0.495 - dash * 3,
      h * (y + 0.02 + dash * 0.014),
    ]);
  }
  for (let pole = 0; pole < 5; pole += 1) {
    const x = w * (0.45 - pole * pole * 0.028);
    const tall = h * (0.08 + pole * 0.1);
    b.line(t.mid, 3 + pole * 2, [x, h * (0.56 + pole * 0.03), x, h * (0.56 + pole * 0.03) - tall]);
    b.line(t.mid, 2 + pole, [
      x - tall * 0.16,
      h * (0.56 + pole * 0.03) - tall * 0.88,
      x + tall * 0.16,
      h * (0.56 + pole * 0.03) - tall * 0.88,
    ]);
  }
};

const stadium: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  for (const x of [0.12, 0.88]) {
    b.line(t.near, 8, [w * x, h * 0.5, w * x, h * 0.1]);
    b.rect(t.light, w * x - 44, h * 0.05, 88, 34, 4);
  }
  b.poly(t.far, [0, h * 0.3, w, h * 0.3, w, h * 0.66, 0, h * 0.66]);
  for (let head = 0; head < 70; head += 1)
    b.circle(
      [t.mid, t.light, t.near, t.sky][head % 4] ?? t.mid,
      random() * w,
      h * (0.32 + random() * 0.3),
      7,
    );
  b.rect(t.near, 0, h * 0.62, w, h * 0.06);
  for (let stripe = 0; stripe < 8; stripe += 1)
    b.poly(stripe % 2 ? '#2f8f4a' : '#38a356', [
      w * (stripe / 8),
      h * 0.68,
      w * ((stripe + 1) / 8),
      h * 0.68,
      w * ((stripe + 1) / 8) + (stripe - 3) * w * 0.06,
      h,
      w * (stripe / 8) + (stripe - 4) * w * 0.06,
      h,
    ]);
  b.line('#ffffff', 5, [0, h * 0.78, w, h * 0.78]);
};

const alley: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  skyline(b, t.far, t.light, w, h * 0.86, h * 0.5, seed(random));
  b.poly(t.mid, [0, 0, w * 0.3, 0, w * 0.36, h * 0.84, 0, h]);
  b.poly(shade(t.mid, 0.25), [w, 0, w * 0.74, 0, w * 0.66, h * 0.84, w, h]);
  for (let row = 0; row < 6; row += 1)
    b.line(shade(t.mid, 0.2), 3, [
      0,
      h * (0.1 + row * 0.15),
      w * (0.3 + row * 0.008),
      h * (0.1 + row * 0.125),
    ]);
  b.poly(t.near, [0, h, w * 0.36, h * 0.82, w * 0.66, h * 0.82, w, h]);
  b.poly(mix(t.near, t.light, 0.35), [w * 0.3, h, w * 0.44, h * 0.82, w * 0.56, h * 0.82, w * 0.66, h]);
  b.line(t.near, 7, [w * 0.7, h * 0.84, w * 0.7, h * 0.4]);
  b.circle(t.light, w * 0.7, h * 0.38, Math.min(w, h) * 0.045);
  rain(b, mix(t.sky, t.light, 0.25), w, h, 10, random);
};

const workshop: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  gear(b, t.mid, t.far, w * 0.16, h * 0.3, Math.min(w, h) * 0.24, 12);
  gear(b, shade(t.mid, 0.2), t.far, w * 0.46, h * 0.16, Math.min(w, h) * 0.16, 10);
  gear(b, mix(t.mid, t.light, 0.4), t.far, w * 0.84, h * 0.36, Math.min(w, h) * 0.3, 14);
  b.line(t.sky, 14, [0, h * 0.6, w, h * 0.6]);
  b.rect(t.near, 0, h * 0.8, w, h * 0.22);
  b.rect(tint(t.near, 0.15), 0, h * 0.78, w, h * 0.04);
};

export const TOWN = { city, roof, street, souk, oldCity, palace, road, stadium, alley, workshop } as const;
