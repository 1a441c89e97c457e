import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedKeys, ownKeyOf } from './panels/listed-keys.ts';
import {
  commandOfKey,
  isFlipKey,
  type KeyStroke,
  keyFor,
  OWN_COMMANDS,
  type OwnKeys,
  withOwnKey,
} from './reader-keys.ts';

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
    expect(commandOfKey(press(key), direction, 'paged', [])).toBe(command);
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
    expect(commandOfKey(press(key, { code, shiftKey }), 'rtl', 'paged', [])).toBe(command);
  });

  it('goes back on Shift+Space', () => {
    expect(commandOfKey(press(' ', { shiftKey: true }), 'ltr', 'paged', [])).toBe('previous');
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
    expect(commandOfKey(press(key), 'ltr', place, [])).toBe(command);
  });

  it.each([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
    'leaves %j to the browser in the strip',
    (key) => {
      expect(commandOfKey(press(key), 'vertical', 'strip', [])).toBeUndefined();
    },
  );

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('leaves every key with %s to the browser', (held) => {
    expect(commandOfKey(press('ArrowRight', { [held]: true }), 'ltr', 'paged', [])).toBeUndefined();
  });
});

describe('listedKeys', () => {
  it('lists nothing that a chapter drawn as one strip has not', () => {
    const commands = (direction: 'ltr' | 'vertical') =>
      listedKeys(direction, []).map(({ command }) => command);
    expect(commands('ltr')).toContain('double');
    const missing = commands('ltr').filter((command) => !commands('vertical').includes(command));
    expect(missing).toEqual(['single', 'double', 'vertical', 'shift-pairs', 'guided']);
  });
});

describe('a key of one’s own', () => {
  const command = fc.constantFrom(...OWN_COMMANDS);
  const key = fc.constantFrom(...'abcxyz0123456789?,;[+'.split(''));
  const own = fc
    .array(fc.tuple(key, command), { maxLength: 12 })
    .map((choices) => choices.reduce((keys: OwnKeys, [each, of]) => withOwnKey(keys, of, each), []));

  it('does what it was chosen for, whatever else it did before', () => {
    fc.assert(
      fc.property(own, key, command, (before, chosen, wanted) => {
        const keys = withOwnKey(before, wanted, chosen);
        expect(isFlipKey(press(chosen), keys)).toBe(wanted === 'flip');
        expect(commandOfKey(press(chosen), 'ltr', 'paged', keys)).toBe(
          wanted === 'flip' ? undefined : wanted,
        );
      }),
    );
  });

  it('is one for each command, and is listed nowhere else', () => {
    fc.assert(
      fc.property(own, (keys) => {
        expect(new Set(keys.map(([each]) => each)).size).toBe(keys.length);
        expect(new Set(keys.map(([, of]) => of)).size).toBe(keys.length);
        const listed = listedKeys('ltr', keys).flatMap(({ keys: usual, ownKey }) => [
          ...usual.map((each) => each.toLowerCase()),
          ...(ownKey === undefined ? [] : [ownKey]),
        ]);
        expect(new Set(listed).size).toBe(listed.length);
      }),
    );
  });

  it('leaves every other key as it was', () => {
    const keys = withOwnKey([], 'next', 'j');
    expect(commandOfKey(press('n'), 'ltr', 'paged', keys)).toBe('next-chapter');
    expect(isFlipKey(press('t'), keys)).toBe(true);
    expect(isFlipKey(press('t'), withOwnKey(keys, 'help', 't'))).toBe(false);
    expect(withOwnKey(keys, 'next', undefined)).toEqual([]);
    expect(keyFor('flip', keys)).toBe('t');
    expect(keyFor('flip', withOwnKey(keys, 'help', 't'))).toBeUndefined();
    expect(keyFor('flip', withOwnKey(keys, 'flip', 'v'))).toBe('v');
  });

  it.each(['Enter', 'Tab', 'ArrowLeft', ' ', 'F1'])('is not %j', (name) => {
    expect(ownKeyOf(press(name))).toBeUndefined();
  });

  it('is the Latin letter of its key on an Arabic keyboard', () => {
    expect(ownKeyOf(press('ت', { code: 'KeyJ' }))).toBe('j');
    expect(ownKeyOf(press('J', { shiftKey: true }))).toBe('j');
    expect(ownKeyOf(press('j', { ctrlKey: true }))).toBeUndefined();
  });
});
