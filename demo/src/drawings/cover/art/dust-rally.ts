import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone } from '../../motifs/halftone.ts';
import { hill } from '../../motifs/land.ts';
import { sunburst } from '../../motifs/rays.ts';
import type { CoverArt } from '../cover-art.ts';

const INK = '#1a1620';
const RED = '#d9302c';
const SKY = '#6fd0c8';
const SAND = '#f3c46b';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(SKY, 0, 0, width, height);
  sunburst(brush, '#8fdcd2', width / 2, 440, 20, width, 0.4);
  hill(brush, '#c9683f', width, 430, height, 34, 420, 2.4);
  hill(brush, '#e79a4b', width, 486, height, 20, 560, 0.4);
  brush.poly(SAND, [width / 2 - 60, 480, width / 2 + 60, 480, width + 60, height, -60, height]);
  halftone(
    brush,
    '#d99a3f',
    { x: 0, y: 520, width, height: 400 },
    19,
    (x, y) => (y - 480) / 700 + Math.abs(x - width / 2) / width - 0.2,
  );
}

function cloudOfDust(brush: Brush, x: number, y: number, size: number): void {
  for (const [dx, dy, r] of [
    [0, 0, 1],
    [0.9, 0.16, 0.8],
    [-0.9, 0.2, 0.76],
    [0.4, -0.5, 0.72],
    [-0.46, -0.46, 0.64],
    [1.5, 0.4, 0.5],
    [-1.5, 0.42, 0.46],
  ] as const)
    brush.circle('#fbe7b6', x + dx * size, y + dy * size, r * size);
}

function subject(brush: Brush): void {
  cloudOfDust(brush, 90, 700, 100);
  cloudOfDust(brush, 560, 690, 110);
  brush.at(320, 640, { rotate: -7 }, () => {
    for (const x of [-196, 196]) {
      brush.rect(INK, x - 46, 40, 92, 150, 26);
      for (let tread = 0; tread < 5; tread += 1)
        brush.line('#4a4450', 5, [x - 40, 62 + tread * 28, x + 40, 54 + tread * 28]);
    }
    brush.path(
      RED,
      'M-240 30 Q-236 -60 -150 -70 L150 -70 Q236 -60 240 30 L236 122 Q220 150 180 150 L-180 150 Q-220 150 -236 122 Z',
    );
    brush.path('#a51f24', 'M40 -70 L150 -70 Q236 -60 240 30 L236 122 Q220 150 180 150 L80 150 Z');
    brush.path('#ffffff', 'M-44 -70 L44 -70 L60 150 L-60 150 Z');
    brush.path(INK, 'M-150 -66 Q-130 -190 -84 -196 L84 -196 Q130 -190 150 -66 Z');
    brush.path('#bff0ea', 'M-128 -76 Q-112 -166 -76 -174 L76 -174 Q112 -166 128 -76 Z');
    brush.poly('#e6fbf7', [-60, -174, -10, -174, -60, -76, -116, -76]);
    brush.rect(RED, -96, -216, 192, 28, 8);
    for (const x of [-60, -20, 20, 60]) brush.circle('#fff3b0', x, -216, 20);
    for (const x of [-180, 180]) {
      brush.circle('#fff3b0', x, 10, 38);
      brush.ring(INK, 8, x, 10, 38);
    }
    brush.rect(INK, -120, 66, 240, 50, 10);
    for (let bar = 0; bar < 9; bar += 1)
      brush.line('#6a6470', 5, [-104 + bar * 26, 72, -104 + bar * 26, 110]);
    brush.circle('#ffffff', 0, -16, 44);
    letter(brush, 'en', { text: '7', face: 'anton', fill: INK, x: 0, y: -16, width: 40, height: 56 });
    // The driver behind the glass.
    brush.circle('#f6b92e', -52, -112, 33);
    brush.rect(INK, -78, -120, 52, 20, 8);
  });
}

export const dustRallyArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: INK, halo: '#ffffff', outlineWidth: 14, skew: 0.16 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'سباق الغبار',
        face: 'lalezar',
        fill: '#f9d648',
        x: 320,
        y: 130,
        width: 520,
        height: 140,
        rotate: -4,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'DUST',
      face: 'bangers',
      fill: '#f9d648',
      x: 236,
      y: 110,
      width: 330,
      height: 130,
      rotate: -5,
    });
    letter(brush, locale, {
      ...style,
      text: 'RALLY',
      face: 'bangers',
      fill: '#ffffff',
      x: 410,
      y: 232,
      width: 330,
      height: 120,
      rotate: -5,
    });
  },
};
