import { notificationSchema } from '@rawi/model/truth/notification';
import { reading } from '@rawi/model/truth/tolerant';
import { describe, expect, it } from 'vitest';
import { digestLines } from './digest-lines.ts';

const decision = {
  kind: 'decision',
  about: 'chapter',
  verdict: 'published',
  appeal: false,
  title: 'The Salt Caravan',
  number: 37,
  language: 'ar',
  submissionId: 'one',
  comicSlug: 'the-salt-caravan',
  chapterId: 'the-salt-caravan-37-ar',
  at: new Date(0),
  read: false,
  expiresAt: new Date(90),
};
const list = { kind: 'list', listId: 'p', name: 'Sea stories', entries: 2, at: new Date(0), read: false };
const lines = (more: object) => {
  const told = reading(notificationSchema).parse({ ...decision, ...more });
  return { en: digestLines([told], 'en'), ar: digestLines([told], 'ar') };
};

describe('the line of a decision', () => {
  it('names the comic in the language of the line', () => {
    expect(lines({ names: { ar: 'قافلة الملح' } })).toEqual({
      en: ['Your work is published: Chapter 37 of \u2068The Salt Caravan\u2069 (Arabic)'],
      ar: ['نُشر عملك: الفصل ٣٧ من \u2068قافلة الملح\u2069 (العربية)'],
    });
  });

  it('has the title alone where the decision was stored without names', () => {
    expect(lines({}).ar).toEqual(['نُشر عملك: الفصل ٣٧ من \u2068The Salt Caravan\u2069 (العربية)']);
  });
});

describe('the line of a text that reviewers decided about', () => {
  it('names the chapter and says whether it was published', () => {
    const text = {
      kind: 'transcript',
      comicId: 'sc',
      slug: 'sc',
      series: 'The Salt Caravan',
      chapterId: 'sc-3',
    };
    const about = { ...text, names: { ar: 'قافلة الملح' }, number: 3, language: 'ar', read: false };
    const picture = { path: 'public/one/cover.webp', width: 200, height: 280, color: '#112233' };
    const told = (accepted: boolean) =>
      notificationSchema.parse({ ...about, picture, accepted, at: new Date(0), expiresAt: new Date(90) });
    expect(digestLines([told(true)], 'en')).toEqual([
      'Your text of chapter 3 of \u2068The Salt Caravan\u2069 was published',
    ]);
    expect(digestLines([told(false)], 'ar')).toEqual([
      'لم يُقبل النص الذي كتبته للفصل ٣ من \u2068قافلة الملح\u2069',
    ]);
  });
});

describe('the line of a list that has new entries', () => {
  it('names it, in the language of the line where it has one', () => {
    const told = (more: object) => notificationSchema.parse({ ...list, expiresAt: new Date(90), ...more });
    expect(digestLines([told({})], 'en')).toEqual(['New on the list \u2068Sea stories\u2069']);
    const ofSite = told({ name: { en: 'Where to begin', ar: 'من أين نبدأ' } });
    expect(digestLines([ofSite], 'ar')).toEqual(['جديد في القائمة \u2068من أين نبدأ\u2069']);
  });
});
