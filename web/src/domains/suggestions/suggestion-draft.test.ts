import { beforeEach, describe, expect, it } from 'vitest';
import {
  emptyDraft,
  forgetSuggestionDraft,
  keepSuggestionDraft,
  readSuggestionDraft,
  withBegun,
} from './suggestion-draft.ts';

beforeEach(() => sessionStorage.clear());

const draft = { ...emptyDraft({ kind: 'typo' }), after: 'the sea' };

describe('the draft of a correction', () => {
  it('is kept beside those of other pages, with its place and whether it names somebody', () => {
    keepSuggestionDraft('salt-7', 2, { ...draft, named: false });
    keepSuggestionDraft('salt-7', 3, { ...emptyDraft(), place: [1, 2, 300, 400] });
    expect(readSuggestionDraft('salt-7', 2)).toEqual({ ...draft, named: false });
    expect(readSuggestionDraft('salt-7', 3)).toMatchObject({ named: true, place: [1, 2, 300, 400] });
    for (let page = 4; page < 30; page += 1) keepSuggestionDraft('salt-7', page, draft);
    expect(readSuggestionDraft('salt-7', 2)).toBeUndefined();
    expect(readSuggestionDraft('salt-7', 29)).toBeDefined();
  });

  it('has what was written elsewhere beside what it has, once', () => {
    const begun = { kind: 'meaning', note: 'The opposite.' } as const;
    expect(withBegun(emptyDraft(), begun)).toMatchObject(begun);
    const both = withBegun({ ...draft, note: 'Here.' }, begun);
    expect(both).toMatchObject({ kind: 'typo', after: 'the sea', note: 'Here.\nThe opposite.' });
    expect(withBegun(both, begun)).toEqual(both);
    expect(withBegun(draft, undefined)).toBe(draft);
  });

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

  it.each(['', '{', '7', '{"id":"one"}', '[7]', '[{"id":1,"chapterId":"salt-7","page":2}]'])(
    'is none where %j is stored',
    (stored) => {
      sessionStorage.setItem('rawi-suggestion', stored);
      expect(readSuggestionDraft('salt-7', 2)).toBeUndefined();
    },
  );

  it('is kept with the item that it is about, unless what is stored is none', () => {
    const item = { file: 'public/salt-7-0/transcript.json', index: 0 };
    keepSuggestionDraft('salt-7', 2, { ...draft, item });
    expect(readSuggestionDraft('salt-7', 2)).toEqual({ ...draft, item });
    for (const wrong of [7, { index: 1 }, { ...item, index: -1 }, { ...item, index: '1' }]) {
      const stored = { ...draft, chapterId: 'salt-7', page: 2, item: wrong };
      sessionStorage.setItem('rawi-suggestion', JSON.stringify([stored]));
      expect(readSuggestionDraft('salt-7', 2)).toEqual(draft);
    }
  });

  it('drops a kind that this build does not know, and keeps the words', () => {
    const stored = { ...draft, kind: 'boring', chapterId: 'salt-7', page: 2, place: [1, 2, 'x', 4] };
    sessionStorage.setItem('rawi-suggestion', JSON.stringify([stored]));
    const read = readSuggestionDraft('salt-7', 2);
    expect(read).toMatchObject({ kind: '', after: 'the sea' });
    expect(read).not.toHaveProperty('place');
  });
});
