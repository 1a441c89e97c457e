/** How a person of a story looks. Colours are flat; every shadow is computed from them. */
export interface Character {
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly outfit: Outfit;
  readonly top: string;
  readonly bottom: string;
  readonly accent: string;
  readonly gear?: Gear;
  readonly gearColor?: string;
  readonly beard?: 'full' | 'moustache' | 'goatee' | 'long';
  readonly glasses?: boolean;
  readonly cape?: string;
  readonly child?: boolean;
  readonly old?: boolean;
  /** A head that is not a person's; `skin` and `hair` then colour it. */
  readonly creature?: Creature;
}

export type HairStyle =
  | 'short'
  | 'side'
  | 'long'
  | 'bob'
  | 'bun'
  | 'curly'
  | 'afro'
  | 'spiky'
  | 'ponytail'
  | 'braid'
  | 'bald';
export type Outfit = 'tunic' | 'suit' | 'coat' | 'robe' | 'hero' | 'sport' | 'space' | 'dress' | 'apron';
export type Gear =
  | 'hijab'
  | 'turban'
  | 'cap'
  | 'captain'
  | 'dome'
  | 'hood'
  | 'mask'
  | 'goggles'
  | 'crown'
  | 'keffiyeh'
  | 'headset'
  | 'bandana'
  | 'fez'
  | 'beret'
  | 'miner';
export type Creature = 'robot' | 'cat' | 'tiger' | 'owl' | 'jinn' | 'fox' | 'diver' | 'moth';

export const MOODS = ['calm', 'happy', 'worried', 'angry', 'shock', 'shout', 'sad', 'sly', 'closed'] as const;
export type Mood = (typeof MOODS)[number];

export const POSES = [
  'stand',
  'walk',
  'run',
  'point',
  'cheer',
  'sit',
  'fly',
  'hold',
  'fall',
  'arms',
  'wave',
  'kneel',
] as const;
export type Pose = (typeof POSES)[number];
