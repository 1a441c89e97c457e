import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandOfEndTap, commandOfKey, commandOfTap, type KeyStroke } from './reader-keys.ts';

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
    expect(commandOfKey(press(key), direction, 'single')).toBe(command);
  });

  it.each([
    ['ب', 'KeyF', false, 'fullscreen'],
    ['خ', 'KeyO', false, 'shift-pairs'],
    ['؟', 'Slash', true, 'help'],
    ['٢', 'Digit2', false, 'double'],
    ['ذ', 'Backquote', false, undefined],
    // What a key says in Latin letters counts, wherever it is.
    ['f', 'KeyE', false, 'fullscreen'],
  ] as const)('%s on an Arabic keyboard is the key %s', (key, code, shiftKey, command) => {
    expect(commandOfKey(press(key, { code, shiftKey }), 'rtl', 'single')).toBe(command);
  });

  it('goes back with shift and space', () => {
    expect(commandOfKey(press(' ', { shiftKey: true }), 'ltr', 'single')).toBe('previous');
  });

  it.each([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
    'leaves %j to the browser in the strip',
    (key) => {
      expect(commandOfKey(press(key), 'vertical', 'vertical')).toBeUndefined();
    },
  );

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('leaves every key with %s to the browser', (held) => {
    expect(commandOfKey(press('ArrowRight', { [held]: true }), 'ltr', 'single')).toBeUndefined();
  });
});

describe('commandOfTap', () => {
  it('mirrors with the chapter: left and right change places', () => {
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
  it('turns back at the very edge where the pages are, and nowhere else', () => {
    expect(commandOfEndTap(0.05, 'ltr', 'single')).toBe('previous');
    expect(commandOfEndTap(0.95, 'rtl', 'single')).toBe('previous');
    expect(commandOfEndTap(0.95, 'ltr', 'single')).toBeUndefined();
    expect(commandOfEndTap(0.3, 'ltr', 'single')).toBeUndefined();
    expect(commandOfEndTap(0.05, 'vertical', 'vertical')).toBeUndefined();
  });
});
