import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { endOpening, setOpener } from '../../domains/comics/opening-comic.ts';
import { COMIC_OPENER } from '../../visitor/comic/opened-comic.tsx';
import { OpeningSlot } from './opening-slot.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', 'shell');
});
afterEach(() => {
  act(endOpening);
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const IMAGE = {
  src: 'https://files.example/cover-520.webp',
  srcSet: 'https://files.example/cover-520.webp 520w',
  width: 520,
  height: 728,
  color: '#102030',
  accent: '#c04020',
};

/** A page with a card; the page of its comic comes when `arrive` is called. */
function show() {
  const gate = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        element: (
          <MantineProvider>
            <Outlet />
            <OpeningSlot />
          </MantineProvider>
        ),
        children: [
          {
            path: '/en',
            element: (
              <ComicCard
                to="/en/comic/saffron"
                image={IMAGE}
                rating={undefined}
                sizes="100px"
                title="Saffron Street"
                caption="x"
              />
            ),
          },
          { path: '/en/comic/:comic', loader: () => gate.promise, element: <h1>The page itself</h1> },
        ],
      },
    ],
    { initialEntries: ['/en'] },
  );
  render(<RouterProvider router={router} />);
  return { arrive: () => act(async () => gate.resolve(null)) };
}

const opening = () => document.querySelector('[aria-hidden="true"] [data-traveled]')?.parentElement;

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

describe('a comic that is opened by its card', () => {
  it('is answered by its card until the code of its page is there, then by its header', async () => {
    show();
    const link = screen.getByRole('link');
    fireEvent.click(link);
    expect(link.getAttribute('aria-busy')).toBe('true');
    expect(opening()).toBeUndefined();
    act(() => setOpener(COMIC_OPENER));
    expect(opening()?.textContent).toContain('Saffron Street');
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });

  it('has its cover, title and color in the click itself, and its page when that comes', async () => {
    const { arrive } = show();
    fireEvent.click(screen.getByRole('link'));
    expect(opening()?.textContent).toContain('Saffron Street');
    expect(opening()?.querySelector('img')?.src).toBe(IMAGE.src);
    expect(opening()?.style.getPropertyValue('--band')).toMatch(/^#/);
    expect(screen.queryByText('The page itself')).toBeNull();
    await arrive();
    expect(await screen.findByText('The page itself')).toBeTruthy();
    expect(opening()).toBeUndefined();
  });

  it('has a cover that travels where motion is welcome', () => {
    const start = allowMotion(true);
    show();
    fireEvent.click(screen.getByRole('link'));
    expect(start).toHaveBeenCalledOnce();
    expect(opening()?.textContent).toContain('Saffron Street');
  });

  it('does not move where less motion is wanted', () => {
    const start = allowMotion(false);
    show();
    fireEvent.click(screen.getByRole('link'));
    expect(start).not.toHaveBeenCalled();
    expect(opening()?.textContent).toContain('Saffron Street');
  });

  it('is left to the browser in a tab of its own', () => {
    show();
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(opening()).toBeUndefined();
  });
});
