import type { Page } from '@playwright/test';

/** Holds back the requests that a pattern matches, until the returned function is called. */
export async function held(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}
