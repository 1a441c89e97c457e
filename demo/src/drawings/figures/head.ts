import type { Character, Mood } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { mix, shade } from '../color.ts';
import { creatureHead } from './creature.ts';
import { gearBehind, gearInFront } from './gear.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { INK } from './ink.ts';

const FACE = 'M-80 -30 C-86 -112 86 -112 80 -30 C82 36 62 82 32 104 Q0 120 -32 104 C-62 82 -82 36 -80 -30 Z';

/** Which way the face looks: -1 left, 0 at the reader, 1 right. */
export type Turn = -1 | 0 | 1;

/** A head about 220 units high around the origin, neck included; who speaks has an open mouth. */
export function paintHead(brush: Brush, person: Character, mood: Mood, turn: Turn, speaks = false): void {
  brush.inked(INK, () => {
    if (person.creature) {
      creatureHead(brush, person, mood, turn);
      return;
    }
    const covered = person.gear === 'hijab' || person.gear === 'keffiyeh' || person.gear === 'hood';
    if (!covered) hairBehind(brush, person);
    neck(brush, person);
    gearBehind(brush, person);
    if (!covered) {
      const ear = shade(person.skin, 0.12);
      if (turn <= 0) brush.ellipse(ear, 80 - turn * 4, 4, 15, 22);
      if (turn >= 0) brush.ellipse(ear, -80 - turn * 4, 4, 15, 22);
    }
    brush.path(person.skin, FACE);
    brush.inked(undefined, () => {
      brush.clip(FACE, () => {
        const side = turn === 0 ? 1 : -turn;
        brush.at(0, 0, { flip: side < 0 }, () =>
          brush.path(shade(person.skin, 0.16), 'M44 -130 Q26 -20 52 20 Q44 80 8 124 L120 124 L120 -130 Z'),
        );
        if (!person.creature) cheeks(brush, person, mood, turn);
      });
      features(brush, person, mood, turn, speaks);
    });
    if (!covered) hairInFront(brush, person, turn);
    gearInFront(brush, person, turn);
  });
}

function neck(brush: Brush, person: Character): void {
  brush.path(shade(person.skin, 0.22), 'M-34 70 L-36 150 Q0 176 36 150 L34 70 Z');
}

function cheeks(brush: Brush, person: Character, mood: Mood, turn: Turn): void {
  if (mood !== 'happy' && mood !== 'shock' && !person.child) return;
  const blush = mix(person.skin, '#e2553f', 0.28);
  brush.ellipse(blush, -50 + turn * 16, 38, 17, 10);
  brush.ellipse(blush, 50 + turn * 16, 38, 17, 10);
}

function features(brush: Brush, person: Character, mood: Mood, turn: Turn, speaks: boolean): void {
  const dx = turn * 17;
  eyes(brush, person, mood, dx, turn);
  const nose = shade(person.skin, 0.3);
  const side = turn === 0 ? 1 : turn;
  brush.path(
    nose,
    `M${dx + side * 2} -2 L${dx + side * 19} 38 Q${dx + side * 8} 46 ${dx - side * 8} 40 Q${dx + side * 6} 34 ${dx + side * 2} -2 Z`,
  );
  if (person.beard) beard(brush, person, dx);
  mouth(brush, mood, dx, person, speaks);
  if (person.old) {
    brush.curve(nose, 3, `M${dx - 56} 20 q10 8 24 4`);
    brush.curve(nose, 3, `M${dx + 32} 24 q14 4 24 -4`);
  }
  if (person.glasses) {
    for (const x of [-34, 34]) {
      brush.ring('#1d1a26', 5, dx + x, -6, 25);
    }
    brush.line('#1d1a26', 5, [dx - 9, -8, dx + 9, -8]);
  }
}

function eyes(brush: Brush, person: Character, mood: Mood, dx: number, turn: Turn): void {
  const ink = '#1d1a26';
  const brow = person.style === 'bald' && !person.beard ? ink : shade(person.hair, 0.25);
  const wide = mood === 'shock' ? 1.35 : mood === 'shout' ? 1.1 : mood === 'sly' || mood === 'sad' ? 0.8 : 1;
  for (const side of [-1, 1]) {
    const x = dx + side * 34;
    const squash = turn !== 0 && side === turn ? 0.86 : 1;
    if (mood === 'closed' || mood === 'happy') {
      brush.curve(ink, 6, mood === 'happy' ? `M${x - 15} -2 q15 -18 30 0` : `M${x - 15} -6 q15 12 30 0`);
    } else {
      brush.ellipse('#fffdf5', x, -6, 19 * squash, 15 * wide);
      brush.circle(ink, x + turn * 6, -5, mood === 'shock' ? 6 : 9);
      brush.circle('#ffffff', x + turn * 6 + 3, -8, 2.6);
      brush.curve(
        ink,
        5,
        `M${x - 20 * squash} ${-8 - 2 * wide} q${20 * squash} ${-19 * wide} ${40 * squash} 0`,
      );
    }
    const lift =
      mood === 'shock'
        ? -16
        : mood === 'worried' || mood === 'sad'
          ? -6
          : mood === 'sly' && side > 0
            ? -12
            : 0;
    const slope =
      mood === 'angry' || mood === 'shout'
        ? 13
        : mood === 'worried' || mood === 'sad'
          ? -11
          : mood === 'sly'
            ? 6
            : -3;
    brush.line(brow, 8, [x - side * 20, -36 + lift + slope, x + side * 18, -38 + lift - slope * 0.5]);
  }
}

