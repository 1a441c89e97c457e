import { describe, expect, it } from 'vitest';
import { choiceOf, genreOptions, offerOf, valueOf, withChoice } from './choices.ts';

const moebius = { choice: { id: 'moebius', name: 'Mœbius' }, names: ['Mœbius', 'موبيوس'] };
const proposed = (name: string) => ({ id: null, name });

describe('the options for a name', () => {
  it('propose a new name as it was typed, without surrounding space', () => {
    expect(offerOf('  Layla   Haddad ', [moebius], [])).toEqual({
      found: [moebius.choice],
      proposal: proposed('Layla Haddad'),
    });
  });

  it('do not propose a name that exists in either language, however it is spelled', () => {
    expect(offerOf('MOEBIUS', [moebius], []).proposal).toBeUndefined();
    expect(offerOf('مُوبيوس', [moebius], []).proposal).toBeUndefined();
    expect(offerOf('layla', [], [proposed('Layla')]).proposal).toBeUndefined();
  });

  it('ignore text without letters, and leave out chosen names', () => {
    expect(offerOf(' … ', [], []).proposal).toBeUndefined();
    expect(offerOf('mo', [moebius], [moebius.choice]).found).toEqual([]);
  });
});

describe('genres', () => {
  it('are found by the starts of their words in any language', () => {
    const ids = (typed: string) => genreOptions(typed, 'en').map(({ choice }) => choice.id);
    expect(ids('sci')).toEqual(['science-fiction']);
    expect(ids('خيال')).toEqual(['science-fiction']);
    expect(ids('art mart')).toEqual(['martial-arts']);
    expect(ids('').length).toBeGreaterThan(20);
  });

  it('have their names in the interface language, in its order', () => {
    expect(genreOptions('drama', 'ar')[0]?.choice).toEqual({ id: 'drama', name: 'دراما' });
    const names = genreOptions('', 'ar').map(({ choice }) => choice.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ar')));
  });
});

describe('the list of choices', () => {
  it('contains each choice once, and no more than allowed', () => {
    const [a, b, c] = [proposed('a'), proposed('b'), proposed('c')];
    expect(withChoice([a], b, 2)).toEqual([a, b]);
    expect(withChoice([a, b], c, 2)).toEqual([a, b]);
    expect(withChoice([a], proposed('A'), 2)).toEqual([a]);
    expect(withChoice([a], b, 1)).toEqual([b]);
  });

  it('can be converted to option values and back', () => {
    for (const choice of [moebius.choice, proposed('Either/Or'), proposed('/')]) {
      expect(choiceOf(valueOf(choice))).toEqual(choice);
    }
  });
});
