import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../session/session-store.ts';
import { RetryBoundary } from '../ui/retry-boundary.tsx';
import { endLiveSession } from './live-entries.ts';
import { useLive } from './use-live.ts';

/** Stands in for the backend: the values it sends, and how many listeners it has open. */
class Backend {
  readonly open = new Map<string, { next: (value: string) => void; fail: (error: unknown) => void }>();
  opened = 0;

  listenTo(path: string) {
    return (next: (value: string) => void, fail: (error: unknown) => void) => {
      this.opened += 1;
      const id = `${path}#${this.opened}`;
      this.open.set(id, { next, fail });
      return () => void this.open.delete(id);
    };
  }

  emit(value: string) {
    act(() => {
      for (const { next } of this.open.values()) next(value);
    });
  }

  fail() {
    act(() => {
      for (const { fail } of this.open.values()) fail(new Error('permission-denied'));
    });
  }
}

let backend: Backend;

function signIn(uid: string | undefined) {
  const user = { email: '', emailVerified: true, displayName: undefined, photoURL: undefined, roles: [] };
  act(() =>
    setSession(
      uid === undefined
        ? { state: 'signed-out' }
        : { state: 'signed-in', user: { uid, ...user }, authTime: 0 },
    ),
  );
}

function Shown({ path = 'profile' }: { readonly path?: string }) {
  const { value, retry } = useLive(path, backend.listenTo(path));
  return (
    <>
      <output>{value ?? 'nothing'}</output>
      <button type="button" onClick={retry}>
        again
      </button>
    </>
  );
}

function Area() {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  return (
    <RetryBoundary
      onError={() => {}}
      renderFailed={(retry) => (
        <button type="button" onClick={retry}>
          try again
        </button>
      )}
    >
      <Shown />
      <button type="button" onClick={refresh}>
        refresh
      </button>
    </RetryBoundary>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const cacheOf = (name: string): unknown => Reflect.get(globalThis, name);
const observables = () => cacheOf('_reactFirePreloadedObservables') as Map<string, unknown>;
const ids = () => [...observables().keys()].filter((id) => id !== 'idle');

beforeEach(() => {
  backend = new Backend();
  signIn('layla');
});
afterEach(() => {
  cleanup();
  endLiveSession();
  vi.restoreAllMocks();
});

describe('a live value', () => {
  it('is shown as it changes', () => {
    render(<Shown />);
    expect(shown()).toBe('nothing');
    backend.emit('first');
    expect(shown()).toBe('first');
    backend.emit('second');
    expect(shown()).toBe('second');
  });

  it('closes its listener and leaves no id behind when its last page is left', () => {
    const { unmount } = render(<Shown />);
    backend.emit('first');
    expect(backend.open.size).toBe(1);
    expect(ids()).toHaveLength(1);
    unmount();
    expect(backend.open.size).toBe(0);
    expect(ids()).toEqual([]);
  });

  it('goes on for one component when another that shows the same has unmounted', () => {
    const { unmount } = render(<Shown />);
    const other = render(<Shown />, { container: document.body.appendChild(document.createElement('div')) });
    backend.emit('first');
    unmount();
    backend.emit('second');
    other.rerender(<Shown />);
    expect(other.container.querySelector('output')?.textContent).toBe('second');
    expect(backend.open.size).toBe(1);
    other.unmount();
    expect(backend.open.size).toBe(0);
  });

  it('has one listener under React’s strict mode too, and still receives values', () => {
    const { unmount } = render(<Shown />, { wrapper: StrictMode });
    expect(backend.open.size).toBe(1);
    backend.emit('first');
    expect(shown()).toBe('first');
    unmount();
    expect(backend.open.size).toBe(0);
    expect(ids()).toEqual([]);
  });

  it('shows nothing of another path before that one has sent a value', () => {
    const { rerender } = render(<Shown path="profile" />);
    backend.emit('of the profile');
    rerender(<Shown path="inbox" />);
    expect(shown()).toBe('nothing');
    backend.emit('of the inbox');
    expect(shown()).toBe('of the inbox');
    expect(backend.open.size).toBe(1);
  });

  it('opens a new listener on retry, and has only one', async () => {
    render(<Shown />);
    backend.emit('first');
    await press('again');
    expect(shown()).toBe('nothing');
    expect(backend.open.size).toBe(1);
    backend.emit('second');
    expect(shown()).toBe('second');
  });
});

describe('the next person', () => {
  it('sees nothing of the former person, in no frame, though the page stays', () => {
    const frames: (string | null)[] = [];
    function Recorder() {
      const { value } = useLive('profile', backend.listenTo('profile'));
      frames.push(value ?? null);
      return null;
    }
    render(<Recorder />);
    backend.emit('Layla’s');
    frames.length = 0;
    signIn('omar');
    expect(frames).not.toContain('Layla’s');
    backend.emit('Omar’s');
    expect(frames.at(-1)).toBe('Omar’s');
  });

  it('sees nothing of the former session of the same person', () => {
    const { unmount } = render(<Shown />);
    backend.emit('former');
    unmount();
    signIn(undefined);
    endLiveSession();
    signIn('layla');
    render(<Shown />);
    expect(shown()).toBe('nothing');
  });

  it('finds both caches of ReactFire empty once the last page of the former person is gone', () => {
    const { unmount } = render(<Shown />);
    backend.emit('Layla’s');
    const queries = cacheOf('_reactFireFirestoreQueryCache') as unknown[];
    queries.push({});
    endLiveSession();
    expect(backend.open.size).toBe(0);
    expect(queries).toHaveLength(1);
    unmount();
    expect(observables().size).toBe(0);
    expect(queries).toEqual([]);
  });
});

describe('a listener that fails', () => {
  beforeEach(() => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is closed, leaves no id behind, and is opened again by "try again"', async () => {
    render(<Area />);
    backend.emit('first');
    backend.fail();
    expect(screen.queryByRole('status')).toBeNull();
    expect(backend.open.size).toBe(0);
    expect(ids()).toEqual([]);
    await press('try again');
    expect(shown()).toBe('nothing');
    backend.emit('second');
    expect(shown()).toBe('second');
    expect(backend.open.size).toBe(1);
  });

  it('fails in the same way before it has sent a value', async () => {
    render(<Area />, { wrapper: StrictMode });
    backend.fail();
    await press('try again');
    backend.emit('first');
    await press('refresh');
    expect(shown()).toBe('first');
  });
});
