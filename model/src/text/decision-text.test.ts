import { describe, expect, it } from 'vitest';
import { decisionText } from './decision-text.ts';

const decision = {
  title: 'قافلة الملح',
  number: null,
  language: null,
  submissionId: 'one',
  comicSlug: null,
  chapterId: null,
  reasons: [],
} as const;
const first = (about: 'comic' | 'chapter', verdict: 'published' | 'rejected' | 'unpublished') => {
  const work = about === 'chapter' ? { ...decision, number: 2, language: 'ar' as const } : decision;
  return decisionText({ ...work, about, verdict, appeal: false, reasons: [] }).paragraphs[0]?.ar;
};

describe('what is told in Arabic of a decision', () => {
  it.each([
    ['published', 'تمت مراجعة قصة \u2068قافلة الملح\u2069 ونشرها.'],
    [
      'rejected',
      'لم تستوفِ قصة \u2068قافلة الملح\u2069 معايير الجودة لدينا، إذ تفتقر ترجمتها إلى الدقة والاتساق.',
    ],
    ['unpublished', 'أُزيلت قصة \u2068قافلة الملح\u2069 من راوي.'],
  ] as const)('calls a comic that was %s a story, which is feminine', (verdict, text) => {
    expect(first('comic', verdict)).toBe(text);
  });

  it('names the comic in the language of who reads, and by its title where that has no name', () => {
    const named = { ...decision, title: 'The Salt Caravan', about: 'comic', verdict: 'unpublished' } as const;
    const told = (names: { ar?: string }) =>
      decisionText({ ...named, names, appeal: false, reasons: [] }).paragraphs[0];
    expect(told({ ar: 'قافلة الملح' })).toEqual({
      en: '\u2068The Salt Caravan\u2069 was removed from Rawi.',
      ar: 'أُزيلت قصة \u2068قافلة الملح\u2069 من راوي.',
    });
    expect(told({})?.ar).toBe('أُزيلت قصة \u2068The Salt Caravan\u2069 من راوي.');
  });

  it('names a chapter as one, which is masculine', () => {
    expect(first('chapter', 'unpublished')).toBe(
      'أُزيل الفصل ٢ من \u2068قافلة الملح\u2069 (العربية) من راوي.',
    );
  });
});
