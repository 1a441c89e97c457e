import type { Bilingual } from '@rawi/model/lists/locales';
import { MOODS, type Mood, POSES, type Pose } from './character.ts';
import { SET_NAMES, type SetName } from './set-names.ts';

/** What a chapter shows and says, before it is drawn: pages of panels, each line in both languages. */
export interface Line {
  readonly kind: 'say' | 'shout' | 'think' | 'caption' | 'sound';
  /** The speaker's name in the comic's cast; nobody for captions and sounds. */
  readonly who?: string;
  readonly text: Bilingual;
}

export interface Actor {
  readonly who: string;
  readonly mood: Mood;
  /** With a pose the whole figure is drawn, without one head and shoulders. */
  readonly pose?: Pose;
}

/** How near the panel looks at its people: a face, head and shoulders or as their poses say, or small in the place. */
export const SHOTS = ['close', 'middle', 'far'] as const;
export type Shot = (typeof SHOTS)[number];

export interface Panel {
  readonly set: SetName;
  readonly shot: Shot;
  /** The comic's name for the light of the scene. */
  readonly light: string;
  readonly cast: readonly Actor[];
  readonly lines: readonly Line[];
}

export interface StoryPage {
  readonly panels: readonly Panel[];
  /** A spread, twice as wide as a page. */
  readonly wide: boolean;
}

const isSet = (word: string): word is SetName => SET_NAMES.some((name) => name === word);
const isMood = (word: string): word is Mood => MOODS.some((mood) => mood === word);
const isShot = (word: string): word is Shot => SHOTS.some((shot) => shot === word);
const isPose = (word: string): word is Pose => POSES.some((pose) => pose === word);

/**
 * A panel: `place` is "set light [shot]" and `cast` is "name mood [pose], name mood [pose]" in reading order.
 * Throws where a word is not known, so that a slip is found by the first test that loads the catalogue.
 */
export function panel(place: string, cast: string, ...lines: readonly Line[]): Panel {
  const [set = '', light = 'day', shot = 'middle'] = place.split(' ');
  if (!isSet(set)) throw new Error(`There is no set "${set}".`);
  if (!isShot(shot)) throw new Error(`There is no shot "${shot}".`);
  const actors = cast === '' ? [] : cast.split(',').map((entry) => actor(entry.trim()));
  for (const line of lines) {
    if (line.who !== undefined && !actors.some(({ who }) => who === line.who)) {
      throw new Error(`"${line.text.en}" has the speaker ${line.who}, who is not in the panel.`);
    }
  }
  return { set, light, shot, cast: actors, lines };
}

function actor(entry: string): Actor {
  const [who = '', mood = 'calm', pose] = entry.split(' ');
  if (!isMood(mood)) throw new Error(`There is no mood "${mood}" in "${entry}".`);
  if (pose === undefined) return { who, mood };
  if (!isPose(pose)) throw new Error(`There is no pose "${pose}" in "${entry}".`);
  return { who, mood, pose };
}

export const page = (...panels: readonly Panel[]): StoryPage => ({ panels, wide: false });
export const spread = (...panels: readonly Panel[]): StoryPage => ({ panels, wide: true });

export const say = (who: string, en: string, ar: string): Line => ({ kind: 'say', who, text: { en, ar } });
export const shout = (who: string, en: string, ar: string): Line => ({
  kind: 'shout',
  who,
  text: { en, ar },
});
export const think = (who: string, en: string, ar: string): Line => ({
  kind: 'think',
  who,
  text: { en, ar },
});
export const caption = (en: string, ar: string): Line => ({ kind: 'caption', text: { en, ar } });
export const sound = (en: string, ar: string): Line => ({ kind: 'sound', text: { en, ar } });
