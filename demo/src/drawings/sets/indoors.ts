import { mix, shade, tint } from '../color.ts';
import { awayFrom, halftone, towards } from '../motifs/halftone.ts';
import { focusLines, sunburst } from '../motifs/rays.ts';
import { bubbles, crescent, stars } from '../motifs/sky.ts';
import { archPath } from '../motifs/town.ts';
import { seedOf } from '../random.ts';
import type { PaintPlace } from './set.ts';

const room: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  b.rect(shade(t.far, 0.3), w * 0.1 - 12, h * 0.14 - 12, w * 0.28 + 24, h * 0.44 + 24);
  b.rect(t.sky, w * 0.1, h * 0.14, w * 0.28, h * 0.44);
  b.circle(t.light, w * 0.28, h * 0.26, Math.min(w, h) * 0.05);
  b.line(shade(t.far, 0.3), 8, [w * 0.24, h * 0.14, w * 0.24, h * 0.58]);
  b.line(shade(t.far, 0.3), 8, [w * 0.1, h * 0.36, w * 0.38, h * 0.36]);
  b.rect(t.mid, w * 0.66, h * 0.2, w * 0.22, h * 0.24);
  b.rect(mix(t.mid, t.light, 0.5), w * 0.685, h * 0.235, w * 0.17, h * 0.17);
  b.rect(shade(t.far, 0.18), 0, h * 0.7, w, h * 0.03);
  b.rect(t.near, 0, h * 0.78, w, h * 0.24);
};

const library: PaintPlace = (b, w, h, t, random) => {
  b.rect(shade(t.far, 0.4), 0, 0, w, h);
  const colors = [t.light, t.mid, t.sky, t.far, shade(t.mid, 0.25)];
  const shelf = Math.max(90, h * 0.2);
  for (let y = shelf * 0.9; y < h * 0.92; y += shelf) {
    let x = 6;
    while (x < w) {
      const wide = 14 + random() * 24;
      const tall = shelf * (0.56 + random() * 0.3);
      b.rect(colors[Math.floor(random() * colors.length)] ?? t.mid, x, y - tall, wide, tall);
      x += wide + (random() < 0.1 ? 26 : 3);
    }
    b.rect(t.near, 0, y, w, shelf * 0.1);
  }
  b.rect(shade(t.near, 0.2), 0, h * 0.9, w, h * 0.12);
};

const kitchen: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  for (let x = 0; x < w; x += 54)
    for (let y = 0; y < h * 0.62; y += 54) b.rect(tint(t.far, 0.12), x + 3, y + 3, 48, 48);
  b.rect(t.mid, 0, h * 0.12, w, h * 0.05);
  for (let pan = 0; pan < 5; pan += 1) {
    const x = w * (0.12 + pan * 0.19);
    b.line(t.near, 4, [x, h * 0.17, x, h * 0.24]);
    b.circle(pan % 2 ? t.light : shade(t.mid, 0.3), x, h * 0.3, Math.min(w, h) * (0.06 + (pan % 3) * 0.012));
  }
  b.rect(t.near, 0, h * 0.76, w, h * 0.26);
  const u = Math.min(w, h) / 560;
  b.at(w * 0.2, h * 0.75, { scale: u }, () => {
    b.path(shade(t.mid, 0.25), 'M-70 0 L-60 -80 Q0 -112 60 -80 L70 0 Z');
    b.curve(shade(t.mid, 0.25), 14, 'M62 -60 L112 -92');
    b.curve(shade(t.mid, 0.4), 12, 'M-44 -92 Q0 -170 44 -92');
  });
  b.at(w * 0.78, h * 0.75, { scale: u }, () => {
    b.line(shade(t.near, 0.3), 6, [60, -104, 128, -190]);
    b.rect(mix(t.mid, t.near, 0.5), -100, -108, 200, 110, 16);
    b.circle(shade(t.near, 0.2), -44, -54, 36);
    b.rect(t.light, 12, -86, 70, 22, 4);
    b.circle(t.light, 30, -34, 13);
    b.circle(t.light, 66, -34, 13);
  });
  b.rect(tint(t.near, 0.2), 0, h * 0.74, w, h * 0.045);
};

