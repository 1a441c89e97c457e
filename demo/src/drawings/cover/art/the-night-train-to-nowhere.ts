import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { halftone } from '../../motifs/halftone.ts';
import { mountains } from '../../motifs/land.ts';
import { stars } from '../../motifs/sky.ts';
import type { CoverArt } from '../cover-art.ts';

const COAL = '#12141f';
const TEAL = '#1d5a66';
const LAMP = '#ffe08a';
const RED = '#c23a34';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(TEAL, 0, 0, width, height);
  stars(brush, '#cfe9e2', width, 420, Math.round(width / 9), 88);
  mountains(brush, '#174852', '#113840', width, 560, 250, Math.max(3, Math.round(width / 210)), 5);
  brush.rect('#0f2b33', 0, 556, width, height);
  const cx = width / 2;
  brush.poly('#1b2029', [cx - 40, 540, cx + 40, 540, cx + 330, height, cx - 330, height]);
  for (let tie = 0; tie < 9; tie += 1) {
    const y = 560 + tie * tie * 4.6;
    const half = 50 + tie * tie * 4.4;
    brush.rect('#3b2a26', cx - half, y, half * 2, 8 + tie * 3);
  }
}

function subject(brush: Brush): void {
  halftone(
    brush,
    LAMP,
    { x: -100, y: 160, width: 840, height: 740 },
    19,
    (x, y) => 1.05 - Math.hypot(x - 320, y - 420) / 330,
  );
  const body = 'M150 760 L150 380 Q150 200 320 200 Q490 200 490 380 L490 760 Z';
  brush.path(COAL, body);
  brush.clip(body, () => brush.rect('#232838', 150, 200, 60, 600));
  brush.rect(RED, 118, 690, 404, 66, 8);
  brush.poly('#8a241f', [150, 756, 490, 756, 560, 880, 80, 880]);
  for (let tooth = 0; tooth < 8; tooth += 1)
    brush.line(COAL, 9, [172 + tooth * 42.5, 760, 104 + tooth * 61, 876]);
  brush.circle('#d8b25a', 320, 420, 126);
  brush.circle(LAMP, 320, 420, 106);
  brush.circle('#fffdf0', 320, 420, 72);
  // Somebody stands in the lamp.
  brush.path(COAL, 'M288 492 Q288 412 320 400 Q352 412 352 492 Z');
  brush.circle(COAL, 320, 384, 20);
  brush.path(COAL, 'M292 374 L348 374 L342 366 L338 346 L302 346 L298 366 Z');
  brush.rect(COAL, 352, 452, 34, 40, 4);
  for (const x of [200, 440]) {
    brush.circle('#d8b25a', x, 624, 33);
    brush.circle(RED, x, 624, 22);
  }
  brush.rect('#d8b25a', 262, 226, 116, 44, 6);
  letter(brush, 'en', { text: '0:00', face: 'anton', fill: COAL, x: 320, y: 248, width: 70, height: 28 });
  brush.path(
    '#e8eef0',
    'M360 198 q-20 -70 40 -78 q4 -66 76 -58 q60 -46 120 4 q64 10 44 66 q-40 40 -90 18 q-40 36 -86 8 q-40 34 -104 40 Z',
  );
}

export const theNightTrainToNowhereArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    const style = { outline: COAL, outlineWidth: 14 } as const;
    if (locale === 'ar') {
      letter(brush, locale, {
        ...style,
        text: 'قطار الليل',
        face: 'rakkas',
        fill: '#fff6dc',
        x: 236,
        y: 82,
        width: 400,
        height: 110,
      });
      letter(brush, locale, {
        ...style,
        text: 'إلى اللامكان',
        face: 'rakkas',
        fill: LAMP,
        x: 320,
        y: 828,
        width: 440,
        height: 104,
      });
      return;
    }
    letter(brush, locale, {
      ...style,
      text: 'NIGHT TRAIN',
      face: 'anton',
      fill: '#fff6dc',
      x: 206,
      y: 76,
      width: 350,
      height: 84,
    });
    letter(brush, locale, {
      ...style,
      text: 'TO NOWHERE',
      face: 'anton',
      fill: LAMP,
      x: 320,
      y: 828,
      width: 430,
      height: 92,
    });
  },
};
