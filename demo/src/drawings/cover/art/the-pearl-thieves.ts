import type { Brush } from '../../brush.ts';
import { radians } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const SEA = '#0b3f6b';
const FOAM = '#bfe6ea';
const CORAL = '#f0655a';
const SAND = '#f7dcae';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(SEA, 0, 0, width, height);
  for (let ray = 0; ray < width / 130; ray += 1)
    brush.poly('#12517f', [
      ray * 160 + 40,
      0,
      ray * 160 + 110,
      0,
      ray * 160 - 60,
      height,
      ray * 160 - 180,
      height,
    ]);
  halftone(brush, '#2a86b4', { x: 0, y: 0, width, height }, 18, towards(width / 2, 500, 120, 560));
  brush.path(
    '#072947',
    `M0 ${height} L0 836 Q${width * 0.25} 790 ${width * 0.5} 830 Q${width * 0.78} 872 ${width} 816 L${width} ${height} Z`,
  );
}

function shell(brush: Brush, light: string, dark: string, spread: number): void {
  for (let rib = 0; rib < 9; rib += 1) {
    const from = radians(-spread + (rib * spread * 2) / 9);
    const to = radians(-spread + ((rib + 1) * spread * 2) / 9);
    const reach = 250;
    brush.path(
      rib % 2 ? dark : light,
      `M0 0 L${Math.sin(from) * reach} ${-Math.cos(from) * reach} Q${Math.sin((from + to) / 2) * (reach + 44)} ${-Math.cos((from + to) / 2) * (reach + 44)} ${Math.sin(to) * reach} ${-Math.cos(to) * reach} Z`,
    );
  }
}

function diver(brush: Brush, suit: string): void {
  brush.limb(suit, 24, [0, 0, 34, -60]);
  brush.limb('#14101f', 20, [34, -60, 66, -112, 84, -176]);
  brush.limb('#14101f', 20, [40, -56, 92, -92, 124, -142]);
  brush.limb(suit, 17, [0, 6, -34, 44, -70, 62]);
  brush.limb(suit, 17, [8, 0, -8, 50, -44, 84]);
  brush.circle('#8a5230', -18, 16, 22);
  brush.path('#14101f', 'M-40 12 Q-36 -12 -10 -8 Q8 0 2 18 Q-14 0 -40 12 Z');
  brush.poly(CORAL, [78, -170, 120, -208, 70, -214]);
  brush.poly(CORAL, [118, -136, 164, -160, 120, -178]);
}

function subject(brush: Brush): void {
  brush.at(320, 730, {}, () => shell(brush, '#f7c7b4', '#e79a8c', 78));
  brush.circle('#ffffff', 320, 560, 92);
  halftone(brush, '#9fb6d8', { x: 220, y: 460, width: 200, height: 200 }, 12, (x, y) =>
    Math.hypot(x - 320, y - 560) < 88 ? (Math.hypot(x - 290, y - 526) - 50) / 100 : 0,
  );
  brush.circle('#ffffff', 288, 526, 20);
  brush.at(320, 716, {}, () =>
    brush.clip([-320, 0, 320, 0, 320, 180, -320, 180], () =>
      brush.at(0, 0, { rotate: 180, scale: 0.92 }, () => shell(brush, '#e0827a', CORAL, 84)),
    ),
  );
  brush.ellipse('#a83c44', 320, 718, 236, 26);
  brush.at(216, 372, { rotate: -12 }, () => brush.at(0, 0, { flip: true }, () => diver(brush, '#f6b92e')));
  brush.at(440, 392, { rotate: 8 }, () => diver(brush, '#2fb3a0'));
  for (const [x, y, r] of [
    [120, 250, 13],
    [150, 210, 8],
    [520, 250, 12],
    [548, 208, 8],
    [320, 420, 10],
    [336, 380, 6],
  ] as const)
    brush.ring(FOAM, 4, x, y, r);
}

export const thePearlThievesArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar') {
      letter(brush, locale, {
        text: 'لصوص اللؤلؤ',
        face: 'rakkas',
        fill: SAND,
        x: 320,
        y: 106,
        width: 520,
        height: 140,
      });
      return;
    }
    letter(brush, locale, {
      text: 'The Pearl',
      face: 'rakkas',
      fill: SAND,
      x: 320,
      y: 76,
      width: 400,
      height: 90,
    });
    letter(brush, locale, {
      text: 'THIEVES',
      face: 'rakkas',
      fill: SAND,
      x: 320,
      y: 166,
      width: 330,
      height: 66,
    });
  },
};
