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
  | 'guided'
  | 'link'
  | 'text'
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

/** What may be given a key of one's own. */
export const OWN_COMMANDS = [
  'next',
  'previous',
  'first',
  'last',
  'next-chapter',
  'previous-chapter',
  'flip',
  'toggle-chrome',
  'thumbnails',
  'settings',
  'fullscreen',
  'single',
  'double',
  'vertical',
  'shift-pairs',
  'guided',
  'auto-scroll',
  'link',
  'text',
  'zoom-in',
  'zoom-out',
  'zoom-reset',
  'help',
] as const satisfies readonly (ReaderCommand | 'flip')[];
export type OwnCommand = (typeof OWN_COMMANDS)[number];

/** The keys that somebody chose, each with its command. They count before the usual ones. */
export type OwnKeys = readonly (readonly [key: string, OwnCommand])[];

/** Keys that mean the same in every layout; letters also work with Shift or Caps Lock on. */
const COMMANDS: ReadonlyMap<string, ReaderCommand | 'flip'> = new Map(
  Object.entries<ReaderCommand | 'flip'>({
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
    v: 'guided',
    l: 'link',
    r: 'text',
    n: 'next-chapter',
    p: 'previous-chapter',
    t: 'flip',
  }),
);

/** Ways of laying out pages, which a chapter drawn as one strip has not. */
const OF_PAGES: ReadonlySet<string> = new Set(['single', 'double', 'vertical', 'shift-pairs', 'guided']);

/** Whether a command does anything in a chapter that runs this way. */
export const doesApply = (command: string, direction: ReadingDirection): boolean =>
  direction !== 'vertical' || !OF_PAGES.has(command);

/** One key for a command, to be shown beside it: one's own, else a usual one that was given to nothing else. */
export function keyFor(command: OwnCommand, own: OwnKeys): string | undefined {
  const usual = [...COMMANDS].find(([key, of]) => of === command && !own.some(([each]) => each === key));
  return own.find(([, of]) => of === command)?.[0] ?? usual?.[0];
}

/** Whether this is one sign that a key types, and no space. */
export const isOwnKey = (key: string): boolean => /^[!-~]$/.test(key) && key === key.toLowerCase();

/** The choice of a key for a command, which has one of its own at most. A key that was another's is this one's. */
export function withOwnKey(own: OwnKeys, command: OwnCommand, key: string | undefined): OwnKeys {
  const others = own.filter(([each, of]) => each !== key && of !== command);
  return key === undefined ? others : [...others, [key, command]];
}

/**
 * The command of a key, or `undefined` for a key that the reader does not handle. The arrows follow the
 * chapter: in a right-to-left chapter the left arrow goes forward. In the strip only the sideways arrows turn
 * pages, and on the end card the up and down arrows are not handled: the browser scrolls with them.
 */
export function commandOfKey(
  stroke: KeyStroke,
  direction: ReadingDirection,
  place: KeyPlace,
  own: OwnKeys,
): ReaderCommand | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  const key = latinKey(stroke);
  const chosen = givenTo(key, own);
  if (chosen !== undefined) return chosen === 'flip' ? undefined : chosen;
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
    default: {
      const command = COMMANDS.get(key) ?? COMMANDS.get(key.toLowerCase());
      return command === 'flip' ? undefined : command;
    }
  }
}

/** What somebody has given a key to. */
const givenTo = (key: string, own: OwnKeys): OwnCommand | undefined =>
  own.find(([each]) => each === key.toLowerCase())?.[1];

/** Whether a key shows the other language while it is held. */
export function isFlipKey(stroke: Pick<KeyStroke, 'key' | 'code' | 'shiftKey'>, own: OwnKeys): boolean {
  const key = latinKey(stroke).toLowerCase();
  return (givenTo(key, own) ?? COMMANDS.get(key)) === 'flip';
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
