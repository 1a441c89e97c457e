import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { downwards, halftone } from '../../motifs/halftone.ts';
import { bunting } from '../../motifs/town.ts';
import { randomFrom } from '../../random.ts';
import type { CoverArt } from '../cover-art.ts';

const PLUM = '#2a1030';

function house(
  brush: Brush,
  wall: string,
  dark: string,
  x: number,
  top: number,
  width: number,
  seed: number,
  dome?: string,
): void {
  const random = randomFrom(seed);
  if (dome)
    brush.path(dome, `M${x + width * 0.12} ${top} a${width * 0.38} ${width * 0.4} 0 0 1 ${width * 0.76} 0 Z`);
  brush.rect(wall, x, top, width, 900 - top);
  brush.rect(dark, x + width * 0.72, top, width * 0.28, 900 - top);
  for (let y = top + 34; y < 870; y += 64) {
    for (let column = x + 14; column + 22 < x + width; column += 40) {
      brush.path(random() < 0.3 ? '#fbe3a0' : PLUM, `M${column} ${y + 34} l0 -18 a11 13 0 0 1 22 0 l0 18 Z`);
    }
  }
}

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#f7c43c', 0, 0, width, height);
  halftone(brush, '#f2a52f', { x: 0, y: 120, width, height: 640 }, 18, downwards(120, 900));
  const left = width / 2 - 320;
  for (let x = left - 150, index = 0; x > -170; x -= 150, index += 1)
    house(
      brush,
      index % 2 ? '#e2724a' : '#c4456a',
      index % 2 ? '#c2553a' : '#9c3058',
      x,
      330 + (index % 3) * 50,
      150,
      60 + index,
      index % 2 ? '#2f8f86' : undefined,
    );
  for (let x = left + 640, index = 0; x < width; x += 150, index += 1)
    house(
      brush,
      index % 2 ? '#c4456a' : '#e2724a',
      index % 2 ? '#9c3058' : '#c2553a',
      x,
      350 + (index % 3) * 40,
      150,
      80 + index,
      index % 2 ? undefined : '#2f8f86',
    );
}

function subject(brush: Brush): void {
  brush.poly('#fbe3a0', [262, 556, 360, 556, 470, 900, 170, 900]);
  house(brush, '#e26a4a', '#c4523c', -8, 330, 128, 3, '#2f8f86');
  house(brush, '#b33a66', '#8a2858', 118, 430, 110, 4);
  house(brush, '#cf4a58', '#a93448', 500, 300, 148, 5, '#2f8f86');
  house(brush, '#96306a', '#6f2058', 412, 420, 104, 6);
  bunting(brush, PLUM, ['#2f8f86', '#fbe3a0', '#e26a4a'], 120, 430, 560, 396, 34);
  brush.path(
    PLUM,
    'M248 880 C226 780 262 726 262 690 L246 614 L290 650 Q320 640 348 650 L392 614 L378 690 C384 730 424 770 404 880 Z',
  );
  brush.curve(PLUM, 26, 'M396 862 C470 870 486 800 440 772');
  for (const x of [296, 346]) {
    brush.path('#f7c43c', `M${x - 16} 694 Q${x} 672 ${x + 16} 694 Q${x} 710 ${x - 16} 694 Z`);
    brush.ellipse(PLUM, x, 693, 4.5, 12);
  }
  brush.path('#c4456a', 'M312 716 L330 716 L321 727 Z');
}

export const saffronStreetArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const [first, second] = locale === 'ar' ? ['حارة', 'الزعفران'] : ['Saffron', 'Street'];
    letter(brush, locale, {
      text: first,
      face: 'lemonada',
      fill: PLUM,
      x: 320,
      y: 108,
      width: locale === 'ar' ? 300 : 500,
      height: 120,
    });
    letter(brush, locale, {
      text: second,
      face: 'lemonada',
      fill: '#b5305c',
      x: 330,
      y: 222,
      width: 430,
      height: 116,
    });
  },
};
