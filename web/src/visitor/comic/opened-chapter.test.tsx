import { MantineProvider } from '@mantine/core';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { assumeVisitor } from '../../core/session/session.ts';
import { speak } from '../../testing/show.tsx';
import { ComicHeader } from './comic-header.tsx';

setFirebaseSettings(
  JSON.stringify({
    projectId: 'demo-rawi',
    apiKey: 'tests',
    storageBucket: 'bucket',
    uploadsBucket: 'uploads',
    contactAddress: 'us@rawi.test',
  }),
);
beforeAll(async () => {
  assumeVisitor();
  await speak('comic', 'choices', 'shell');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function payload(): ComicPayload {
  const comic = sampleComic('salt');
  const chapters = [sampleChapter('one')];
  const page = buildComicPage({ comicId: 'salt', comic, chapters, translators: [], candidates: [] });
  if (page.kind !== 'comic') throw new Error('It is no comic.');
  return page.payload;
}

/** The header of a comic; its chapter comes when `arrive` is called. */
function show() {
  const gate = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        path: '/en/comic/salt',
        element: (
          <MantineProvider>
            <ComicHeader comic={payload()} />
          </MantineProvider>
        ),
      },
      { path: '/en/chapter/:chapter', loader: () => gate.promise, element: <h1>The chapter itself</h1> },
    ],
    { initialEntries: ['/en/comic/salt'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => act(async () => gate.resolve(null)) };
}

const link = () => screen.getByRole('link', { name: 'Read now' });
const opened = () => document.querySelector('[data-opened-chapter]');

function allowMotion(isAllowed: boolean) {
  const transition = { ready: Promise.resolve(), finished: Promise.resolve() };
  const start = vi.fn((update: () => void) => {
    update();
    return transition;
  });
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') && !isAllowed,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  return start;
}

describe('a chapter that is opened from its comic', () => {
  it('has the reader’s bars with its name and the cover in the click itself, until its page comes', async () => {
    const { arrive } = show();
    const cover = document.querySelector('header img')?.getAttribute('src');
    fireEvent.click(link());
    expect(opened()?.textContent).toContain('Chapter 1');
    expect(opened()?.querySelector('img')?.src).toBe(cover);
    expect(screen.queryByText('The chapter itself')).toBeNull();
    await arrive();
    expect(await screen.findByText('The chapter itself')).toBeTruthy();
    expect(opened()).toBeNull();
  });

  it('has a cover that travels where motion is welcome, and none that moves elsewhere', () => {
    const start = allowMotion(true);
    show();
    fireEvent.click(link());
    expect(start).toHaveBeenCalledOnce();
    expect(opened()?.querySelector('[data-title-page] img')).not.toBeNull();
    cleanup();
    const still = allowMotion(false);
    show();
    fireEvent.click(link());
    expect(still).not.toHaveBeenCalled();
    expect(opened()).not.toBeNull();
  });

  it('stays on its comic at Escape, or at a press', async () => {
    const { router, arrive } = show();
    for (const stay of [
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => fireEvent.click(opened() ?? document.body),
    ]) {
      fireEvent.click(link());
      await act(async () => stay());
      expect(opened()).toBeNull();
    }
    await arrive();
    expect(router.state.location.pathname).toBe('/en/comic/salt');
  });

  it('is left to the browser in a tab of its own', () => {
    show();
    fireEvent.click(link(), { ctrlKey: true });
    expect(opened()).toBeNull();
  });
});
