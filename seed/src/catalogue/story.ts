import type { Bilingual } from '@rawi/model/locales';
import { MOODS, type Mood, POSES, type Pose } from '../art/figures/character.ts';
import type { SetName } from '../art/sets/sets.ts';
import { SETS } from '../art/sets/sets.ts';

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

export interface Panel {
  readonly set: SetName;
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

const isSet = (word: string): word is SetName => word in SETS;
const isMood = (word: string): word is Mood => MOODS.some((mood) => mood === word);
const isPose = (word: string): word is Pose => POSES.some((pose) => pose === word);

/**
 * A panel: `place` is "set light" and `cast` is "name mood [pose], name mood [pose]" in reading order.
 * Throws where a word is not known, so that a slip is found by the first test that loads the catalogue.
 */
export function panel(place: string, cast: string, ...lines: readonly Line[]): Panel {
  const [set = '', light = 'day'] = place.split(' ');
  if (!isSet(set)) throw new Error(`There is no set "${set}".`);
  const actors = cast === '' ? [] : cast.split(',').map((entry) => actor(entry.trim()));
  for (const line of lines) {
    if (line.who !== undefined && !actors.some(({ who }) => who === line.who)) {
      throw new Error(`"${line.text.en}" is said by ${line.who}, who is not in the panel.`);
    }
  }
  return { set, light, cast: actors, lines };
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
