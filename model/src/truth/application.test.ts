import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../lists/locales.ts';
import { REJECTION_REASON_TEXTS, REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { validate } from '../validation/fields.ts';
import { applicationForm, applicationSchema } from './application.ts';
import { reading } from './tolerant.ts';

const { min, max } = LIMITS.skillsLength;
const SKILLS = 'I grew up with both languages.';
const check = (change: object) => validate(applicationForm, { languages: ['ar'], skills: SKILLS, ...change });
const at = new Date(0);
const draft = { uid: 'layla', languages: ['ar'], skills: SKILLS, savedAt: at };

describe('the form of an application', () => {
  it.each<[object, object]>([
    [{}, {}],
    [{ languages: ['fr', 'en', 'ar'] }, {}],
    [{ languages: [] }, { languages: 'required' }],
    [{ languages: undefined }, { languages: 'required' }],
    [{ languages: ['de'] }, { languages: 'invalid' }],
    [{ languages: ['ar', 'ar'] }, { languages: 'invalid' }],
    [{ skills: '' }, { skills: 'required' }],
    [{ skills: undefined }, { skills: 'required' }],
    [{ skills: ' \n\t ' }, { skills: 'required' }],
    [{ skills: '\u200B'.repeat(min) }, { skills: 'required' }],
    [{ skills: 'a'.repeat(min - 1) }, { skills: 'min' }],
    [{ skills: `  ${'a'.repeat(min - 1)}  ` }, { skills: 'min' }],
    [{ skills: 'ن'.repeat(min) }, {}],
    [{ skills: '🙂'.repeat(max) }, {}],
    [{ skills: 'a'.repeat(max + 1) }, { skills: 'max' }],
    [{ skills: 'a'.repeat(9_000_000) }, { skills: 'max' }],
    [{ skills: `${SKILLS}\u0007` }, { skills: 'invalid' }],
    [{ skills: `${SKILLS}\u202Eabc` }, { skills: 'invalid' }],
    [{ skills: `${SKILLS}\nAnother line.` }, {}],
    [
      { languages: [], skills: '' },
      { languages: 'required', skills: 'required' },
    ],
  ])('%j', (change, expected) => {
    expect(check(change)).toEqual(expected);
  });
});

describe('a stored application', () => {
  it('may be a draft that holds nothing yet', () => {
    expect(applicationSchema.safeParse({ ...draft, languages: [], skills: '' }).success).toBe(true);
  });

  it('is read though a newer build knows more states, reasons and languages', () => {
    const newer = {
      ...draft,
      languages: ['ar', 'tlh'],
      state: 'appealed',
      revision: 2,
      since: { submitted: at, appealed: at },
      rejection: { reasons: ['language', 'mood'], at, by: 'somebody' },
      more: 1,
    };
    expect(reading(applicationSchema).parse(newer)).toEqual({
      ...draft,
      state: 'under_review',
      revision: 2,
      since: { submitted: at },
      rejection: { reasons: ['language'], at },
    });
    expect(applicationSchema.safeParse(newer).success).toBe(false);
  });
});

it.each(REJECTION_REASONS)('the reason %s is a sentence in each language', (reason) => {
  for (const locale of LOCALES) expect(REJECTION_REASON_TEXTS[reason][locale]).toMatch(/\.$/);
});
