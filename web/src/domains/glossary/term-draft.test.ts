import { termSchema } from '@rawi/model/truth/glossary';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOf, keepTermDrafts, newTerm, readTermDrafts, termOf } from './term-draft.ts';

beforeEach(() => sessionStorage.clear());

describe('what is written of names', () => {
  it('is kept by comic, of the last few, and goes when it is set', () => {
    const drafts = [newTerm({ en: 'Ziad' })];
    for (const comicId of ['a', 'b', 'c', 'd', 'e', 'f']) keepTermDrafts(comicId, drafts);
    expect(readTermDrafts('f')).toEqual(drafts);
    expect(readTermDrafts('b')).toEqual(drafts);
    expect(readTermDrafts('a')).toEqual([]);
    keepTermDrafts('f', []);
    expect(readTermDrafts('f')).toEqual([]);
    expect(readTermDrafts('e')).toEqual(drafts);
  });

  it('is not kept before anything is written', () => {
    const term = { id: 'ziad', kind: 'person', renderings: { en: 'Ziad', fr: 'Ziad' } } as const;
    keepTermDrafts('a', [newTerm(), changeOf(term)]);
    expect(sessionStorage.length).toBe(0);
    const { base, ...draft } = changeOf(term);
    keepTermDrafts('a', [{ ...draft, base, values: { ...draft.values, fr: 'Ziyad' } }]);
    expect(readTermDrafts('a')).toMatchObject([{ base: { fr: 'Ziad' }, values: { fr: 'Ziyad' } }]);
  });

  it('may have been changed by anybody on the device', () => {
    for (const stored of [
      '',
      '{',
      '[]',
      '{}',
      '[{"comicId":"a"}]',
      '[{"comicId":"a","drafts":[{"id":1},7]}]',
    ]) {
      sessionStorage.setItem('rawi-terms', stored);
      expect(readTermDrafts('a')).toEqual([]);
    }
  });

  it('is a name that the server takes, whatever characters were pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }), (ar, note) => {
        const draft = newTerm({ en: 'Ziad', ar, note });
        expect(termSchema.safeParse(termOf(draft, draft.values)).success).toBe(true);
      }),
    );
  });
});
