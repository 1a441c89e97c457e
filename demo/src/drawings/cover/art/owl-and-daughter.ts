import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const GREEN = '#2f5d48';
const BROWN = '#7a5232';
const CREAM = '#f6ead0';
const INK = '#201a1c';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#e9b949', 0, 0, width, height);
  halftone(brush, '#d8963a', { x: 0, y: 0, width, height }, 19, awayFrom(width / 2, 470, 250, 860));
  for (let x = 20; x < width; x += 108) brush.rect('#dba53c', x, 0, 26, height);
  brush.rect(GREEN, 0, 780, width, 130);
  brush.rect('#24473a', 0, 780, width, 16);
}

function eye(brush: Brush, x: number): void {
  brush.circle(CREAM, x, 392, 84);
  brush.circle('#f2a22c', x, 392, 52);
  brush.circle(INK, x, 392, 30);
  brush.circle('#ffffff', x + 12, 380, 9);
}

function subject(brush: Brush): void {
  const body =
    'M150 262 Q220 300 320 300 Q420 300 490 262 Q524 420 500 560 Q490 780 320 800 Q150 780 140 560 Q116 420 150 262 Z';
  brush.path(BROWN, body);
  brush.clip(body, () => {
    brush.path('#5c3b24', 'M370 240 Q420 520 350 820 L540 820 L540 240 Z');
    brush.ellipse(CREAM, 320, 660, 108, 150);
    for (let row = 0; row < 5; row += 1)
      for (let mark = 0; mark < 4; mark += 1)
        brush.path(BROWN, `M${246 + mark * 40 + (row % 2) * 16} ${560 + row * 46} q14 30 28 0 Z`);
  });
  eye(brush, 236);
  eye(brush, 408);
  brush.path('#f2a22c', 'M298 430 Q322 416 346 430 L322 494 Z');
  // A deerstalker, and through the glass the daughter's eye.
  brush.path(GREEN, 'M140 300 Q160 160 320 156 Q480 160 500 300 Q420 250 320 250 Q220 250 140 300 Z');
  brush.path('#24473a', 'M320 156 Q480 160 500 300 Q440 264 380 254 Z');
  brush.path(
    '#24473a',
    'M128 300 Q220 244 320 244 Q420 244 512 300 Q520 322 496 318 Q420 276 320 276 Q220 276 144 318 Q120 322 128 300 Z',
  );
  brush.circle('#24473a', 320, 152, 15);
  brush.ring(INK, 15, 408, 392, 104);
  brush.line(INK, 24, [484, 468, 586, 580]);
  brush.curve('#fdf8ea', 9, 'M344 350 Q362 320 396 310');
  brush.at(152, 780, { scale: 0.86 }, () => {
    brush.path('#c8434a', 'M-62 20 Q-66 -92 0 -104 Q66 -92 62 20 Z');
    brush.path(
      '#8f6a44',
      'M-56 -232 Q-24 -212 0 -212 Q24 -212 56 -232 Q66 -170 56 -136 Q40 -92 0 -90 Q-40 -92 -56 -136 Q-66 -170 -56 -232 Z',
    );
    for (const x of [-24, 24]) {
      brush.circle(CREAM, x, -162, 24);
      brush.circle(INK, x, -162, 12);
    }
    brush.path('#f2a22c', 'M-7 -146 L7 -146 L0 -124 Z');
  });
}

export const owlAndDaughterArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    letter(brush, locale, {
      text: 'Owl & Daughter',
      face: 'rakkas',
      fill: INK,
      x: 320,
      y: 82,
      width: 560,
      height: 88,
    });
    letter(brush, locale, {
      text: 'DETECTIVE AGENCY',
      face: 'anton',
      fill: CREAM,
      x: 320,
      y: 846,
      width: 420,
      height: 48,
    });
  },
};
