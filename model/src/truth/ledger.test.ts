import { type Arbitrary, array, assert, constantFrom, date, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAKEDOWN_REASONS } from '../lists/takedown-reasons.ts';
import {
  entryLacking,
  type LedgerEntry,
  ledgerEntryOf,
  ledgerName,
  ledgerSubject,
  removalsOf,
} from './ledger.ts';
import type { TakedownTarget } from './takedown.ts';

const target: Arbitrary<TakedownTarget> = constantFrom<TakedownTarget>(
  { kind: 'comic', comicId: 'salt' },
  { kind: 'chapter', comicId: 'salt', chapterId: 'salt-1-en_Layla' },
  { kind: 'cover', comicId: 'salt' },
  { kind: 'cover', comicId: 'salt', chapterId: 'salt-1-en' },
  { kind: 'article', slug: 'a-roar' },
  { kind: 'photo', uid: 'layla' },
  { kind: 'comment', comicId: 'salt', commentId: 'one' },
);
const at = date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const reason = constantFrom(...TAKEDOWN_REASONS);
const entry: Arbitrary<LedgerEntry> = oneof(
  record({ act: constantFrom('takenDown' as const), target, reason, at }),
  record({ act: constantFrom('givenBack' as const), target, at }),
  record({ act: constantFrom('erased' as const), uid: constantFrom('layla', 'A-b_9'), at }),
);

describe('the name of an entry', () => {
  it('says all of it, and only its own', () => {
    assert(
      property(entry, entry, (one, other) => {
        expect(ledgerEntryOf(ledgerName(one))).toEqual(one);
        expect(ledgerName(one) === ledgerName(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it('puts the entries of a subject into the order of their times', () => {
    assert(
      property(target, at, at, (of, first, second) => {
        const names = [first, second].map((time) => ledgerName({ act: 'givenBack', target: of, at: time }));
        const [one = '', other = ''] = names;
        expect(one < other).toBe(first < second);
      }),
    );
  });

  it.each([
    '',
    'comic:salt',
    'comic:salt/2026-11-28T12:00:00.000Z-takenDown',
    'comic:salt/2026-11-28T12:00:00.000Z-takenDown-whim',
    'comic:salt/2026-11-28T12:00:00.000Z-erased',
    'comic:salt/2026-13-28T12:00:00.000Z-givenBack',
    'account:/2026-11-28T12:00:00.000Z-erased',
    'account:layla/2026-11-28T12:00:00.000Z-givenBack',
    'account:layla/2026-11-28T12:00:00.000Z-erased/more',
    'accounts:layla/2026-11-28T12:00:00.000Z-erased',
  ])('is none that reads “%s”', (name) => {
    expect(ledgerEntryOf(name)).toBeUndefined();
  });
});

const COMIC = { kind: 'comic', comicId: 'salt' } as const;
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const down = (number: number) =>
  ({ act: 'takenDown', target: COMIC, reason: 'rights', at: day(number) }) as const;
const back = (number: number) => ({ act: 'givenBack', target: COMIC, at: day(number) }) as const;

describe('what is removed by now', () => {
  const erased = { act: 'erased', uid: 'layla', at: day(1) } as const;

  it.each([
    [[down(1)], [down(1)]],
    [[down(1), back(2)], []],
    [[back(2), down(1)], []],
    [[down(3), back(2), down(1)], [down(3)]],
  ])('is a take-down until it is given back, in whatever order it is read', (entries, expected) => {
    expect(removalsOf(entries).takenDown).toEqual(expected);
  });

  it('is an erased account for good', () => {
    expect(removalsOf([erased, down(2), back(3)])).toEqual({ takenDown: [], erased: [erased] });
  });

  it('does not depend on the order, nor on what is read twice', () => {
    const bySubject = ({ takenDown, erased: gone }: ReturnType<typeof removalsOf>) =>
      [...takenDown, ...gone].map((each) => `${ledgerSubject(each)} ${each.at.getTime()}`).toSorted();
    assert(
      property(array(entry, { maxLength: 12 }), (entries) => {
        // Of two entries of one moment neither is the later one.
        const own = [...new Map(entries.map((each) => [`${ledgerSubject(each)}${+each.at}`, each])).values()];
        const once = bySubject(removalsOf(own));
        expect(bySubject(removalsOf([...own, ...own].toReversed()))).toEqual(once);
      }),
    );
  });
});

describe('what a record has to add', () => {
  const record = (state: 'running' | 'down' | 'returning' | 'returned', at: number, returnedAt?: number) => ({
    state,
    target: COMIC,
    reason: 'rights' as const,
    at: day(at),
    returned: returnedAt === undefined ? null : { by: null, at: day(returnedAt), note: null },
  });

  it.each([
    ['a take-down that is not there', record('down', 1), undefined, down(1)],
    ['one after a return', record('down', 3), back(2), down(3)],
    ['a return that is not there', record('returned', 1, 2), down(1), back(2)],
    ['nothing of what is there', record('down', 1), down(1), undefined],
    ['nothing of a return that is there', record('returned', 1, 2), back(2), undefined],
    ['nothing of a return before there was a ledger', record('returned', 1, 2), undefined, undefined],
    ['nothing while it goes', record('running', 3), back(2), undefined],
    ['nothing while it comes back', record('returning', 1, 2), down(1), undefined],
    ['nothing where it is older than what was given back since', record('down', 1), back(2), undefined],
    [
      'nothing where it is older than what was taken down since',
      record('returned', 1, 2),
      down(3),
      undefined,
    ],
  ])('is %s', (_, of, last, expected) => {
    expect(entryLacking(of, last)).toEqual(expected);
  });
});
