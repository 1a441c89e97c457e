import type { ReadingDirection } from '@rawi/model/truth/chapter';
import {
  doesApply,
  isOwnKey,
  type KeyStroke,
  latinKey,
  OWN_COMMANDS,
  type OwnCommand,
  type OwnKeys,
} from '../reader-keys.ts';

/** The rows of the list of keys, in order: each command with its keys. */
const LISTED_KEYS = [
  ['next', ['Space', 'PageDown']],
  ['previous', ['Shift+Space', 'PageUp']],
  ['arrows', ['←', '→']],
  ['first', ['Home']],
  ['last', ['End']],
  ['next-chapter', ['N']],
  ['previous-chapter', ['P']],
  ['flip', ['T']],
  ['toggle-chrome', ['M']],
  ['thumbnails', ['G']],
  ['settings', [',']],
  ['fullscreen', ['F']],
  ['single', ['1']],
  ['double', ['2']],
  ['vertical', ['3']],
  ['shift-pairs', ['O']],
  ['guided', ['V']],
  ['auto-scroll', ['A']],
  ['link', ['L']],
  ['text', ['R']],
  ['zoom-in', ['+']],
  ['zoom-out', ['-']],
  ['zoom-reset', ['0']],
  ['help', ['?']],
] as const;

/** The rows for a chapter that runs this way: each command with its keys, and which of them is one's own. */
export function listedKeys(direction: ReadingDirection, own: OwnKeys) {
  const taken = new Set(own.map(([key]) => key));
  return LISTED_KEYS.filter(([command]) => doesApply(command, direction)).map(([command, keys]) => ({
    command,
    keys: keys.filter((key) => !taken.has(key.toLowerCase())),
    ownKey: own.find(([, each]) => each === command)?.[0],
  }));
}

/** Whether a row of the list can be given a key of one's own. */
export const isOwnCommand = (command: string): command is OwnCommand =>
  OWN_COMMANDS.some((each) => each === command);

/** The key of a stroke as it is kept; undefined of one that has to stay as it is: named ones, and those with others held. */
export function ownKeyOf(stroke: KeyStroke): string | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  const key = latinKey(stroke).toLowerCase();
  return isOwnKey(key) ? key : undefined;
}
