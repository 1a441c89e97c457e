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
