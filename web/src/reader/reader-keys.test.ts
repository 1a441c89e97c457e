import { describe, expect, it } from 'vitest';
import { commandOfKey, type KeyStroke, listedKeys } from './reader-keys.ts';

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

describe('listedKeys', () => {
  it('lists nothing that a chapter drawn as one strip has not', () => {
    const commands = (direction: 'ltr' | 'vertical') => listedKeys(direction).map(([command]) => command);
    expect(commands('ltr')).toContain('double');
    const missing = commands('ltr').filter((command) => !commands('vertical').includes(command));
    expect(missing).toEqual(['single', 'double', 'vertical', 'shift-pairs']);
  });
});
