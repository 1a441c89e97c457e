import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { across, halftone } from '../../motifs/halftone.ts';
import { sunburst } from '../../motifs/rays.ts';
import { cloud } from '../../motifs/sky.ts';
import type { CoverArt } from '../cover-art.ts';

const INK = '#1b1530';
const TEAL = '#1fa39a';
const CORAL = '#f2603c';
const CREAM = '#fff3d6';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(TEAL, 0, 0, width, height);
  sunburst(brush, '#2bb8ac', width / 2, 500, 14, width, 0.1);
  halftone(brush, INK, { x: 0, y: 0, width, height: 330 }, 19, (_x, y) => (320 - y) / 420);
  for (const [share, y, size, color] of [
    [0.08, 250, 150, INK],
    [0.9, 230, 170, INK],
    [0.5, 190, 150, INK],
    [0.26, 210, 120, '#382c58'],
    [0.72, 196, 130, '#382c58'],
  ] as const)
    cloud(brush, color, width * share, y, size);
  for (const share of [0.06, 0.34, 0.66, 0.95]) cloud(brush, CREAM, width * share, height + 10, 150);
}

function bolt(brush: Brush): void {
  brush.poly('#f9d648', [150, 200, 240, 200, 196, 320, 256, 320, 118, 540, 156, 384, 98, 384]);
}

function subject(brush: Brush): void {
  brush.at(-40, 10, {}, () => bolt(brush));
  brush.at(690, 10, { flip: true }, () => bolt(brush));
  // The great drum, and the girl on top of it with both sticks raised.
  brush.path('#8a2c22', 'M150 560 Q120 690 170 820 L470 820 Q520 690 490 560 Z');
  brush.clip('M150 560 Q120 690 170 820 L470 820 Q520 690 490 560 Z', () => {
    brush.path('#671c1a', 'M360 540 Q400 690 350 840 L540 840 L540 540 Z');
    halftone(brush, '#b8452f', { x: 130, y: 560, width: 190, height: 270 }, 14, across(320, 130));
  });
  for (let nail = 0; nail < 9; nail += 1)
    brush.circle('#f9d648', 166 + nail * 38.5, 606 + Math.sin((nail / 8) * Math.PI) * 26, 8);
  brush.ellipse(CREAM, 320, 562, 172, 46);
  brush.ellipse('#e8d3a4', 330, 568, 140, 33);
  brush.path(CORAL, 'M264 560 Q262 450 300 420 L344 420 Q380 450 378 560 Q320 584 264 560 Z');
  brush.path('#c23f26', 'M330 420 L344 420 Q380 450 378 560 Q360 570 340 572 Z');
  brush.limb(CORAL, 30, [290, 440, 232, 380, 226, 306]);
  brush.limb(CORAL, 30, [352, 440, 408, 380, 418, 306]);
  brush.line(INK, 11, [226, 300, 262, 196]);
  brush.line(INK, 11, [420, 300, 388, 192]);
  brush.circle(CREAM, 262, 190, 15);
  brush.circle(CREAM, 388, 188, 15);
  brush.path(INK, 'M250 372 Q240 276 322 272 Q404 276 394 372 L410 420 Q360 396 322 404 Q276 396 236 420 Z');
  brush.path('#f3c196', 'M268 344 Q268 300 322 300 Q376 300 376 344 Q372 396 322 414 Q272 396 268 344 Z');
  brush.path(
    INK,
    'M262 350 Q260 286 322 286 Q386 286 382 350 Q366 322 340 318 L330 336 L312 316 Q280 322 262 350 Z',
  );
  for (const x of [298, 346]) brush.curve(INK, 6, `M${x - 14} 358 q14 -16 28 0`);
  brush.path('#8a2c22', 'M300 376 Q322 384 344 376 Q340 404 322 404 Q304 404 300 376 Z');
}

export const kumoAndTheStormDrumArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: INK, outlineWidth: 16 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'كومو',
        face: 'lalezar',
        fill: '#f9d648',
        x: 320,
        y: 92,
        width: 290,
        height: 116,
      });
      letter(brush, locale, {
        ...style,
        text: 'وطبل العاصفة',
        face: 'lalezar',
        fill: CREAM,
        x: 320,
        y: 826,
        width: 440,
        height: 92,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'KUMO',
      face: 'bangers',
      fill: '#f9d648',
      x: 320,
      y: 86,
      width: 340,
      height: 118,
    });
    letter(brush, locale, {
      ...style,
      text: 'AND THE STORM DRUM',
      face: 'bangers',
      fill: CREAM,
      x: 320,
      y: 836,
      width: 520,
      height: 70,
    });
  },
};
