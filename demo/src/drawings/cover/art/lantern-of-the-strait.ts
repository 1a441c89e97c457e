import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { across, halftone } from '../../motifs/halftone.ts';
import { waves } from '../../motifs/land.ts';
import { stars } from '../../motifs/sky.ts';
import type { CoverArt } from '../cover-art.ts';

const NAVY = '#0e2749';
const CREAM = '#f7e3b0';

/** The beam crosses whatever width there is; the lamp is 36 units right of the middle. */
function backdrop(brush: Brush, width: number, height: number): void {
  const lamp = width / 2 + 96;
  brush.rect(NAVY, 0, 0, width, height);
  halftone(
    brush,
    '#173a63',
    { x: 0, y: height * 0.3, width, height: height * 0.6 },
    17,
    (_x, y) => (y - height * 0.3) / (height * 0.7),
  );
  stars(brush, '#dfe8e6', width, height * 0.5, Math.round(width / 12), 41);
  brush.poly(CREAM, [lamp, 268, 0, 130, 0, 420, lamp, 316]);
  brush.clip([lamp, 268, 0, 130, 0, 420, lamp, 316], () =>
    halftone(brush, NAVY, { x: 0, y: 100, width: lamp, height: 340 }, 15, across(lamp - 60, -width * 0.35)),
  );
  brush.poly('#8f8f7c', [lamp, 276, width, 214, width, 372, lamp, 312]);
  waves(brush, ['#2f9bb5', '#2383a0', '#1a6d8c', '#14587a', '#0f4567', '#0b3555'], width, 728, height, 84);
}

function subject(brush: Brush): void {
  brush.path('#101014', 'M250 744 Q300 700 380 694 Q500 690 560 744 Q420 764 250 744 Z');
  const tower = 'M366 384 L466 384 L492 704 L340 704 Z';
  brush.path('#f3efe2', tower);
  brush.clip(tower, () => {
    for (const y of [420, 536, 652]) brush.rect('#d8402f', 330, y, 180, 58);
    brush.poly('#b8b09a', [438, 384, 500, 384, 500, 704, 446, 704]);
    for (const y of [420, 536, 652]) brush.poly('#9e2a24', [438, y, 500, y, 500, y + 58, 442, y + 58]);
  });
  brush.rect('#101014', 352, 366, 128, 20, 3);
  brush.circle('#fff7da', 416, 292, 66);
  brush.rect('#f6c445', 376, 252, 80, 114);
  for (const x of [376, 400, 428, 452]) brush.rect('#101014', x - 3, 250, 7, 116);
  brush.path('#101014', 'M362 254 Q372 206 416 196 Q460 206 470 254 Z');
  brush.circle('#101014', 416, 190, 9);
  brush.circle('#fff7da', 416, 304, 19);
  boat(brush);
}

function boat(brush: Brush): void {
  brush.line('#3a2418', 7, [148, 742, 148, 566]);
  brush.poly('#f3efe2', [140, 574, 140, 722, 66, 722]);
  brush.poly('#d9cfb4', [158, 590, 158, 722, 226, 722]);
  brush.path('#b5502f', 'M52 738 L250 738 Q238 790 190 792 L104 792 Q66 786 52 738 Z');
  brush.path('#7c3320', 'M162 738 L250 738 Q238 790 190 792 L172 792 Z');
}

export const lanternOfTheStraitArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    subject(brush);
    brush.clip([0, 762, 640, 762, 640, 896, 0, 896], () =>
      waves(brush, ['#1a6d8c', '#14587a', '#0f4567'], 640, 790, 896, 84),
    );
  },
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'فنار المضيق',
        face: 'rakkas',
        fill: '#ffd75e',
        x: 320,
        y: 822,
        width: 560,
        height: 118,
        outline: NAVY,
        outlineWidth: 18,
      });
      return;
    }
    letter(brush, locale, {
      text: 'Lantern',
      face: 'rakkas',
      fill: '#ffd75e',
      x: 320,
      y: 780,
      width: 520,
      height: 110,
      outline: NAVY,
      outlineWidth: 18,
    });
    letter(brush, locale, {
      text: 'of the Strait',
      face: 'rakkas',
      fill: '#f7f2e4',
      x: 320,
      y: 856,
      width: 330,
      height: 50,
      outline: NAVY,
      outlineWidth: 12,
    });
  },
};
