import { TAGS } from '@rawi/model/lists/comic-tags';
import { TAGGING } from '@rawi/model/truth/tagging';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '../../domains/library/intent.ts';
import { setLibrary } from '../../domains/library/library-state.ts';
import { NOTHING_OWN } from '../../domains/library/own.ts';
import { completeIntent, hindranceOf } from './complete-intent.ts';

const choose = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<boolean>>());
vi.mock('../../domains/library/library.ts', () => ({ choose }));
vi.mock('../../domains/library/library-read.ts', () => ({ whenLibraryRead: () => Promise.resolve() }));

const translator = { id: 'mona', name: 'Mona' };
const follow: Intent = { kind: 'follow', translator, on: true };
const rate: Intent = { kind: 'rate', translator, value: { quality: 5, clarity: 4 } };
const like: Intent = {
  kind: 'react',
  comicId: 'orbit',
  chapterId: 'orbit-1',
  comic: { series: 'Orbit 9', names: {} },
  number: 1,
  value: 'like',
};

const tag: Intent = { kind: 'tagComic', comicId: 'c', comic: { series: 'C', names: {} }, value: ['funny'] };

const reader = { uid: 'layla', emailVerified: true };
const newcomer = { uid: 'omar', emailVerified: false };

afterEach(() => setLibrary({ state: 'unknown', uid: undefined, stored: NOTHING_OWN, choices: [] }));

describe('an action requested before the log-in', () => {
  it('is completed if nothing prevents it', () => {
    for (const intent of [follow, rate, like]) expect(hindranceOf(intent, reader)).toBeUndefined();
    expect(hindranceOf(follow, newcomer)).toBeUndefined();
  });

  it('is not completed if it concerns oneself', () => {
    const mona = { uid: 'mona', emailVerified: true };
    expect(hindranceOf(follow, mona)).toBe('own');
    expect(hindranceOf(rate, mona)).toBe('own');
  });

  it('requires a confirmed address if it is a vote', () => {
    expect(hindranceOf(rate, newcomer)).toBe('unverified');
    expect(hindranceOf(like, newcomer)).toBe('unverified');
    expect(hindranceOf(tag, newcomer)).toBe('unverified');
  });

  it('that is a tag joins those that the account proposes, up to the most', async () => {
    choose.mockResolvedValue(false);
    const layla = {
      ...reader,
      email: 'layla@example.com',
      displayName: 'Layla',
      photoURL: undefined,
      roles: [],
    };
    const chosen = async (before: readonly string[]) => {
      setLibrary({ state: 'ready', uid: 'layla', stored: { ...NOTHING_OWN, comicTags: { c: before } } });
      await completeIntent(layla, tag);
      return choose.mock.lastCall?.[0];
    };
    expect(await chosen(['sea'])).toEqual({ ...tag, value: ['sea', 'funny'] });
    expect(await chosen(['funny', 'sea'])).toEqual({ ...tag, value: ['funny', 'sea'] });
    const most = TAGS.slice(-TAGGING.proposed);
    expect(await chosen(most)).toEqual({ ...tag, value: most });
  });
});
