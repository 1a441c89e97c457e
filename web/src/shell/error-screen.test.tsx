import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, startI18n } from '../core/i18n/i18n.ts';
import { PageError } from '../core/lib/page-error.ts';
import { ErrorScreen } from './error-screen.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
});
afterEach(cleanup);

async function show(path: string, error: unknown) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        errorElement: <ErrorScreen />,
        HydrateFallback: () => null,
        element: null,
        loader: () => {
          throw error;
        },
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return screen.findByRole('heading');
}

describe('ErrorScreen', () => {
  it('falls back to the words of the specification', async () => {
    const heading = await show('/en/x', new Error('boom'));
    expect(heading.textContent).toBe('Something went wrong');
    expect(screen.getByText('Unknown Error')).toBeTruthy();
  });

  it('shows a status that an error carries', async () => {
    await show('/en/x', Object.assign(new Error('boom'), { status: 503 }));
    expect(screen.getByText('503')).toBeTruthy();
  });

  it('tells an unmatched path', async () => {
    const heading = await show('/en/nowhere', PageError.notFound());
    expect(heading.textContent).toBe('Page not found');
    expect(screen.getByText('404')).toBeTruthy();
  });

  it('tells a failed page validation with its path', async () => {
    const heading = await show('/en/comic/nope', PageError.notFoundAt('/en/comic/nope'));
    expect(heading.textContent).toBe('Page Not Found: /en/comic/nope');
    expect(heading.querySelector('bdi')?.dir).toBe('ltr');
  });

  it('leads back to the home page of its language', async () => {
    await show('/ar/comic/nope', PageError.notFoundAt('/ar/comic/nope'));
    expect(screen.getByText('العودة إلى الرئيسية').closest('a')?.getAttribute('href')).toBe('/ar');
    expect(screen.getByText('٤٠٤')).toBeTruthy();
  });
});
