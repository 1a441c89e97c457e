import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { useMayChange } from './use-may-change.ts';

const found = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('firebase/firestore', () => ({
  collection: () => ({}),
  getDocs: found,
  limit: () => ({}),
  query: () => ({}),
  where: () => ({}),
}));

function MayChange() {
  return <output>{String(useMayChange('salt'))}</output>;
}

beforeAll(() => speak('shell'));
beforeEach(() => found.mockReset());
afterEach(cleanup);
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const chapters = (empty: boolean, fromCache = false) =>
  found.mockResolvedValue({ empty, metadata: { fromCache } });

it('is known of staff without asking', async () => {
  signIn({ roles: ['reviewer'] });
  show(<MayChange />);
  await shows('true');
  expect(found).not.toHaveBeenCalled();
});

it.each([
  [false, 'true'],
  [true, 'false'],
])('follows from whether a chapter of it is one’s own', async (empty, text) => {
  signIn({ roles: ['translator'] });
  chapters(empty);
  show(<MayChange />);
  await shows(text);
});

it('is not known where a device without a network has no such chapter', async () => {
  signIn({ roles: ['translator'] });
  chapters(true, true);
  show(<MayChange />);
  await waitFor(() => expect(found).toHaveBeenCalled());
  await shows('undefined');
});