const lab: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  for (const y of [0.28, 0.54]) {
    b.rect(t.near, 0, h * y, w, h * 0.025);
    for (let flask = 0; flask < 6; flask += 1) {
      const x = w * (0.09 + flask * 0.165);
      const color = [t.light, t.sky, t.mid][flask % 3] ?? t.light;
      if (flask % 2)
        b.path(
          color,
          `M${x - 10} ${h * y - h * 0.15} l20 0 l0 ${h * 0.05} l${w * 0.035} ${h * 0.1} l${-w * 0.07 - 20} 0 l${w * 0.035} ${-h * 0.1} Z`,
        );
      else b.rect(color, x - w * 0.028, h * y - h * 0.13, w * 0.056, h * 0.13, 10);
    }
  }
  b.rect(t.near, 0, h * 0.8, w, h * 0.22);
  b.rect(tint(t.near, 0.2), 0, h * 0.78, w, h * 0.04);
};

const cabin: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  const r = Math.min(w * 0.3, h * 0.28);
  for (const x of w > h * 1.3 ? [0.22, 0.78] : [0.5]) {
    b.circle(t.near, w * x, h * 0.36, r * 1.18);
    b.circle(t.sky, w * x, h * 0.36, r);
    b.clip(`M${w * x - r} ${h * 0.36} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0 Z`, () => {
      b.at(w * x - r, h * 0.36 - r, {}, () => stars(b, t.light, r * 2, r * 2, 26, seedOf(`${random()}`)));
      b.circle(t.mid, w * x + r * 0.4, h * 0.36 + r * 0.7, r * 0.7);
    });
    for (let bolt = 0; bolt < 8; bolt += 1)
      b.circle(
        t.light,
        w * x + Math.cos(bolt * 0.785) * r * 1.09,
        h * 0.36 + Math.sin(bolt * 0.785) * r * 1.09,
        6,
      );
  }
  b.poly(t.near, [0, h * 0.76, w, h * 0.76, w, h, 0, h]);
  for (let lamp = 0; lamp < 10; lamp += 1)
    b.rect(
      [t.light, t.mid, t.sky][lamp % 3] ?? t.light,
      w * (0.05 + lamp * 0.095),
      h * 0.81,
      w * 0.05,
      h * 0.04,
      5,
    );
};

const train: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  for (let window = 0; window < 3; window += 1) {
    const x = w * (0.04 + window * 0.33);
    b.rect(t.sky, x, h * 0.16, w * 0.27, h * 0.44, 18);
    b.clip([x, h * 0.16, x + w * 0.27, h * 0.16, x + w * 0.27, h * 0.6, x, h * 0.6], () => {
      b.circle(t.light, x + w * (0.06 + random() * 0.14), h * 0.3, Math.min(w, h) * 0.05);
      b.poly(t.mid, [
        x,
        h * 0.6,
        x,
        h * (0.46 + random() * 0.08),
        x + w * 0.14,
        h * (0.4 + random() * 0.1),
        x + w * 0.27,
        h * (0.46 + random() * 0.08),
        x + w * 0.27,
        h * 0.6,
      ]);
    });
  }
  b.rect(t.near, 0, h * 0.72, w, h * 0.3, 30);
  b.rect(tint(t.near, 0.14), 0, h * 0.7, w, h * 0.05);
};

const cave: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.sky, 0, 0, w, h);
  halftone(
    b,
    t.far,
    { x: 0, y: 0, width: w, height: h },
    30,
    awayFrom(w / 2, h * 0.5, 0, Math.max(w, h) * 0.6),
  );
  const edge: number[] = [0, 0, w, 0];
  for (let tooth = 8; tooth >= 0; tooth -= 1)
    edge.push((tooth + 0.5) * (w / 8), h * (0.14 + random() * 0.22), tooth * (w / 8), h * 0.08);
  b.poly(t.mid, edge);
  b.poly(t.near, [0, 0, w * 0.14, 0, w * 0.08, h * 0.5, w * 0.16, h, 0, h]);
  b.poly(t.near, [w, 0, w * 0.88, 0, w * 0.93, h * 0.44, w * 0.83, h, w, h]);
  b.rect(t.near, 0, h * 0.86, w, h * 0.16);
  for (let gem = 0; gem < 4; gem += 1) {
    const x = w * (0.18 + random() * 0.64);
    b.poly(t.light, [x, h * 0.78, x + 14, h * 0.83, x + 8, h * 0.88, x - 10, h * 0.88, x - 14, h * 0.82]);
  }
};

