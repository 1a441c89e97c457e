import type { Character, Mood } from '../../stories/character.ts';
import type { Brush } from '../brush.ts';
import { shade, tint } from '../color.ts';

const DARK = '#1d1a26';

/** Heads that are not people's, in the size of `paintHead`; `skin` is the main colour, `hair` the markings. */
export function creatureHead(brush: Brush, person: Character, mood: Mood, turn: number): void {
  const dx = turn * 16;
  switch (person.creature) {
    case 'robot':
      return robot(brush, person, mood, dx);
    case 'cat':
    case 'tiger':
    case 'fox':
      return feline(brush, person, mood, dx);
    case 'owl':
      return owl(brush, person, mood, dx);
    case 'jinn':
      return jinn(brush, person, mood, dx);
    case 'moth':
      return moth(brush, person, mood, dx);
    default:
      return diver(brush, person, mood, dx);
  }
}

/** A pair of eyes that take the mood: heavier lids for anger, none for shock. */
function eyes(
  brush: Brush,
  white: string,
  pupil: string,
  x: number,
  y: number,
  gap: number,
  size: number,
  mood: Mood,
): void {
  for (const side of [-1, 1]) {
    const cx = x + side * gap;
    if (mood === 'closed' || mood === 'happy') {
      brush.curve(
        DARK,
        7,
        mood === 'happy'
          ? `M${cx - size} ${y + 4} q${size} ${-size * 1.2} ${size * 2} 0`
          : `M${cx - size} ${y} q${size} ${size} ${size * 2} 0`,
      );
      continue;
    }
    brush.circle(white, cx, y, size * (mood === 'shock' ? 1.2 : 1));
    brush.inked(undefined, () => {
      brush.circle(pupil, cx + x * 0.4, y, size * (mood === 'shock' ? 0.3 : 0.5));
      brush.circle('#ffffff', cx + x * 0.4 + size * 0.16, y - size * 0.2, size * 0.14);
      const tilt =
        mood === 'angry' || mood === 'shout' || mood === 'sly'
          ? size * 0.6
          : mood === 'sad' || mood === 'worried'
            ? -size * 0.6
            : 0;
      if (tilt !== 0)
        brush.line(DARK, 9, [
          cx - side * size * 1.2,
          y - size * 0.8 + tilt,
          cx + side * size * 1.2,
          y - size * 0.8 - tilt,
        ]);
    });
  }
}

function robot(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent } = person;
  brush.rect(shade(skin, 0.4), -28, 80, 56, 90);
  brush.line(DARK, 8, [0, -100, 0, -142]);
  brush.circle(accent, 0, -148, 15);
  brush.rect(shade(skin, 0.22), -112, -30, 32, 66, 8);
  brush.rect(shade(skin, 0.22), 80, -30, 32, 66, 8);
  brush.rect(skin, -90, -100, 180, 200, 40);
  brush.inked(undefined, () => brush.path(shade(skin, 0.15), 'M50 -98 Q88 -96 88 -60 L88 60 Q88 96 50 98 Z'));
  brush.rect(DARK, -70 + dx * 0.5, -50, 140, 72, 34);
  eyes(brush, hair, DARK, dx, -14, 34, 20, mood);
  brush.inked(undefined, () => {
    const open = mood === 'shout' || mood === 'shock' || mood === 'happy' ? 26 : 8;
    brush.rect(DARK, -36 + dx, 54, 72, open, 6);
    for (let slot = -24; slot <= 24; slot += 16) brush.line(skin, 4, [slot + dx, 54, slot + dx, 54 + open]);
  });
}

function feline(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent, creature } = person;
  brush.poly(shade(skin, 0.3), [-40, 60, -50, 170, 50, 170, 40, 60]);
  for (const side of [-1, 1]) {
    const tall = creature === 'fox' ? 168 : 146;
    brush.poly(skin, [side * 96, -20, side * 92, -tall, side * 26, -88]);
    brush.inked(undefined, () => brush.poly(hair, [side * 82, -52, side * 82, -tall + 34, side * 48, -84]));
  }
  brush.path(
    skin,
    'M0 -98 C-70 -100 -104 -50 -112 10 C-96 70 -50 108 0 112 C50 108 96 70 112 10 C104 -50 70 -100 0 -98 Z',
  );
  brush.inked(undefined, () => {
    if (creature === 'tiger') {
      for (const side of [-1, 1]) {
        for (const y of [-30, 6, 42])
          brush.poly(hair, [side * 110, y - 8, side * 66, y + 6, side * 106, y + 12]);
      }
      brush.poly(hair, [-10, -96, 10, -96, 0, -44]);
      brush.poly(hair, [-44, -90, -26, -94, -20, -54]);
      brush.poly(hair, [44, -90, 26, -94, 20, -54]);
    }
    brush.path(
      tint(skin, creature === 'cat' ? 0.14 : 0.72),
      `M${dx} 18 C${dx - 30} 20 ${dx - 64} 50 ${dx - 40} 84 Q${dx} 112 ${dx + 40} 84 C${dx + 64} 50 ${dx + 30} 20 ${dx} 18 Z`,
    );
    brush.path(accent, `M${dx - 17} 30 L${dx + 17} 30 Q${dx} 56 ${dx - 17} 30 Z`);
    if (mood === 'shout' || mood === 'shock') brush.ellipse('#6d1f2b', dx, 80, 22, 18);
    else brush.curve(DARK, 5, `M${dx - 28} 66 q14 14 28 -4 q14 18 28 4`);
    for (const side of [-1, 1]) {
      brush.line(DARK, 2.5, [dx + side * 44, 52, side * 128, 40]);
      brush.line(DARK, 2.5, [dx + side * 44, 62, side * 126, 68]);
    }
  });
  eyes(brush, '#f6d55c', DARK, dx, -16, 42, 21, mood);
}

