import type { Tones } from '../../stories/entry.ts';
import type { Brush } from '../brush.ts';
import { mix, shade, tint } from '../color.ts';
import { halftone, towards } from '../motifs/halftone.ts';
import type { PaintPlace } from './set.ts';

const INK = { color: '#17141f', width: 5 } as const;
const PAPER = '#f7ecd0';

/** A thing from near at hand, inked like a figure, in the middle of a plain ground; drawn some 400 units wide. */
function thing(draw: (brush: Brush, tones: Tones) => void): PaintPlace {
  return (b, w, h, t) => {
    b.rect(t.mid, 0, 0, w, h);
    b.poly(mix(t.mid, t.far, 0.55), [0, h, w, h * 0.34, w, h]);
    halftone(
      b,
      mix(t.mid, t.light, 0.4),
      { x: 0, y: 0, width: w, height: h },
      30,
      towards(w * 0.55, h * 0.58, 0, Math.min(w, h) * 0.6),
    );
    const scale = Math.min(w / 640, h / 600);
    b.soft('#000000', 0.3, w * 0.55, h * 0.58 + 160 * scale, 260 * scale, 44 * scale);
    b.at(w * 0.55, h * 0.58, { scale }, () => b.inked(INK, () => draw(b, t)));
  };
}

const lines = (b: Brush, color: string, x: number, y: number, width: number, count: number) => {
  for (let line = 0; line < count; line += 1)
    b.line(color, 6, [x, y + line * 24, x + width * (line === count - 1 ? 0.6 : 1), y + line * 24]);
};

/** An open book with writing on both pages. */
const book = thing((b) => {
  b.path('#7a3a24', 'M-230 -110 L0 -80 L230 -110 L230 140 L0 164 L-230 140 Z');
  b.path(PAPER, 'M-216 -128 Q-100 -140 0 -96 L0 140 Q-100 104 -216 122 Z');
  b.path(PAPER, 'M216 -128 Q100 -140 0 -96 L0 140 Q100 104 216 122 Z');
  b.inked(undefined, () => {
    b.path('#e2cf9f', 'M0 -96 Q40 -116 70 -122 L70 112 Q36 118 0 140 Z');
    lines(b, '#8a7a5a', -182, -86, 140, 7);
    lines(b, '#8a7a5a', 66, -86, 120, 3);
  });
  b.path('#d8432c', 'M-20 -92 L4 -88 L4 190 L-8 172 L-20 186 Z');
});

/** The same book, its right page empty. */
const blankBook = thing((b) => {
  b.path('#7a3a24', 'M-230 -110 L0 -80 L230 -110 L230 140 L0 164 L-230 140 Z');
  b.path(PAPER, 'M-216 -128 Q-100 -140 0 -96 L0 140 Q-100 104 -216 122 Z');
  b.path('#fffaf0', 'M216 -128 Q100 -140 0 -96 L0 140 Q100 104 216 122 Z');
  b.inked(undefined, () => lines(b, '#8a7a5a', -182, -86, 140, 8));
  b.at(150, 40, { rotate: 32 }, () => {
    b.poly('#e9bd36', [-12, -150, 12, -150, 12, 20, 0, 54, -12, 20]);
    b.poly('#2b2430', [-5, 34, 5, 34, 0, 54]);
  });
});

/** A ring of keys. */
const keys = thing((b) => {
  b.inked(undefined, () => b.ring('#17141f', 34, 0, -80, 90));
  b.inked(undefined, () => b.ring('#c9a24a', 22, 0, -80, 90));
  for (const [turn, color] of [
    [24, '#b98a34'],
    [0, '#e9bd36'],
    [-26, '#c9a24a'],
  ] as const)
    b.at(0, 0, { rotate: turn }, () => {
      b.path(
        color,
        'M-36 10 a36 36 0 1 1 72 0 a36 36 0 0 1 -24 34 L12 190 L50 190 L50 164 L34 164 L34 142 L12 142 L-12 142 L-12 44 A36 36 0 0 1 -36 10 Z',
      );
      b.circle('#5a4a2a', 0, 8, 14);
    });
});

