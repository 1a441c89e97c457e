import type { Brush } from '../../brush.ts';
import { letter } from '../../lettering.ts';
import { across, halftone, towards } from '../../motifs/halftone.ts';
import type { CoverArt } from '../cover-art.ts';

const NIGHT = '#0f1c18';
const RUST = '#c9482c';
const BLOOD = '#7f2019';
const CREAM = '#f2e3bd';

function backdrop(brush: Brush, width: number, height: number): void {
  brush.rect(NIGHT, 0, 0, width, height);
  halftone(brush, '#1d3a30', { x: 0, y: 0, width, height }, 17, towards(width / 2, 380, 120, 640));
}

function wing(brush: Brush): void {
  const upper = 'M12 420 C40 330 150 250 282 244 C300 300 280 400 214 446 C150 490 60 480 12 460 Z';
  brush.path(RUST, upper);
  brush.clip(upper, () => {
    brush.path(BLOOD, 'M12 424 C60 350 150 300 252 286 C252 340 230 400 180 426 C120 456 50 452 12 446 Z');
    for (let vein = 0; vein < 6; vein += 1)
      brush.curve(
        RUST,
        3,
        `M10 440 Q${90 + vein * 20} ${390 - vein * 6} ${260 - vein * 10} ${270 + vein * 34}`,
      );
    halftone(brush, NIGHT, { x: 0, y: 230, width: 120, height: 260 }, 13, across(130, -30));
  });
  brush.circle(CREAM, 182, 352, 47);
  brush.circle(NIGHT, 182, 352, 33);
  brush.circle(RUST, 182, 352, 14);
  brush.circle(CREAM, 172, 342, 7);
  brush.path(CREAM, 'M262 262 q22 60 -22 124 q8 -64 -14 -110 Z');
  const lower = 'M10 468 C80 460 176 480 196 540 C214 610 170 686 120 688 C60 684 24 600 10 540 Z';
  brush.path(RUST, lower);
  brush.path(CREAM, 'M14 486 C70 484 150 500 164 546 C176 600 148 652 116 654 C74 650 36 590 14 540 Z');
  brush.circle(BLOOD, 104, 584, 36);
  brush.circle(NIGHT, 104, 584, 18);
}

function subject(brush: Brush): void {
  brush.circle(CREAM, 320, 226, 112);
  halftone(brush, '#cdb98a', { x: 320, y: 114, width: 120, height: 224 }, 13, (x, y) =>
    Math.hypot(x - 320, y - 226) < 106 ? (x - 320) / 120 : 0,
  );
  brush.at(320, 0, {}, () => wing(brush));
  brush.at(320, 0, { flip: true }, () => wing(brush));
  brush.path('#181210', 'M296 404 Q320 384 344 404 L338 600 Q320 664 302 600 Z');
  for (let ring = 0; ring < 9; ring += 1)
    brush.rect('#c59a3f', 303 + ring * 0.8, 450 + ring * 19, 34 - ring * 1.6, 6, 3);
  brush.circle(CREAM, 320, 398, 27);
  brush.circle(NIGHT, 308, 398, 8);
  brush.circle(NIGHT, 332, 398, 8);
  brush.poly('#e9bd36', [292, 378, 288, 340, 306, 360, 320, 332, 334, 360, 352, 340, 348, 378]);
  for (const flip of [false, true])
    brush.at(320, 0, { flip }, () => {
      brush.curve('#c59a3f', 5, 'M14 372 C40 300 70 276 118 268');
      for (let barb = 0; barb < 6; barb += 1)
        brush.line('#c59a3f', 4, [38 + barb * 14, 316 - barb * 9, 60 + barb * 12, 326 - barb * 7]);
    });
}

export const mothQueenArt: CoverArt = {
  backdrop,
  subject,
  title: (brush, locale) => {
    if (locale === 'ar')
      letter(brush, locale, {
        text: 'ملكة العث',
        face: 'rakkas',
        fill: CREAM,
        x: 320,
        y: 782,
        width: 470,
        height: 120,
      });
    else
      letter(brush, locale, {
        text: 'Moth Queen',
        face: 'rakkas',
        fill: CREAM,
        x: 320,
        y: 782,
        width: 500,
        height: 100,
      });
    brush.line('#c59a3f', 3, [80, 866, 276, 866]);
    brush.line('#c59a3f', 3, [364, 866, 560, 866]);
    brush.circle('#c59a3f', 320, 866, 6);
  },
};
