import { expect, it } from 'vitest';
import { splitSpreads } from './spread-names.ts';

const shown = (...names: string[]) => Object.fromEntries(splitSpreads(names));

it('a name of two numbers that follow each other stands where its first one does', () => {
  expect(shown('01.jpg', '02.jpg', '0304.jpg', '05.jpg')).toEqual({ '0304.jpg': '03.jpg' });
  expect(shown('a/p009.png', 'a/p010011.png')).toEqual({ 'a/p010011.png': 'a/p010.png' });
});

it('other long numbers are numbers', () => {
  expect(shown('01.jpg', '0305.jpg')).toEqual({});
  expect(shown('1.jpg', '2.jpg', '10.jpg', '12.jpg')).toEqual({});
  expect(shown('8.jpg', '9.jpg', '10.jpg')).toEqual({});
  expect(shown('01.jpg', '0203.jpg', '004.jpg')).toEqual({});
  expect(shown('a/01.jpg', 'b/0203.jpg')).toEqual({});
});