function mouth(brush: Brush, mood: Mood, dx: number, person: Character, speaks: boolean): void {
  const ink = '#1d1a26';
  const lip = '#8c2f39';
  if (
    speaks &&
    (mood === 'calm' || mood === 'sad' || mood === 'worried' || mood === 'sly' || mood === 'closed')
  ) {
    const lift = mood === 'sly' ? -7 : 0;
    const droop = mood === 'sad' || mood === 'worried' ? 7 : 0;
    brush.path(
      '#6d1f2b',
      `M${dx - 20} ${68 + droop} Q${dx} ${64 - droop * 0.6} ${dx + 20} ${68 + droop + lift} Q${dx + 12} 90 ${dx} 90 Q${dx - 12} 90 ${dx - 20} ${68 + droop} Z`,
    );
    brush.path('#e0606a', `M${dx - 11} 86 Q${dx} 78 ${dx + 11} 86 Q${dx} 92 ${dx - 11} 86 Z`);
    return;
  }
  switch (mood) {
    case 'happy':
      brush.path(
        '#6d1f2b',
        `M${dx - 32} 58 Q${dx} 66 ${dx + 32} 58 Q${dx + 22} 92 ${dx} 92 Q${dx - 22} 92 ${dx - 32} 58 Z`,
      );
      brush.path(
        '#fffdf5',
        `M${dx - 27} 61 Q${dx} 68 ${dx + 27} 61 L${dx + 23} 71 Q${dx} 76 ${dx - 23} 71 Z`,
      );
      return;
    case 'shout':
      brush.path(
        '#6d1f2b',
        `M${dx - 28} 60 Q${dx} 48 ${dx + 28} 60 Q${dx + 32} 100 ${dx} 101 Q${dx - 32} 100 ${dx - 28} 60 Z`,
      );
      brush.path('#e0606a', `M${dx - 18} 92 Q${dx} 78 ${dx + 18} 92 Q${dx} 102 ${dx - 18} 92 Z`);
      return;
    case 'shock':
      brush.ellipse('#6d1f2b', dx, 74, 14, 19);
      return;
    case 'angry':
      brush.path('#fffdf5', `M${dx - 26} 66 L${dx + 26} 66 L${dx + 30} 80 L${dx - 30} 80 Z`);
      brush.line(ink, 4, [dx - 26, 66, dx + 26, 66, dx + 30, 80, dx - 30, 80, dx - 26, 66]);
      brush.line(ink, 2.5, [dx - 8, 66, dx - 8, 80]);
      brush.line(ink, 2.5, [dx + 9, 66, dx + 9, 80]);
      return;
    case 'worried':
      brush.curve(ink, 5.5, `M${dx - 20} 76 q9 -10 19 -2 q10 8 20 -2`);
      return;
    case 'sad':
      brush.curve(ink, 5.5, `M${dx - 22} 82 q22 -20 44 0`);
      return;
    case 'sly':
      brush.curve(ink, 5.5, `M${dx - 22} 72 q24 8 44 -12`);
      return;
    default:
      brush.curve(
        person.style === 'long' || person.gear === 'hijab' ? lip : ink,
        5.5,
        `M${dx - 20} 71 q20 ${mood === 'closed' ? 6 : 9} 40 0`,
      );
  }
}

function beard(brush: Brush, person: Character, dx: number): void {
  const color = person.hair;
  if (person.beard === 'full' || person.beard === 'long') {
    const tip = person.beard === 'long' ? 190 : 132;
    brush.path(
      color,
      `M-80 0 Q-74 34 -40 50 Q${dx} 40 40 50 Q74 34 80 0 C86 70 54 ${tip - 20} 0 ${tip} C-54 ${tip - 20} -86 70 -80 0 Z`,
    );
  }
  if (person.beard === 'goatee')
    brush.path(
      color,
      `M${dx - 20} 92 Q${dx} 84 ${dx + 20} 92 Q${dx + 12} 124 ${dx} 130 Q${dx - 12} 124 ${dx - 20} 92 Z`,
    );
  brush.path(
    shade(color, 0.14),
    `M${dx} 47 Q${dx + 30} 44 ${dx + 44} 64 Q${dx + 18} 60 ${dx} 57 Q${dx - 18} 60 ${dx - 44} 64 Q${dx - 30} 44 ${dx} 47 Z`,
  );
}
