import { beforeEach, describe, expect, it } from 'vitest';
import {
  emptyDraft,
  forgetSuggestionDraft,
  keepSuggestionDraft,
  readSuggestionDraft,
} from './suggestion-draft.ts';

beforeEach(() => sessionStorage.clear());

const draft = { ...emptyDraft('typo'), after: 'the sea' };

describe('the draft of a correction', () => {
  it('is kept for its page alone, and not replaced by an empty one of another', () => {
    keepSuggestionDraft('salt-7', 2, draft);
    expect(readSuggestionDraft('salt-7', 2)).toMatchObject({ kind: 'typo', after: 'the sea' });
    expect(readSuggestionDraft('salt-7', 3)).toBeUndefined();
    keepSuggestionDraft('salt-7', 3, emptyDraft());
    expect(readSuggestionDraft('salt-7', 2)).toMatchObject({ after: 'the sea' });
    forgetSuggestionDraft('salt-7', 3);
    expect(readSuggestionDraft('salt-7', 2)).toBeDefined();
    forgetSuggestionDraft('salt-7', 2);
    expect(readSuggestionDraft('salt-7', 2)).toBeUndefined();
  });

  it.each(['', '{', '7', '{"id":"one"}', '{"id":1,"chapterId":"salt-7","page":2}'])(
    'is none where %j is stored',
    (stored) => {
      sessionStorage.setItem('rawi-suggestion', stored);
      expect(readSuggestionDraft('salt-7', 2)).toBeUndefined();
    },
  );

  it('drops a kind that this build does not know, and keeps the words', () => {
    const stored = { ...draft, kind: 'boring', chapterId: 'salt-7', page: 2 };
    sessionStorage.setItem('rawi-suggestion', JSON.stringify(stored));
    expect(readSuggestionDraft('salt-7', 2)).toMatchObject({ kind: '', after: 'the sea' });
  });
});
