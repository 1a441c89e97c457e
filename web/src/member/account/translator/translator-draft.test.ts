import { afterEach, describe, expect, it } from 'vitest';
import {
  isSameSaid,
  keepTranslatorDraft,
  parseTranslatorDraft,
  readTranslatorDraft,
  type Said,
} from './translator-draft.ts';

afterEach(() => sessionStorage.clear());

const said: Said = { bio: 'أحب المؤثرات الصوتية.', languages: ['ar', 'fr'] };

describe('what a translator has typed and not saved', () => {
  it('comes back to its owner alone, until it is forgotten', () => {
    keepTranslatorDraft('amal', said);
    expect(readTranslatorDraft('amal')).toEqual(said);
    expect(readTranslatorDraft('omar')).toBeUndefined();
    keepTranslatorDraft('amal', undefined);
    expect(readTranslatorDraft('amal')).toBeUndefined();
  });

  it.each([null, '', '{', '{"uid":"amal","bio":"a"}', '{"uid":"amal","bio":"a","languages":[1]}'])(
    'is nothing where %s was stored',
    (stored) => {
      expect(parseTranslatorDraft(stored, 'amal')).toBeUndefined();
    },
  );

  it('is the same whatever was chosen first', () => {
    expect(isSameSaid(said, { ...said, languages: ['fr', 'ar'] })).toBe(true);
    expect(isSameSaid(said, { ...said, languages: ['fr'] })).toBe(false);
    expect(isSameSaid(said, { ...said, bio: '' })).toBe(false);
  });
});
