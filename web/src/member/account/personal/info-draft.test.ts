import { afterEach, describe, expect, it } from 'vitest';
import { type Info, keepInfoDraft, parseInfoDraft, readInfoDraft } from './info-draft.ts';

afterEach(() => sessionStorage.clear());

const info: Info = { fullName: 'ليلى', gender: '', dateOfBirth: '2001-02-03', nationality: 'EG' };

describe('the unsaved draft of personal information', () => {
  it('is restored for its owner, until it is deleted', () => {
    keepInfoDraft('layla', info);
    expect(readInfoDraft('layla')).toEqual(info);
    keepInfoDraft('layla', undefined);
    expect(readInfoDraft('layla')).toBeUndefined();
  });

  it('is not restored for another account', () => {
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
