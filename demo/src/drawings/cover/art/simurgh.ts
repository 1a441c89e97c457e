import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const NAVY = '#121d45';
const INK = '#14101f';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(NAVY, 0, 0, width, height);
  halftone(brush, '#27386f', { x: 0, y: 0, width, height }, 18, towards(width / 2, 420, 180, 620));
  brush.path('#0a1029', `M0 ${height} L0 762 Q${width / 2} 716 ${width} 762 L${width} ${height} Z`);
}

function feather(brush: Brush, color: string, tip: string, length: number): void {
  brush.path(color, `M0 0 Q-66 ${-length * 0.62} 0 ${-length} Q66 ${-length * 0.55} 0 0 Z`);
  brush.path('#00000022', `M0 0 Q66 ${-length * 0.62} 0 ${-length} Z`);
  brush.line(INK, 3, [0, -40, 0, -length + 40]);
  brush.circle(tip, 0, -length + 62, 16);
  brush.circle(INK, 0, -length + 62, 9);
}

function subject(brush: Brush): void {
  const colors = ['#f6a21e', '#e4502c', '#1f9a8c', '#f6d08a', '#c8262f'] as const;
  for (let index = 0; index < 17; index += 1) {
    const angle = -112 + index * 14;
    brush.at(330, 470, { rotate: angle }, () =>
      feather(brush, colors[index % 5] ?? '#f6a21e', '#f7ecd0', 290 + (index % 2) * 76),
    );
  }
  for (let index = 0; index < 9; index += 1) {
    brush.at(330, 480, { rotate: -80 + index * 20 }, () =>
      feather(brush, colors[(index + 2) % 5] ?? '#e4502c', '#f7ecd0', 200),
    );
  }
  brush.path(
    '#f6a21e',
    'M292 360 Q250 520 300 640 Q320 720 210 780 Q330 800 356 690 Q440 790 470 760 Q392 700 388 620 Q410 470 366 350 Z',
  );
  brush.path(
    '#c8262f',
    'M340 356 Q320 520 352 640 Q360 680 356 690 Q440 790 470 760 Q392 700 388 620 Q410 470 366 350 Z',
  );
  brush.circle('#f6a21e', 322, 320, 58);
  brush.path('#f6d08a', 'M276 300 L196 330 L282 346 Z');
  brush.path('#e4502c', 'M318 268 q-10 -60 -54 -70 q44 -4 64 40 q4 -50 40 -70 q-14 40 -8 100 Z');
  brush.circle('#f7ecd0', 306, 314, 15);
  brush.circle(INK, 302, 314, 8);
  for (let row = 0; row < 4; row += 1)
    for (let scale = 0; scale < 3; scale += 1)
      brush.curve('#e4502c', 4, `M${292 + scale * 26} ${430 + row * 46} q12 20 24 0`);
}

export const simurghArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    letter(brush, locale, {
      text: locale === 'ar' ? 'السيمرغ' : 'SIMURGH',
      face: 'rakkas',
      fill: '#f6d08a',
      x: 320,
      y: 826,
      width: 500,
      height: locale === 'ar' ? 150 : 86,
      outline: '#0a1029',
      outlineWidth: 10,
    });
  },
};
