import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import type { SharedFiles } from '../../domains/uploads/shared-files.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { SharedFilePage } from './shared-file-page.tsx';

const store = vi.hoisted(() => ({
  current: undefined as SharedFiles | undefined,
  keep: vi.fn<(files: readonly File[]) => Promise<void>>(),
}));
vi.mock('../../domains/uploads/shared-files.ts', () => ({
  readShared: async () => store.current,
  forgetShared: async () => void (store.current = undefined),
  keepShared: store.keep,
}));

beforeAll(() => speak('upload'));
beforeEach(() => {
  store.current = { files: [new File(['%PDF-'], 'salt.pdf')], refused: [] };
  store.keep.mockReset().mockImplementation(async (files) => void (store.current = { files, refused: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setSession({ state: 'signed-out' });
});

const w = wordsOf('upload');
const open = (locale = 'en') =>
  act(async () => {
    show(
      <Routes>
        <Route path="/:locale/shared-file" element={<SharedFilePage />} />
        <Route path="/:locale/uploadchapter" element={<p>upload</p>} />
      </Routes>,
      `/${locale}/shared-file`,
    );
  });
const signIn = (...roles: ('translator' | 'reviewer')[]) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'layla',
      email: 'layla@example.com',
      emailVerified: true,
      displayName: 'Layla',
      photoURL: undefined,
      roles,
    },
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a file that was shared to the app', () => {
  it.each(['translator', 'reviewer'] as const)('leads a %s to the upload, where it waits', async (role) => {
    signIn(role);
    await open();
    expect(screen.getByText('upload')).toBeDefined();
    expect(store.current).toBeDefined();
  });

  it.each(['en', 'ar'] as const)(
    'leads to the log-in and back to the upload in %s, and keeps the file',
    async (locale) => {
      setSession({ state: 'signed-out' });
      await open(locale);
      expect(heading()).toBe(w('shared.logIn.title', {}, locale));
      expect(screen.getByText(/salt\.pdf/)).toBeDefined();
      expect(link(w('shared.logIn.action', {}, locale))).toBe(
        `/${locale}/login?next=%2F${locale}%2Fuploadchapter`,
      );
      expect(store.current).toBeDefined();
    },
  );

  it('says to others what they can do, keeps the file, and wipes it where it is discarded', async () => {
    signIn();
    await open();
    expect(heading()).toBe(w('shared.apply.title'));
    expect(link(w('shared.apply.action'))).toBe('/en/translator-request');
    expect(store.current).toBeDefined();
    await act(async () => screen.getByRole('button', { name: w('shared.discard') }).click());
    expect(store.current).toBeUndefined();
    expect(heading()).toBe(w('shared.choose.title'));
  });

  it('says without a file where it is chosen', async () => {
    store.current = undefined;
    await open();
    expect(heading()).toBe(w('shared.choose.title'));
    expect(link(w('shared.choose.action'))).toBe('/en/uploadchapter');
  });

  it('takes the file with which the system opens the app', async () => {
    store.current = undefined;
    signIn('translator');
    const file = new File(['%PDF-'], 'opened.pdf');
    const setConsumer = (consume: (launch: object) => void) =>
      consume({ files: [{ getFile: async () => file }, {}] });
    vi.stubGlobal('launchQueue', { setConsumer });
    await open();
    expect(store.keep).toHaveBeenCalledExactlyOnceWith([file]);
    expect(screen.getByText('upload')).toBeDefined();
  });
});
