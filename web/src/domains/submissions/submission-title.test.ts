import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { expect, it } from 'vitest';
import { submissionTitle } from './submission-title.ts';

const comic = (content: Partial<typeof EMPTY_COMIC>) =>
  ({ kind: 'comic', content: { ...EMPTY_COMIC, ...content } }) as const;
const chapter = (content: Partial<typeof EMPTY_CHAPTER>) =>
  ({ kind: 'chapter', content: { ...EMPTY_CHAPTER, ...content } }) as const;

it('the title of a comic is its name in the language, else its series', () => {
  const salt = comic({ series: 'Salt', language: 'ar', translatedName: 'ملح' });
  expect(submissionTitle(salt, 'ar')).toEqual({ text: 'ملح', lang: 'ar' });
  expect(submissionTitle(salt, 'en')).toEqual({ text: 'Salt', lang: 'en' });
  expect(submissionTitle(comic({ translatedName: 'ملح' }), 'en')).toEqual({ text: 'ملح', lang: 'ar' });
  expect(submissionTitle(comic({}), 'en')).toBeUndefined();
});

it('the title of a chapter is its comic, on Rawi or proposed', () => {
  const picture = {
    path: 'public/salt-0123456789abcdef/cover.webp',
    width: 160,
    height: 224,
    color: '#224466',
  };
  const salt = { comicId: 'salt', slug: 'salt', series: 'Salt', names: { ar: 'ملح' }, picture };
  expect(submissionTitle(chapter({ comic: salt }), 'ar')).toEqual({ text: 'ملح', lang: 'ar' });
  expect(submissionTitle(chapter({ comic: salt }), 'en')).toEqual({ text: 'Salt', lang: 'en' });
  const proposed = { submissionId: 'one', series: 'حارة' };
  expect(submissionTitle(chapter({ proposed }), 'en')).toEqual({ text: 'حارة', lang: 'ar' });
  expect(submissionTitle(chapter({}), 'en')).toBeUndefined();
  // A name typed beside an id is ignored once it was submitted.
  const resolved = { comic: salt, proposed: null, names: [] };
  const typed = { ...chapter({ comic: { ...salt, series: 'My Own', names: {} } }), resolved };
  expect(submissionTitle({ ...typed, state: 'submitted' }, 'ar')).toEqual({ text: 'ملح', lang: 'ar' });
  expect(submissionTitle({ ...typed, state: 'draft' }, 'en')).toEqual({ text: 'My Own', lang: 'en' });
});
