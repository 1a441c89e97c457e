import type { CDPSession, Page } from '@playwright/test';

/** "Slow 4G" of Lighthouse, as it applies it to a browser (its `constants.js`). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** The slower processor of Lighthouse's phone. */
export const SLOWER = 4;

/** Puts a page on a slow line and on a slow processor; returns the session that keeps it there. */
export async function slowDown(
  page: Page,
  { line = true, processor = SLOWER }: { readonly line?: boolean; readonly processor?: number } = {},
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return session;
}
