import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone, towards } from '../../motifs/halftone.ts';
import { crescent, stars } from '../../motifs/sky.ts';
import { randomFrom } from '../../random.ts';
import type { CoverArt } from '../cover-art.ts';

const NIGHT = '#23135a';
const SAND = '#e8a765';
const BLUE = '#2f86d6';
const FLAME = '#ff7a2e';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(NIGHT, 0, 0, width, height);
  stars(brush, '#fdf0c8', width, 500, Math.round(width / 12), 52);
  crescent(brush, '#fdf0c8', NIGHT, width / 2 + 210, 260, 54);
  halftone(brush, '#4a2a96', { x: 0, y: 0, width, height }, 18, towards(width / 2, 460, 200, 620));
}

function subject(brush: Brush): void {
  brush.rect(SAND, 90, 300, 460, 600);
  brush.rect('#c4804a', 430, 300, 120, 600);
  brush.rect('#8a4a34', 74, 288, 492, 22);
  const random = randomFrom(12);
  for (let floor = 0; floor < 4; floor += 1) {
    for (let flat = 0; flat < 4; flat += 1) {
      if (floor === 1 && (flat === 1 || flat === 2)) continue;
      const x = 116 + flat * 108;
      const y = 340 + floor * 136;
      const lit = random() < 0.4;
      brush.path(lit ? '#ffd667' : '#3a1d5a', `M${x} ${y + 84} l0 -50 a34 36 0 0 1 68 0 l0 50 Z`);
      brush.rect('#8a4a34', x - 8, y + 84, 84, 12, 3);
      for (let bar = 0; bar < 4; bar += 1)
        brush.line('#8a4a34', 3, [x + 10 + bar * 16, y + 62, x + 10 + bar * 16, y + 84]);
    }
  }
  // He has outgrown the window of number twelve.
  brush.path('#ffd667', 'M216 560 l0 -70 a104 82 0 0 1 208 0 l0 70 Z');
  brush.path(
    FLAME,
    'M232 420 C180 330 230 290 214 214 C256 236 268 266 276 300 C286 236 318 196 368 168 C360 226 392 246 402 300 C426 272 440 250 460 220 C472 300 450 360 412 420 Z',
  );
  brush.path(
    '#ffb43a',
    'M262 400 C232 344 262 318 258 276 C286 300 290 320 294 340 C304 300 330 270 350 256 C348 300 372 320 376 350 C392 336 398 326 408 312 C410 356 400 380 386 400 Z',
  );
  const face = 'M226 420 Q226 352 322 352 Q418 352 416 420 Q414 520 322 572 Q230 520 226 420 Z';
  brush.path(BLUE, face);
  brush.clip(face, () =>
    brush.path('#1f5fa8', 'M340 340 Q330 440 352 470 Q340 530 318 580 L430 580 L430 340 Z'),
  );
  brush.poly(BLUE, [230, 410, 168, 372, 226, 468]);
  brush.poly('#1f5fa8', [412, 410, 476, 372, 416, 468]);
  for (const x of [280, 364]) {
    brush.ellipse('#fff6d0', x, 432, 30, 25);
    brush.circle(NIGHT, x + 4, 436, 12);
    brush.line(NIGHT, 9, [x - 34, x < 320 ? 394 : 400, x + 32, x < 320 ? 402 : 392]);
  }
  brush.path('#1f5fa8', 'M318 440 q22 46 2 52 q-20 0 -22 -6 Z');
  brush.path('#3a0f3a', 'M270 500 Q322 520 374 500 Q364 548 322 550 Q280 548 270 500 Z');
  brush.path('#fffdf5', 'M274 504 Q322 522 370 504 L364 516 Q322 532 280 516 Z');
  brush.path(BLUE, 'M142 640 Q120 560 176 540 Q230 536 236 580 L226 640 Z');
  brush.path('#1f5fa8', 'M500 640 Q520 560 466 540 Q412 536 406 580 L416 640 Z');
  brush.rect('#8a4a34', 196, 560, 250, 18, 4);
  brush.rect('#fdf0c8', 284, 590, 72, 42, 6);
  letter(brush, 'en', { text: '12', face: 'anton', fill: NIGHT, x: 320, y: 611, width: 40, height: 28 });
}

export const theJinnInFlatTwelveArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: NIGHT, outlineWidth: 16 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'جنّي الشقة ١٢',
        face: 'lalezar',
        fill: '#ffd667',
        x: 320,
        y: 104,
        width: 520,
        height: 130,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'THE JINN',
      face: 'lalezar',
      fill: '#ffd667',
      x: 320,
      y: 74,
      width: 420,
      height: 100,
    });
    letter(brush, locale, {
      ...style,
      text: 'in flat 12',
      face: 'lalezar',
      fill: '#fdf0c8',
      x: 320,
      y: 156,
      width: 280,
      height: 56,
    });
  },
};