/** A map on skin, folded in four, its way dashed. */
const map = thing((b) => {
  b.path('#e3c48a', 'M-230 -150 L-80 -168 L70 -146 L232 -164 L222 150 L70 168 L-80 146 L-226 164 Z');
  b.inked(undefined, () => {
    b.poly('#cfa968', [-80, -168, -10, -156, -14, 156, -80, 146]);
    b.poly('#cfa968', [70, -146, 232, -164, 222, 150, 70, 168]);
    for (const [x, y] of [
      [-180, -40],
      [-140, -60],
      [150, 60],
      [186, 40],
    ] as const)
      b.poly('#8a4a2c', [x - 20, y + 22, x, y - 22, x + 20, y + 22]);
    for (let dash = 0; dash < 11; dash += 1) {
      const x = -190 + dash * 34;
      b.line('#b93a26', 8, [
        x,
        80 + Math.sin(dash * 0.9) * 50,
        x + 18,
        80 + Math.sin((dash + 0.5) * 0.9) * 50,
      ]);
    }
    b.line('#b93a26', 12, [162, -60, 200, -20]);
    b.line('#b93a26', 12, [200, -60, 162, -20]);
  });
});

/** A skin of water with its strap. */
const waterskin = thing((b) => {
  b.inked(undefined, () => b.curve('#17141f', 24, 'M-110 -60 Q0 -260 130 -70'));
  b.inked(undefined, () => b.curve('#8a4a2c', 14, 'M-110 -60 Q0 -260 130 -70'));
  b.path(
    '#a8683a',
    'M-60 -130 L60 -130 L52 -80 Q190 -20 170 90 Q150 180 0 180 Q-150 180 -170 90 Q-190 -20 -52 -80 Z',
  );
  b.inked(undefined, () => b.path('#8a4f28', 'M60 -60 Q190 -10 168 92 Q150 178 0 178 Q120 120 60 -60 Z'));
  b.rect('#e3c48a', -68, -168, 136, 44, 12);
});

/** A parcel tied with string, stamped all over. */
const parcel = thing((b) => {
  b.poly('#c9904f', [-200, -110, 200, -110, 200, 160, -200, 160]);
  b.poly('#e0ae6c', [-200, -110, -150, -170, 250, -170, 200, -110]);
  b.poly('#a87038', [200, -110, 250, -170, 250, 96, 200, 160]);
  b.inked(undefined, () => {
    b.rect('#f5ecd2', -18, -110, 36, 270);
    b.poly('#f5ecd2', [-18, -110, 32, -170, 68, -170, 18, -110]);
    b.rect('#f5ecd2', -200, 8, 400, 34);
    b.poly('#fbf0d4', [-170, 70, -50, 62, -46, 132, -166, 140]);
    lines(b, '#6a5a4a', -152, 86, 82, 2);
    b.rect('#d8452c', 84, -84, 76, 66, 6);
    b.ring('#1c6a66', 8, 122, 100, 38);
  });
  b.at(0, 24, {}, () => {
    b.path('#d8452c', 'M0 0 Q-80 -70 -100 -10 Q-90 50 0 0 Q80 -70 100 -10 Q90 50 0 0 Z');
  });
});

/** A bowl of noodles, steaming. */
const bowl = thing((b) => {
  b.inked(undefined, () => {
    for (const [x, bend] of [
      [-80, 30],
      [0, -34],
      [80, 28],
    ] as const)
      b.curve('#ffffffaa', 15, `M${x} -70 q${bend} -40 0 -84 q${-bend} -40 0 -84`);
  });
  b.ellipse('#8d1f1c', 0, -20, 230, 62);
  b.inked(undefined, () => {
    b.ellipse('#f0b254', 0, -22, 206, 48);
    for (let strand = 0; strand < 6; strand += 1)
      b.curve(
        '#fbe2a0',
        10,
        `M${-170 + strand * 12} ${-26 + (strand % 3) * 10} q60 -34 120 0 t120 0 t${90 - strand * 12} 0`,
      );
  });
  b.ellipse('#fbf0d4', -86, -36, 56, 34, -8);
  b.inked(undefined, () => b.ellipse('#f2902c', -86, -36, 30, 19, -8));
  b.rect('#1f4a34', -10, -88, 78, 62, 4);
  b.path('#d8382f', 'M-236 -18 Q-224 180 -80 216 L80 216 Q224 180 236 -18 Q200 34 0 40 Q-200 34 -236 -18 Z');
  b.line('#17141f', 22, [110, -50, 260, -270]);
  b.line('#b5703a', 13, [110, -50, 260, -270]);
});

