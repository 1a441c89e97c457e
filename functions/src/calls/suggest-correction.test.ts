import { describe, expect, it } from 'vitest';
import { refused, suggestionDesk } from '../testing/suggestion-desk.ts';

const { call, suggest, suggestion } = suggestionDesk('suggest-correction');

describe('a correction that is sent again under its id', () => {
  it('says what was said last, where it changed after a lost answer', async () => {
    for (let each = 1; each < 30; each += 1) await suggest({ suggestionId: `n${each}` });
    await suggest({ place: [1, 2, 300, 400] });
    await suggest({ kind: 'meaning', before: undefined, after: 'other words', named: false });
    expect(await suggestion()).toMatchObject({
      kind: 'meaning',
      after: 'other words',
      named: false,
      state: 'open',
    });
    for (const gone of ['before', 'place']) expect(await suggestion()).not.toHaveProperty(gone);
    await expect(suggest({ page: 3 })).rejects.toMatchObject(refused('invalid-fields'));
  });

  it('keeps the words that others have answered, and says so to who sends other ones', async () => {
    const other = () => suggest({ after: 'other words' });
    const stays = async () => {
      await suggest();
      await expect(other()).rejects.toMatchObject(refused('already-sent'));
      expect(await suggestion()).toMatchObject({ after: 'the sea' });
    };
    await suggest();
    await call({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees: true }, 'sara');
    await stays();
    await call({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees: false }, 'sara');
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'spam' }, 'sara');
    await stays();
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: false }, 'maha');
    await stays();
    await call({ action: 'decideSuggestion', suggestionId: 's1', accepted: true }, 'layla');
    await stays();
  });
});
