import type { Character } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade, tint } from '../color.ts';

/** Cloth and hoods that lie around the head, below the face. */
export function gearBehind(brush: Brush, person: Character): void {
  const color = person.gearColor ?? person.accent;
  switch (person.gear) {
    case 'hijab':
      brush.path(
        color,
        'M0 -126 C-104 -126 -114 -30 -104 40 C-100 100 -126 150 -150 196 C-60 232 60 232 150 196 C126 150 100 100 104 40 C114 -30 104 -126 0 -126 Z',
      );
      brush.inked(undefined, () =>
        brush.path(
          shade(color, 0.2),
          'M-70 84 Q-30 150 60 156 Q100 180 128 196 Q40 214 -40 206 Q-100 170 -70 84 Z',
        ),
      );
      return;
    case 'keffiyeh':
      brush.path(
        color,
        'M0 -128 C-102 -128 -110 -40 -116 60 C-122 130 -140 170 -160 206 L-60 206 C-70 120 -40 60 -40 0 L40 0 C40 60 70 120 60 206 L160 206 C140 170 122 130 116 60 C110 -40 102 -128 0 -128 Z',
      );
      return;
    case 'hood':
      brush.path(
        color,
        'M-10 -152 C-118 -120 -124 -20 -116 60 C-112 120 -130 160 -150 196 L150 196 C130 160 112 120 116 60 C124 -20 96 -120 -10 -152 Z',
      );
      brush.inked(undefined, () =>
        brush.path(
          shade(color, 0.45),
          'M0 -116 C-92 -112 -98 -20 -92 50 C-86 110 -60 130 0 132 C60 130 86 110 92 50 C98 -20 92 -112 0 -116 Z',
        ),
      );
      return;
    default:
  }
}

/** Hats, masks and glass that lie over the hair. */
export function gearInFront(brush: Brush, person: Character, turn: number): void {
  const color = person.gearColor ?? person.accent;
  const dark = shade(color, 0.28);
  switch (person.gear) {
    case 'hijab':
      brush.path(color, 'M-86 -12 C-98 -128 98 -128 86 -12 C74 -64 46 -84 0 -86 C-46 -84 -74 -64 -86 -12 Z');
      return;
    case 'keffiyeh':
      brush.path(
        color,
        'M-92 -16 C-100 -132 100 -132 92 -16 C74 -56 46 -72 0 -74 C-46 -72 -74 -56 -92 -16 Z',
      );
      brush.path('#1d1a26', 'M-90 -62 Q0 -104 90 -62 L92 -78 Q0 -122 -92 -78 Z');
      return;
    case 'turban':
      brush.path(color, 'M-98 -40 C-124 -168 124 -168 98 -40 C60 -70 -60 -70 -98 -40 Z');
      brush.inked(undefined, () => {
        brush.curve(dark, 5, 'M-90 -70 Q-10 -78 60 -138');
        brush.curve(dark, 5, 'M-70 -108 Q0 -110 30 -146');
        brush.curve(dark, 5, 'M92 -58 Q40 -90 -20 -62');
      });
      brush.circle(tint(color, 0.5), 0, -92, 12);
      return;
    case 'cap':
      brush.path(color, 'M-90 -44 C-98 -142 98 -142 90 -44 Q0 -70 -90 -44 Z');
      brush.at(0, 0, { flip: turn < 0 }, () =>
        brush.path(dark, 'M-20 -56 Q60 -74 92 -48 Q140 -46 150 -30 Q100 -36 60 -40 Q20 -48 -20 -56 Z'),
      );
      return;
    case 'captain':
      brush.path('#f4f1e6', 'M-112 -92 C-80 -150 80 -150 112 -92 L90 -64 L-90 -64 Z');
      brush.path(color, 'M-90 -80 Q0 -96 90 -80 L88 -46 Q0 -64 -88 -46 Z');
      brush.path('#1d1a26', 'M-84 -50 Q0 -68 84 -50 Q60 -28 0 -32 Q-60 -28 -84 -50 Z');
      brush.circle('#e9bd36', 0, -88, 13);
      return;
    case 'dome':
      brush.inked(undefined, () => {
        brush.ring('#dfe9ee', 12, 0, -6, 142);
        brush.ring('#1d1a26', 4, 0, -6, 149);
        brush.curve('#ffffff', 12, 'M-104 -62 Q-84 -106 -44 -122');
        brush.curve('#ffffff', 10, 'M-116 -30 l-3 12');
      });
      return;
    case 'mask':
      brush.path(color, 'M-84 -32 Q0 -48 84 -32 Q84 18 46 20 Q14 20 0 2 Q-14 20 -46 20 Q-84 18 -84 -32 Z');
      brush.inked(undefined, () => {
        for (const side of [-1, 1])
          brush.path(
            '#fffdf5',
            `M${turn * 12 + side * 16} -4 Q${turn * 12 + side * 36} -30 ${turn * 12 + side * 56} -16 Q${turn * 12 + side * 44} 8 ${turn * 12 + side * 16} -4 Z`,
          );
      });
      return;
    case 'goggles':
      brush.line('#3a2f2a', 18, [-86, -64, 0, -74, 86, -64]);
      brush.circle(color, -34, -72, 28);
      brush.circle(color, 34, -72, 28);
      brush.circle('#bfe3e6', -34, -72, 17);
      brush.circle('#bfe3e6', 34, -72, 17);
      return;
    case 'crown':
      brush.poly(color, [-70, -76, -84, -150, -42, -112, 0, -164, 42, -112, 84, -150, 70, -76]);
      brush.circle('#c8323a', 0, -100, 10);
      return;
    case 'headset':
      brush.inked(undefined, () => brush.curve('#1d1a26', 14, 'M-92 0 C-104 -136 104 -136 92 0'));
      brush.rect(color, -106, -24, 26, 52, 10);
      brush.rect(color, 80, -24, 26, 52, 10);
      brush.curve('#1d1a26', 6, 'M-94 28 Q-84 74 -40 76');
      return;
    case 'bandana':
      brush.path(color, 'M-90 -30 C-98 -130 98 -130 90 -30 Q0 -70 -90 -30 Z');
      brush.poly(dark, [84, -52, 132, -66, 116, -38, 134, -14, 88, -36]);
      return;
    case 'fez':
      brush.poly(color, [-62, -74, -50, -164, 50, -164, 62, -74]);
      brush.line('#1d1a26', 5, [0, -162, 46, -154, 58, -104]);
      return;
    case 'beret':
      brush.path(color, 'M-94 -56 C-136 -112 -40 -156 40 -136 C110 -124 124 -84 92 -60 Q0 -88 -94 -56 Z');
      return;
    case 'miner':
      brush.path(color, 'M-98 -44 C-98 -152 98 -152 98 -44 L116 -40 Q0 -66 -116 -40 Z');
      brush.circle('#fff3b0', turn * 14, -96, 22);
      return;
    default:
  }
}
