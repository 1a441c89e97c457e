import { LOCALE_COOKIE } from '@rawi/model/lists/locales';
import type { PageDocument } from '@rawi/model/pages/pages';
import { act, cleanup, configure, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { setFirebaseSettings } from '../core/firebase/env.ts';
import { loadWords, startI18n } from '../core/i18n/i18n.ts';
import { visitLocale } from '../core/i18n/locale.ts';
import { dropServed, takeServed } from '../core/pages/pages.ts';
import { setPersonOnDevice } from '../core/session/person-on-device.ts';
import { assumeVisitor } from '../core/session/session.ts';
import { handleAppError } from '../shell/handle-app-error.ts';
import { Providers } from '../shell/providers.tsx';
import { routes } from '../shell/router.tsx';
import { ToastArea } from '../shell/toast-area.tsx';
import { eventually } from './eventually.ts';

/**
 * The whole site in a test, at an address: its real routes, loaders, words and contexts. It is given the
 * documents of its pages as if a page had been served with them, so nothing is requested from a network.
 * There is no layout, so nothing has a position or a size.
 */

const SETTINGS = {
  projectId: 'demo-rawi',
  apiKey: 'tests',
  storageBucket: 'bucket',
  uploadsBucket: 'uploads',
  contactAddress: 'us@rawi.test',
};

// A generous limit that only ends a wait for something that never comes.
configure({ asyncUtilTimeout: 60_000 });

const given = new Set<string>();
let started: Promise<void> | undefined;
let close = (): void => undefined;

/** From now on the page with this id has this document; without one there is no such page. */
export function serve(id: string, document: PageDocument | undefined): void {
  given.add(id);
  takeServed(id, document);
}

/** Sets the size of the window, in CSS pixels. */
export function setScreen(width: number, height: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  Object.assign(window, { innerWidth: width, innerHeight: height });
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Opens an address of the site as a visitor. */
export async function openSite(address: string): Promise<void> {
  closeSite();
  setFirebaseSettings(JSON.stringify(SETTINGS));
  history.replaceState(null, '', address);
  const locale = visitLocale();
  started ??= startI18n(locale);
  await started;
  await loadWords(locale, 'shell');
  setPersonOnDevice(async () => (await import('../shell/person-on-device.ts')).ofPerson);
  assumeVisitor();
  const router = createBrowserRouter(routes);
  close = () => router.dispose();
  render(
    <Providers locale={locale} isStyled>
      <RouterProvider router={router} onError={handleAppError} />
      <ToastArea />
    </Providers>,
  );
  await act(() =>
    eventually(() => {
      if (!router.state.initialized) throw new Error(`${address} does not come.`);
    }),
  );
}

/** Leaves the site; what the device has kept stays, as in a browser. */
export function closeSite(): void {
  cleanup();
  close();
  close = () => undefined;
}

/** Forgets the documents, and what the device has kept. */
export function forgetSite(): void {
  closeSite();
  for (const id of given) dropServed(id);
  given.clear();
  localStorage.clear();
  sessionStorage.clear();
  // The Cookie Store API is not in every browser that we support, nor here.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${LOCALE_COOKIE.name}=; path=/; max-age=0`;
}
