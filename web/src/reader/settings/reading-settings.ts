import { fieldOf } from '../../core/device/device-store.ts';
import { FITS, type Fit, READER_LAYOUTS, type ReaderLayout } from '../layouts.ts';
import { isOwnKey, OWN_COMMANDS, type OwnKeys, withOwnKey } from '../reader-keys.ts';
import { TAP_ZONES, type TapZones } from '../tap-zones.ts';

/**
 * Reading settings: those for all comics, and different ones for single comics. An unset one follows the
 * screen and the chapter.
 */

/**
 * How a page that is two pages drawn as one is shown on a portrait screen: as it is, in two halves, or
 * rotated onto its side.
 */
export const WIDE_PAGES = ['whole', 'split', 'rotate'] as const;
export type WidePages = (typeof WIDE_PAGES)[number];

/** The ground around the pages: a trace of the color of their edge, which is the default, black, or that color itself. */
export const BACKGROUNDS = ['ambient', 'black', 'page'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** What happens to the zoom when a page is turned. */
export const ZOOM_HABITS = ['reset', 'keep'] as const;
export type ZoomHabit = (typeof ZOOM_HABITS)[number];

export const PAGE_DIRECTIONS = ['ltr', 'rtl'] as const;
export type PageDirection = (typeof PAGE_DIRECTIONS)[number];

/** How the colors of pages are shown: as they were drawn, in greys, like old paper, or dark for light. */
export const PAGE_COLORS = ['drawn', 'grey', 'sepia', 'inverted'] as const;
export type PageColors = (typeof PAGE_COLORS)[number];

/** What a tap or a key turns: pages, or the panels of each page (guided view). */
export const VIEWS = ['pages', 'panels'] as const;
export type View = (typeof VIEWS)[number];

/** What is around a panel in guided view: its page, dimmed, or nothing. */
export const SURROUNDINGS = ['dimmed', 'hidden'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** When guided view shows the whole page: before its panels, after them, both times or not at all. */
export const WHOLE_PAGES = ['first', 'last', 'both', 'never'] as const;
export type WholePages = (typeof WHOLE_PAGES)[number];

/** Whether the empty margins of pages are shown, or left out. */
export const MARGINS = ['shown', 'cropped'] as const;
export type Margins = (typeof MARGINS)[number];

/** How far the pages of a strip are apart. */
export const GAPS = ['none', 'small', 'large'] as const;
export type Gap = (typeof GAPS)[number];

/**
 * What is set by a slider: in percent, but for the pace. Nobody can read below these minima.
 */
export const LEVELS = {
  brightness: { min: 30, max: 100, step: 5 },
  contrast: { min: 50, max: 150, step: 5 },
  saturation: { min: 0, max: 200, step: 10 },
  /** How much of the blue light is taken away. */
  warmth: { min: 0, max: 100, step: 5 },
  /** The width of a strip, as a share of the one that its fit gives. */
  column: { min: 40, max: 100, step: 5 },
  /** How fast a strip scrolls by itself (`auto-scroll.ts`). */
  pace: { min: 1, max: 10, step: 1 },
} as const;
export type LevelName = keyof typeof LEVELS;

export interface ReadingSettings {
  readonly layout?: ReaderLayout;
  readonly fit?: Fit;
  readonly wide?: WidePages;
  readonly background?: Background;
  readonly zoom?: ZoomHabit;
  readonly view?: View;
  readonly surroundings?: Surroundings;
  readonly whole?: WholePages;
  readonly margins?: Margins;
  readonly taps?: TapZones;
  readonly colors?: PageColors;
  readonly brightness?: number;
  readonly contrast?: number;
  readonly saturation?: number;
  readonly warmth?: number;
  readonly gap?: Gap;
  readonly column?: number;
  readonly pace?: number;
  /** Set for single comics only: by default chapters state their direction. */
  readonly direction?: PageDirection;
}
export type SettingName = keyof ReadingSettings;

/** What applies where nothing is chosen; what is not here follows the screen and the chapter. */
export const USUAL = {
  background: 'ambient',
  zoom: 'reset',
  view: 'pages',
  surroundings: 'dimmed',
  whole: 'first',
  margins: 'shown',
  taps: 'thirds',
  colors: 'drawn',
  gap: 'none',
  brightness: 100,
  contrast: 100,
  saturation: 100,
  warmth: 0,
  column: 100,
  pace: 4,
} as const satisfies ReadingSettings;

export interface KeptSettings {
  readonly all: ReadingSettings;
  /** By comic id, the most recently changed first. */
  readonly comics: readonly (readonly [string, ReadingSettings])[];
  /** By chapter id: whether its pairs begin one page later, if the reader chose it; newest first. */
  readonly shifts: readonly (readonly [string, boolean])[];
  /** For all comics: what a hand is used to does not change with what it reads. */
  readonly keys: OwnKeys;
}

/** How many comics and chapters a device remembers. */
const MAX_REMEMBERED = 200;

export const NO_SETTINGS: KeptSettings = { all: {}, comics: [], shifts: [], keys: [] };

export type Scope = 'all' | 'comic';

/** The settings that apply to a comic: its own choices override those for all. */
export function settingsFor(kept: KeptSettings, comicId: string): ReadingSettings {
  return { ...kept.all, ...ownSettings(kept, comicId) };
}

/** The choices for one comic. */
export function ownSettings(kept: KeptSettings, comicId: string): ReadingSettings {
  return kept.comics.find(([id]) => id === comicId)?.[1] ?? {};
}

/**
 * Changes one choice. A change for all comics also removes the current comic's own choice, so that the change
 * is visible there; back to what is usual, it is no choice any more. For one comic that is a choice, since all may have another.
 */
export function withSetting<K extends SettingName>(
  kept: KeptSettings,
  comicId: string,
  scope: Scope,
  name: K,
  value: ReadingSettings[K] | undefined,
): KeptSettings {
  const own = ownSettings(kept, comicId);
  if (scope === 'comic') return withComic(kept, comicId, changeSetting(own, name, value));
  return withComic(
    { ...kept, all: changeSetting(kept.all, name, isUsual(name, value) ? undefined : value) },
    comicId,
    changeSetting(own, name, undefined),
  );
}

function isUsual<K extends SettingName>(name: K, value: ReadingSettings[K] | undefined): boolean {
  const usual: ReadingSettings = USUAL;
  return value === usual[name];
}

/** Removes all choices of this scope. */
export function withoutSettings(kept: KeptSettings, comicId: string, scope: Scope): KeptSettings {
  return scope === 'comic' ? withComic(kept, comicId, {}) : { ...kept, all: {} };
}

/** Sets the reader's choice for a chapter's pairs; undefined removes it. */
export function withShift(
  kept: KeptSettings,
  chapterId: string,
  isShifted: boolean | undefined,
): KeptSettings {
  const others = kept.shifts.filter(([id]) => id !== chapterId);
  const own = isShifted === undefined ? [] : [[chapterId, isShifted] as const];
  return { ...kept, shifts: [...own, ...others].slice(0, MAX_REMEMBERED) };
}

/**
 * Sets the pairs of a chapter. A value equal to the chapter's own is not stored, so that later corrections of
 * the chapter apply.
 */
export function withPairs(
  kept: KeptSettings,
  chapter: { readonly id: string; readonly shifted?: boolean | undefined },
  isShifted: boolean,
): KeptSettings {
  return withShift(kept, chapter.id, isShifted === (chapter.shifted ?? false) ? undefined : isShifted);
}

/** The reader's choice for a chapter's pairs. */
export function shiftOf(kept: KeptSettings, chapterId: string): boolean | undefined {
  return kept.shifts.find(([id]) => id === chapterId)?.[1];
}

function withComic(kept: KeptSettings, comicId: string, settings: ReadingSettings): KeptSettings {
  const others = kept.comics.filter(([id]) => id !== comicId);
  const own = Object.keys(settings).length === 0 ? [] : [[comicId, settings] as const];
  return { ...kept, comics: [...own, ...others].slice(0, MAX_REMEMBERED) };
}

function changeSetting<K extends SettingName>(
  settings: ReadingSettings,
  name: K,
  value: ReadingSettings[K] | undefined,
): ReadingSettings {
  const { [name]: _, ...rest } = settings;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** Parses the settings stored on a device; unknown values of another build are dropped. */
export function parseSettings(value: unknown): KeptSettings {
  return {
    all: parseChoices(fieldOf(value, 'all')),
    comics: pairsOf(fieldOf(value, 'comics'), (each) => {
      const settings = parseChoices(each);
      return Object.keys(settings).length === 0 ? undefined : settings;
    }),
    shifts: pairsOf(fieldOf(value, 'shifts'), (each) => (typeof each === 'boolean' ? each : undefined)),
    keys: pairsOf(fieldOf(value, 'keys'), (each) => OWN_COMMANDS.find((command) => command === each)).reduce(
      (keys: OwnKeys, [key, command]) => (isOwnKey(key) ? withOwnKey(keys, command, key) : keys),
      [],
    ),
  };
}

function parseChoices(value: unknown): ReadingSettings {
  const one = <T extends string>(name: SettingName, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === fieldOf(value, name));
  const layout = one('layout', READER_LAYOUTS);
  const fit = one('fit', FITS);
  const wide = one('wide', WIDE_PAGES);
  const background = one('background', BACKGROUNDS);
  const zoom = one('zoom', ZOOM_HABITS);
  const direction = one('direction', PAGE_DIRECTIONS);
  const view = one('view', VIEWS);
  const surroundings = one('surroundings', SURROUNDINGS);
  const whole = one('whole', WHOLE_PAGES);
  const taps = one('taps', TAP_ZONES);
  const margins = one('margins', MARGINS);
  const gap = one('gap', GAPS);
  const colors = one('colors', PAGE_COLORS);
  const level = (name: LevelName): { readonly [Name in LevelName]?: number } => {
    const kept = fieldOf(value, name);
    const { min, max } = LEVELS[name];
    return typeof kept === 'number' && kept >= min && kept <= max ? { [name]: kept } : {};
  };
  return {
    ...(layout && { layout }),
    ...(fit && { fit }),
    ...(wide && { wide }),
    ...(background && { background }),
    ...(zoom && { zoom }),
    ...(direction && { direction }),
    ...(view && { view }),
    ...(surroundings && { surroundings }),
    ...(whole && { whole }),
    ...(margins && { margins }),
    ...(taps && { taps }),
    ...(colors && { colors }),
    ...level('brightness'),
    ...level('contrast'),
    ...level('saturation'),
    ...level('warmth'),
    ...(gap && { gap }),
    ...level('column'),
    ...level('pace'),
  };
}

function pairsOf<T>(value: unknown, parse: (each: unknown) => T | undefined): [string, T][] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((pair: unknown): [string, T][] => {
      const [id, each] = [fieldOf(pair, '0'), parse(fieldOf(pair, '1'))];
      return typeof id === 'string' && each !== undefined ? [[id, each]] : [];
    })
    .slice(0, MAX_REMEMBERED);
}
