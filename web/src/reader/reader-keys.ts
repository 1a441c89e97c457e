import type { ReadingDirection } from '@rawi/model/truth/chapter';

/** What is on the screen when a key is pressed; at the end of a strip nothing is left to scroll. */
export type KeyPlace = 'paged' | 'end-card' | 'strip' | 'end-of-strip';

/** A command that a key or a tap gives. */
export type ReaderCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'toggle-chrome'
  | 'fullscreen'
  | 'help'
  | 'settings'
  | 'thumbnails'
  | 'shift-pairs'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-reset'
  | 'single'
  | 'double'
  | 'vertical'
  | 'auto-scroll'
  | 'next-chapter'
  | 'previous-chapter';

export interface KeyStroke {
  readonly key: string;
  /** The physical key (`KeyboardEvent.code`), whatever its label. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Keys that mean the same in every layout; letters also work with Shift or Caps Lock on. */
const COMMANDS: ReadonlyMap<string, ReaderCommand> = new Map(
  Object.entries<ReaderCommand>({
    Home: 'first',
    End: 'last',
    f: 'fullscreen',
    m: 'toggle-chrome',
    '?': 'help',
    ',': 'settings',
    g: 'thumbnails',
    o: 'shift-pairs',
    '+': 'zoom-in',
    '=': 'zoom-in',
    '-': 'zoom-out',
    '0': 'zoom-reset',
    '1': 'single',
    '2': 'double',
    '3': 'vertical',
    a: 'auto-scroll',
    n: 'next-chapter',
    p: 'previous-chapter',
  }),
);

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
  ['auto-scroll', ['A']],
  ['zoom-in', ['+']],
  ['zoom-out', ['-']],
  ['zoom-reset', ['0']],
  ['help', ['?']],
] as const;

/** Ways of laying out pages, which a chapter drawn as one strip has not. */
const OF_PAGES: ReadonlySet<string> = new Set(['single', 'double', 'vertical', 'shift-pairs']);

/** Whether a command does anything in a chapter that runs this way. */
export const doesApply = (command: string, direction: ReadingDirection): boolean =>
  direction !== 'vertical' || !OF_PAGES.has(command);

/** The rows for a chapter that runs this way. */
export const listedKeys = (direction: ReadingDirection) =>
  LISTED_KEYS.filter(([command]) => doesApply(command, direction));

/**
 * The command of a key, or `undefined` for a key that the reader does not handle. The arrows follow the
 * chapter: in a right-to-left chapter the left arrow goes forward. In the strip only the sideways arrows turn
 * pages, and on the end card the up and down arrows are not handled: the browser scrolls with them.
 */
export function commandOfKey(
  stroke: KeyStroke,
  direction: ReadingDirection,
  place: KeyPlace,
): ReaderCommand | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  const key = latinKey(stroke);
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'ArrowDown':
      return place === 'paged' ? 'next' : undefined;
    case 'ArrowUp':
      return place === 'paged' ? 'previous' : undefined;
    case 'PageDown':
      return byScreen('next', place);
    case 'PageUp':
      return byScreen('previous', place);
    case ' ':
      return byScreen(stroke.shiftKey ? 'previous' : 'next', place);
    default:
      return COMMANDS.get(key) ?? COMMANDS.get(key.toLowerCase());
  }
}

/** The keys that move by a whole screen. */
function byScreen(command: 'next' | 'previous', place: KeyPlace): 'next' | 'previous' | undefined {
  if (place === 'strip') return undefined;
  return place === 'end-of-strip' && command === 'previous' ? undefined : command;
}

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Comma: [',', '<'],
};

/**
 * The Latin letter of a key. On an Arabic keyboard the `t` key types «ف», but it is the same physical key. A
 * key that types something Latin, or has a name, counts by that.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyStroke, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1 || key <= '~') return key;
  const letter = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? key;
}
