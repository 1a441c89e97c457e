import { afterEach, expect, it } from 'vitest';
import { newChoice } from './choices.ts';
import { currentLibrary, setLibrary } from './library-state.ts';
import { NOTHING_OWN } from './own.ts';
import { showStored } from './show-stored.ts';

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const item = { kind: 'comic', comicId: 'one', slug: 'one', series: 'One', names: {}, picture } as const;
const stored = { ...NOTHING_OWN, saved: { 'comic:two': 'paused', 'comic:three': true } } as const;

afterEach(() => setLibrary({ uid: undefined, state: 'unknown', stored: NOTHING_OWN, choices: [] }));

it('what was saved at once shows, over earlier choices that have arrived', () => {
  const arrived = { ...newChoice({ kind: 'save', item, on: false }, 1, stored, []), settledAt: 1 };
  setLibrary({ uid: 'me', state: 'ready', stored, choices: [arrived] });
  showStored('me', new Map([['comic:one', 'reading'] as const, ['comic:two', undefined] as const]));
  expect(currentLibrary().own.saved).toEqual({ 'comic:one': 'reading', 'comic:three': true });
});

it('what was saved by somebody who has left shows nowhere', () => {
  setLibrary({ uid: 'other', state: 'ready', stored, choices: [] });
  showStored('me', new Map([['comic:one', true] as const]));
  expect(currentLibrary().own.saved).toEqual(stored.saved);
});
