import { expect, it } from 'vitest';
import { joinLines, type Place } from './lost-lines.ts';

const place = (text: string, x: number, width: number, more: Partial<Place> = {}): Place => ({
  objects: [x],
  text,
  matrix: [1, 0, 0, 1, x, 50],
  size: 20,
  width,
  style: { weight: 500, size: 100 },
  color: [0, 0, 0, 255],
  ...more,
});
const textsOf = (places: readonly Place[]) => joinLines(places).map(({ text }) => text);

it('parts of a word that lie side by side are one text, which takes the place of all', () => {
  const [line, ...rest] = joinLines([place('مرحب', 60, 40), place('\u064b', 59, 0), place('ا', 50, 10)]);
  expect(rest).toEqual([]);
  expect(line).toMatchObject({ text: 'مرحبًا', objects: [60, 59, 50], width: 50 });
  expect(line?.matrix[4]).toBe(50);
});

it('words that lie apart have a space between, and what is far away is another line', () => {
  expect(textsOf([place('قال', 60, 40), place('علي', 15, 40)])).toEqual(['قال علي']);
  expect(textsOf([place('قال', 60, 40), place('علي', 1, 40)])).toEqual(['قال', 'علي']);
});

it.each<[string, Partial<Place>]>([
  ['lower', { matrix: [1, 0, 0, 1, 20, 40] }],
  ['of another size', { size: 30 }],
  ['turned', { matrix: [0, 1, -1, 0, 20, 50] }],
  ['bolder', { style: { weight: 800, size: 100 } }],
  ['of another colour', { color: [255, 0, 0, 255] }],
])('what is %s is another line', (_, more) => {
  expect(textsOf([place('قال', 60, 40), place('علي', 20, 40, more)])).toEqual(['قال', 'علي']);
});

it('a sign that belongs to another letter than the last stays away, and parts no word', () => {
  expect(textsOf([place('ق', 60, 10), place('\u064c', 31, 0), place('صة', 30, 30)])).toEqual(['قصة']);
  expect(textsOf([place('\u0650', 62, 0), place('ق', 60, 10)])).toEqual(['ق']);
});

it('lines are measured along themselves, whichever way they run', () => {
  const up = (text: string, y: number, width: number) =>
    place(text, y, width, { matrix: [0, 2, -2, 0, 70, y] });
  expect(joinLines([up('قال', 60, 20), up('علي', 20, 20)])).toMatchObject([{ text: 'قالعلي', width: 40 }]);
});