/** A dish of lentils with half a lemon and a spoon. */
const lentils = thing((b) => {
  b.inked(undefined, () => {
    for (const [x, bend] of [
      [-80, 30],
      [10, -34],
    ] as const)
      b.curve('#ffffffaa', 15, `M${x} -50 q${bend} -40 0 -84 q${-bend} -40 0 -84`);
  });
  b.ellipse('#f7ecd0', 0, 130, 270, 56);
  b.path('#2f7d95', 'M-220 0 Q-200 130 -90 150 L90 150 Q200 130 220 0 Z');
  b.inked(undefined, () => b.path('#256a80', 'M90 20 Q100 110 40 150 L90 150 Q200 130 220 0 Z'));
  b.ellipse('#f7ecd0', 0, 0, 220, 58);
  b.inked(undefined, () => {
    b.ellipse('#c9862f', 0, 4, 196, 45);
    for (let lentil = 0; lentil < 40; lentil += 1)
      b.ellipse(
        lentil % 3 ? '#b0701f' : '#e0a548',
        Math.sin(lentil * 2.4) * 168 * Math.sqrt((lentil + 1) / 40),
        4 + Math.cos(lentil * 2.4) * 36 * Math.sqrt((lentil + 1) / 40),
        12,
        6,
      );
  });
  b.line('#17141f', 26, [120, 0, 250, -190]);
  b.line('#c9a24a', 16, [120, 0, 250, -190]);
  b.circle('#e9c22e', -196, 110, 62);
  b.inked(undefined, () => {
    b.circle('#fff3b0', -196, 110, 50);
    for (let slice = 0; slice < 8; slice += 1)
      b.line('#e9c22e', 6, [
        -196,
        110,
        -196 + Math.cos(slice * 0.785) * 48,
        110 + Math.sin(slice * 0.785) * 48,
      ]);
  });
});

/** A small palm in a pot, one leaf bent. */
const sapling = thing((b) => {
  for (const [x, y, bx, by] of [
    [-190, -120, -90, -210],
    [190, -130, 90, -220],
    [-130, -10, -110, -110],
    [150, 0, 120, -110],
    [-20, -240, -60, -160],
  ] as const)
    b.path('#3f9a52', `M0 -20 Q${bx} ${by} ${x} ${y} Q${bx * 0.8} ${by * 0.6} 0 -20 Z`);
  b.path('#8a5a34', 'M-16 -30 L16 -30 L22 70 L-22 70 Z');
  b.poly('#d9734a', [-110, 60, 110, 60, 80, 210, -80, 210]);
  b.rect('#e58a5e', -126, 44, 252, 40, 8);
});

/** A lantern with its flame. */
const lantern = thing((b, t) => {
  b.inked(undefined, () => b.soft(t.light, 0.9, 0, 20, 260, 240));
  b.inked(undefined, () => b.ring('#17141f', 12, 0, -166, 44));
  b.poly('#2b2430', [-70, -96, -40, -136, 40, -136, 70, -96]);
  b.rect('#fff3c0', -74, -96, 148, 210, 10);
  b.path('#ff9a3c', 'M-34 90 Q-48 30 0 -40 Q48 30 34 90 Z');
  b.inked(undefined, () => b.path('#fff0a0', 'M-16 88 Q-22 50 0 10 Q22 50 16 88 Z'));
  for (const x of [-74, 62]) b.rect('#2b2430', x, -96, 12, 210);
  b.rect('#2b2430', -94, 112, 188, 40, 8);
});

