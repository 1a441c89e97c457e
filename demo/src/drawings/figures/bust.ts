import type { Character, Mood } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade, tint } from '../color.ts';
import { paintHead, type Turn } from './head.ts';
import { INK } from './ink.ts';

const SHOULDERS =
  'M-44 132 C-120 150 -178 172 -196 250 L-214 620 L214 620 L196 250 C178 172 120 150 44 132 Q0 168 -44 132 Z';

/** Head and shoulders; the head is that of `paintHead`, the chest goes on far below the panel. */
export function paintBust(brush: Brush, person: Character, mood: Mood, turn: Turn, speaks = false): void {
  const narrow = person.child ? 0.82 : 1;
  brush.inked(INK, () => {
    if (person.cape)
      brush.path(
        shade(person.cape, 0.15),
        'M-60 128 C-170 140 -240 240 -280 620 L280 620 C240 240 170 140 60 128 Z',
      );
    brush.at(0, person.child ? 8 : 0, { scale: narrow }, () => chest(brush, person));
  });
  paintHead(brush, person, mood, turn, speaks);
}

function chest(brush: Brush, person: Character): void {
  const { top, accent } = person;
  brush.path(top, SHOULDERS);
  brush.inked(undefined, () => {
    brush.clip(SHOULDERS, () => brush.path(shade(top, 0.17), 'M70 100 Q40 300 90 620 L300 620 L300 100 Z'));
    const skin = shade(person.skin, 0.22);
    const open = !person.creature && person.gear !== 'hijab';
    switch (person.outfit) {
      case 'suit':
        brush.poly('#f4f1e6', [-42, 140, 42, 140, 0, 330]);
        brush.poly(accent, [-12, 166, 12, 166, 18, 300, 0, 322, -18, 300]);
        brush.poly(shade(top, 0.3), [-44, 136, -96, 190, -60, 210, 0, 340, -40, 150]);
        brush.poly(shade(top, 0.36), [44, 136, 96, 190, 60, 210, 0, 340, 40, 150]);
        return;
      case 'coat':
        brush.poly(accent, [-42, 136, 42, 136, 30, 620, -30, 620]);
        brush.poly(shade(top, 0.25), [-46, 122, -118, 166, -96, 230, -34, 620, -24, 300]);
        brush.poly(shade(top, 0.32), [46, 122, 118, 166, 96, 230, 34, 620, 24, 300]);
        return;
      case 'hero':
        brush.path(accent, 'M-60 140 L60 140 L34 262 L0 300 L-34 262 Z');
        brush.poly(
          top,
          [0, 168, 11, 200, 44, 202, 18, 222, 28, 254, 0, 236, -28, 254, -18, 222, -44, 202, -11, 200],
        );
        return;
      case 'space':
        brush.rect(tint(top, 0.25), -66, 126, 132, 44, 20);
        brush.rect(accent, -54, 230, 108, 76, 12);
        brush.circle('#ffffff', -28, 268, 11);
        brush.circle('#1d1a26', 10, 268, 8);
        brush.circle('#1d1a26', 34, 268, 8);
        return;
      case 'sport':
        if (open) brush.poly(skin, [-42, 138, 42, 138, 0, 190]);
        brush.curve(accent, 13, 'M-46 136 L0 194 L46 136');
        brush.rect(accent, -214, 300, 430, 34);
        return;
      case 'apron':
        if (open) brush.poly(skin, [-42, 138, 42, 138, 0, 180]);
        brush.poly(accent, [-90, 230, 90, 230, 110, 620, -110, 620]);
        brush.line(accent, 16, [-80, 236, -50, 136]);
        brush.line(accent, 16, [80, 236, 50, 136]);
        return;
      case 'robe':
        if (open) brush.poly(skin, [-40, 138, 40, 138, 0, 200]);
        brush.poly(accent, [-46, 134, -66, 146, -12, 620, 12, 620, 66, 146, 46, 134, 0, 220]);
        return;
      case 'dress':
        if (open) brush.path(skin, 'M-56 138 Q0 240 56 138 Z');
        brush.curve(accent, 10, 'M-60 140 Q0 246 60 140');
        return;
      default:
        if (open) brush.poly(skin, [-40, 138, 40, 138, 0, 196]);
        brush.curve(accent, 12, 'M-44 136 L0 200 L44 136');
        brush.line(accent, 12, [0, 200, 0, 300]);
    }
  });
}
