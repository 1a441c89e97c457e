import { describe, expect, it } from 'vitest';
import words from '../test-data/specification-words.json' with { type: 'json' };
import * as constants from './constants.ts';
import { LIMITS } from './limits.ts';
import { CONTACT_SUBJECT_NAMES, CONTACT_SUBJECTS } from './lists/contact-subjects.ts';
import { COUNTRY_CODES, COUNTRY_NAMES } from './lists/countries.ts';
import { FILTER_NAMES, FILTERS } from './lists/filters.ts';
import { GENDER_NAMES, GENDERS } from './lists/genders.ts';
import { KNOWN_GENRES } from './lists/genre-names.ts';
import { ISSUE_REPORT_NAMES, ISSUE_REPORTS } from './lists/issue-reports.ts';
import { LANGUAGE_CODES, LANGUAGE_NAMES, TRANSLATOR_LANGUAGES } from './lists/languages.ts';
import { type Bilingual, LOCALE_COOKIE, LOCALE_TAGS, LOCALES } from './lists/locales.ts';
import { NATIONALITY_CODES, nationalityName } from './lists/nationalities.ts';
import { slugify } from './text/slugify.ts';

const named = <K extends string>(keys: readonly K[], names: Readonly<Record<K, Bilingual>>) =>
  keys.map((key) => names[key]);

const lists = [
  {
    list: 'translation languages',
    names: named(LANGUAGE_CODES, LANGUAGE_NAMES),
    said: words.translationLanguages,
  },
  {
    list: 'translator languages',
    names: named(TRANSLATOR_LANGUAGES, LANGUAGE_NAMES),
    said: words.translatorLanguages,
  },
  { list: 'countries', names: named(COUNTRY_CODES, COUNTRY_NAMES), said: words.countries },
  {
    list: 'contact subjects',
    names: named(CONTACT_SUBJECTS, CONTACT_SUBJECT_NAMES),
    said: words.contactSubjects,
  },
  { list: 'issue reports', names: named(ISSUE_REPORTS, ISSUE_REPORT_NAMES), said: words.issueReports },
  { list: 'filters', names: named(FILTERS, FILTER_NAMES), said: words.filters },
  { list: 'genders', names: named(GENDERS, GENDER_NAMES), said: words.genders },
];

const hour = (value: number) => (value > 12 ? `${value - 12} PM` : `${value} AM`);

const ARABIC = /^[\p{Script=Arabic}\p{M}\s،]+$/u;

describe('the specification’s lists, word for word and in its order', () => {
  it.each(lists)('$list', ({ names, said }) => {
    expect(names.map(({ en }) => en)).toEqual(said);
  });

  it('about a hundred nationalities, each a demonym of its own', () => {
    const names = NATIONALITY_CODES.map(nationalityName);
    expect(Math.abs(names.length - words.nationalitiesAbout)).toBeLessThanOrEqual(5);
    expect(names.map(({ en }) => en)).toEqual(expect.arrayContaining(words.nationalityExamples));
    expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
    expect(new Set(names.map(({ ar }) => ar)).size).toBe(names.length);
    expect(nationalityName('EG').ar).toBe('مصرية');
  });

  it('nationalities are named by countries that exist, in the order of their English names', () => {
    const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const code of NATIONALITY_CODES) expect(countries.of(code), code).toBeDefined();
    const names = NATIONALITY_CODES.map((code) => nationalityName(code).en);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ...lists,
    { list: 'nationalities', names: NATIONALITY_CODES.map(nationalityName) },
    { list: 'genres', names: Object.values(KNOWN_GENRES) },
  ])('$list have an Arabic name each, in Arabic letters only', ({ names }) => {
    for (const { ar } of names) expect(ar).toMatch(ARABIC);
    expect(new Set(names.map(({ ar }) => ar)).size).toBe(names.length);
  });

  it('a known genre lies under the slug of its English name', () => {
    for (const [slug, { en }] of Object.entries(KNOWN_GENRES)) expect(slug).toBe(slugify(en));
  });

  it('cover file names', () => {
    expect(LIMITS.coverExtensions).toEqual(words.imageExtensions);
  });
});

describe('business constants (section 9)', () => {
  it('are the specification’s', () => {
    expect({
      locales: LOCALES,
      localeTags: LOCALES.map((locale) => LOCALE_TAGS[locale].replace('-u-ca-gregory', '')),
      localeCookieDays: LOCALE_COOKIE.days,
      resetCodeDigits: LIMITS.resetCodeDigits,
      descriptionWords: LIMITS.descriptionWords,
      passwordMin: LIMITS.password.min,
      passwordMax: LIMITS.password.max,
      passwordDigits: LIMITS.password.digits,
      copyrightBusinessDays: constants.COPYRIGHT_NOTICE_BUSINESS_DAYS,
      contactHoursMin: constants.CONTACT_RESPONSE_HOURS.min,
      contactHoursMax: constants.CONTACT_RESPONSE_HOURS.max,
      supportWeekdays: constants.SUPPORT_HOURS_TEXT.weekdays.en,
      supportWeekend: constants.SUPPORT_HOURS_TEXT.weekend.en,
      readers: constants.READERS_FIGURE,
      reloadGuardSeconds: constants.RELOAD_GUARD_SECONDS,
      pagePreloads: constants.MAX_PAGE_PRELOADS,
      gold: constants.COLORS.gold,
      notification: constants.COLORS.notification,
      colorModes: constants.COLOR_MODES,
    }).toEqual(words.constants);
  });

  it('the support hours in numbers are those of the text', () => {
    const { weekdays, weekend } = constants.SUPPORT_HOURS;
    expect(constants.SUPPORT_HOURS_TEXT.weekdays.en).toContain(`${hour(weekdays.from)}-${hour(weekdays.to)}`);
    expect(constants.SUPPORT_HOURS_TEXT.weekend.en).toContain(`${hour(weekend.from)}-${hour(weekend.to)}`);
  });
});
