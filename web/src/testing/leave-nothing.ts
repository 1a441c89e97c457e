import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** Files that share modules share the page too: what a file leaves of it goes before the next one begins. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Some files run in Node alone.
  if (typeof document === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
