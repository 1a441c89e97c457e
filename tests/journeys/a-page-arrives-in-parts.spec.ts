import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { comicOf } from './support/catalogue.ts';
import { SITE } from './support/environment.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage } from './support/words.ts';

// The app is not looked at: its files are asked of a server that has only the page.
test.use({ expectedErrors: ['missing'], awaitsApp: false });

/** Serves one page of the site up to the end of one of its headers, counted from 1; what is left comes when it is let through. */
async function heldIn(header: number, path: string) {
  const html = await (await fetch(`${SITE}${path}`)).text();
  const begin = html.split('</header>').slice(0, header).join('</header>');
  if (begin === html) throw new Error(`${path} has less than ${header} headers.`);
  let opened: ServerResponse | undefined;
  const server = createServer((asked, answer) => {
    if (asked.url !== path) return answer.writeHead(404).end();
    opened = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return answer.write(begin);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    letThrough: () => opened?.end(html.slice(begin.length)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

for (const locale of inOneLanguage('ar')) {
  for (const [what, header, pathOf] of [
    ['the site’s header', 1, () => '/terms'],
    ['what a comic’s page opens with', 2, async () => `/comic/${(await comicOf('seeded')).slug}`],
  ] as const) {
    test(`${locale}: nothing is painted before ${what} is there as a whole`, async ({ page }) => {
      const held = await heldIn(header, `/${locale}${await pathOf()}`);
      try {
        await page.goto(held.url, { waitUntil: 'commit' });
        await expect(page.locator('#root nav a').first()).toBeAttached();
        // A paint that did not wait would come meanwhile.
        const letThrough = await page.evaluate(async () => {
          for (let each = 0; each < 20; each += 1) await fetch(`/missing-${each}`);
          return performance.now();
        });
        held.letThrough();
        const painted = await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        );
        expect(await painted.jsonValue()).toBeGreaterThan(letThrough);
      } finally {
        await held.close();
      }
    });
  }
}
