import type { Suggestion } from '../truth/suggestion.ts';

/** A suggestion by Omar about the first page of a chapter that Layla has translated. */
export function sampleSuggestion(fields: Partial<Suggestion> = {}): Suggestion {
  return {
    uid: 'omar',
    comicId: 'one',
    slug: 'one',
    series: 'The salt road',
    names: { en: 'The salt road' },
    chapterId: 'one-1-en',
    number: 1,
    language: 'en',
    translatorId: 'layla',
    page: 1,
    kind: 'typo',
    before: 'teh sea',
    after: 'the sea',
    named: true,
    state: 'open',
    agreed: 0,
    at: new Date('2026-01-01T12:00:00Z'),
    ...fields,
  };
}
