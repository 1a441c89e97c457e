import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { validate } from '../validation/fields.ts';
import { placeOf, submissionSchema } from './submission.ts';
import {
  type ChapterContent,
  type ComicContent,
  chapterContentSchema,
  chapterForm,
  comicContentSchema,
  comicForm,
  EMPTY_CHAPTER,
  EMPTY_COMIC,
} from './submission-content.ts';
import { reading } from './tolerant.ts';

const choice = { id: 'amal', name: 'أمل' };
const proposed = (name: string) => ({ id: null, name });
const COMIC: ComicContent = {
  ...EMPTY_COMIC,
  series: 'The Salt Caravan',
  publisher: choice,
  writer: proposed('Karim'),
  artists: [proposed('Karim')],
  genres: [choice],
  ageRating: '12',
  contentNotes: ['violence'],
};
const CHAPTER: ChapterContent = {
  ...EMPTY_CHAPTER,
  proposed: { submissionId: 'one', series: 'The Salt Caravan' },
  number: 0,
  language: 'ar',
  readingDirection: 'rtl',
  ageRating: 'asTheComic',
};
const words = (count: number) => Array.from({ length: count }, () => 'ملح').join(' \n');

describe('a draft', () => {
  it('may be empty', () => {
    expect(comicContentSchema.safeParse(EMPTY_COMIC).success).toBe(true);
    expect(chapterContentSchema.safeParse(EMPTY_CHAPTER).success).toBe(true);
  });

  it('holds nothing that does something and is not seen', () => {
    for (const text of ['a\u202Eb', 'a\u0000', 'a\tb']) {
      expect(comicContentSchema.safeParse({ ...COMIC, series: text }).success).toBe(false);
      expect(comicContentSchema.safeParse({ ...COMIC, writer: proposed(text) }).success).toBe(false);
      expect(chapterContentSchema.safeParse({ ...CHAPTER, title: text }).success).toBe(false);
    }
  });

  it('is read without a text that came after it was stored', () => {
    const { otherName: _, ...before } = COMIC;
    expect(comicContentSchema.parse(before)).toEqual({ ...COMIC, otherName: '' });
    const { series: __, ...nameless } = COMIC;
    expect(comicContentSchema.safeParse(nameless).success).toBe(false);
  });

  it('is read without a rating where it was stored before that was asked for, and is not handed in so', () => {
    const { ageRating: _, contentNotes: __, ...comic } = COMIC;
    expect(comicContentSchema.parse(comic)).toEqual({ ...COMIC, ageRating: null, contentNotes: [] });
    const { ageRating: ___, contentNotes: ____, ...chapter } = CHAPTER;
    const before = chapterContentSchema.parse(chapter);
    expect(before).toEqual({ ...CHAPTER, ageRating: null });
    expect(validate(chapterForm, before)).toEqual({ ageRating: 'required' });
    expect(comicContentSchema.safeParse({ ...COMIC, ageRating: 'asTheComic' }).success).toBe(false);
  });

  it('is read though a newer build knows more', () => {
    const newer = {
      ...CHAPTER,
      language: 'tlh',
      readingDirection: 'up',
      cover: 'page-two',
      ageRating: '21',
      more: 1,
    };
    expect(reading(chapterContentSchema).parse(newer)).toEqual({
      ...CHAPTER,
      language: null,
      readingDirection: null,
      ageRating: null,
    });
    const notes = ['blood', 'spiders'];
    expect(reading(chapterContentSchema).parse({ ...CHAPTER, contentNotes: notes }).contentNotes).toEqual([
      'blood',
    ]);
  });
});

describe('a comic that is handed in', () => {
  it('is whole with what is starred', () => {
    expect(validate(comicForm, COMIC)).toEqual({});
    expect(validate(comicForm, EMPTY_COMIC)).toEqual({
      series: 'required',
      publisher: 'required',
      writer: 'required',
      artists: 'required',
      genres: 'required',
      ageRating: 'required',
    });
  });

  it('has a description of 300 words in either language', () => {
    const description = (en: string, ar: string) =>
      validate(comicForm, { ...COMIC, description: { en, ar } });
    expect(description(words(LIMITS.descriptionWords), words(LIMITS.descriptionWords))).toEqual({});
    expect(description(words(LIMITS.descriptionWords + 1), '')).toEqual({ description: 'max' });
    expect(description('', words(LIMITS.descriptionWords + 1))).toEqual({ description: 'max' });
  });

  it('names nobody twice, whether chosen or proposed, and not too many', () => {
    const artists = (...names: ComicContent['artists']) => validate(comicForm, { ...COMIC, artists: names });
    expect(artists(choice, proposed('أمل'))).toEqual({});
    expect(artists(choice, choice)).toEqual({ artists: 'invalid' });
    expect(artists(proposed('A'), proposed('A'))).toEqual({ artists: 'invalid' });
    const many = Array.from({ length: LIMITS.submission.artists + 1 }, (_, index) => proposed(`${index}`));
    expect(artists(...many)).toEqual({ artists: 'max' });
  });

  it('has a name in one line that can be seen', () => {
    const series = (name: string) => validate(comicForm, { ...COMIC, series: name })['series'];
    expect(series(' \u200B ')).toBe('required');
    expect(series('a\nb')).toBe('invalid');
    expect(series('ا'.repeat(LIMITS.titleLength))).toBeUndefined();
    expect(series('ا'.repeat(LIMITS.titleLength + 1))).toBe('max');
  });
});

describe('a chapter that is handed in', () => {
  it('is whole with its comic, number, language and direction', () => {
    expect(validate(chapterForm, CHAPTER)).toEqual({});
    const missing = validate(chapterForm, EMPTY_CHAPTER);
    expect(missing).toEqual({
      comic: 'required',
      number: 'required',
      language: 'required',
      readingDirection: 'required',
      ageRating: 'required',
    });
    expect(validate(chapterForm, { ...CHAPTER, proposed: null })).toEqual({ comic: 'required' });
  });
});

describe('the place of a chapter', () => {
  it('is its comic, number and language; nothing while one of them is missing', () => {
    expect(placeOf({ content: CHAPTER })).toBe('proposed:one:0:ar');
    for (const change of [{ proposed: null }, { number: null }, { language: null }]) {
      expect(placeOf({ content: { ...CHAPTER, ...change } })).toBeNull();
    }
  });
});

describe('a submission', () => {
  const at = new Date(0);
  const stored = { uid: 'layla', createdAt: at, savedAt: at, state: 'draft', revision: 0, files: {} };
  it('has the content of its kind', () => {
    expect(submissionSchema.safeParse({ ...stored, kind: 'comic', content: COMIC }).success).toBe(true);
    expect(submissionSchema.safeParse({ ...stored, kind: 'comic', content: CHAPTER }).success).toBe(false);
    expect(submissionSchema.safeParse({ ...stored, kind: 'chapter', content: CHAPTER }).success).toBe(true);
  });

  it('is at reviewers for a build that does not know its state', () => {
    const newer = { ...stored, kind: 'comic', content: COMIC, state: 'parked', more: 1 };
    expect(reading(submissionSchema).parse(newer)).toMatchObject({ state: 'under_review' });
  });
});
