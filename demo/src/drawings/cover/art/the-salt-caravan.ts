import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { downwards, halftone } from '../../motifs/halftone.ts';
import { hill } from '../../motifs/land.ts';
import type { CoverArt } from '../cover-art.ts';

const BROWN = '#54221a';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#f5d9a6', 0, 0, width, height);
  halftone(brush, '#f0c07e', { x: 0, y: 150, width, height: 460 }, 18, downwards(150, 640));
  brush.circle('#ee5a32', width / 2, 388, 178);
  halftone(brush, '#b93a26', { x: width / 2 - 190, y: 200, width: 380, height: 380 }, 15, (x, y) =>
    Math.hypot(x - width / 2, y - 388) < 172 ? (y - 330) / 240 : 0,
  );
  hill(brush, '#d98a45', width, 560, height, 20, 620, 1.2);
  hill(brush, '#b2602f', width, 640, height, 26, 520, 3);
  hill(brush, '#8a4027', width, 716, height, 24, 700, 0.4);
  hill(brush, '#5f261b', width, 792, height, 18, 480, 2);
  brush.rect('#2f0f0c', 0, 834, width, 70);
  for (let x = -10; x < width + 40; x += 46) {
    brush.poly('#f5d9a6', [x, 846, x + 20, 866, x, 886, x - 20, 866]);
    brush.poly('#d9502f', [x, 856, x + 10, 866, x, 876, x - 10, 866]);
  }
}

function camel(brush: Brush, x: number, y: number): void {
  brush.at(x, y, { scale: 1.12 }, () => {
    for (const leg of [-34, -22, 22, 34]) brush.line(BROWN, 7, [leg, -34, leg + (leg > 0 ? 3 : -3), 26]);
    brush.path(
      BROWN,
      'M-48 -30 Q-44 -66 -20 -62 Q-6 -92 10 -62 Q36 -66 44 -42 Q58 -46 58 -74 Q56 -90 66 -94 L88 -90 Q90 -80 74 -78 Q74 -34 46 -22 Q0 -10 -48 -30 Z',
    );
    brush.line(BROWN, 4, [-48, -36, -56, -14]);
    brush.poly('#d9502f', [-18, -66, 24, -66, 30, -34, -24, -34]);
    brush.poly('#f5d9a6', [-18, -50, 26, -50, 27, -44, -20, -44]);
    brush.path('#fdf6e6', 'M-10 -64 Q-14 -104 6 -108 Q24 -104 18 -64 Z');
    brush.circle('#8a4a2c', 8, -114, 10);
    brush.path('#fdf6e6', 'M-4 -114 Q-4 -130 8 -130 Q20 -130 20 -116 Q8 -122 -4 -114 Z');
  });
}

export const theSaltCaravanArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    for (const [x, y] of [
      [116, 532],
      [254, 544],
      [392, 536],
      [530, 528],
    ] as const)
      camel(brush, x, y);
  },
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'قافلة الملح',
        face: 'rakkas',
        fill: BROWN,
        x: 320,
        y: 118,
        width: 500,
        height: 150,
      });
      return;
    }
    letter(brush, locale, {
      text: 'THE SALT',
      face: 'rakkas',
      fill: BROWN,
      x: 320,
      y: 82,
      width: 430,
      height: 78,
    });
    letter(brush, locale, {
      text: 'CARAVAN',
      face: 'rakkas',
      fill: BROWN,
      x: 320,
      y: 172,
      width: 440,
      height: 78,
    });
  },
};
