import { describe, expect, it } from 'vitest';
import classes from './comic-header.module.css';
import { titleClass } from './title-size.ts';

describe('the title of a comic', () => {
  it.each([
    ['Orbit 9', false],
    ['Owl & Daughter Detective Agency', true],
    ['The Cartographer’s Daughter', true],
    ['Jean-Pierre', false],
    ['ملكة العث', false],
    ['بناتُ الخرائط', false],
  ])('“%s” is smaller on phones where a word is long: %s', (name, isSmaller) => {
    expect(titleClass(name).includes(`${classes.longWords}`)).toBe(isSmaller);
  });
});
