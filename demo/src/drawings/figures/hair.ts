import type { Character } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade, tint } from '../color.ts';

const CAP =
  'M-88 -6 C-108 -150 108 -150 88 -6 C82 -40 66 -62 48 -66 C10 -54 -30 -56 -62 -66 C-76 -50 -84 -30 -88 -6 Z';

/** What falls behind the neck. */
export function hairBehind(brush: Brush, person: Character): void {
  const dark = shade(person.hair, 0.2);
  switch (person.style) {
    case 'long':
      brush.path(dark, 'M-92 -20 C-130 60 -112 150 -96 196 L96 196 C112 150 130 60 92 -20 Z');
      return;
    case 'bob':
      brush.path(dark, 'M-90 -30 C-118 30 -112 80 -100 112 L100 112 C112 80 118 30 90 -30 Z');
      return;
    case 'bun':
      brush.circle(dark, 0, -128, 36);
      return;
    case 'afro':
      for (const [x, y, r] of [
        [-78, -50, 58],
        [78, -50, 58],
        [-40, -104, 62],
        [42, -104, 62],
        [0, -70, 92],
        [-92, 0, 38],
        [92, 0, 38],
      ] as const) {
        brush.circle(dark, x, y, r);
      }
      brush.inked(undefined, () => brush.circle(dark, 0, -60, 100));
      return;
    case 'ponytail':
      brush.path(dark, 'M40 -92 C130 -120 164 -10 128 84 C120 30 100 -10 52 -40 Z');
      return;
    case 'braid':
      for (let knot = 0; knot < 5; knot += 1)
        brush.ellipse(dark, 92 - knot * 2, 20 + knot * 38, 22 - knot * 2, 24);
      return;
    default:
  }
}

/** What lies over the forehead. */
export function hairInFront(brush: Brush, person: Character, turn: number): void {
  const { hair } = person;
  const glint = (data: string) => brush.inked(undefined, () => brush.curve(tint(hair, 0.16), 5, data));
  switch (person.style) {
    case 'bald':
      return;
    case 'spiky':
      brush.poly(
        hair,
        [
          -90, 0, -104, -52, -84, -58, -96, -110, -58, -98, -44, -146, -12, -112, 22, -152, 38, -106, 82,
          -124, 74, -78, 104, -66, 88, 0, 70, -46, 44, -66, 22, -44, 2, -70, -24, -44, -42, -68, -66, -40,
        ],
      );
      return;
    case 'curly':
      for (const [x, y, r] of [
        [-80, -42, 28],
        [80, -42, 28],
        [-62, -80, 32],
        [62, -80, 32],
        [-24, -102, 36],
        [24, -102, 36],
        [-40, -70, 24],
        [0, -76, 26],
        [40, -70, 24],
      ] as const) {
        brush.circle(hair, x, y, r);
      }
      brush.inked(undefined, () => {
        for (const [x, y, r] of [
          [-52, -82, 30],
          [52, -82, 30],
          [0, -92, 36],
          [-24, -88, 30],
          [26, -88, 30],
        ] as const)
          brush.circle(hair, x, y, r);
      });
      return;
    case 'afro':
      brush.path(hair, 'M-84 -20 C-92 -104 92 -104 84 -20 C70 -62 40 -76 0 -76 C-40 -76 -70 -62 -84 -20 Z');
      return;
    case 'side':
      brush.path(
        hair,
        `M-88 0 C-108 -152 112 -150 88 0 C86 -36 78 -52 66 -66 C20 -30 -40 -40 ${-70 + turn * 6} -62 C-78 -44 -84 -24 -88 0 Z`,
      );
      glint('M-40 -98 q40 -14 74 2');
      return;
    case 'long':
    case 'bob':
      brush.path(
        hair,
        'M-92 46 C-122 -154 122 -154 92 46 C92 0 84 -34 70 -58 C40 -76 14 -84 0 -92 C-14 -84 -40 -76 -70 -58 C-84 -34 -92 0 -92 46 Z',
      );
      glint('M-54 -84 q16 -16 36 -18');
      return;
    default:
      brush.path(hair, CAP);
      glint('M-48 -92 q24 -16 60 -14');
  }
}
