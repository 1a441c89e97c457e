import { describe, expect, it } from 'vitest';
import { choiceOf, genreOptions, offerOf, valueOf, withChoice } from './choices.ts';

const moebius = { choice: { id: 'moebius', name: 'Mœbius' }, names: ['Mœbius', 'موبيوس'] };
const proposed = (name: string) => ({ id: null, name });

describe('what is offered for a name', () => {
  it('a new one is proposed as it was typed, without what surrounds it', () => {
    expect(offerOf('  Layla   Haddad ', [moebius], [])).toEqual({
      found: [moebius.choice],
      proposal: proposed('Layla Haddad'),
    });
  });

  it('what exists in either language, however it is written, is not proposed', () => {
    expect(offerOf('MOEBIUS', [moebius], []).proposal).toBeUndefined();
    expect(offerOf('مُوبيوس', [moebius], []).proposal).toBeUndefined();
    expect(offerOf('layla', [], [proposed('Layla')]).proposal).toBeUndefined();
  });

  it('what has no letter is no name, and what was chosen is not found again', () => {
    expect(offerOf(' … ', [], []).proposal).toBeUndefined();
    expect(offerOf('mo', [moebius], [moebius.choice]).found).toEqual([]);
  });
});

describe('genres', () => {
  it('are found by the beginnings of their words in any language', () => {
    const ids = (typed: string) => genreOptions(typed, 'en').map(({ choice }) => choice.id);
    expect(ids('sci')).toEqual(['science-fiction']);
    expect(ids('خيال')).toEqual(['science-fiction']);
    expect(ids('art mart')).toEqual(['martial-arts']);
    expect(ids('').length).toBeGreaterThan(20);
  });

  it('bear their names in the language of the interface, in its order', () => {
    expect(genreOptions('drama', 'ar')[0]?.choice).toEqual({ id: 'drama', name: 'دراما' });
    const names = genreOptions('', 'ar').map(({ choice }) => choice.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ar')));
  });
});

describe('what is chosen', () => {
  it('is each there once, and not too many', () => {
    const [a, b, c] = [proposed('a'), proposed('b'), proposed('c')];
    expect(withChoice([a], b, 2)).toEqual([a, b]);
    expect(withChoice([a, b], c, 2)).toEqual([a, b]);
    expect(withChoice([a], proposed('A'), 2)).toEqual([a]);
    expect(withChoice([a], b, 1)).toEqual([b]);
  });

  it('survives as the value of an option', () => {
    for (const choice of [moebius.choice, proposed('Either/Or'), proposed('/')]) {
      expect(choiceOf(valueOf(choice))).toEqual(choice);
    }
  });
});
