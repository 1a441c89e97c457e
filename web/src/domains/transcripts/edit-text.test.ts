import { LIMITS } from '@rawi/model/limits';
import { TRANSCRIPT_KINDS } from '@rawi/model/transcripts/transcript-kinds';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editText,
  itemsOf,
  startText,
  type TextAction,
  type TextEditing,
  writtenPages,
} from './edit-text.ts';

const item: fc.Arbitrary<TranscriptItem> = fc.record({
  kind: fc.constantFrom(...TRANSCRIPT_KINDS),
  words: fc.constantFrom('', 'one', 'two', 'قمر'),
});
const items = fc.array(item, { maxLength: 4 });
const index = fc.nat(5);
const action: fc.Arbitrary<TextAction> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), page: fc.integer({ min: -1, max: 5 }) }),
  fc.record({ type: fc.constant('choose' as const), index }),
  fc.record({ type: fc.constant('add' as const), after: index }),
  fc.constant<TextAction>({ type: 'next' }),
  fc.record({
    type: fc.constant('write' as const),
    index,
    item,
    part: fc.constantFrom('kind' as const, 'words' as const, 'place' as const),
    isHeld: fc.boolean(),
  }),
  fc.record({ type: fc.constant('remove' as const), index }),
  fc.record({ type: fc.constant('move' as const), index, to: fc.integer({ min: -2, max: 7 }) }),
  fc.record({
    type: fc.constant('take' as const),
    pages: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), items)).map((pages) => new Map(pages)),
  }),
);
const editing = fc.array(items, { minLength: 1, maxLength: 3 }).map((pages) => startText(pages));
const all = (state: TextEditing, actions: readonly TextAction[]) => actions.reduce(editText, state);
const times = (count: number, type: 'undo' | 'redo') => Array.from({ length: count }, () => ({ type }));
const words = (state: TextEditing) => itemsOf(state).map((each) => each.words);
const say = (text: string): TranscriptItem => ({ kind: 'speech', words: text });

describe('whatever somebody does', () => {
  it('can be taken back, and done again', () => {
    fc.assert(
      fc.property(editing, fc.array(action, { maxLength: 20 }), (start, actions) => {
        const end = all(start, actions);
        const back = all(end, times(end.past.length, 'undo'));
        expect(back.pages).toEqual(start.pages);
        expect(all(back, times(end.past.length, 'redo')).pages).toEqual(end.pages);
      }),
    );
  });

  it('leaves as many pages, and one of them shown', () => {
    fc.assert(
      fc.property(editing, fc.array(action, { maxLength: 20 }), (start, actions) => {
        const end = all(start, actions);
        expect(end.pages).toHaveLength(start.pages.length);
        expect(end.page).toBeGreaterThanOrEqual(1);
        expect(end.page).toBeLessThanOrEqual(start.pages.length);
      }),
    );
  });
});

describe('writing', () => {
  const start = startText([[say('one'), say('two')], []]);

  it('goes from balloon to balloon, and begins one behind the last', () => {
    const steps = Array.from({ length: 3 }, () => ({ type: 'next' }) as const);
    const end = all(start, steps);
    expect([end.chosen, words(end)]).toEqual([2, ['one', 'two', '']]);
    expect(editText(end, { type: 'next' })).toBe(end);
  });

  it('takes letters of one part for one step', () => {
    const type = (text: string) => ({ type: 'write', index: 0, item: say(text), part: 'words' }) as const;
    const end = all(start, [type('on'), type('onl'), type('only')]);
    expect(words(end)).toEqual(['only', 'two']);
    expect(words(editText(end, { type: 'undo' }))).toEqual(['one', 'two']);
  });

  it('takes each drag of a place for a step, and all of a key that is held for one', () => {
    const put = (x: number | undefined, isHeld = false): TextAction => ({
      type: 'write',
      index: 0,
      item: { ...say('one'), ...(x !== undefined && { place: [x, 0, 500, 500] }) },
      part: 'place',
      isHeld,
    });
    const dragged = all(start, [put(100), put(200), put(undefined)]);
    expect(dragged.past).toHaveLength(3);
    expect(itemsOf(editText(dragged, { type: 'undo' }))[0]?.place).toEqual([200, 0, 500, 500]);
    const held = all(start, [put(100), put(200), put(300, true), put(400, true)]);
    expect(held.past).toHaveLength(2);
    expect(itemsOf(editText(held, { type: 'undo' }))[0]?.place).toEqual([100, 0, 500, 500]);
  });

  it('moves an item, no further than the ends', () => {
    expect(words(editText(start, { type: 'move', index: 0, to: 9 }))).toEqual(['two', 'one']);
    expect(words(editText(start, { type: 'move', index: 1, to: -1 }))).toEqual(['two', 'one']);
  });

  it('takes a script for several pages back in one step, but for pages that the chapter has not', () => {
    const pages = new Map([
      [1, [say('new')]],
      [2, [say('second')]],
      [3, [say('beyond')]],
    ]);
    const end = editText(start, { type: 'take', pages });
    expect(end.pages).toEqual([[say('new')], [say('second')]]);
    expect(editText(end, { type: 'undo' }).pages).toEqual(start.pages);
  });

  it('adds no more than a page may have', () => {
    const full = startText([Array.from({ length: LIMITS.transcript.itemsOfPage }, () => say('word'))]);
    expect(editText(full, { type: 'add' })).toBe(full);
  });
});

it('counts the pages with words', () => {
  expect(writtenPages([[], [say(' ')], [say('one')], [say(''), say('two')]])).toBe(2);
});
