import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import {
  COUNTED_WITHIN_MS,
  commitChoice,
  mergeChoices,
  newChoice,
  type OwnChoice,
  pendingChoices,
  pruneChoices,
} from './choices.ts';
import { keyOf, NOTHING_OWN, withChange } from './own.ts';

const follow = (id: string, on: boolean, followers?: number): Change => ({
  kind: 'follow',
  translator: { id, name: id },
  on,
  ...(followers !== undefined && { seen: { followers } }),
});
const choice = (turn: number, change: Change, settledAt: number | null = null): OwnChoice => ({
  key: keyOf(change),
  turn,
  change,
  included: null,
  settledAt,
  at: 0,
});
const turns = (choices: readonly OwnChoice[]) => choices.map(({ turn }) => turn);
const nothing = () => false;

describe('a new choice', () => {
  const made = (change: Change, turn: number, earlier: readonly OwnChoice[]) =>
    newChoice(change, turn, NOTHING_OWN, earlier);

  it('lists the earlier ones that the server may get after it, the last five of them', () => {
    const first = made(follow('t', true), 1, []);
    expect(first).not.toHaveProperty('over');
    const second = made(follow('t', false), 2, [first]);
    expect(second.over).toEqual([first.change]);
    expect(made(follow('t', true), 3, [second]).over).toEqual([first.change, second.change]);
    expect(made(follow('u', true), 4, [first])).not.toHaveProperty('over');
    expect(made(follow('t', false), 5, commitChoice([first], 1, 9))).not.toHaveProperty('over');
    let last = first;
    for (let turn = 2; turn < 9; turn += 1) last = made(follow('t', turn % 2 === 1), turn, [last]);
    expect(last.over).toHaveLength(5);
  });
});

describe('what a person has chosen', () => {
  const item = { kind: 'comic', comicId: 'c', slug: 'c', series: 'C', names: {} } as const;
  const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };

  it('has each kind of choice, without what is taken back', () => {
    const changes: Change[] = [
      follow('t', true),
      { kind: 'save', item: { ...item, picture }, on: true },
      {
        kind: 'react',
        comicId: 'c',
        chapterId: 'h',
        comic: { series: 'C', names: {} },
        number: 1,
        value: 'like',
      },
      { kind: 'rate', translator: { id: 't', name: 'T' }, value: { quality: 4, clarity: 5 } },
      { kind: 'rateComic', comicId: 'c', comic: { series: 'C', names: {} }, value: 4 },
      { kind: 'tagComic', comicId: 'c', comic: { series: 'C', names: {} }, value: ['funny'] },
      { kind: 'like', comicId: 'c', commentId: 'said', name: 'T', on: true },
      { kind: 'ignore', person: { uid: 'u', name: 'U' }, on: true },
      { kind: 'block', person: { uid: 'b', name: 'B' }, on: true },
    ];
    const own = changes.reduce(withChange, NOTHING_OWN);
    expect(own).toEqual({
      following: { t: true },
      saved: { 'comic:c': true },
      reactions: { h: 'like' },
      ratings: { t: { quality: 4, clarity: 5 } },
      comicRatings: { c: 4 },
      comicTags: { c: ['funny'] },
      places: {},
      commentLikes: { 'c:said': true },
      ignored: { u: true },
      blocked: { b: true },
    });
    const back = changes.map(
      (change): Change =>
        'value' in change
          ? { ...change, value: null }
          : change.kind === 'place'
            ? { ...change, entry: null }
            : { ...change, on: false },
    );
    expect(back.reduce(withChange, own)).toEqual(NOTHING_OWN);
  });

  it('a block ends what is followed of somebody, and its own end does not bring that back', () => {
    const own = { ...NOTHING_OWN, following: { b: true, t: true } } as const;
    const block = (on: boolean): Change => ({ kind: 'block', person: { uid: 'b', name: 'B' }, on });
    expect(withChange(own, block(true))).toMatchObject({ following: { t: true }, blocked: { b: true } });
    expect(withChange(own, block(false))).toEqual({ ...NOTHING_OWN, following: { t: true } });
  });

  it('a comic and a chapter with the same id are two subjects', () => {
    const keys = [
      keyOf({ kind: 'save', item: { ...item, picture }, on: true }),
      keyOf({
        kind: 'save',
        item: { ...item, kind: 'chapter', chapterId: 'c', number: 1, language: 'en', picture },
        on: true,
      }),
    ];
    expect(new Set(keys).size).toBe(2);
  });

  it('likes of comments with the same id in two comics are two subjects', () => {
    const like = (comicId: string, on = true): Change => ({
      kind: 'like',
      comicId,
      commentId: 'said',
      name: 'T',
      on,
    });
    expect(new Set([keyOf(like('c')), keyOf(like('d'))]).size).toBe(2);
    const both = [like('c'), like('d')].reduce(withChange, NOTHING_OWN);
    expect(withChange(both, like('c', false)).commentLikes).toEqual({ 'd:said': true });
  });
});

describe('a new choice', () => {
  it('knows whether the earlier choice is in the numbers', () => {
    const stored = withChange(NOTHING_OWN, follow('t', true));
    expect(newChoice(follow('t', false, 8), 1, stored, []).included).toBe('followers');
    expect(newChoice(follow('t', true, 8), 1, NOTHING_OWN, []).included).toBeNull();
  });

  it('about the same numbers includes what the first did', () => {
    const first = newChoice(follow('t', true, 8), 1, NOTHING_OWN, []);
    expect(newChoice(follow('t', false, 8), 2, NOTHING_OWN, [first]).included).toBeNull();
    expect(newChoice(follow('t', false, 9), 2, NOTHING_OWN, [first]).included).toBe('followers');
  });
});

describe('choices on the device', () => {
  it('are needed until the library document has surely followed', () => {
    const waiting = choice(1, follow('a', true));
    const young = choice(2, follow('b', true), 1000);
    const old = choice(3, follow('c', true), 1000 - COUNTED_WITHIN_MS);
    expect(turns(pruneChoices([waiting, young, old], 1000))).toEqual([1, 2]);
    expect(turns(pendingChoices([waiting, young]))).toEqual([1]);
    expect(commitChoice([waiting], 1, 7)).toEqual([{ ...waiting, settledAt: 7 }]);
  });

  it('come from another tab, and replace older ones about the same subject', () => {
    const ours = [choice(1, follow('a', true), 5)];
    const theirs = [choice(2, follow('a', false))];
    expect(turns(mergeChoices(ours, theirs, nothing))).toEqual([2]);
  });

  it('that another tab saw refused are dropped here too; committed ones stay', () => {
    const ours = [choice(1, follow('a', true)), choice(2, follow('b', true), 5)];
    expect(turns(mergeChoices(ours, [], nothing))).toEqual([2]);
  });

  it('that this tab is sending are not affected by other tabs', () => {
    const ours = [choice(1, follow('a', true))];
    expect(turns(mergeChoices(ours, [], (turn) => turn === 1))).toEqual([1]);
    expect(turns(mergeChoices(ours, [choice(2, follow('a', false))], (turn) => turn === 1))).toEqual([1]);
  });
});
