import { LOCALES } from '@rawi/model/lists/locales';
import { describe, expect, it } from 'vitest';

/**
 * Both languages say the same things, in all the plural forms that they have. Which words they use:
 * docs/words.md.
 */

type Words = { readonly [key: string]: string | Words };

const found = import.meta.glob<Words>('../../**/*.{en,ar}.json', { eager: true, import: 'default' });
const files = new Map(Object.entries(found).map(([path, words]) => [path.replace(/^.*\//, ''), words]));
const features = [...new Set([...files.keys()].map((name) => name.split('.')[0] ?? ''))];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Keys of texts about a woman, where the language has a form for it. */
const GENDER = /_female$/;

/** Variables that do not stand for a number of things: names, and what is written as a whole. */
const NAMES = [
  'action',
  'address',
  'browser',
  'host',
  'age',
  'chapter',
  'chapters',
  'characters',
  'comic',
  'country',
  'day',
  'done',
  'email',
  'filter',
  'key',
  'label',
  'language',
  'languages',
  'left',
  'name',
  'names',
  'notes',
  'pages',
  'path',
  'query',
  'reason',
  'role',
  'system',
  'tags',
  'time',
  'translator',
  'uid',
  'verdict',
  'comics',
  'facts',
  'period',
  'title',
];
/** Variables for ordinals and sizes: the word beside them does not change with the number. */
const ORDINALS = [
  'digit',
  'first',
  'highest',
  'kilobytes',
  'last',
  'level',
  'line',
  'lowest',
  'note',
  'other',
  'page',
  'panel',
  'percent',
  'place',
  'rating',
  'revision',
  'shown',
  'step',
  'steps',
  'total',
  'words',
  'written',
  'megabytes',
  'received',
  'sent',
  'size',
  'sizeAhead',
  'sizeAlone',
  'sizeLight',
  'sizeOfLists',
  'sizeUnpacked',
  'sizeUsual',
];
/** Keys in which `{{number}}` is the number of a chapter. */
const CHAPTER_NUMBERS =
  /^(?:home (?:splash\.newIn|chapterIn|chapterAge)|comic (?:chapter|next|nextIn|readChapter)|continue (?:chapter|nextBy|nextByAnother)|comments (?:chapter|isSpoilerOf)|reader (?:chapter(?:Within)?|end\.(?:finished|readNext|previous|endsHere|readElsewhere))|lists chapterIn|updates (?:chapter|ofChapter|markUpTo|row\.chapter))(?:\.|$)/;

function flat(words: Words | undefined, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words ?? {})) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

const wordsOf = (language: string, feature: string) => flat(files.get(`${feature}.${language}.json`));
const stems = (words: Map<string, string>) =>
  new Set([...words.keys()].map((key) => key.replace(PLURAL, '').replace(GENDER, '')));
const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

it('each file of words has a name of its own, and a twin in the other language', () => {
  expect(files.size).toBe(Object.keys(found).length);
  expect(files.size).toBe(features.length * LOCALES.length);
});

describe.each(features)('%s', (feature) => {
  const english = wordsOf('en', feature);
  const arabic = wordsOf('ar', feature);

  it('has the same keys in both languages', () => {
    expect([...stems(arabic)].toSorted()).toEqual([...stems(english)].toSorted());
  });

  it.each([
    ['en', english, ['one', 'other']],
    ['ar', arabic, ['zero', 'one', 'two', 'few', 'many', 'other']],
  ] as const)('counts in all plural forms of %s', (language, words, forms) => {
    expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()).toEqual(
      forms.toSorted(),
    );
    for (const key of words.keys()) {
      if (!PLURAL.test(key)) continue;
      const stem = key.replace(PLURAL, '');
      const missing = forms.filter((form) => !words.has(`${stem}_${form}`));
      expect(missing, `${language}: ${stem}`).toEqual([]);
    }
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('has plural forms for whatever is counted, in %s', (_language, words) => {
    const uncounted = [...words].filter(([key, text]) => {
      const isChapterNumber = CHAPTER_NUMBERS.test(`${feature} ${key}`);
      const named = new Set([...NAMES, ...ORDINALS, ...(isChapterNumber ? ['number'] : [])]);
      return !PLURAL.test(key) && variables(text).some((name) => !named.has(name));
    });
    expect(uncounted).toEqual([]);
  });

  it('has no empty text, and no English in Arabic', () => {
    for (const [key, text] of arabic) {
      expect(text.trim(), key).not.toBe('');
      const words = text.replaceAll(
        /\{\{\w+\}\}|<[^>]+>|BMP|CBL|CBZ|CSV|EST|GIF|JPG|JSON|OPDS|PDF|PNG|SVG|UTF|WebP|XML|cbl|csv|json|tachibk|xml|AniList|Android|Apple|Chrome|ComicRack|Edge|Firebase|Firefox|Google|Kavita|Komga|Linux|Mac|Microsoft|Mihon|Mozilla|MyAnimeList|Safari|Samsung Internet|Tachiyomi|Windows|iPad|iPhone|reCAPTCHA/g,
        '',
      );
      expect(/[A-Za-z]{2,}/.test(words), `${key}: ${text}`).toBe(false);
    }
    for (const [key, text] of english) expect(text.trim(), key).not.toBe('');
  });

  it('has the same variables in both languages', () => {
    for (const [key, text] of english) {
      const twin = arabic.get(key);
      if (twin === undefined || PLURAL.test(key)) continue;
      expect(variables(twin).toSorted(), key).toEqual(variables(text).toSorted());
    }
  });
});

describe('the words of the specification', () => {
  it.each([
    ['shell', 'error.unknownCode', 'Unknown Error'],
    ['shell', 'error.unknownMessage', 'Something went wrong'],
    ['shell', 'error.pageNotFound', 'Page not found'],
    ['shell', 'error.pageNotFoundAt', 'Page Not Found: {{path}}'],
    ['shell', 'error.backToHome', 'Back to home'],
    ['choices', 'copied', 'Copied Successfully'],
    ['comic', 'notInThisLanguage', 'Sorry, this content is not available in this language.'],
  ])('%s %s', (feature, key, text) => {
    expect(wordsOf('en', feature).get(key)).toBe(text);
  });
});