const deep: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.far, 0, 0, w, h);
  for (let ray = 0; ray < 4; ray += 1)
    b.poly(mix(t.far, t.light, 0.18), [
      w * (0.1 + ray * 0.26),
      0,
      w * (0.2 + ray * 0.26),
      0,
      w * (0.06 + ray * 0.3),
      h,
      w * (-0.12 + ray * 0.3),
      h,
    ]);
  for (let weed = 0; weed < 8; weed += 1) {
    const x = random() * w;
    b.curve(
      weed % 2 ? t.mid : t.near,
      16,
      `M${x} ${h} q-30 ${-h * 0.12} 4 ${-h * 0.2} q30 ${-h * 0.08} 0 ${-h * (0.08 + random() * 0.1)}`,
    );
  }
  b.path(
    t.near,
    `M0 ${h} L0 ${h * 0.86} Q${w * 0.2} ${h * 0.78} ${w * 0.42} ${h * 0.88} Q${w * 0.7} ${h * 0.98} ${w} ${h * 0.84} L${w} ${h} Z`,
  );
  bubbles(b, t.light, w, h * 0.8, 12, random);
};

const hall: PaintPlace = (b, w, h, t) => {
  b.rect(t.far, 0, 0, w, h);
  b.path(t.sky, archPath(w / 2, h * 0.86, w * 0.56, h * 0.8));
  crescent(b, t.light, t.sky, w * 0.5, h * 0.36, Math.min(w, h) * 0.1);
  for (const side of [0.1, 0.9]) {
    b.line(t.near, 6, [w * side, h * 0.36, w * side, h * 0.84]);
    b.path(
      t.light,
      `M${w * side - 16} ${h * 0.36} q16 ${-h * 0.14} 16 ${-h * 0.14} q0 ${h * 0.05} 16 ${h * 0.14} Z`,
    );
    b.poly(t.near, [
      w * side - 26,
      h * 0.35,
      w * side + 26,
      h * 0.35,
      w * side + 12,
      h * 0.41,
      w * side - 12,
      h * 0.41,
    ]);
  }
  b.rect(t.near, 0, h * 0.86, w, h * 0.16);
};

const burst: PaintPlace = (b, w, h, t) => {
  b.rect(t.light, 0, 0, w, h);
  sunburst(b, t.mid, w / 2, h * 0.56, 16, Math.hypot(w, h), 0.3);
  halftone(
    b,
    t.near,
    { x: 0, y: 0, width: w, height: h },
    34,
    awayFrom(w / 2, h * 0.56, Math.min(w, h) * 0.34, Math.hypot(w, h) * 0.72),
  );
};

const dots: PaintPlace = (b, w, h, t) => {
  b.rect(t.sky, 0, 0, w, h);
  halftone(
    b,
    t.mid,
    { x: 0, y: 0, width: w, height: h },
    34,
    awayFrom(w / 2, h * 0.5, Math.min(w, h) * 0.24, Math.hypot(w, h) * 0.66),
  );
};

const glow: PaintPlace = (b, w, h, t) => {
  b.rect(t.near, 0, 0, w, h);
  b.circle(t.mid, w / 2, h * 0.6, Math.min(w, h) * 0.62);
  halftone(
    b,
    t.light,
    { x: 0, y: 0, width: w, height: h },
    32,
    towards(w / 2, h * 0.6, Math.min(w, h) * 0.1, Math.min(w, h) * 0.62),
  );
};

const speed: PaintPlace = (b, w, h, t, random) => {
  b.rect(t.light, 0, 0, w, h);
  focusLines(b, t.near, w / 2, h * 0.54, Math.min(w, h) * 0.36, Math.hypot(w, h), 46, random);
};

const plain: PaintPlace = (b, w, h, t) => {
  b.rect(t.mid, 0, 0, w, h);
  b.poly(t.far, [0, h, w, h * 0.3, w, h]);
  const far = Math.hypot(w, h);
  halftone(
    b,
    mix(t.mid, t.light, 0.35),
    { x: 0, y: 0, width: w, height: h },
    32,
    towards(w, 0, far * 0.1, far * 0.7),
  );
};

export const INDOORS = { room, library, kitchen, lab, cabin, train, cave, deep, hall } as const;
export const EFFECTS = { burst, dots, glow, speed, plain } as const;
