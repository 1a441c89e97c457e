import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const INK = '#17141a';
const ORANGE = '#f26a2a';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#f7f1e3', 0, 0, width, height);
  halftone(
    brush,
    '#ef8154',
    { x: 0, y: 150, width, height: height - 150 },
    19,
    awayFrom(width / 2, 500, 250, 820),
  );
  brush.poly(INK, [0, 0, width, 0, width, 150, 0, 226]);
}

/** Half of a folded paper face, right of the middle. */
function half(brush: Brush, dark: boolean): void {
  const tone = (light: string, deep: string) => (dark ? deep : light);
  brush.poly(tone('#f58a3c', '#e0602a'), [120, 300, 214, 212, 222, 390]);
  brush.poly(INK, [160, 300, 200, 252, 204, 356]);
  brush.poly(tone(ORANGE, '#d9521f'), [0, 270, 120, 300, 222, 390, 232, 520, 200, 640, 120, 720, 0, 560]);
  brush.poly(tone('#f9a05c', '#ec7a38'), [0, 270, 70, 286, 46, 430, 0, 480]);
  brush.poly(tone('#fdf7ea', '#e2d6bd'), [0, 520, 60, 560, 110, 700, 60, 790, 0, 810]);
  brush.poly(tone('#f58a3c', '#cf4a1c'), [60, 560, 140, 500, 200, 640, 120, 720, 108, 690]);
  brush.poly(INK, [0, 300, 26, 306, 0, 400]);
  brush.poly(INK, [60, 290, 110, 302, 56, 372]);
  brush.poly(INK, [222, 396, 226, 450, 150, 430]);
  brush.poly(INK, [231, 510, 222, 566, 150, 528]);
  brush.poly(INK, [204, 628, 176, 664, 132, 610]);
  brush.poly('#f6d84a', [48, 470, 130, 440, 122, 482, 66, 500]);
  brush.poly(INK, [88, 454, 112, 446, 108, 486, 90, 492]);
  brush.poly(INK, [36, 452, 134, 418, 130, 440, 46, 472]);
  brush.poly(tone('#2a2230', '#17141a'), [0, 640, 44, 620, 30, 668, 0, 690]);
  brush.line(INK, 7, [0, 690, 0, 726, 48, 752]);
  for (const y of [690, 712]) brush.circle(INK, 66, y, 4);
}

export const paperTigersArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    brush.at(320, 0, { flip: true }, () => half(brush, false));
    brush.at(320, 0, {}, () => half(brush, true));
  },
  title: (brush, locale) => {
    const [top, bottom] = locale === 'ar' ? ['نمور', 'من ورق'] : ['PAPER', 'TIGERS'];
    const face = locale === 'ar' ? 'lalezar' : 'anton';
    letter(brush, locale, {
      text: top,
      face,
      fill: '#f7f1e3',
      x: locale === 'ar' ? 488 : 196,
      y: 92,
      width: 280,
      height: 116,
      rotate: -6,
    });
    letter(brush, locale, { text: bottom, face, fill: INK, x: 320, y: 842, width: 420, height: 84 });
  },
};
