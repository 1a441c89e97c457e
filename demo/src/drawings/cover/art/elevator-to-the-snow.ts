import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { downwards, halftone } from '../../motifs/halftone.ts';
import { hill, mountains, pine } from '../../motifs/land.ts';
import { snow } from '../../motifs/sky.ts';
import { randomFrom } from '../../random.ts';
import type { CoverArt } from '../cover-art.ts';

const LILAC = '#b9a7dc';
const PLUM = '#3d2a63';
const SNOW = '#f6f3ff';
const ROSE = '#f2648a';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(LILAC, 0, 0, width, height);
  halftone(brush, '#d9c8ef', { x: 0, y: 200, width, height: 560 }, 18, downwards(160, 760));
  mountains(brush, '#8a76b8', '#6c58a0', width, 720, 330, Math.max(3, Math.round(width / 220)), 44, SNOW);
  hill(brush, SNOW, width, 700, height, 18, 600, 0.6);
  for (let tree = 0; tree < width / 74; tree += 1)
    pine(brush, '#4f3d7d', PLUM, 30 + tree * 76, 744 + (tree % 3) * 20, 110 + (tree % 4) * 22);
  hill(brush, '#dcd4f2', width, 800, height, 14, 480, 2);
}

export const elevatorToTheSnowArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    brush.rect(PLUM, 206, 0, 14, 720);
    brush.rect(PLUM, 420, 0, 14, 720);
    for (let brace = 0; brace < 6; brace += 1)
      brush.line(PLUM, 5, [213, brace * 120, 427, brace * 120 + 110]);
    brush.line('#23163f', 7, [320, 0, 320, 330]);
    brush.rect('#23163f', 232, 318, 176, 30, 6);
    brush.rect(ROSE, 222, 340, 196, 300, 10);
    brush.rect('#c43f6c', 366, 340, 52, 300, 10);
    brush.rect('#fbe6a8', 246, 372, 148, 236, 4);
    brush.line('#c43f6c', 6, [320, 372, 320, 608]);
    // Two people, one door apart.
    for (const [x, coat, hair, flip] of [
      [284, '#2f7f9a', '#241a30', false],
      [358, '#f08a3c', '#7a3b22', true],
    ] as const) {
      brush.at(x, 606, { flip, scale: 1.1 }, () => {
        brush.path(coat, 'M-26 0 Q-30 -96 0 -104 Q30 -96 26 0 Z');
        brush.circle('#f3c9a4', 2, -124, 22);
        brush.path(hair, 'M-23 -122 Q-24 -152 4 -150 Q28 -148 25 -124 Q8 -140 -23 -122 Z');
        brush.rect('#f6f3ff', -22, -106, 46, 13, 6);
      });
    }
    brush.rect('#23163f', 232, 634, 176, 22, 6);
    snow(brush, '#ffffff', 640, 896, 90, randomFrom(12));
  },
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'مصعد إلى الثلج',
        face: 'changa',
        fill: PLUM,
        x: 320,
        y: 826,
        width: 540,
        height: 110,
      });
      return;
    }
    letter(brush, locale, {
      text: 'ELEVATOR',
      face: 'changa',
      fill: PLUM,
      x: 320,
      y: 786,
      width: 480,
      height: 76,
    });
    letter(brush, locale, {
      text: 'TO THE SNOW',
      face: 'changa',
      fill: ROSE,
      x: 320,
      y: 856,
      width: 360,
      height: 46,
    });
  },
};
