import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandOfEndTap, commandOfKey, commandOfTap, type KeyStroke, listedKeys } from './reader-keys.ts';

const press = (key: string, held: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('commandOfKey', () => {
  it.each([
    ['ArrowRight', 'ltr', 'next'],
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowDown', 'rtl', 'next'],
    ['PageUp', 'ltr', 'previous'],
    [' ', 'rtl', 'next'],
    ['Home', 'rtl', 'first'],
    ['End', 'ltr', 'last'],
    ['f', 'ltr', 'fullscreen'],
    ['F', 'ltr', 'fullscreen'],
    ['o', 'ltr', 'shift-pairs'],
    ['?', 'ltr', 'help'],
    ['2', 'rtl', 'double'],
    ['x', 'ltr', undefined],
    ['constructor', 'ltr', undefined],
  ] as const)('%s in a %s chapter is %s', (key, direction, command) => {
    expect(commandOfKey(press(key), direction, 'paged')).toBe(command);
  });

  it.each([
    ['ب', 'KeyF', false, 'fullscreen'],
    ['خ', 'KeyO', false, 'shift-pairs'],
    ['؟', 'Slash', true, 'help'],
    ['٢', 'Digit2', false, 'double'],
    ['ذ', 'Backquote', false, undefined],
    // A key that types a Latin letter counts by that letter, wherever it is.
    ['f', 'KeyE', false, 'fullscreen'],
  ] as const)('%s on an Arabic keyboard is the key %s', (key, code, shiftKey, command) => {
    expect(commandOfKey(press(key, { code, shiftKey }), 'rtl', 'paged')).toBe(command);
  });

  it('goes back on Shift+Space', () => {
    expect(commandOfKey(press(' ', { shiftKey: true }), 'ltr', 'paged')).toBe('previous');
  });

  it.each([
    [' ', 'end-card', 'next'],
    ['PageDown', 'end-card', 'next'],
    ['PageUp', 'end-card', 'previous'],
    ['ArrowDown', 'end-card', undefined],
    ['ArrowRight', 'end-card', 'next'],
    [' ', 'end-of-strip', 'next'],
    ['PageDown', 'end-of-strip', 'next'],
    ['PageUp', 'end-of-strip', undefined],
  ] as const)('%j on the %s is %s', (key, place, command) => {
    expect(commandOfKey(press(key), 'ltr', place)).toBe(command);
  });

  it.each([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
    'leaves %j to the browser in the strip',
    (key) => {
      expect(commandOfKey(press(key), 'vertical', 'strip')).toBeUndefined();
    },
  );

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('leaves every key with %s to the browser', (held) => {
    expect(commandOfKey(press('ArrowRight', { [held]: true }), 'ltr', 'paged')).toBeUndefined();
  });
});

describe('commandOfTap', () => {
  it("mirrors left and right with the chapter's direction", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (x) => {
        expect(commandOfTap(x, 'rtl', 'single')).toBe(commandOfTap(1 - x, 'ltr', 'single'));
      }),
    );
  });

  it('turns at the edges, shows the bars in the middle and everywhere in the strip', () => {
    expect(commandOfTap(0.1, 'ltr', 'single')).toBe('previous');
    expect(commandOfTap(0.5, 'ltr', 'single')).toBe('toggle-chrome');
    expect(commandOfTap(0.9, 'ltr', 'single')).toBe('next');
    expect(commandOfTap(0.9, 'vertical', 'vertical')).toBe('toggle-chrome');
  });
});

describe('commandOfEndTap', () => {
  it('turns only at the outermost edges', () => {
    const beside = { layout: 'single', isOnNext: false } as const;
    expect(commandOfEndTap(0.05, 'ltr', beside)).toBe('previous');
    expect(commandOfEndTap(0.95, 'rtl', beside)).toBe('previous');
    expect(commandOfEndTap(0.95, 'ltr', beside)).toBe('next');
    expect(commandOfEndTap(0.3, 'ltr', beside)).toBeUndefined();
    expect(commandOfEndTap(0.05, 'vertical', { ...beside, layout: 'vertical' })).toBeUndefined();
  });

  it('opens the next chapter where its preview is shown, except at the edge of the pages', () => {
    const onNext = { layout: 'single', isOnNext: true } as const;
    expect(commandOfEndTap(0.5, 'ltr', onNext)).toBe('next');
    expect(commandOfEndTap(0.05, 'ltr', onNext)).toBe('previous');
    expect(commandOfEndTap(0.05, 'vertical', { ...onNext, layout: 'vertical' })).toBe('next');
  });
});

describe('listedKeys', () => {
  it('lists nothing that a chapter drawn as one strip has not', () => {
    const commands = (direction: 'ltr' | 'vertical') => listedKeys(direction).map(([command]) => command);
    expect(commands('ltr')).toContain('double');
    const missing = commands('ltr').filter((command) => !commands('vertical').includes(command));
    expect(missing).toEqual(['single', 'double', 'vertical', 'shift-pairs']);
  });
});
