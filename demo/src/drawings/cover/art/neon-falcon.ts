import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { downwards, halftone } from '../../motifs/halftone.ts';
import { skyline } from '../../motifs/town.ts';
import type { CoverArt } from '../cover-art.ts';

const NIGHT = '#150b33';
const PINK = '#ff3d8b';
const CYAN = '#2fe0e6';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(NIGHT, 0, 0, width, height);
  halftone(brush, '#5b1a8a', { x: 0, y: 200, width, height: 700 }, 18, downwards(200, 900));
  for (let line = 0; line < 9; line += 1)
    brush.rect(PINK, width / 2 - 230, 250 + line * 44, 460, 44 - line * 4);
  brush.path(
    NIGHT,
    `M0 0 L${width} 0 L${width} ${height} L0 ${height} Z M${width / 2 - 220} 420 a220 220 0 1 0 440 0 a220 220 0 1 0 -440 0 Z`,
  );
  halftone(brush, '#5b1a8a', { x: 0, y: 200, width: width / 2 - 240, height: 700 }, 18, downwards(200, 900));
  halftone(brush, '#5b1a8a', { x: width / 2 + 240, y: 200, width, height: 700 }, 18, downwards(200, 900));
  skyline(brush, '#2a1157', CYAN, width, height, 330, 7);
  skyline(brush, '#0b0620', PINK, width, height, 210, 19);
}

function side(brush: Brush, light: string, dark: string): void {
  brush.poly(
    light,
    [
      0, 300, 70, 320, 250, 250, 300, 330, 262, 340, 290, 400, 238, 396, 254, 452, 190, 440, 176, 500, 90,
      560, 0, 640,
    ],
  );
  brush.poly(dark, [0, 300, 40, 312, 60, 420, 0, 470]);
  brush.poly(dark, [250, 250, 300, 330, 262, 340, 290, 400, 238, 396, 210, 330]);
  brush.poly('#fff6dc', [44, 420, 150, 372, 132, 430, 60, 452]);
  brush.poly(NIGHT, [88, 404, 122, 390, 112, 432, 92, 438]);
  brush.poly('#f6b92e', [0, 470, 46, 500, 30, 590, 0, 700]);
}

export const neonFalconArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    brush.at(320, 20, { flip: true }, () => side(brush, '#27c2d1', '#1785a8'));
    brush.at(320, 20, {}, () => {
      side(brush, '#1785a8', '#0f5b80');
      brush.poly('#c8881a', [0, 470, 46, 500, 30, 590, 0, 700]);
    });
  },
  title: (brush, locale) => {
    const [first, second] = locale === 'ar' ? ['صقر', 'النيون'] : ['NEON', 'FALCON'];
    const style = { face: 'bangers', skew: 0.1, outlineWidth: 16 } as const;
    letter(brush, locale, {
      ...style,
      text: first,
      fill: '#fff6dc',
      outline: '#1785a8',
      x: 320,
      y: 90,
      width: 360,
      height: 118,
    });
    letter(brush, locale, {
      ...style,
      text: second,
      fill: '#fff6dc',
      outline: PINK,
      x: 320,
      y: 812,
      width: 500,
      height: 126,
    });
  },
};
