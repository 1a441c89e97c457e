import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { awayFrom, halftone, towards } from '../../motifs/halftone.ts';
import { starPoints, sunburst } from '../../motifs/rays.ts';
import { skyline } from '../../motifs/town.ts';
import type { CoverArt } from '../cover-art.ts';

const BLUE = '#1f3f94';
const DEEP = '#172c6b';
const RED = '#c8222b';
const DARK_RED = '#8e1520';
const GOLD = '#f6b92e';
const SKIN = '#e9b183';
const NAVY = '#1a1d4d';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect('#f0841f', 0, 0, width, height);
  sunburst(brush, '#f9b02c', width / 2, 430, 22, width, 0.3);
  halftone(brush, '#fde58f', { x: 0, y: 0, width, height }, 17, towards(width / 2, 430, 120, 430));
  halftone(brush, '#d9601a', { x: 0, y: 0, width, height: 420 }, 17, awayFrom(width / 2, 430, 380, 760));
  skyline(brush, NAVY, GOLD, width, height, 236, 11);
}

function subject(brush: Brush): void {
  brush.path(DARK_RED, 'M252 368 Q120 520 48 790 Q150 760 236 800 L318 620 Z');
  brush.path(RED, 'M252 368 Q150 520 84 770 Q160 740 226 776 L300 600 Z');
  brush.path(DARK_RED, 'M384 368 Q520 520 588 764 Q500 748 420 800 L322 620 Z');
  brush.path(RED, 'M384 368 Q496 520 548 748 Q480 734 430 764 L340 600 Z');
  // Raised arm, then the other one with its fist on the hip.
  brush.poly(BLUE, [246, 386, 304, 372, 284, 232, 238, 236]);
  brush.poly(DEEP, [284, 374, 304, 372, 284, 232, 266, 234]);
  brush.path(RED, 'M230 246 L290 240 L286 168 Q262 148 236 170 Z');
  brush.poly(BLUE, [366, 372, 410, 382, 456, 486, 428, 506]);
  brush.poly(DEEP, [456, 486, 428, 506, 374, 560, 392, 582]);
  brush.circle(RED, 390, 574, 25);
  const torso = 'M244 380 Q320 350 398 380 Q408 470 378 590 L262 590 Q236 470 244 380 Z';
  brush.path(BLUE, torso);
  brush.clip(torso, () => brush.poly(DEEP, [338, 340, 420, 340, 420, 600, 322, 600]));
  brush.poly(GOLD, [272, 384, 370, 384, 356, 464, 321, 506, 286, 464]);
  brush.poly(RED, starPoints(321, 440, 15, 37, 5));
  brush.rect(GOLD, 260, 580, 120, 24, 6);
  brush.poly(RED, [262, 602, 378, 602, 346, 650, 320, 668, 294, 650]);
  brush.poly(BLUE, [264, 604, 318, 660, 306, 752, 254, 752]);
  brush.poly(DEEP, [376, 604, 322, 660, 334, 752, 386, 752]);
  brush.poly(RED, [250, 740, 308, 740, 304, 850, 226, 850, 246, 820]);
  brush.poly(DARK_RED, [332, 740, 390, 740, 394, 820, 414, 850, 336, 850]);
  head(brush);
}

function head(brush: Brush): void {
  brush.path('#c98d62', 'M298 330 L344 330 L346 384 Q321 400 296 384 Z');
  const face = 'M272 262 Q270 206 321 204 Q372 206 370 262 Q368 318 321 346 Q274 318 272 262 Z';
  brush.path(SKIN, face);
  brush.clip(face, () => brush.path('#c98d62', 'M330 190 Q320 280 336 300 L318 356 L400 356 L400 190 Z'));
  brush.path(
    '#1b1626',
    'M266 268 Q254 172 321 172 Q392 172 376 270 Q370 234 346 226 Q310 246 282 228 Q268 244 266 268 Z',
  );
  brush.path(
    RED,
    'M268 258 Q321 240 374 258 Q374 290 346 290 Q330 290 321 276 Q312 290 296 290 Q268 290 268 258 Z',
  );
  for (const x of [296, 346])
    brush.path('#fffdf5', `M${x - 14} 272 Q${x} 256 ${x + 14} 268 Q${x} 282 ${x - 14} 272 Z`);
  brush.curve('#5a2030', 6, 'M302 318 Q324 326 342 314');
}

export const captainZenithArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { face: 'bangers', outline: RED, halo: '#ffffff', shadow: '#3a0d14', skew: 0.12 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'كابتن',
        fill: '#ffffff',
        outline: '#1b1626',
        x: 420,
        y: 76,
        width: 300,
        height: 84,
        rotate: -6,
        outlineWidth: 16,
      });
      letter(brush, locale, {
        ...style,
        text: 'سَمْت',
        fill: '#fff6dc',
        x: 486,
        y: 168,
        width: 250,
        height: 104,
        rotate: -6,
        outlineWidth: 18,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'CAPTAIN',
      fill: '#ffffff',
      outline: '#1b1626',
      x: 424,
      y: 66,
      width: 280,
      height: 78,
      rotate: -6,
      outlineWidth: 14,
    });
    letter(brush, locale, {
      ...style,
      text: 'ZENITH',
      fill: '#fff6dc',
      x: 452,
      y: 156,
      width: 330,
      height: 116,
      rotate: -6,
      outlineWidth: 18,
    });
  },
};
