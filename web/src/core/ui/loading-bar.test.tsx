import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { LoadingBar } from './loading-bar.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['/en', 'Loading'],
  ['/ar', 'جارٍ التحميل'],
])('a wait of a second is announced at %s, and a short one is not even shown', (path, said) => {
  const router = createMemoryRouter([{ path: '*', element: <LoadingBar active /> }], {
    initialEntries: [path],
  });
  const { container } = render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const spoken = container.querySelector('[aria-live]');
  const bar = () => container.querySelector('[aria-hidden]');
  act(() => void vi.advanceTimersByTime(149));
  expect(bar()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(bar()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(849));
  expect(spoken?.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(spoken?.textContent).toBe(said);
});
