import { afterEach, describe, expect, it } from 'vitest';
import {
  isSameDraft,
  keepTranslatorDraft,
  type ProfileDraft,
  parseTranslatorDraft,
  readTranslatorDraft,
} from './translator-draft.ts';

afterEach(() => sessionStorage.clear());

const profile: ProfileDraft = { bio: 'أحب المؤثرات الصوتية.', languages: ['ar', 'fr'] };

describe("the unsaved draft of a translator's profile", () => {
  it('is restored only for its owner, until it is deleted', () => {
    keepTranslatorDraft('amal', profile);
    expect(readTranslatorDraft('amal')).toEqual(profile);
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

  it('is equal whatever the order of its languages', () => {
    expect(isSameDraft(profile, { ...profile, languages: ['fr', 'ar'] })).toBe(true);
    expect(isSameDraft(profile, { ...profile, languages: ['fr'] })).toBe(false);
    expect(isSameDraft(profile, { ...profile, bio: '' })).toBe(false);
  });
});
