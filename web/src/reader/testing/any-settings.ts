import * as fc from 'fast-check';
import { FITS, READER_LAYOUTS } from '../layouts.ts';
import {
  BACKGROUNDS,
  GAPS,
  MARGINS,
  PAGE_COLORS,
  PAGE_DIRECTIONS,
  type ReadingSettings,
  SURROUNDINGS,
  VIEWS,
  WHOLE_PAGES,
  WIDE_PAGES,
  ZOOM_HABITS,
} from '../settings/reading-settings.ts';
import { TAP_ZONES } from '../tap-zones.ts';

/** Every setting that can be chosen for all comics. A setting without an arbitrary is a type error, so that no test forgets one. */
const VALUES: {
  readonly [K in keyof Required<ReadingSettings>]: fc.Arbitrary<Required<ReadingSettings>[K]>;
} = {
  layout: fc.constantFrom(...READER_LAYOUTS),
  fit: fc.constantFrom(...FITS),
  wide: fc.constantFrom(...WIDE_PAGES),
  background: fc.constantFrom(...BACKGROUNDS),
  zoom: fc.constantFrom(...ZOOM_HABITS),
  view: fc.constantFrom(...VIEWS),
  surroundings: fc.constantFrom(...SURROUNDINGS),
  whole: fc.constantFrom(...WHOLE_PAGES),
  margins: fc.constantFrom(...MARGINS),
  taps: fc.constantFrom(...TAP_ZONES),
  colors: fc.constantFrom(...PAGE_COLORS),
  brightness: fc.integer({ min: 30, max: 100 }),
  contrast: fc.integer({ min: 50, max: 150 }),
  saturation: fc.integer({ min: 0, max: 200 }),
  warmth: fc.integer({ min: 0, max: 100 }),
  gap: fc.constantFrom(...GAPS),
  column: fc.integer({ min: 40, max: 100 }),
  pace: fc.integer({ min: 1, max: 10 }),
  direction: fc.constantFrom(...PAGE_DIRECTIONS),
};

/** Any choices, for one comic. */
export const anySettings: fc.Arbitrary<ReadingSettings> = fc.record(VALUES, { requiredKeys: [] });

/** Any choices for all comics, which have no direction: chapters state theirs. */
export const anySettingsForAll: fc.Arbitrary<ReadingSettings> = anySettings.map((settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'direction')),
);
