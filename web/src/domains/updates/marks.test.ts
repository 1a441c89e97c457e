import { LIMITS } from '@rawi/model/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Mark,
  type Marks,
  marksIn,
  NO_MARKS,
  parseMark,
  parseMarks,
  subjectOf,
  withMark,
} from './marks.ts';

const id = fc.integer({ min: 0, max: 12 }).map((number) => `id-${number}`);
const markArbitrary: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), chapters: fc.uniqueArray(id), on: fc.boolean() }),
  fc.record({ kind: fc.constant('hide' as const), comicId: id, on: fc.boolean() }),
  fc.record({ kind: fc.constant('onlyRead' as const), on: fc.boolean() }),
);
const all = (marks: readonly Mark[], before: Marks = NO_MARKS) =>
  marks.reduce((made, mark) => withMark(made, mark), before);

describe('marks made by hand', () => {
  it('say what the last of each says, and a mark that comes twice is there once', () => {
    fc.assert(
      fc.property(fc.array(markArbitrary), markArbitrary, (marks, last) => {
        const once = all([...marks, last]);
        expect(withMark(once, last)).toEqual(once);
        if (last.kind === 'onlyRead') expect(once.onlyRead).toBe(last.on);
        else if (last.kind === 'hide') expect(once.hidden[last.comicId] === true).toBe(last.on);
        else for (const chapter of last.chapters) expect(once.read[chapter] === true).toBe(last.on);
      }),
    );
  });

  it('of a later one about the same need only the later one', () => {
    fc.assert(
      fc.property(fc.array(markArbitrary), markArbitrary, fc.boolean(), (marks, mark, on) => {
        const later: Mark = { ...mark, on };
        expect(subjectOf(later)).toBe(subjectOf(mark));
        expect(all([...marks, mark, later])).toEqual(all([...marks, later]));
      }),
    );
  });

  it('are taken over by an account with what it has', () => {
    fc.assert(
      fc.property(fc.array(markArbitrary), fc.array(markArbitrary), (ofVisitor, ofAccount) => {
        const [visitor, account] = [all(ofVisitor), all(ofAccount)];
        const both = all(marksIn(visitor), account);
        expect(both.read).toEqual({ ...account.read, ...visitor.read });
        expect(both.hidden).toEqual({ ...account.hidden, ...visitor.hidden });
        expect(both.onlyRead).toBe(account.onlyRead || visitor.onlyRead);
      }),
    );
  });

  it('have room for so many, of which the oldest go', () => {
    const { chapters: most, comics } = LIMITS.readMarks;
    const chapters = Array.from({ length: most }, (_, index) => `c-${index}`);
    const { read } = withMark(all([{ kind: 'read', chapters, on: true }]), {
      kind: 'read',
      chapters: ['new'],
      on: true,
    });
    expect(Object.keys(read)).toHaveLength(most);
    expect(read).toMatchObject({ new: true, 'c-1': true });
    expect(read['c-0']).toBeUndefined();
    const hides = Array.from({ length: comics + 1 }, (_, index) => `comic-${index}`);
    const { hidden } = all(hides.map((comicId) => ({ kind: 'hide', comicId, on: true })));
    expect(Object.keys(hidden)).toHaveLength(comics);
  });

  it('are read as they were kept, and what is none counts as none', () => {
    fc.assert(
      fc.property(fc.array(markArbitrary), fc.anything(), (marks, anything) => {
        const kept: unknown = JSON.parse(JSON.stringify([all(marks), marks]));
        if (!Array.isArray(kept)) throw new Error('a list');
        expect(parseMarks(kept[0])).toEqual(all(marks));
        expect((kept[1] as unknown[]).map(parseMark)).toEqual(marks);
        expect(() => [parseMarks(anything), parseMark(anything)]).not.toThrow();
      }),
    );
  });
});
