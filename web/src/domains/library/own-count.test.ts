import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { newChoice, type OwnChoice, seenIn } from './choices.ts';
import { countedAs, NOTHING_OWN, withChange } from './own.ts';
import { ownCount } from './own-count.ts';

type Value = 'like' | 'dislike' | null;
type Name = 'likes' | 'dislikes';
interface Counts {
  readonly likes: number;
  readonly dislikes: number;
}

const react = (value: Value, seen: Counts): Change => ({
  kind: 'react',
  comicId: 'comic',
  chapterId: 'chapter',
  comic: { series: 'Series', names: {} },
  number: 1,
  value,
  seen: { ...seen },
});
const nameOf = (value: Value): Name | null =>
  value === null ? null : value === 'like' ? 'likes' : 'dislikes';
const plus = (counts: Counts, name: Name | null): Counts =>
  name === null ? counts : { ...counts, [name]: counts[name] + 1 };

describe('a shown number with the person’s own choice', () => {
  const page = { likes: 5, dislikes: 2 };

  it('follows the choice while the page still shows the seen numbers', () => {
    expect(ownCount<Name>(page, { seen: page, included: null, value: 'likes' })).toEqual({
      likes: 6,
      dislikes: 2,
    });
    expect(ownCount<Name>(page, { seen: page, included: 'likes', value: 'dislikes' })).toEqual({
      likes: 4,
      dislikes: 3,
    });
    expect(ownCount<Name>(page, { seen: page, included: 'likes', value: null })).toEqual({
      likes: 4,
      dislikes: 2,
    });
  });

  it('is the page’s own once the page shows other numbers', () => {
    const choice = { seen: page, included: null, value: 'likes' } as const;
    expect(ownCount<Name>({ likes: 6, dislikes: 2 }, choice)).toEqual({ likes: 6, dislikes: 2 });
    expect(ownCount<Name>({ likes: 5, dislikes: 3 }, choice)).toEqual({ likes: 5, dislikes: 3 });
  });

  it('is never below zero, when the page did not include the earlier choice', () => {
    const none = { likes: 0, dislikes: 0 };
    expect(ownCount(none, { seen: none, included: 'likes', value: null })).toEqual(none);
  });

  it('includes the choice once, however often it changes and whenever the page follows', () => {
    const value = fc.constantFrom<Value>('like', 'dislike', null);
    const steps = fc.array(fc.record({ value, follows: fc.boolean() }), { minLength: 1, maxLength: 12 });
    const others = fc.record({ likes: fc.nat(9), dislikes: fc.nat(9) });
    fc.assert(
      fc.property(others, value, steps, (rest, first, all) => {
        const stored = first === null ? NOTHING_OWN : { ...NOTHING_OWN, reactions: { chapter: first } };
        let shown = plus(rest, nameOf(first));
        let choices: readonly OwnChoice[] = [];
        for (const [turn, step] of all.entries()) {
          const choice = newChoice(react(step.value, shown), turn, stored, choices);
          choices = [choice];
          const value = countedAs(withChange(NOTHING_OWN, choice.change), choice.change) as Name | null;
          const seen = seenIn(choice.change) ?? {};
          const counted = { seen, included: choice.included as Name | null, value };
          const wanted = plus(rest, nameOf(step.value));
          expect(ownCount(shown, counted)).toEqual(wanted);
          if (!step.follows) continue;
          const followed = wanted;
          // Numbers that did not change because the choice did not change them stay as they are.
          if (JSON.stringify(followed) !== JSON.stringify(shown)) {
            shown = followed;
            expect(ownCount(shown, counted)).toEqual(wanted);
          }
        }
      }),
    );
  });
});
