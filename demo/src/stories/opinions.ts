import type { Tag } from '@rawi/model/lists/comic-tags';

/** What the readers of the demonstration say of a comic, in numbers: nobody is named. */
export interface Opinions {
  /** How many gave it one star, two, and so on up to five. */
  readonly stars: readonly [number, number, number, number, number];
  /** How many propose tags of it, and how many each. */
  readonly readers: number;
  readonly tags: Readonly<Partial<Record<Tag, number>>>;
}

/** By comic. Some have fewer ratings or tags than are shown, and one has none. */
export const OPINIONS: Readonly<Record<string, Opinions>> = {
  'captain-zenith': {
    stars: [3, 6, 21, 64, 88],
    readers: 41,
    tags: { funny: 33, satirical: 21, 'city-life': 15, 'full-color': 18, suspenseful: 9 },
  },
  'deep-static': {
    stars: [2, 4, 12, 31, 40],
    readers: 22,
    tags: { scary: 20, suspenseful: 15, funny: 8, sea: 17, machines: 9, dark: 6 },
  },
  'dust-rally': { stars: [0, 1, 1, 1, 0], readers: 2, tags: { funny: 2, 'family-ties': 2 } },
  'iron-sparrow': {
    stars: [1, 2, 9, 30, 52],
    readers: 25,
    tags: { nostalgic: 18, memory: 16, 'war-and-peace': 19, machines: 10, bittersweet: 11 },
  },
  'kumo-and-the-storm-drum': {
    stars: [0, 3, 8, 19, 14],
    readers: 11,
    tags: { funny: 9, heartwarming: 7, 'school-life': 8, music: 10, myths: 4 },
  },
  'lantern-of-the-strait': {
    stars: [1, 1, 7, 28, 45],
    readers: 24,
    tags: { quiet: 14, suspenseful: 9, sea: 22, memory: 12, 'family-ties': 6, 'open-ending': 8 },
  },
  'moth-queen': {
    stars: [2, 5, 11, 24, 36],
    readers: 18,
    tags: { dark: 9, bittersweet: 12, myths: 13, surreal: 7, 'first-love': 6 },
  },
  'neon-falcon': {
    stars: [3, 4, 15, 22, 19],
    readers: 14,
    tags: { 'city-life': 12, justice: 11, suspenseful: 8, 'full-color': 6, machines: 2 },
  },
  'orbit-9': {
    stars: [1, 2, 10, 29, 38],
    readers: 20,
    tags: { funny: 15, friendship: 12, machines: 17, 'one-story': 7, thoughtful: 5 },
  },
  'owl-and-daughter': {
    stars: [0, 1, 3, 12, 17],
    readers: 9,
    tags: { heartwarming: 8, funny: 6, 'family-ties': 9, animals: 7, 'self-contained': 6 },
  },
  'paper-moon-ramen': {
    stars: [0, 1, 6, 21, 44],
    readers: 23,
    tags: { heartwarming: 17, quiet: 15, memory: 13, grief: 9, 'self-contained': 11, 'city-life': 8 },
  },
  'paper-tigers': {
    stars: [2, 3, 14, 37, 41],
    readers: 21,
    tags: { funny: 14, 'city-life': 13, animals: 12, suspenseful: 8, 'brush-and-ink': 9 },
  },
  'saffron-street': {
    stars: [1, 0, 4, 23, 50],
    readers: 26,
    tags: { funny: 24, satirical: 19, animals: 22, 'city-life': 14, short: 17, 'self-contained': 12 },
  },
  simurgh: {
    stars: [1, 3, 8, 33, 47],
    readers: 27,
    tags: { myths: 25, thoughtful: 16, funny: 13, animals: 18, adaptation: 15, epic: 10, migration: 9 },
  },
  'the-beekeepers-war': {
    stars: [0, 0, 4, 9, 11],
    readers: 7,
    tags: { satirical: 6, 'war-and-peace': 7, 'village-life': 5, nature: 4, funny: 3 },
  },
  'the-cartographers-daughter': {
    stars: [1, 0, 3, 14, 22],
    readers: 13,
    tags: { nostalgic: 9, homeland: 11, memory: 10, hopeful: 5, grief: 5, watercolor: 6 },
  },
  'the-clockmakers-apprentice': {
    stars: [0, 1, 4, 13, 15],
    readers: 10,
    tags: { heartwarming: 7, 'growing-up': 9, quiet: 6, machines: 5, thoughtful: 4 },
  },
  'the-jinn-in-flat-12': {
    stars: [1, 2, 7, 25, 29],
    readers: 17,
    tags: { funny: 16, friendship: 9, 'city-life': 11, myths: 8, heartwarming: 7 },
  },
  'the-last-goalkeeper': {
    stars: [2, 2, 9, 30, 39],
    readers: 19,
    tags: { hopeful: 14, friendship: 12, identity: 8, funny: 7, bittersweet: 7 },
  },
  'the-night-train-to-nowhere': {
    stars: [1, 2, 8, 17, 27],
    readers: 16,
    tags: { dark: 7, surreal: 11, thoughtful: 10, memory: 9, 'many-narrators': 6, 'open-ending': 8 },
  },
  'the-pearl-thieves': {
    stars: [1, 1, 5, 16, 13],
    readers: 8,
    tags: { funny: 7, sea: 8, friendship: 4, music: 3, betrayal: 3 },
  },
  'the-salt-caravan': {
    stars: [2, 4, 13, 48, 81],
    readers: 38,
    tags: { desert: 36, suspenseful: 14, 'family-ties': 17, 'growing-up': 15, quiet: 13, epic: 13 },
  },
  'the-well-at-midnight': {
    stars: [4, 5, 17, 58, 102],
    readers: 45,
    tags: { scary: 37, dark: 30, grief: 22, 'family-ties': 18, 'village-life': 16, 'one-story': 15 },
  },
};
