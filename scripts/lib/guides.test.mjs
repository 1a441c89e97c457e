import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { describe, expect, it } from 'vitest';
import { wordsFile, wordsFiles } from '../../web/words-files.ts';
import { root } from './root.mjs';

const GUIDES = join(root, 'docs/guides');

/** Which words the labels of each part of a guide are of: a button has the same words on no other page. */
const PARTS = {
  'be-a-reviewer': [
    ['account', 'staff'],
    ['account', 'review', 'staff'],
    ['review'],
    ['review'],
    ['staff', 'takedown', 'lists'],
  ],
  'be-a-translator': [
    [],
    ['account', 'apply'],
    ['my-work', 'upload', 'upload-chapter', 'upload-comic', 'age-rating', 'review'],
    ['my-work', 'reject'],
    [],
  ],
};
/** What is bold and stands on no page: how labels are written, and a key. */
const NO_LABELS = ['bold', 'بخط عريض', '?'];

const textsIn = (words) =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap((each) => textsIn(each));
const wordsOf = (locale, features) =>
  features.flatMap((feature) => textsIn(JSON.parse(readFileSync(wordsFile(feature, locale), 'utf8'))));
const allWords = (locale) =>
  wordsOf(
    locale,
    wordsFiles().flatMap((file) => (file.locale === locale ? [file.feature] : [])),
  );
const read = (name) => readFileSync(join(GUIDES, name), 'utf8').replaceAll(/\s+/g, ' ');
const inBold = (text) =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)]
    .flatMap(([, label]) => label.split(' → '))
    .filter((label) => !NO_LABELS.includes(label));
const inQuotes = (text) => [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, quoted]) => quoted);

const localized = Object.keys(PARTS).flatMap((guide) => [
  [`${guide}.md`, 'en', PARTS[guide]],
  [`${guide}.ar.md`, 'ar', PARTS[guide]],
]);

describe.each(localized)('the guide %s', (name, locale, parts) => {
  // Headings are found before white space is made one.
  const sections = readFileSync(join(GUIDES, name), 'utf8').split(/^## /m);

  it('has the parts of its twin', () => {
    expect(sections).toHaveLength(parts.length);
  });

  it('names what is on the pages that each part is about, letter for letter', () => {
    const missing = sections.flatMap((section, index) => {
      const words = wordsOf(locale, parts[index] ?? []);
      return inBold(section.replaceAll(/\s+/g, ' ')).filter((label) => !words.includes(label));
    });
    expect(missing).toEqual([]);
  });

  it('quotes what the site says somewhere', () => {
    const said = [...allWords(locale), ...Object.values(REJECTION_REASON_TEXTS).map((text) => text[locale])];
    const plain = said.map((text) => text.replace(/\.$/, ''));
    expect(inQuotes(read(name)).filter((quoted) => !plain.includes(quoted))).toEqual([]);
  });
});

it('the guide of owners names buttons that are there', () => {
  const words = wordsOf('en', ['staff', 'review']);
  expect(inBold(read('look-after-it.md')).filter((label) => !words.includes(label))).toEqual([]);
});
