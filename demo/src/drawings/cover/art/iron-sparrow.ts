import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone } from '../../motifs/halftone.ts';
import { gear } from '../../motifs/town.ts';
import type { CoverArt } from '../cover-art.ts';

const SLATE = '#24323d';
const RED = '#b8432f';
const DARK = '#7d2a20';
const BONE = '#e5ddcc';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(SLATE, 0, 0, width, height);
  brush.poly('#d9d3c6', [0, 560, width, 300, width, height, 0, height]);
  halftone(
    brush,
    RED,
    { x: 0, y: 300, width, height: 600 },
    18,
    (x, y) => (x / width) * 0.75 + (y - 620) / 500,
  );
  halftone(
    brush,
    '#31434f',
    { x: 0, y: 0, width, height: 420 },
    18,
    (x, y) => (380 - y) / 600 + (x / width) * 0.2,
  );
  gear(brush, '#c0922e', SLATE, width / 2 + 190, 150, 118, 12);
  gear(brush, '#8a6a24', SLATE, width / 2 + 90, 40, 72, 10);
}

function subject(brush: Brush): void {
  for (const [shade, points] of [
    [DARK, [250, 470, 40, 250, 60, 360, 20, 340, 80, 440, 40, 440, 120, 510, 236, 560]],
    [RED, [262, 470, 78, 268, 108, 380, 74, 376, 132, 452, 108, 462, 250, 540]],
    [DARK, [360, 440, 560, 300, 520, 380, 572, 380, 506, 438, 540, 452, 396, 520]],
  ] as const)
    brush.poly(shade, points);
  brush.poly(SLATE, [250, 640, 80, 760, 70, 806, 150, 790, 130, 850, 320, 720]);
  brush.path(
    BONE,
    'M210 560 Q200 440 330 400 Q450 390 476 470 Q500 600 400 680 Q300 720 236 660 Q210 620 210 560 Z',
  );
  brush.clip(
    'M210 560 Q200 440 330 400 Q450 390 476 470 Q500 600 400 680 Q300 720 236 660 Q210 620 210 560 Z',
    () => {
      brush.path('#b7ae9a', 'M200 600 Q320 690 500 560 L500 740 L200 740 Z');
      brush.path('#cbc3b0', 'M230 580 Q320 640 470 520 L500 580 Q340 690 220 620 Z');
      for (let rivet = 0; rivet < 6; rivet += 1)
        brush.circle(SLATE, 250 + rivet * 40, 600 - Math.abs(rivet - 1) * 10 + rivet * 2, 6);
    },
  );
  brush.circle(RED, 408, 380, 104);
  brush.clip('M304 380 a104 104 0 1 0 208 0 a104 104 0 1 0 -208 0 Z', () => {
    brush.path(DARK, 'M300 380 Q380 470 520 410 L520 500 L300 500 Z');
    brush.path(BONE, 'M300 440 Q360 400 420 440 Q380 500 300 500 Z');
  });
  brush.poly('#f2b632', [496, 352, 588, 388, 500, 418]);
  brush.poly('#c98a1c', [500, 388, 588, 388, 500, 418]);
  brush.circle('#f2b632', 436, 352, 34);
  brush.circle('#14191e', 436, 352, 22);
  brush.circle('#fff6dc', 444, 343, 7);
  for (const [x, y] of [
    [360, 316],
    [336, 360],
    [344, 410],
    [400, 470],
  ] as const)
    brush.circle('#e9c9a4', x, y, 6);
  for (const x of [300, 356]) {
    brush.line('#14191e', 9, [x, 690, x - 10, 760]);
    brush.line('#14191e', 7, [x - 40, 772, x - 10, 758, x + 26, 776]);
  }
}

export const ironSparrowArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const [first, second] = locale === 'ar' ? ['العصفور', 'الحديدي'] : ['IRON', 'SPARROW'];
    const face = locale === 'ar' ? 'changa' : 'anton';
    letter(brush, locale, {
      text: first,
      face,
      fill: BONE,
      x: locale === 'ar' ? 250 : 190,
      y: 118,
      width: 360,
      height: 116,
    });
    letter(brush, locale, {
      text: second,
      face,
      fill: SLATE,
      outline: BONE,
      outlineWidth: 14,
      x: 340,
      y: 822,
      width: 480,
      height: 112,
    });
  },
};
