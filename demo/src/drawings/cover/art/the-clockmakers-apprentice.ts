import type { Brush } from '../../brush.ts';
import { radians } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone } from '../../motifs/halftone.ts';
import { gear } from '../../motifs/town.ts';
import type { CoverArt } from '../cover-art.ts';

const WINE = '#4a1330';
const GOLD = '#e3b04b';
const IVORY = '#f8eed6';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(WINE, 0, 0, width, height);
  halftone(
    brush,
    '#7a2346',
    { x: 0, y: 0, width, height },
    18,
    (x, y) => 1 - awayFrom(width / 2, 430, 160, 700)(x, y),
  );
  gear(brush, '#6a1d3e', WINE, width / 2 - 270, 720, 180, 14);
  gear(brush, '#8a2a4c', WINE, width / 2 + 280, 180, 150, 12);
  gear(brush, '#6a1d3e', WINE, width / 2 + 290, 800, 130, 11);
}

function subject(brush: Brush): void {
  gear(brush, GOLD, WINE, 320, 440, 270, 24);
  brush.circle('#a8742a', 320, 440, 218);
  brush.circle(IVORY, 320, 440, 200);
  halftone(brush, '#dcc7a0', { x: 120, y: 240, width: 400, height: 400 }, 14, (x, y) =>
    Math.hypot(x - 320, y - 440) < 196 ? (x + y - 760) / 360 : 0,
  );
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = radians(hour * 30);
    const at = (reach: number) => [320 + Math.sin(angle) * reach, 440 - Math.cos(angle) * reach] as const;
    brush.line(WINE, hour % 3 ? 7 : 15, [...at(184), ...at(hour % 3 ? 166 : 150)]);
  }
  // The hands are a boy and the ladder he climbs.
  brush.at(320, 440, { rotate: 38 }, () => {
    brush.line(WINE, 8, [-15, 20, -15, -150]);
    brush.line(WINE, 8, [15, 20, 15, -150]);
    for (let rung = 0; rung < 6; rung += 1) brush.line(WINE, 7, [-15, 6 - rung * 27, 15, 6 - rung * 27]);
    brush.poly(WINE, [-34, -142, 0, -190, 34, -142]);
  });
  brush.at(320, 440, { rotate: -74 }, () => {
    brush.path('#c8343c', 'M-20 16 L-26 -66 Q0 -88 26 -66 L20 16 Z');
    brush.circle('#d79a68', 0, -98, 25);
    brush.path('#241018', 'M-27 -96 Q-30 -130 0 -130 Q30 -130 27 -96 Q10 -114 -27 -96 Z');
    brush.line('#c8343c', 15, [-18, -60, -34, -112]);
    brush.line('#c8343c', 15, [18, -60, 34, -114]);
    brush.line('#241018', 15, [-10, 14, -16, 64]);
    brush.line('#241018', 15, [12, 14, 14, 64]);
  });
  brush.circle(GOLD, 320, 440, 20);
  brush.circle(WINE, 320, 440, 8);
}

export const theClockmakersApprenticeArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'صبيّ الساعاتي',
        face: 'rakkas',
        fill: GOLD,
        x: 320,
        y: 802,
        width: 520,
        height: 140,
      });
      return;
    }
    letter(brush, locale, {
      text: 'The Clockmaker’s',
      face: 'lemonada',
      fill: IVORY,
      x: 320,
      y: 84,
      width: 470,
      height: 64,
    });
    letter(brush, locale, {
      text: 'Apprentice',
      face: 'lemonada',
      fill: GOLD,
      x: 320,
      y: 806,
      width: 520,
      height: 110,
    });
  },
};
