import { afterEach, describe, expect, it } from 'vitest';
import { type Info, keepInfoDraft, parseInfoDraft, readInfoDraft } from './info-draft.ts';

afterEach(() => sessionStorage.clear());

const info: Info = { fullName: 'ليلى', gender: '', dateOfBirth: '2001-02-03', nationality: 'EG' };

describe('what was typed and not saved', () => {
  it('comes back to its owner, until it is forgotten', () => {
    keepInfoDraft('layla', info);
    expect(readInfoDraft('layla')).toEqual(info);
    keepInfoDraft('layla', undefined);
    expect(readInfoDraft('layla')).toBeUndefined();
  });

  it('does not come back for another account', () => {
    keepInfoDraft('layla', info);
    expect(readInfoDraft('omar')).toBeUndefined();
  });

  it.each([null, '', '{', '[]', '{"uid":"layla"}', '{"uid":"layla","info":{"fullName":"ليلى","gender":1}}'])(
    'is nothing where %s was stored',
    (stored) => {
      expect(parseInfoDraft(stored, 'layla')).toBeUndefined();
    },
  );
});
