import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import { sunburst } from '../../motifs/rays.ts';
import type { CoverArt } from '../cover-art.ts';

const INK = '#10241a';
const YELLOW = '#f6c52e';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#0f8a45', 0, 0, width, height);
  sunburst(brush, '#1aa656', width / 2 + 150, 300, 18, width, 0.2);
  halftone(brush, '#e9f06a', { x: 0, y: 0, width, height }, 17, towards(width / 2 + 150, 300, 60, 420));
  for (let line = -2; line < width / 62 + 2; line += 1)
    brush.line('#c9e8cf', 4, [line * 62 + 40, 640, line * 66 - 20, height]);
  for (let row = 0; row < 6; row += 1) brush.line('#c9e8cf', 4, [0, 650 + row * 48, width, 644 + row * 46]);
  brush.line('#ffffff', 14, [0, 634, width, 634]);
}

function ball(brush: Brush, x: number, y: number, radius: number): void {
  brush.circle('#ffffff', x, y, radius);
  brush.clip(
    `M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${radius * 2} 0 a${radius} ${radius} 0 1 0 ${-radius * 2} 0 Z`,
    () => {
      for (let patch = 0; patch < 6; patch += 1) {
        const angle = (patch / 5) * Math.PI * 2 - Math.PI / 2;
        const [cx, cy] =
          patch === 5 ? [x, y] : [x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius * 0.86];
        const points: number[] = [];
        for (let corner = 0; corner < 5; corner += 1) {
          const turn = (corner / 5) * Math.PI * 2 + (patch === 5 ? -Math.PI / 2 : Math.PI / 2);
          points.push(cx + Math.cos(turn) * radius * 0.33, cy + Math.sin(turn) * radius * 0.33);
        }
        brush.poly(INK, points);
        if (patch < 5) brush.line(INK, 4, [x, y, cx, cy]);
      }
    },
  );
}

function subject(brush: Brush): void {
  ball(brush, 500, 296, 84);
  brush.at(300, 520, { rotate: 38 }, () => {
    brush.limb('#17201c', 62, [-20, 120, -70, 230, -30, 330]);
    brush.limb('#17201c', 62, [40, 120, 50, 240, 110, 320]);
    brush.path('#f2542d', 'M-66 320 l62 -10 l16 70 l-92 6 Z');
    brush.path('#f2542d', 'M72 318 l58 -26 l42 58 l-78 34 Z');
    brush.limb(YELLOW, 54, [60, -110, 84, -220, 60, -300]);
    brush.limb(YELLOW, 54, [-50, -110, -40, -230, 20, -310]);
    brush.path(YELLOW, 'M-92 -130 Q0 -176 100 -130 L82 140 L-70 140 Z');
    brush.path('#cf9a17', 'M30 -154 Q70 -150 100 -130 L82 140 L30 140 Z');
    brush.line(INK, 14, [-14, -70, 10, -90, 10, 30]);
    brush.rect('#ffffff', -4, -368, 62, 70, 26);
    brush.rect('#e6ece8', 44, -356, 58, 68, 26);
    brush.path(
      '#7a4527',
      'M-64 -180 Q-80 -270 -8 -276 Q60 -270 46 -184 Q30 -132 -8 -130 Q-48 -132 -64 -180 Z',
    );
    brush.path(
      '#1a1210',
      'M-72 -196 Q-96 -294 -8 -296 Q76 -294 54 -200 Q44 -240 -8 -240 Q-54 -240 -72 -196 Z',
    );
    brush.curve('#1a1210', 6, 'M-40 -196 q12 -14 24 0');
    brush.curve('#1a1210', 6, 'M8 -196 q12 -14 24 0');
    brush.line('#ffffff', 8, [-22, -158, 16, -158]);
  });
}

export const theLastGoalkeeperArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: INK, outlineWidth: 16 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'الحارس',
        face: 'lalezar',
        fill: '#ffffff',
        x: 236,
        y: 112,
        width: 400,
        height: 130,
      });
      letter(brush, locale, {
        ...style,
        text: 'الأخير',
        face: 'lalezar',
        fill: YELLOW,
        x: 330,
        y: 806,
        width: 330,
        height: 130,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'THE LAST',
      face: 'anton',
      fill: '#ffffff',
      x: 190,
      y: 96,
      width: 290,
      height: 92,
    });
    letter(brush, locale, {
      ...style,
      text: 'GOALKEEPER',
      face: 'anton',
      fill: YELLOW,
      x: 320,
      y: 812,
      width: 560,
      height: 110,
    });
  },
};
