import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SUPPORT_HOURS_TEXT } from '@rawi/model/constants';
import { CLOSING_REASONS } from '@rawi/model/lists/closing-reasons';
import { TAG_KIND_NAMES, TAGS, tagName } from '@rawi/model/lists/comic-tags';
import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { COUNTRY_NAMES } from '@rawi/model/lists/countries';
import { FILTER_NAMES } from '@rawi/model/lists/filters';
import { GENDER_NAMES } from '@rawi/model/lists/genders';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { type Bilingual, LOCALES, type Locale } from '@rawi/model/lists/locales';
import { NATIONALITY_CODES, nationalityName } from '@rawi/model/lists/nationalities';
import { REJECTION_REASONS } from '@rawi/model/lists/rejection-reasons';
import { TAKEDOWN_REASONS } from '@rawi/model/lists/takedown-reasons';
import { decisionText } from '@rawi/model/text/decision-text';
import { REFUSAL_TEXTS } from '@rawi/model/text/refusal-texts';
import { NOTIFIED_VERDICTS } from '@rawi/model/truth/decision';
import { MESSAGES } from '@rawi/model/validation/messages';
import { describe, expect, it } from 'vitest';
import { closingText } from '../../functions/src/mail/closing-text.ts';
import { MAIL_TEXTS, QUESTIONS } from '../../functions/src/mail/texts.ts';
import { PAGE_WORDS } from '../../scripts/lib/notices/page-words.mjs';
import { wordsFiles } from '../../web/words-files.ts';

/** docs/words.md is the truth about terms: its tables and lists are read here, and every word of the product is held to them. */

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const page = read('docs/words.md');
const specification = read('docs/spec/specification.md');

interface Term {
  readonly en: readonly string[];
  readonly ar: readonly string[];
  readonly notEn: readonly string[];
  readonly notAr: readonly string[];
}

interface Said {
  readonly where: string;
  readonly text: string;
}

const listed = (cell = ''): readonly string[] =>
  cell
    .split(' · ')
    .map((term) => term.replace(/\s*\([^)]*\)/, '').trim())
    .filter((term) => term !== '');

function section(heading: string): string {
  const [, text] = page.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`docs/words.md has no section “${heading}”.`);
  return text.split('\n## ')[0] ?? '';
}

function termsOf(heading: string): readonly Term[] {
  const [, , ...rows] = section(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [en, ar, notEn, notAr] = row.split('|').slice(1, -1).map(listed);
    return { en: en ?? [], ar: ar ?? [], notEn: notEn ?? [], notAr: notAr ?? [] };
  });
}

/** The one line of a section that is a list. */
const listOf = (heading: string) =>
  listed(
    section(heading)
      .split('\n')
      .find((line) => line.includes(' · ')),
  );

const terms = termsOf('Glossary');
const imperatives = listOf('Imperatives');
const kept = listed(/^Kept: (.+)$/m.exec(section('Imperatives'))?.[1]);
const british = listOf('British spellings');
const gendered = listOf('Words for people that have a gender');

type Words = { readonly [key: string]: string | Words };

function* flat(words: Words, prefix: string): Generator<Said> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield { where: prefix + key, text: value };
    else yield* flat(value, `${prefix}${key}.`);
  }
}

/** What is the same in all the decisions that are read here. */
const DECIDED = {
  appeal: true,
  title: 'Simurgh',
  number: 7,
  language: 'ar',
  submissionId: null,
  comicSlug: null,
  chapterId: null,
  hasPins: true,
} as const;

const bilinguals: Readonly<Record<string, readonly Bilingual[]>> = {
  messages: Object.values(MESSAGES),
  mails: Object.values(MAIL_TEXTS).flatMap(({ subject, paragraphs, action, notes }) => [
    subject,
    ...paragraphs,
    ...notes,
    ...(action ? [action] : []),
  ]),
  'the end of mails': [QUESTIONS],
  'support hours': Object.values(SUPPORT_HOURS_TEXT),
  'the page of licences': Object.values(PAGE_WORDS),
  'contact subjects': Object.values(CONTACT_SUBJECT_NAMES),
  'tags of comics': [...TAGS.flatMap((tag) => tagName(tag) ?? []), ...Object.values(TAG_KIND_NAMES)],
  countries: Object.values(COUNTRY_NAMES),
  filters: Object.values(FILTER_NAMES),
  genders: Object.values(GENDER_NAMES),
  genres: Object.values(KNOWN_GENRES),
  issues: Object.values(ISSUE_REPORT_NAMES),
  languages: Object.values(LANGUAGE_NAMES),
  nationalities: NATIONALITY_CODES.map(nationalityName),
  reasons: toldReasons(),
  refusals: Object.values(REFUSAL_TEXTS).flatMap(({ file, page, cover }) =>
    [file, page, cover].filter((text) => text !== undefined),
  ),
};

/** What a decision against somebody tells them, with every reason. */
function toldReasons(): readonly Bilingual[] {
  const decisions = NOTIFIED_VERDICTS.flatMap((verdict) =>
    TAKEDOWN_REASONS.flatMap((takedown) =>
      (['comic', 'chapter', 'application', 'photo'] as const).map((about) =>
        decisionText({ about, verdict, takedown, reasons: [...REJECTION_REASONS], ...DECIDED }),
      ),
    ),
  );
  const closings = CLOSING_REASONS.map((reason) => closingText({ reason }, 'us@rawi.test'));
  return [...decisions, ...closings].flatMap(({ subject, paragraphs }) => [subject, ...paragraphs]);
}

