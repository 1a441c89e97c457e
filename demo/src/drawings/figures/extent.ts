import type { Character, Creature, Gear, HairStyle } from '../../stories/character.ts';

/** What a head with its hair and hat fills, in the units of `paintHead`, seen from its origin; and where the mouth is. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly mouth: number;
}

const HAIR: Partial<Record<HairStyle, readonly [top: number, half: number]>> = {
  bun: [164, 92],
  afro: [166, 134],
  spiky: [150, 106],
  curly: [140, 108],
  long: [124, 112],
  bob: [124, 112],
  braid: [122, 112],
  ponytail: [124, 120],
};
const GEAR: Partial<Record<Gear, readonly [top: number, half: number]>> = {
  hijab: [128, 112],
  turban: [148, 106],
  cap: [132, 112],
  captain: [142, 114],
  dome: [150, 150],
  hood: [152, 122],
  crown: [164, 96],
  keffiyeh: [130, 118],
  fez: [166, 92],
  beret: [150, 116],
  miner: [138, 116],
  bandana: [122, 104],
  headset: [126, 108],
};
const CREATURES: Readonly<Record<Creature, Extent>> = {
  robot: { top: 162, bottom: 102, half: 114, mouth: 64 },
  cat: { top: 146, bottom: 112, half: 114, mouth: 74 },
  tiger: { top: 146, bottom: 112, half: 114, mouth: 74 },
  fox: { top: 166, bottom: 112, half: 114, mouth: 74 },
  owl: { top: 136, bottom: 150, half: 112, mouth: 24 },
  jinn: { top: 200, bottom: 124, half: 132, mouth: 70 },
  diver: { top: 150, bottom: 116, half: 124, mouth: 26 },
  moth: { top: 170, bottom: 116, half: 112, mouth: 76 },
};

export function extentOf(person: Character): Extent {
  if (person.creature) return CREATURES[person.creature];
  const hair = HAIR[person.style] ?? [122, 96];
  const gear = person.gear ? (GEAR[person.gear] ?? [122, 96]) : ([0, 0] as const);
  return {
    top: Math.max(hair[0], gear[0]),
    half: Math.max(hair[1], gear[1]),
    bottom: person.beard === 'long' ? 176 : person.beard === 'full' ? 132 : 114,
    mouth: 72,
  };
}
