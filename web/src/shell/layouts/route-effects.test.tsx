import { DirectionProvider, MantineProvider } from '@mantine/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouteEffects } from './route-effects.tsx';

afterEach(cleanup);

it('another language changes that of the document, its direction and the manifest that it links', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.en.webmanifest" />';
  const router = createMemoryRouter([{ path: '/:locale/*', element: <RouteEffects /> }], {
    initialEntries: ['/en'],
  });
  render(
    <DirectionProvider>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </DirectionProvider>,
  );
  await act(() => router.navigate('/ar'));
  await waitFor(() => {
    const { lang, dir } = document.documentElement;
    const manifest = document.querySelector('link[rel="manifest"]')?.getAttribute('href');
    expect([lang, dir, manifest]).toEqual(['ar', 'rtl', '/manifest.ar.webmanifest']);
  });
});
