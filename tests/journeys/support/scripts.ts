import { expect, type Page, type Request } from '@playwright/test';

/** What a page asks for by way of code, from when `watchScripts` was called. */
export interface Scripts {
  /** The addresses asked for since the last call of `clear`. */
  readonly addresses: () => readonly string[];
  /** The text of all that came since the last call of `clear`, once `arrive` has resolved. */
  readonly text: () => Promise<string>;
  readonly clear: () => void;
  /**
   * Resolves once nothing of the page's code is under way and the browser has been idle twice since then, so that what is
   * fetched in idle time has come too. Pictures do not count, unlike with Playwright's `networkidle`: one whose answer is slow
   * says nothing about code. Fails with the addresses that had no answer.
   */
  readonly arrive: () => Promise<void>;
}

/** Watches the scripts and style sheets that a page asks for. */
export function watchScripts(page: Page): Scripts {
  const underWay = new Set<Request>();
  let asked: Request[] = [];
  page.on('request', (request) => {
    if (!/\.(?:js|css)$/.test(new URL(request.url()).pathname)) return;
    asked.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    addresses: () => asked.map((request) => new URL(request.url()).pathname),
    // A script that comes when the page is left already has no text any more, and was not sent to it.
    text: async () =>
      (
        await Promise.all(
          asked.map(async (request) => (await (await request.response())?.text().catch(() => '')) ?? ''),
        )
      ).join('\n'),
    clear: () => {
      asked = [];
      underWay.clear();
    },
    arrive: async () => {
      let before = -1;
      await expect
        .poll(async () => {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          const isQuiet = underWay.size === 0 && before === asked.length;
          before = asked.length;
          return isQuiet
            ? []
            : [...underWay].map((request) => request.url()).concat('the browser is not idle yet');
        })
        .toEqual([]);
    },
  };
}
