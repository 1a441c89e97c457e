import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChanged, type PageChange, pageDifference } from './page-difference.ts';

const item = (words: string, change: Partial<TranscriptItem> = {}): TranscriptItem => ({
  kind: 'speech',
  words,
  ...change,
});
const told = (changes: readonly PageChange[]) => changes.map((each) => `${each.of} ${each.item.words}`);

describe('how the text of a page changes', () => {
  it('says what stays, comes and goes, each in its place', () => {
    const changes = pageDifference(
      [item('One'), item('Two'), item('Three')],
      [item('One'), item('Three'), item('Four')],
    );
    expect(told(changes)).toEqual(['same One', 'removed Two', 'same Three', 'added Four']);
    expect(changes[3]).toMatchObject({ is: 3 });
  });

  it('finds what was changed by its words, also beside something new', () => {
    const [before, after] = ['The lamp is out again', 'The lamp is lit again'];
    const changes = pageDifference([item(before)], [item('Boom'), item(after)]);
    expect(told(changes)).toEqual(['added Boom', `changed ${after}`]);
    expect(changes[1]).toMatchObject({ was: 1, is: 2 });
  });

  it('takes one that stands between the same neighbours for the same, whatever it says', () => {
    const changes = pageDifference([item('a'), item('Boom'), item('b')], [item('a'), item('طاخ'), item('b')]);
    expect(told(changes)).toEqual(['same a', 'changed طاخ', 'same b']);
  });

  it('says where one was that was moved', () => {
    const changes = pageDifference(
      [item('first'), item('second'), item('third')],
      [item('third'), item('first'), item('second')],
    );
    expect(told(changes)).toEqual(['moved third', 'same first', 'same second']);
    expect(changes[0]).toMatchObject({ was: 3, is: 1 });
  });

  it('takes another speaker, kind or place for a change', () => {
    const changes: readonly Partial<TranscriptItem>[] = [
      { who: 'Maysan' },
      { kind: 'thought' },
      { place: [0, 0, 10, 10] },
    ];
    for (const change of changes) {
      expect(pageDifference([item('a')], [item('a', change)])).toMatchObject([
        { of: 'changed', was: 1, is: 1 },
      ]);
    }
  });

  it('has every item of both pages once, in the order that they shall have', () => {
    const items = array(
      record({
        kind: constantFrom('speech' as const, 'sound' as const),
        words: constantFrom('one two three', 'one two four', 'five', 'six seven'),
      }),
      { maxLength: 9 },
    );
    assert(
      property(items, items, (old, now) => {
        const changes = pageDifference(old, now);
        expect(changes.flatMap((each) => (each.of === 'removed' ? [] : [each.item]))).toEqual(now);
        expect(changes.flatMap((each) => ('is' in each ? [each.is] : []))).toEqual(
          now.map((_, at) => at + 1),
        );
        const was = changes.flatMap((each) => ('was' in each ? [each.was] : []));
        expect(was.toSorted((one, other) => one - other)).toEqual(old.map((_, at) => at + 1));
        for (const each of changes) {
          if (each.of !== 'same' && each.of !== 'moved') continue;
          expect(old[each.was - 1]).toMatchObject(each.item);
        }
        expect(isChanged(changes)).toBe(JSON.stringify(old) !== JSON.stringify(now));
      }),
    );
  });
});
