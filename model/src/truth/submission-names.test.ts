import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from './resolved.ts';
import { EMPTY_CHAPTER, EMPTY_COMIC } from './submission-content.ts';
import { submissionNames } from './submission-names.ts';

const stored = {
  comicId: 'the-salt-caravan',
  slug: 'the-salt-caravan',
  series: 'The Salt Caravan',
  names: { ar: 'قافلة الملح' },
  picture: { path: 'public/one.webp', width: 200, height: 280, color: '#112233' },
};

describe('the names of what was submitted', () => {
  it('are those of the stored comic of a chapter, and not those typed beside its id', () => {
    const content = { ...EMPTY_CHAPTER, comic: { ...stored, names: { ar: 'اسم آخر' } } };
    expect(submissionNames(content, { ...NOTHING_CHOSEN, comic: stored })).toEqual({ ar: 'قافلة الملح' });
    expect(submissionNames(content, undefined)).toEqual({});
    expect(submissionNames(content, NOTHING_CHOSEN)).toEqual({});
  });

  it('are the title of a new comic in the language that it was translated into', () => {
    const content = { ...EMPTY_COMIC, series: 'The Salt Caravan', translatedName: 'قافلة الملح' };
    expect(submissionNames({ ...content, language: 'ar' }, NOTHING_CHOSEN)).toEqual({ ar: 'قافلة الملح' });
    expect(submissionNames({ ...content, language: 'fr' }, NOTHING_CHOSEN)).toEqual({});
    expect(submissionNames({ ...content, translatedName: '', language: 'ar' }, NOTHING_CHOSEN)).toEqual({});
  });
});
