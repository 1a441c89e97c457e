import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone } from '../../motifs/halftone.ts';
import { mountains } from '../../motifs/land.ts';
import { starPoints } from '../../motifs/rays.ts';
import type { CoverArt } from '../cover-art.ts';

const PAPER = '#ecdcb4';
const INK = '#2b2a3f';
const SEA = '#3f8f94';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(PAPER, 0, 0, width, height);
  halftone(brush, '#d9bd84', { x: 0, y: 0, width, height }, 19, awayFrom(width / 2, 440, 300, 900));
  for (let line = 0; line < width; line += 106) brush.line('#d3b679', 2, [line, 0, line, height]);
  for (let line = 40; line < height; line += 106) brush.line('#d3b679', 2, [0, line, width, line]);
  brush.path(
    SEA,
    `M0 560 Q${width * 0.2} 500 ${width * 0.36} 580 Q${width * 0.5} 640 ${width * 0.66} 570 Q${width * 0.84} 500 ${width} 590 L${width} ${height} L0 ${height} Z`,
  );
  for (let ring = 1; ring < 4; ring += 1)
    brush.curve(
      '#63aaa8',
      4,
      `M0 ${560 + ring * 26} Q${width * 0.2} ${500 + ring * 26} ${width * 0.36} ${580 + ring * 26} Q${width * 0.5} ${640 + ring * 26} ${width * 0.66} ${570 + ring * 26} Q${width * 0.84} ${500 + ring * 26} ${width} ${590 + ring * 26}`,
    );
}

function subject(brush: Brush): void {
  brush.at(40, 0, {}, () => mountains(brush, '#c9713f', '#8d452c', 560, 560, 250, 5, 12, '#fdf6e2'));
  const rose: readonly [number, string, string][] = [
    [150, '#b5382c', '#8a241e'],
    [104, INK, '#45445f'],
  ];
  brush.ring(INK, 5, 320, 640, 132);
  brush.ring(INK, 2, 320, 640, 118);
  for (const [length, light, dark] of rose) {
    for (let point = 0; point < 4; point += 1) {
      brush.at(320, 640, { rotate: point * 90 + (length === 150 ? 0 : 45) }, () => {
        brush.poly(light, [0, -length, 0, 0, -26, -26]);
        brush.poly(dark, [0, -length, 0, 0, 26, -26]);
      });
    }
  }
  brush.circle('#f6d07a', 320, 640, 17);
  // The daughter walks the dotted road that ends at the compass.
  for (let step = 0; step < 17; step += 1)
    brush.circle('#b5382c', 86 + step * 13, 700 - Math.sin(step / 3.1) * 26 - step * 1.4, 5);
  for (let step = 0; step < 16; step += 1) brush.circle('#b5382c', 366 + step * 13, 612 - step * 13, 5);
  brush.poly('#b5382c', starPoints(586, 392, 14, 32, 5));
  brush.at(110, 690, { scale: 1 }, () => {
    brush.path('#b5382c', 'M-34 0 Q-30 -86 0 -100 Q34 -86 38 0 Z');
    brush.circle('#e0aa7c', 2, -116, 24);
    brush.path(
      INK,
      'M-24 -112 Q-24 -148 4 -146 Q32 -144 28 -108 Q46 -70 26 -50 Q34 -96 12 -128 Q-8 -124 -24 -112 Z',
    );
    brush.line(INK, 8, [-12, 0, -14, 30]);
    brush.line(INK, 8, [14, 0, 18, 30]);
    brush.rect('#fdf6e2', -64, -74, 44, 15, 7);
    brush.line('#b5382c', 13, [-14, -76, -44, -62]);
  });
}

export const theCartographersDaughterArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'ابنة رسّامة الخرائط',
        face: 'aref-ruqaa',
        fill: INK,
        x: 320,
        y: 104,
        width: 560,
        height: 118,
      });
      letter(brush, locale, {
        text: 'والأودية التسعة الغارقة ودروب أخرى',
        face: 'aref-ruqaa',
        fill: '#b5382c',
        x: 320,
        y: 206,
        width: 500,
        height: 60,
      });
      return;
    }
    letter(brush, locale, {
      text: 'The Cartographer’s',
      face: 'aref-ruqaa',
      fill: INK,
      x: 320,
      y: 72,
      width: 560,
      height: 76,
    });
    letter(brush, locale, {
      text: 'DAUGHTER',
      face: 'rakkas',
      fill: '#b5382c',
      x: 320,
      y: 158,
      width: 500,
      height: 84,
    });
    letter(brush, locale, {
      text: 'of the Nine Drowned Valleys and Other Roads',
      face: 'aref-ruqaa',
      fill: INK,
      x: 320,
      y: 234,
      width: 520,
      height: 40,
    });
  },
};
