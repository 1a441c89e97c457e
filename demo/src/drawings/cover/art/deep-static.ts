import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import { bubbles } from '../../motifs/sky.ts';
import { randomFrom } from '../../random.ts';
import type { CoverArt } from '../cover-art.ts';

const BRASS = '#d3a52f';
const SHADE = '#8d6a14';
const DEEP = '#052b33';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#0c6b74', 0, 0, width, height);
  halftone(brush, '#128b90', { x: 0, y: 0, width, height }, 18, towards(width / 2, 430, 160, 640));
  halftone(brush, DEEP, { x: 0, y: 460, width, height: 460 }, 18, (_x, y) => (y - 460) / 520);
  bubbles(brush, '#bfe8e0', width, 520, Math.round(width / 26), randomFrom(77));
}

function tentacle(brush: Brush): void {
  brush.path(
    '#ee6a3c',
    'M320 900 C250 860 230 700 268 600 C300 520 262 470 214 486 C190 494 184 522 204 532 C220 496 250 520 236 580 C196 690 180 800 226 900 Z',
  );
  brush.path('#c2472a', 'M320 900 C262 850 244 720 276 614 C262 700 276 820 320 900 Z');
  for (const [x, y, r] of [
    [240, 560, 11],
    [226, 612, 12],
    [214, 668, 13],
    [206, 726, 14],
    [206, 788, 15],
    [218, 850, 15],
  ] as const)
    brush.circle('#f9b08a', x, y, r);
}

function subject(brush: Brush): void {
  brush.at(320, 0, {}, () => brush.at(-20, 0, {}, () => tentacle(brush)));
  brush.at(340, 0, { flip: true }, () => tentacle(brush));
  brush.path(BRASS, 'M160 900 Q150 720 210 660 L430 660 Q490 720 480 900 Z');
  brush.path(SHADE, 'M340 660 L430 660 Q490 720 480 900 L380 900 Q400 760 340 660 Z');
  brush.ellipse(SHADE, 320, 654, 144, 44);
  brush.ellipse(BRASS, 314, 642, 136, 38);
  brush.rect(SHADE, 300, 276, 40, 50, 8);
  brush.circle(BRASS, 320, 470, 172);
  brush.clip('M148 470 a172 172 0 1 0 344 0 a172 172 0 1 0 -344 0 Z', () => {
    brush.path(SHADE, 'M350 290 Q500 360 470 520 Q440 620 340 650 L520 660 L520 280 Z');
    halftone(brush, '#f0cf6a', { x: 150, y: 300, width: 160, height: 200 }, 14, towards(210, 370, 20, 130));
  });
  for (let bolt = 0; bolt < 14; bolt += 1)
    brush.circle('#fbe9b0', 320 + Math.cos(bolt * 0.4488) * 128, 470 + Math.sin(bolt * 0.4488) * 128, 8);
  brush.circle('#5d450c', 320, 470, 112);
  brush.circle(DEEP, 320, 470, 96);
  brush.path('#7cc7c0', 'M244 446 Q258 392 318 384 L322 410 Q280 420 268 462 Z');
  brush.path('#f7f1e3', 'M246 492 Q320 416 394 492 Q320 560 246 492 Z');
  brush.circle('#d8432c', 320, 488, 31);
  brush.circle('#14101a', 320, 488, 16);
  brush.circle('#ffffff', 330, 478, 6);
}

export const deepStaticArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'ضجيج',
        face: 'changa',
        fill: '#f7f1e3',
        x: 320,
        y: 84,
        width: 330,
        height: 120,
      });
      letter(brush, locale, {
        text: 'الأعماق',
        face: 'changa',
        fill: '#f6c84a',
        x: 320,
        y: 200,
        width: 320,
        height: 96,
      });
      return;
    }
    letter(brush, locale, {
      text: 'DEEP',
      face: 'anton',
      fill: '#f7f1e3',
      x: 320,
      y: 82,
      width: 300,
      height: 120,
    });
    letter(brush, locale, {
      text: 'STATIC',
      face: 'anton',
      fill: '#f6c84a',
      x: 320,
      y: 204,
      width: 270,
      height: 92,
    });
  },
};
