import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { shownComment } from '../../testing/samples.ts';
import type { KeptComments } from './comment-list.ts';
import { useComments } from './use-comments.ts';

/** Whether the code with the SDK has been loaded. */
const sdk = vi.hoisted(() => ({ isHere: false, comments: [] as ShownComment[] }));
vi.mock('./read-comments.ts', () => {
  sdk.isHere = true;
  return {
    followComments: (_: object, onComments: (comments: readonly ShownComment[]) => void) => {
      onComments(sdk.comments);
      return () => undefined;
    },
    readComments: () => Promise.resolve(sdk.comments),
  };
});

const kept: KeptComments = { newest: [shownComment('kept')], count: 1 };
const open = () => renderHook(() => useComments({ comicId: 'salt', kept, isOpen: true })).result;
const ids = (list: ReturnType<typeof useComments>) => list.comments.map(({ id }) => id);

afterEach(cleanup);

describe('the comments of a page', () => {
  it('are those of the page document for a visitor, who loads none of the SDK until they ask for more', async () => {
    setSession({ state: 'signed-out' });
    sdk.comments = [shownComment('older')];
    const list = open();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(ids(list.current)).toEqual(['kept']);
    expect(sdk.isHere).toBe(false);
    act(() => list.current.more());
    await eventually(() => expect(ids(list.current)).toContain('older'));
    expect(sdk.isHere).toBe(true);
  });

  it('are live for a signed-in person', async () => {
    const user = { uid: 'yara', email: 'yara@example.com', emailVerified: true, roles: [] };
    setSession({
      state: 'signed-in',
      authTime: 0,
      user: { ...user, displayName: 'Yara', photoURL: undefined },
    });
    sdk.comments = [shownComment('live')];
    const list = open();
    await eventually(() => expect(ids(list.current)).toEqual(['live']));
  });
});
