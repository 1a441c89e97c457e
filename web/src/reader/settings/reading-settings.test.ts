import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySettings, anySettingsForAll } from '../testing/any-settings.ts';
import {
  type KeptSettings,
  NO_SETTINGS,
  parseSettings,
  settingsFor,
  shiftOf,
  withoutSettings,
  withPairs,
  withSetting,
  withShift,
} from './reading-settings.ts';

describe('the way of reading', () => {
  it('is the same for one comic as for all, unless it is chosen for that comic', () => {
    let kept = withSetting(NO_SETTINGS, 'one', 'all', 'layout', 'vertical');
    kept = withSetting(kept, 'one', 'comic', 'layout', 'double');
    expect(settingsFor(kept, 'one')).toEqual({ layout: 'double' });
    expect(settingsFor(kept, 'two')).toEqual({ layout: 'vertical' });
    expect(settingsFor(withoutSettings(kept, 'one', 'comic'), 'one')).toEqual({ layout: 'vertical' });
    expect(settingsFor(withoutSettings(kept, 'one', 'all'), 'two')).toEqual({});
  });

  it('also changes in the current comic when it is changed for all', () => {
    let kept = withSetting(NO_SETTINGS, 'one', 'comic', 'fit', 'width');
    kept = withSetting(kept, 'two', 'comic', 'fit', 'height');
    kept = withSetting(kept, 'one', 'all', 'fit', 'original');
    expect(settingsFor(kept, 'one')).toEqual({ fit: 'original' });
    expect(settingsFor(kept, 'two')).toEqual({ fit: 'height' });
  });

  it('is what is usual for one comic, where all have another', () => {
    const none = withSetting(NO_SETTINGS, 'one', 'all', 'taps', 'none');
    const kept = withSetting(none, 'one', 'comic', 'taps', 'thirds');
    expect(settingsFor(kept, 'one')).toEqual({ taps: 'thirds' });
    expect(settingsFor(kept, 'two')).toEqual({ taps: 'none' });
    // For all, what is usual is no choice.
    expect(withSetting(kept, 'one', 'all', 'taps', 'thirds')).toEqual(NO_SETTINGS);
  });

  it("remembers each chapter's page pairs, and forgets the oldest", () => {
    let kept: KeptSettings = NO_SETTINGS;
    for (let chapter = 0; chapter < 250; chapter += 1)
      kept = withShift(kept, `c${chapter}`, chapter % 2 === 0);
    expect(shiftOf(kept, 'c248')).toBe(true);
    expect(shiftOf(kept, 'c249')).toBe(false);
    expect(shiftOf(kept, 'c0')).toBeUndefined();
    expect(shiftOf(withShift(kept, 'c248', undefined), 'c248')).toBeUndefined();
    expect(kept.shifts).toHaveLength(200);
  });

  it("stores only page pairs that differ from the chapter's own", () => {
    const chapter = { id: 'c', shifted: true };
    const other = withPairs(NO_SETTINGS, chapter, false);
    expect(shiftOf(other, 'c')).toBe(false);
    expect(withPairs(other, chapter, true)).toEqual(NO_SETTINGS);
    expect(shiftOf(withPairs(NO_SETTINGS, { id: 'c' }, true), 'c')).toBe(true);
  });
});

describe('the settings stored on a device', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anySettingsForAll, anySettings, fc.boolean(), (all, own, isShifted) => {
        const comics = Object.keys(own).length === 0 ? [] : [['one', own]];
        const kept = { all, comics, shifts: [['chapter', isShifted]], keys: [['x', 'next']] };
        expect(parseSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  it('are ignored if they are anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parseSettings(value)).not.toThrow();
      }),
    );
    const odd = {
      all: { layout: 'triple', fit: 'whole', brightness: 5, contrast: 400 },
      comics: [['a'], 7],
      shifts: { a: 1 },
      keys: [['x', 'explode'], ['Enter', 'next'], ['x', 'next'], ['y', 'next'], 5],
    };
    expect(parseSettings(odd)).toEqual({
      all: { fit: 'whole' },
      comics: [],
      shifts: [],
      keys: [['y', 'next']],
    });
  });
});
