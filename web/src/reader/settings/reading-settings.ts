import { fieldOf } from '../../core/device/device-store.ts';
import { FITS, type Fit, READER_LAYOUTS, type ReaderLayout } from '../layouts.ts';

/**
 * How somebody reads: in all comics, and otherwise in one of them. What is not chosen follows the screen and the chapter.
 */

/** Two pages drawn as one, on a screen that stands: as they are, in two halves, or turned on their side. */
export const WIDE_PAGES = ['whole', 'split', 'rotate'] as const;
export type WidePages = (typeof WIDE_PAGES)[number];

export const BACKGROUNDS = ['black', 'page'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** What becomes of the zoom when a page is turned. */
export const ZOOM_HABITS = ['reset', 'keep'] as const;
export type ZoomHabit = (typeof ZOOM_HABITS)[number];

export const PAGE_DIRECTIONS = ['ltr', 'rtl'] as const;
export type PageDirection = (typeof PAGE_DIRECTIONS)[number];

/** In per cent: darker than the least nobody can read. */
export const BRIGHTNESS = { min: 30, max: 100, step: 5 } as const;

export interface ReadingSettings {
  readonly layout?: ReaderLayout;
  readonly fit?: Fit;
  readonly wide?: WidePages;
  readonly background?: Background;
  readonly zoom?: ZoomHabit;
  readonly brightness?: number;
  /** Of one comic only: the chapters say it themselves. */
  readonly direction?: PageDirection;
}
export type SettingName = keyof ReadingSettings;

export interface KeptSettings {
  readonly all: ReadingSettings;
  /** By comic id, the one that was changed last first. */
  readonly comics: readonly (readonly [string, ReadingSettings])[];
  /** By chapter id: whether its pairs begin one page later, where a reader has said so; the newest first. */
  readonly shifts: readonly (readonly [string, boolean])[];
}

/** How many comics and chapters a device remembers. */
const MOST = 200;

export const NO_SETTINGS: KeptSettings = { all: {}, comics: [], shifts: [] };

export type Scope = 'all' | 'comic';

/** What holds in a comic: its own choices over those for all. */
export function settingsFor(kept: KeptSettings, comicId: string): ReadingSettings {
  return { ...kept.all, ...ownSettings(kept, comicId) };
}

/** What was chosen for a comic alone. */
export function ownSettings(kept: KeptSettings, comicId: string): ReadingSettings {
  return kept.comics.find(([id]) => id === comicId)?.[1] ?? {};
}

/** The settings with one choice changed. For all comics it also leaves the comic that is read: the change is to be seen there. */
export function withSetting<K extends SettingName>(
  kept: KeptSettings,
  comicId: string,
  scope: Scope,
  name: K,
  value: ReadingSettings[K] | undefined,
): KeptSettings {
  const own = ownSettings(kept, comicId);
  if (scope === 'comic') return withComic(kept, comicId, changed(own, name, value));
  return withComic({ ...kept, all: changed(kept.all, name, value) }, comicId, changed(own, name, undefined));
}

/** The settings without what was chosen in this scope. */
export function withoutSettings(kept: KeptSettings, comicId: string, scope: Scope): KeptSettings {
  return scope === 'comic' ? withComic(kept, comicId, {}) : { ...kept, all: {} };
}

/** The settings with what a reader says of a chapter's pairs; undefined takes it back. */
export function withShift(
  kept: KeptSettings,
  chapterId: string,
  isShifted: boolean | undefined,
): KeptSettings {
  const others = kept.shifts.filter(([id]) => id !== chapterId);
  const own = isShifted === undefined ? [] : [[chapterId, isShifted] as const];
  return { ...kept, shifts: [...own, ...others].slice(0, MOST) };
}

/** The settings with the pairs of a chapter so; what the chapter says itself is no choice, and follows when it says otherwise. */
export function withPairs(
  kept: KeptSettings,
  chapter: { readonly id: string; readonly shifted?: boolean | undefined },
  isShifted: boolean,
): KeptSettings {
  return withShift(kept, chapter.id, isShifted === (chapter.shifted ?? false) ? undefined : isShifted);
}

/** What a reader said of a chapter's pairs. */
export function shiftOf(kept: KeptSettings, chapterId: string): boolean | undefined {
  return kept.shifts.find(([id]) => id === chapterId)?.[1];
}

function withComic(kept: KeptSettings, comicId: string, settings: ReadingSettings): KeptSettings {
  const others = kept.comics.filter(([id]) => id !== comicId);
  const own = Object.keys(settings).length === 0 ? [] : [[comicId, settings] as const];
  return { ...kept, comics: [...own, ...others].slice(0, MOST) };
}

function changed<K extends SettingName>(
  settings: ReadingSettings,
  name: K,
  value: ReadingSettings[K] | undefined,
): ReadingSettings {
  const { [name]: _, ...rest } = settings;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** Reads what a device has kept; what another build wrote otherwise is left out. */
export function parseSettings(value: unknown): KeptSettings {
  return {
    all: parseChoices(fieldOf(value, 'all')),
    comics: pairsOf(fieldOf(value, 'comics'), (each) => {
      const settings = parseChoices(each);
      return Object.keys(settings).length === 0 ? undefined : settings;
    }),
    shifts: pairsOf(fieldOf(value, 'shifts'), (each) => (typeof each === 'boolean' ? each : undefined)),
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
  const brightness = fieldOf(value, 'brightness');
  const isBrightness =
    typeof brightness === 'number' && brightness >= BRIGHTNESS.min && brightness <= BRIGHTNESS.max;
  return {
    ...(layout && { layout }),
    ...(fit && { fit }),
    ...(wide && { wide }),
    ...(background && { background }),
    ...(zoom && { zoom }),
    ...(direction && { direction }),
    ...(isBrightness && { brightness }),
  };
}

function pairsOf<T>(value: unknown, parse: (each: unknown) => T | undefined): [string, T][] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((pair: unknown): [string, T][] => {
      const [id, each] = [fieldOf(pair, '0'), parse(fieldOf(pair, '1'))];
      return typeof id === 'string' && each !== undefined ? [[id, each]] : [];
    })
    .slice(0, MOST);
}
