import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import { bareTree } from '../../motifs/land.ts';
import type { CoverArt } from '../cover-art.ts';

const BLACK = '#0a0a0e';
const RED = '#e02b23';
const PALE = '#c9dfcc';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(BLACK, 0, 0, width, height);
  halftone(brush, '#3a0f12', { x: 0, y: 0, width, height }, 17, towards(width / 2, 300, 200, 560));
  for (let tree = 0; tree * 190 < width; tree += 1) {
    const x = tree * 190 + (tree % 2) * 40;
    if (Math.abs(x - width / 2) > 170) bareTree(brush, '#1d1c24', x, height, 780, 21 + tree);
  }
}

function subject(brush: Brush): void {
  brush.circle(RED, 320, 284, 222);
  halftone(brush, '#8d1216', { x: 90, y: 60, width: 460, height: 460 }, 15, (x, y) =>
    Math.hypot(x - 320, y - 284) < 216 ? (y - 230) / 260 : 0,
  );
  const eye = 'M128 300 Q320 120 512 300 Q320 440 128 300 Z';
  brush.path(PALE, eye);
  brush.clip(eye, () => {
    brush.circle(BLACK, 320, 292, 86);
    brush.circle(RED, 320, 292, 46);
    brush.circle(BLACK, 320, 292, 24);
    brush.circle('#fffdf5', 346, 262, 15);
    halftone(brush, '#7f9c88', { x: 120, y: 150, width: 400, height: 120 }, 13, (_x, y) => (250 - y) / 110);
  });
  brush.curve(BLACK, 12, 'M124 302 Q320 116 516 302');
  bareTree(brush, BLACK, 24, 900, 640, 5);
  bareTree(brush, BLACK, 612, 900, 620, 8);
  brush.ellipse('#3b3b45', 320, 756, 190, 46);
  brush.ellipse(BLACK, 320, 756, 156, 33);
  hand(brush);
  well(brush);
}

function hand(brush: Brush): void {
  brush.path(PALE, 'M278 790 L284 640 Q276 600 284 570 L366 570 Q372 610 360 640 L366 784 Z');
  for (const [x, y, angle, length] of [
    [276, 592, -24, 96],
    [298, 572, -9, 118],
    [322, 566, 3, 126],
    [346, 572, 14, 112],
    [366, 610, 42, 84],
  ] as const) {
    brush.at(x, y, { rotate: angle }, () => {
      brush.rect(PALE, -15, -length, 30, length + 34, 15);
      brush.path('#3d5648', `M-8 ${-length + 20} q0 -22 8 -24 q8 2 8 24 Z`);
    });
  }
  brush.clip('M322 560 L420 560 L420 800 L334 800 Z', () =>
    halftone(brush, '#7fa58c', { x: 320, y: 500, width: 100, height: 300 }, 11, (x) => (x - 318) / 60),
  );
}

function well(brush: Brush): void {
  const wall = 'M130 756 Q140 800 320 800 Q500 800 510 756 L492 900 L148 900 Z';
  brush.path('#2a2a33', wall);
  brush.clip(wall, () => {
    for (let row = 0; row < 4; row += 1) {
      for (let stone = 0; stone < 9; stone += 1)
        brush.rect(
          stone % 2 ? '#34343f' : '#232329',
          112 + stone * 50 + (row % 2) * 25,
          772 + row * 34 + Math.abs(stone - 4) * -3,
          44,
          28,
          5,
        );
    }
  });
}

export const theWellAtMidnightArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const face = locale === 'ar' ? 'aref-ruqaa' : 'rakkas';
    letter(brush, locale, {
      text: locale === 'ar' ? 'بئر' : 'THE WELL',
      face,
      fill: PALE,
      x: 320,
      y: 70,
      width: locale === 'ar' ? 200 : 400,
      height: 96,
      outline: BLACK,
      outlineWidth: 14,
    });
    letter(brush, locale, {
      text: locale === 'ar' ? 'منتصف الليل' : 'AT MIDNIGHT',
      face,
      fill: PALE,
      x: 320,
      y: 852,
      width: 360,
      height: 62,
      outline: BLACK,
      outlineWidth: 12,
    });
  },
};
