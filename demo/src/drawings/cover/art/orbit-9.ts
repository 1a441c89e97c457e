import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { downwards, halftone } from '../../motifs/halftone.ts';
import { stars } from '../../motifs/sky.ts';
import type { CoverArt } from '../cover-art.ts';

const CREAM = '#f5ecd2';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#06282b', 0, 0, width, height);
  halftone(
    brush,
    '#0d5c58',
    { x: 0, y: height * 0.35, width, height },
    17,
    downwards(height * 0.35, height * 1.1),
  );
  stars(brush, CREAM, width, height * 0.8, Math.round(width / 7), 9);
}

function planet(brush: Brush): void {
  const disc = 'M190 404 a236 236 0 1 0 472 0 a236 236 0 1 0 -472 0 Z';
  brush.clip(disc, () => {
    brush.rect('#f2672c', 190, 160, 480, 480);
    brush.rect('#f8935a', 190, 300, 480, 32);
    brush.rect('#d94f22', 190, 356, 480, 44);
    brush.rect('#f8935a', 190, 420, 480, 18);
    brush.rect('#d94f22', 190, 486, 480, 60);
    halftone(
      brush,
      '#5d1612',
      { x: 190, y: 160, width: 480, height: 500 },
      14,
      (x, y) => (Math.hypot(x - 330, y - 310) - 190) / 300,
    );
  });
  brush.curve('#f6dfae', 26, 'M196 470 C60 560 110 600 330 528 C560 452 720 330 640 316');
  brush.curve('#06282b', 5, 'M190 482 C80 560 130 588 330 522 C550 446 700 336 642 322');
  brush.clip('M190 404 a236 236 0 0 1 472 0 Z', () => {
    brush.rect('#f2672c', 560, 250, 110, 90);
    brush.rect('#f8935a', 560, 300, 110, 32);
    halftone(
      brush,
      '#5d1612',
      { x: 560, y: 250, width: 110, height: 90 },
      14,
      (x, y) => (Math.hypot(x - 330, y - 310) - 190) / 300,
    );
  });
}

function rocket(brush: Brush): void {
  brush.at(190, 600, { rotate: 36, scale: 1.06 }, () => {
    brush.path('#f6c445', 'M-34 96 Q0 330 6 330 Q14 280 34 96 Z');
    brush.path('#fff6dc', 'M-16 96 Q2 230 4 230 Q10 200 18 96 Z');
    brush.path('#d8452c', 'M-46 20 L-92 104 L-40 94 Z');
    brush.path('#a92d20', 'M46 20 L92 104 L40 94 Z');
    brush.path(CREAM, 'M-50 90 C-66 -20 -40 -110 0 -160 C40 -110 66 -20 50 90 Z');
    brush.path('#cfc4a4', 'M8 -148 C44 -104 66 -20 50 90 L14 90 C30 0 30 -80 8 -148 Z');
    brush.path('#d8452c', 'M-34 -96 Q-18 -138 0 -160 Q18 -138 34 -96 Q0 -84 -34 -96 Z');
    brush.circle('#06282b', 0, -30, 26);
    brush.circle('#59c2b4', 0, -30, 18);
    brush.rect('#0d5c58', -44, 78, 88, 18, 6);
  });
}

export const orbitNineArt: CoverArt = {
  backdrop,
  subject: (brush) => {
    planet(brush);
    rocket(brush);
  },
  title: (brush, locale) => {
    letter(brush, locale, {
      text: locale === 'ar' ? 'المدار' : 'ORBIT',
      face: locale === 'ar' ? 'lalezar' : 'changa',
      fill: CREAM,
      x: 320,
      y: 122,
      width: 380,
      height: 130,
    });
    letter(brush, locale, {
      text: locale === 'ar' ? '٩' : '9',
      face: 'lalezar',
      fill: '#f6c445',
      x: 540,
      y: 740,
      width: 150,
      height: 190,
      shadow: '#06282b',
    });
  },
};
