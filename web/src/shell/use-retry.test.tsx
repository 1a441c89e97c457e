import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetry } from './use-retry.ts';

let answers = false;
let readings = 0;

beforeEach(() => {
  vi.useFakeTimers();
  answers = false;
  readings = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: answers ? 200 : 503 })),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shown({ isNeeded }: { readonly isNeeded: boolean }) {
  useRetry(isNeeded);
  return null;
}

async function open(isNeeded: boolean) {
  const loader = () => {
    readings += 1;
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', loader, HydrateFallback: () => null, element: <Shown isNeeded={isNeeded} /> },
  ]);
  const shown = render(<RouterProvider router={router} />);
  await pass(0);
  readings = 0;
  return shown;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a page is read again once the site answers, without an event of the browser', async () => {
  await open(true);
  await pass(60);
  expect(readings).toBe(0);
  answers = true;
  await pass(60);
  expect(readings).toBeGreaterThan(0);
});

test('a site that answers without having the page is asked ever more seldom', async () => {
  answers = true;
  await open(true);
  await pass(10 * 60);
  const first = readings;
  await pass(10 * 60);
  expect(readings - first).toBeLessThanOrEqual(10);
  expect(first).toBeLessThanOrEqual(15);
});

test('nothing is asked for a page that is current, nor after it was left', async () => {
  answers = true;
  await open(false);
  await pass(600);
  const left = await open(true);
  left.unmount();
  await pass(600);
  expect(fetch).not.toHaveBeenCalled();
  expect(readings).toBe(0);
});
