import type { Brush } from '../../brush.ts';
import { radians } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const HONEY = '#f4a821';
const AMBER = '#d97f12';
const INK = '#1c1420';
const CREAM = '#fff4d8';

function hexagon(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 6 }, (_value, corner) => radians(corner * 60 + 30)).flatMap((angle) => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]);
}

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(HONEY, 0, 0, width, height);
  for (let row = -1; row < 10; row += 1) {
    for (let column = -1; column < width / 112 + 1; column += 1) {
      const x = column * 112 + (row % 2) * 56;
      const y = row * 97;
      const far = Math.hypot(x - width / 2, y - 448);
      brush.poly(far > 420 ? AMBER : (row * 3 + column) % 4 === 0 ? '#f9c14d' : '#ef9c18', hexagon(x, y, 58));
    }
  }
  halftone(brush, '#a8560c', { x: 0, y: 0, width, height }, 18, awayFrom(width / 2, 448, 330, 900));
}

function subject(brush: Brush): void {
  for (const flip of [false, true]) {
    brush.at(320, 0, { flip }, () => {
      brush.path('#fffdf0', 'M30 400 C120 250 290 240 306 330 C312 410 150 470 34 440 Z');
      brush.path('#cfdfe0', 'M30 446 C140 450 250 490 240 550 C220 600 90 540 30 470 Z');
      for (const line of ['M40 412 Q160 330 286 330', 'M60 426 Q170 400 250 410'])
        brush.curve('#b9cfd0', 4, line);
      brush.curve(INK, 10, 'M40 560 q70 30 84 100');
      brush.curve(INK, 10, 'M46 500 q90 6 120 60');
      brush.curve(INK, 8, 'M22 280 C40 210 80 200 104 214');
      brush.circle(INK, 106, 214, 11);
    });
  }
  const abdomen = 'M232 440 Q230 360 320 356 Q410 360 408 440 Q420 640 320 760 Q220 640 232 440 Z';
  brush.path(HONEY, abdomen);
  brush.clip(abdomen, () => {
    for (const y of [470, 556, 642, 716]) brush.rect(INK, 200, y, 240, 44);
    brush.path('#00000033', 'M330 340 Q380 560 320 780 L440 780 L440 340 Z');
  });
  brush.circle(INK, 320, 330, 82);
  // A helmet: bees at war wear one.
  brush.path('#5a6b3c', 'M230 320 Q230 214 320 210 Q410 214 410 320 L430 336 L210 336 Z');
  brush.path('#414f2b', 'M330 212 Q410 220 410 320 L430 336 L340 336 Q370 270 330 212 Z');
  brush.rect('#414f2b', 204, 330, 232, 16, 8);
  for (const x of [284, 356]) {
    brush.ellipse('#ffffff', x, 366, 22, 26);
    brush.circle(INK, x + (x < 320 ? 6 : -6), 368, 11);
    brush.line(INK, 8, [x - 24, x < 320 ? 342 : 356, x + 24, x < 320 ? 356 : 342]);
  }
  brush.poly(
    '#c8323a',
    [320, 240, 328, 262, 350, 262, 332, 276, 339, 298, 320, 285, 301, 298, 308, 276, 290, 262, 312, 262],
  );
}

export const theBeekeepersWarArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: INK, outlineWidth: 16 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'حرب النحّالين',
        face: 'changa',
        fill: CREAM,
        x: 320,
        y: 106,
        width: 540,
        height: 130,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'THE BEEKEEPER’S',
      face: 'anton',
      fill: CREAM,
      x: 320,
      y: 72,
      width: 500,
      height: 74,
    });
    letter(brush, locale, {
      ...style,
      text: 'WAR',
      face: 'anton',
      fill: CREAM,
      x: 320,
      y: 824,
      width: 260,
      height: 106,
    });
  },
};
