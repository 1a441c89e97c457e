import { type Emulator, startEmulator } from '@rawi/emulator';
import { LIMITS } from '@rawi/model/limits';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getFirestore,
  orderBy,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { converterOf, documentAt } from '../data/documents.ts';
import { setSession } from '../session/session-store.ts';
import { RetryBoundary } from '../ui/retry-boundary.tsx';
import { useDocument } from './use-document.ts';
import { useList } from './use-list.ts';

/** The hooks with the real SDK on the real emulator, which counts their listeners. */

let emulator: Emulator;
let app: FirebaseApp;
let firestore: Firestore;
vi.mock('../firebase/firestore.ts', () => ({ firebaseFirestore: () => firestore }));

const schema = z.strictObject({ name: z.string(), at: z.int() });
const noteOf = documentAt((id: string) => `${collection}/${id}`, schema);
/** Each test has a collection of its own, because the SDK keeps what it has read. */
let collection = 'notes';
const newestNotes = () => ({
  path: collection,
  name: 'newest',
  converter: converterOf(schema),
  constraints: [orderBy('at', 'desc')],
});
const rules = (condition: string) =>
  `rules_version = '2';
   service cloud.firestore { match /databases/{d}/documents { match /{any=**} { allow read, write: if ${condition}; } } }`;
const write = (id: string, fields: object) => setDoc(doc(firestore, `${collection}/${id}`), fields);

function Note({ id }: { readonly id: string }) {
  const { state } = useDocument(noteOf(id));
  return <output>{state.state === 'ready' ? state.data.name : state.state}</output>;
}

function Notes() {
  const { items, hasMore, problem, more } = useList(newestNotes());
  return (
    <>
      {problem && <p role="alert">{problem.code}</p>}
      <output>{items?.map(({ data }) => data.name).join(' ')}</output>
      {hasMore && (
        <button type="button" onClick={() => void more()}>
          more
        </button>
      )}
    </>
  );
}

/** A generous limit: the machine may be busy with other suites. */
const PATIENT = { timeout: 20_000 };
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text), PATIENT);
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const closesAll = () => waitFor(() => expect(emulator.listeners()).toBe(0), PATIENT);

beforeAll(async () => {
  setLogLevel('silent');
  emulator = await startEmulator({ projectId: 'demo-web' });
  app = initializeApp({ projectId: 'demo-web' });
  firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);
  const user = { email: '', emailVerified: true, displayName: undefined, photoURL: undefined, roles: [] };
  setSession({ state: 'signed-in', user: { uid: 'layla', ...user }, authTime: 0 });
});
afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
});
beforeEach(() => {
  emulator.loadRules(rules('true'));
  collection = `notes-${crypto.randomUUID()}`;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closesAll();
});

describe('a live document', () => {
  it('is shown as it changes, without fields that only a newer build knows', async () => {
    await write('one', { name: 'first', at: 1 });
    render(<Note id="one" />, { wrapper: StrictMode });
    await shows('first');
    await write('one', { name: 'second', at: 1, addedLater: { at: 'depth' } });
    await shows('second');
    await deleteDoc(doc(firestore, `${collection}/one`));
    await shows('missing');
  });

  it('leaves no listener at the backend when its page is left', async () => {
    await write('one', { name: 'first', at: 1 });
    const { unmount } = render(<Note id="one" />, { wrapper: StrictMode });
    await shows('first');
    await waitFor(() => expect(emulator.listeners()).toBe(1), PATIENT);
    unmount();
    await closesAll();
  });

  it('is reported and shows an error when it cannot be read, and is shown once it can', async () => {
    await write('one', { name: 7, at: 1 });
    render(<Note id="one" />);
    await shows('failed');
    expect(console.warn).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ name: 'UnreadableDocument' }),
    );
    await write('one', { name: 'mended', at: 1 });
    await shows('mended');
  });

  it('refused by the rules is shown after "try again" once they allow it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await write('one', { name: 'first', at: 1 });
    emulator.loadRules(rules('false'));
    render(
      <RetryBoundary
        onError={() => {}}
        renderFailed={(retry) => (
          <button type="button" onClick={retry}>
            try again
          </button>
        )}
      >
        <Note id="one" />
      </RetryBoundary>,
    );
    await screen.findByRole('button', { name: 'try again' }, PATIENT);
    await closesAll();
    emulator.loadRules(rules('true'));
    await press('try again');
    await shows('first');
  });
});

describe('a list', () => {
  const size = LIMITS.listPage;
  const names = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `n${from - index}`).join(' ');
  const fill = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        write(`n${index + 1}`, { name: `n${index + 1}`, at: index + 1 }),
      ),
    );

  it('comes in pages, the first of them live, and leaves no listener', async () => {
    await fill(size + 2);
    const { unmount } = render(<Notes />);
    await shows(names(size + 2, 3));
    await press('more');
    await shows(names(size + 2, 1));
    expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
    await write(`n${size + 3}`, { name: `n${size + 3}`, at: size + 3 });
    await shows(names(size + 3, 1));
    unmount();
    await closesAll();
  });

  it('does not end with what this device has of it: it ends once the server says so', async () => {
    await fill(size + 2);
    render(<Notes />);
    await shows(names(size + 2, 3));
    await disableNetwork(firestore);
    try {
      // The SDK has kept what this client wrote.
      await press('more');
      await shows(names(size + 2, 1));
      await press('more');
      await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy(), PATIENT);
    } finally {
      await enableNetwork(firestore);
    }
    await press('more');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'more' })).toBeNull(), PATIENT);
    await shows(names(size + 2, 1));
  });

  it('leaves out a document that cannot be read, and reports it', async () => {
    await fill(3);
    await write('n2', { name: 2, at: 2 });
    render(<Notes />);
    await shows('n3 n1');
    expect(console.warn).toHaveBeenCalled();
  });
});