/** A letter and its envelope. */
const letterSheet = thing((b) => {
  b.at(-40, 20, { rotate: -8 }, () => {
    b.rect('#e8dcc0', -190, -90, 340, 220, 6);
    b.poly('#d6c69c', [-190, -90, 150, -90, -20, 40]);
  });
  b.at(60, -20, { rotate: 7 }, () => {
    b.rect('#fffaf0', -140, -150, 260, 320, 4);
    b.inked(undefined, () => lines(b, '#6a5a7a', -112, -112, 200, 9));
    b.circle(shade('#d8432c', 0.05), 70, 130, 26);
  });
});

/** The bell that hangs from a camel's neck. */
const camelBell = thing((b) => {
  b.inked(undefined, () => b.curve('#17141f', 46, 'M-230 -170 Q0 -90 230 -170'));
  b.inked(undefined, () => b.curve('#b93a26', 34, 'M-230 -170 Q0 -90 230 -170'));
  for (const x of [-130, 130])
    b.path('#f5d9a6', `M${x - 14} -130 L${x + 14} -130 L${x + 22} -40 L${x - 22} -40 Z`);
  b.inked(undefined, () => b.ring('#17141f', 26, 0, -112, 26));
  b.inked(undefined, () => b.ring('#c9a24a', 15, 0, -112, 26));
  b.circle('#8a6a2a', 0, 150, 30);
  b.path('#e9bd36', 'M-60 -90 Q0 -116 60 -90 Q84 30 136 120 Q0 160 -136 120 Q-84 30 -60 -90 Z');
  b.inked(undefined, () => {
    b.path('#b98a34', 'M30 -98 Q84 30 60 138 Q110 132 136 120 Q84 30 60 -90 Z');
    b.curve('#8a6a2a', 9, 'M-118 84 Q0 122 118 84');
    b.curve('#fff3c0', 12, 'M-44 -50 Q-60 20 -86 66');
  });
});

/** A carp in a tub. */
const carp = thing((b) => {
  b.path('#9fd0dc', 'M-250 -40 L250 -40 L210 170 L-210 170 Z');
  b.rect('#f4f1e6', -270, -64, 540, 40, 18);
  b.inked(undefined, () => b.path('#6fb0c4', 'M-238 20 Q-160 -4 -80 20 T80 20 T238 20 L210 166 L-210 166 Z'));
  b.path('#e2622e', 'M130 40 L220 -30 Q206 40 224 110 Z');
  b.path('#f2803c', 'M-170 44 Q-60 -60 90 10 Q140 32 150 42 Q60 130 -60 118 Q-150 104 -170 44 Z');
  b.path('#e2622e', 'M-40 -8 Q0 -70 70 -30 L50 -4 Z');
  b.inked(undefined, () => {
    b.path('#fff3d6', 'M-60 -12 Q0 0 20 40 Q-30 30 -60 -12 Z');
    for (const [x, y] of [
      [0, 60],
      [44, 44],
      [44, 78],
      [86, 58],
    ] as const)
      b.curve('#c44a22', 5, `M${x} ${y - 14} q-16 14 0 28`);
    b.circle('#fffdf5', -112, 34, 19);
    b.circle('#17141f', -114, 36, 10);
    b.curve('#17141f', 5, 'M-166 58 q18 10 30 0');
    for (const [x, y, r] of [
      [-200, -6, 10],
      [-214, -100, 14],
      [-180, -140, 9],
    ] as const)
      b.ring('#ffffff', 5, x, y, r);
  });
});

/** A brass bell with its push. */
const bell = thing((b) => {
  b.circle('#5a2a1c', 0, 0, 200);
  b.circle('#c9a24a', 0, 0, 160);
  b.inked(undefined, () => b.circle('#b08a34', 18, 18, 140));
  b.circle('#e9bd36', 0, 0, 118);
  b.circle('#fff3d6', 0, 0, 56);
  b.inked(undefined, () => {
    b.circle(tint('#fff3d6', 0.6), -16, -18, 16);
    b.curve('#fff6dc', 12, 'M-128 -40 Q-110 -110 -40 -132');
  });
});

export const THINGS = {
  book,
  blankBook,
  keys,
  map,
  waterskin,
  parcel,
  bowl,
  lentils,
  sapling,
  lantern,
  letterSheet,
  camelBell,
  carp,
  bell,
} as const;