function saidIn(locale: Locale): readonly Said[] {
  const interfaceWords = wordsFiles().flatMap(({ feature, locale: language, path }) =>
    language === locale ? [...flat(JSON.parse(readFileSync(path, 'utf8')) as Words, `${feature}.json `)] : [],
  );
  const others = Object.entries(bilinguals).flatMap(([where, texts]) =>
    texts.map((text) => ({ where, text: text[locale] })),
  );
  const [, shell = ''] = new RegExp(`<p lang="${locale}"[^>]*>(.*?)</p>`).exec(read('web/app.html')) ?? [];
  return [...interfaceWords, ...others, { where: 'app.html', text: shell }].map(({ where, text }) => ({
    where,
    text: text.replaceAll(/<[^>]+>|\{+\w+\}+/g, ''),
  }));
}

/** Vowel signs do not tell words apart here; shadda does. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\u064B-\u0650\u0652\u0670\u0640]/g, '');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** What is written together with the word that follows. */
const JOINED = '(?:[وف])?(?:[بك]?ال|لل|[بكل])?';

/** Finds a term as a word (or words) of its own: “mail” is not in “e-mail”, «رابط» is in «بالرابط». */
function finder(term: string, locale: Locale): RegExp {
  return locale === 'ar'
    ? new RegExp(String.raw`(?<![\p{L}\p{M}])${JOINED}${escaped(bare(term))}(?![\p{L}\p{M}])`, 'u')
    : new RegExp(String.raw`(?<![\p{L}-])${escaped(term)}(?![\p{L}-])`, 'iu');
}

const said = { en: saidIn('en'), ar: saidIn('ar') } as const;
/** Sentences that the specification quotes stay as they are there. */
const isOfTheSpecification = ({ text }: Said) => specification.includes(`"${text}"`);
const ours = { en: said.en.filter((each) => !isOfTheSpecification(each)), ar: said.ar } as const;

const found = (term: string, locale: Locale) =>
  ours[locale].filter(({ text }) => finder(term, locale).test(locale === 'ar' ? bare(text) : text));

describe('the page of words', () => {
  it('is read whole', () => {
    expect(terms.length).toBeGreaterThan(40);
    expect(imperatives.length).toBeGreaterThan(30);
    expect(british.length).toBeGreaterThan(20);
    expect(gendered.length).toBeGreaterThan(2);
    expect(kept).toEqual(['اقرأ الآن']);
    for (const locale of LOCALES) expect(said[locale].length).toBeGreaterThan(600);
  });

  it('finds words and no parts of words', () => {
    expect(finder('mail', 'en').test('by mail')).toBe(true);
    expect(finder('mail', 'en').test('by e-mail')).toBe(false);
    expect(finder('رابط', 'ar').test('بالرابط')).toBe(true);
    expect(finder('رابط', 'ar').test('رابطة')).toBe(false);
  });

  it.each(terms.flatMap(({ en }) => en))('says “%s” somewhere', (term) => {
    expect(said.en.some(({ text }) => finder(term, 'en').test(text))).toBe(true);
  });

  it.each(terms.flatMap(({ ar }) => ar))('says «%s» somewhere', (term) => {
    expect(said.ar.some(({ text }) => finder(term, 'ar').test(bare(text)))).toBe(true);
  });
});

describe('words that were given up do not occur', () => {
  it.each([...terms.flatMap(({ notEn }) => notEn), ...british])('“%s”', (term) => {
    expect(found(term, 'en')).toEqual([]);
  });

  it.each(terms.flatMap(({ notAr }) => notAr))('«%s»', (term) => {
    expect(found(term, 'ar')).toEqual([]);
  });
});

describe('words for people in Arabic', () => {
  it.each(gendered)('are not «%s», which is a man', (term) => {
    expect(found(term, 'ar')).toEqual([]);
  });

  const against = ['reasons', 'refusals'];
  /** The «ُ» of a passive stays: «استُخدم» is no imperative. */
  const withPassive = (text: string) =>
    bare(text.replaceAll('\u064F', '\uE000')).replaceAll('\uE000', '\u064F');
  it.each(imperatives)('have no «%s» where something is decided against them', (verb) => {
    const imperative = new RegExp(
      String.raw`(?<![\p{L}\p{M}])[وف]?${bare(verb)}(?:ه|ها|هم|هما|نا)?(?![\p{L}\p{M}])`,
      'u',
    );
    const told = said.ar.filter(({ where }) => against.includes(where));
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter(({ text }) => imperative.test(withPassive(text)))).toEqual([]);
  });
});

describe('a file of words', () => {
  const files = wordsFiles().map(({ path }) => relative(root, path));
  const keys = (words: Words): number =>
    Object.values(words).reduce<number>(
      (sum, value) => sum + 1 + (typeof value === 'string' ? 0 : keys(value)),
      0,
    );

  it.each(files)('%s has every key once: of two the first would be lost without a word', (name) => {
    const text = read(name);
    const written = text.match(/^\s*"[^"]+":/gm) ?? [];
    expect(written.length).toBe(keys(JSON.parse(text) as Words));
  });
});

describe('a label in Arabic', () => {
  const labels = ours.ar.filter(({ text }) => !/[.؟!…]|:$/.test(text));

  it('is told from a sentence by its end', () => {
    expect(labels.length).toBeGreaterThan(300);
  });

  it.each(imperatives)('does not begin with «%s»', (verb) => {
    const begins = labels.filter(({ text }) => bare(text).split(' ')[0] === bare(verb));
    expect(begins.filter(({ text }) => !kept.some((each) => text.startsWith(each)))).toEqual([]);
  });
});