function owl(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent } = person;
  brush.path(
    skin,
    'M-104 -136 Q-60 -116 0 -114 Q60 -116 104 -136 Q116 -60 106 20 Q90 150 0 160 Q-90 150 -106 20 Q-116 -60 -104 -136 Z',
  );
  brush.inked(undefined, () => {
    brush.circle(tint(skin, 0.5), -44 + dx, -24, 52);
    brush.circle(tint(skin, 0.5), 44 + dx, -24, 52);
    for (let row = 0; row < 3; row += 1)
      for (let dot = -2; dot <= 2; dot += 1)
        brush.path(hair, `M${dot * 34 - 13} ${64 + row * 30} q13 24 26 0 Z`);
  });
  eyes(brush, '#ffd24a', DARK, dx, -24, 44, 32, mood);
  brush.path(accent, `M${dx - 15} 2 Q${dx} -8 ${dx + 15} 2 L${dx} ${mood === 'shout' ? 50 : 40} Z`);
}

function jinn(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent } = person;
  brush.path(
    hair,
    'M-96 10 C-140 -60 -96 -110 -110 -170 C-76 -150 -66 -130 -58 -108 C-50 -150 -30 -180 4 -206 C0 -160 30 -150 44 -112 C60 -130 84 -146 100 -176 C104 -120 140 -60 96 10 Z',
  );
  brush.poly(shade(skin, 0.3), [-34, 70, -44, 170, 44, 170, 34, 70]);
  for (const side of [-1, 1]) brush.poly(skin, [side * 76, -20, side * 136, -46, side * 78, 30]);
  brush.path(skin, 'M-82 -34 C-84 -100 84 -100 82 -34 C84 40 54 96 0 126 C-54 96 -84 40 -82 -34 Z');
  brush.inked(undefined, () => {
    brush.path(shade(skin, 0.18), 'M34 -86 Q20 0 40 30 Q30 80 6 124 Q56 96 80 20 Q84 -60 34 -86 Z');
    brush.path(accent, `M${dx} -70 l12 18 l-12 18 l-12 -18 Z`);
    if (mood === 'shout' || mood === 'happy' || mood === 'shock')
      brush.path(
        '#2c0f1f',
        `M${dx - 36} 52 Q${dx} 66 ${dx + 36} 52 Q${dx + 20} 96 ${dx} 96 Q${dx - 20} 96 ${dx - 36} 52 Z`,
      );
    else brush.curve(DARK, 6, `M${dx - 32} 62 q32 ${mood === 'sad' || mood === 'worried' ? -16 : 18} 64 -4`);
  });
  eyes(brush, '#fff3b0', accent, dx, -8, 36, 20, mood);
}

function moth(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent } = person;
  for (const side of [-1, 1]) {
    brush.curve(DARK, 9, `M${side * 22} -84 C${side * 40} -150 ${side * 90} -176 ${side * 120} -166`);
    for (let barb = 0; barb < 5; barb += 1)
      brush.line(hair, 7, [
        side * (42 + barb * 17),
        -124 - barb * 10,
        side * (56 + barb * 20),
        -98 - barb * 12,
      ]);
  }
  brush.path(hair, 'M-120 170 Q-130 70 -70 60 L70 60 Q130 70 120 170 Z');
  brush.path(skin, 'M0 -100 C-86 -100 -96 -10 -80 40 Q-50 108 0 116 Q50 108 80 40 C96 -10 86 -100 0 -100 Z');
  brush.inked(undefined, () => {
    brush.poly(accent, [-44, -84, -52, -128, -20, -104, 0, -138, 20, -104, 52, -128, 44, -84]);
    brush.curve(DARK, 5, `M${dx - 18} 74 q18 ${mood === 'sad' || mood === 'angry' ? -10 : 10} 36 0`);
  });
  eyes(brush, '#14101c', hair, dx, 0, 40, 30, mood);
}

function diver(brush: Brush, person: Character, mood: Mood, dx: number): void {
  const { skin, hair, accent } = person;
  brush.path(shade(skin, 0.25), 'M-110 90 Q0 130 110 90 L130 170 Q0 200 -130 170 Z');
  brush.rect(skin, -22, -150, 44, 40, 8);
  brush.circle(skin, 0, -10, 122);
  brush.inked(undefined, () => {
    brush.path(shade(skin, 0.2), 'M30 -128 Q130 -100 120 0 Q112 90 30 108 Q90 20 30 -128 Z');
    for (let bolt = 0; bolt < 12; bolt += 1) {
      const angle = (bolt / 12) * Math.PI * 2;
      brush.circle(tint(skin, 0.45), dx + Math.cos(angle) * 90, -8 + Math.sin(angle) * 90, 7);
    }
  });
  brush.circle(shade(skin, 0.45), dx, -8, 78);
  brush.circle(accent, dx, -8, 64);
  eyes(brush, '#fffdf5', hair, dx, -14, 26, 17, mood);
  brush.inked(undefined, () => {
    brush.curve(tint(accent, 0.5), 10, `M${dx - 44} -34 Q${dx - 30} -58 ${dx - 6} -60`);
    brush.curve('#fffdf5', 5, `M${dx - 16} 24 q16 ${mood === 'worried' || mood === 'sad' ? -10 : 10} 32 0`);
  });
}
