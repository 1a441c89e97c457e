import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import { waves } from '../../motifs/land.ts';
import { stars } from '../../motifs/sky.ts';
import type { CoverArt } from '../cover-art.ts';

const INDIGO = '#1d2b5c';
const CREAM = '#fbf0d4';
const RED = '#d8382f';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(INDIGO, 0, 0, width, height);
  halftone(brush, '#33468a', { x: 0, y: 0, width, height }, 18, towards(width / 2, 340, 200, 600));
  stars(brush, CREAM, width, 500, Math.round(width / 14), 31);
  waves(brush, ['#2d6f9a', '#235a86', '#1a4871'], width, 806, height, 92);
}

function subject(brush: Brush): void {
  brush.circle('#f8d766', 320, 330, 196);
  halftone(brush, '#e9b23f', { x: 120, y: 130, width: 400, height: 400 }, 15, (x, y) =>
    Math.hypot(x - 320, y - 330) < 190 ? (Math.hypot(x - 250, y - 260) - 120) / 220 : 0,
  );
  for (const [x, bend] of [
    [236, 30],
    [320, -34],
    [404, 28],
  ] as const)
    brush.curve('#ffffff', 13, `M${x} 500 q${bend} -46 0 -92 q${-bend} -46 0 -92`);
  brush.ellipse('#8d1f1c', 320, 590, 236, 62);
  brush.ellipse('#f0b254', 320, 588, 212, 50);
  for (let strand = 0; strand < 7; strand += 1)
    brush.curve(
      '#fbe2a0',
      10,
      `M${150 + strand * 12} ${584 + (strand % 3) * 10} q60 -34 120 0 t120 0 t${100 - strand * 12} 0`,
    );
  brush.ellipse(CREAM, 234, 574, 56, 34, -8);
  brush.ellipse('#f2902c', 234, 574, 30, 19, -8);
  brush.circle(CREAM, 396, 572, 40);
  brush.curve('#ef6a8a', 7, 'M384 580 q-8 -22 14 -24 q22 2 14 24 q-8 14 -22 6');
  brush.rect('#1f4a34', 300, 520, 76, 62, 4);
  const bowl = 'M84 592 Q96 800 240 838 L400 838 Q544 800 556 592 Q520 640 320 644 Q120 640 84 592 Z';
  brush.path(RED, bowl);
  brush.clip(bowl, () => {
    brush.path('#a3231f', 'M380 600 Q420 760 360 850 L600 850 L600 580 Z');
    for (let key = 0; key < 6; key += 1)
      brush.curve(CREAM, 6, `M${110 + key * 82} 730 l0 -34 l40 0 l0 26 l-22 0`);
  });
  brush.line('#3a1d16', 14, [430, 560, 610, 250]);
  brush.line('#3a1d16', 14, [460, 570, 632, 290]);
}

export const paperMoonRamenArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'رامن القمر الورقي',
        face: 'lalezar',
        fill: CREAM,
        x: 320,
        y: 78,
        width: 560,
        height: 104,
        outline: RED,
        outlineWidth: 14,
      });
      return;
    }
    letter(brush, locale, {
      text: 'PAPER MOON',
      face: 'lalezar',
      fill: CREAM,
      x: 320,
      y: 66,
      width: 540,
      height: 88,
      outline: INDIGO,
      outlineWidth: 14,
    });
    letter(brush, locale, {
      text: 'RAMEN',
      face: 'lalezar',
      fill: CREAM,
      x: 320,
      y: 764,
      width: 260,
      height: 64,
    });
  },
};
