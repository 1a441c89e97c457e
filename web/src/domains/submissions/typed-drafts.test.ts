import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_KEYS } from '../../core/device/device-store.ts';
import { forgetTypedDrafts, hasTypedDrafts } from './kept-drafts.ts';
import {
  forgetTypedDraft,
  keepTypedDraft,
  readTypedDraft,
  readUnbegunDraft,
  type TypedDraft,
} from './typed-drafts.ts';

const comic = (submissionId: string, isBegun = false): TypedDraft => ({
  submissionId,
  isBegun,
  kind: 'comic',
  content: { ...EMPTY_COMIC, series: `Salt ${submissionId}` },
});
const chapter: TypedDraft = {
  submissionId: 'twelve',
  isBegun: true,
  kind: 'chapter',
  content: { ...EMPTY_CHAPTER, number: 12.5, language: 'ar' },
};

beforeEach(() => localStorage.clear());

describe('a typed draft', () => {
  it('is returned to the person who typed it', () => {
    expect(keepTypedDraft('layla', comic('salt'))).toBe(true);
    keepTypedDraft('layla', chapter);
    expect(readTypedDraft('layla', 'salt')).toEqual(comic('salt'));
    expect(readTypedDraft('layla', 'twelve')).toEqual(chapter);
    expect(readTypedDraft('omar', 'salt')).toBeUndefined();
    expect(readUnbegunDraft('omar', 'comic')).toBeUndefined();
  });

  it('is kept once, in its last version', () => {
    keepTypedDraft('layla', comic('salt'));
    keepTypedDraft('layla', comic('salt', true));
    expect(readTypedDraft('layla', 'salt')).toEqual(comic('salt', true));
    forgetTypedDraft('layla', 'salt');
    expect(hasTypedDrafts()).toBe(false);
  });

  it('that was not created yet is found by its kind, the last one first', () => {
    for (const draft of [comic('one'), comic('two'), comic('begun', true), chapter])
      keepTypedDraft('layla', draft);
    expect(readUnbegunDraft('layla', 'comic')?.submissionId).toBe('two');
    expect(readUnbegunDraft('layla', 'chapter')).toBeUndefined();
  });

  it('is kept for as many submissions as may be open, the newest of them', () => {
    for (let each = 0; each <= 20; each += 1) keepTypedDraft('layla', comic(`${each}`));
    expect(readTypedDraft('layla', '0')).toBeUndefined();
    expect(readTypedDraft('layla', '1')).toEqual(comic('1'));
  });

  it('is forgotten alone, or with all others at a log-out', () => {
    for (const id of ['one', 'two']) keepTypedDraft('layla', comic(id));
    forgetTypedDraft('layla', 'one');
    forgetTypedDraft('omar', 'two');
    expect(readTypedDraft('layla', 'one')).toBeUndefined();
    expect(readTypedDraft('layla', 'two')).toEqual(comic('two'));
    forgetTypedDrafts();
    expect(hasTypedDrafts()).toBe(false);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['of nobody', { uid: 7, drafts: [comic('salt')] }],
    ['no list', { uid: 'layla', drafts: comic('salt') }],
    ['of no kind', { uid: 'layla', drafts: [{ ...comic('salt'), kind: 'poem' }] }],
    ['of another kind', { uid: 'layla', drafts: [{ ...comic('salt'), kind: 'chapter' }] }],
    ['with no id', { uid: 'layla', drafts: [{ ...comic('salt'), submissionId: 7 }] }],
    ['with other content', { uid: 'layla', drafts: [{ ...comic('salt'), content: { series: 7 } }] }],
  ])('is nothing where what is stored is %s', (_, stored) => {
    localStorage.setItem(DEVICE_KEYS.drafts, typeof stored === 'string' ? stored : JSON.stringify(stored));
    expect(readTypedDraft('layla', 'salt')).toBeUndefined();
  });

  it('is read even if another one beside it is broken', () => {
    const drafts = [{ ...comic('broken'), content: null }, comic('salt')];
    localStorage.setItem(DEVICE_KEYS.drafts, JSON.stringify({ uid: 'layla', drafts }));
    expect(readTypedDraft('layla', 'salt')).toEqual(comic('salt'));
  });
});
