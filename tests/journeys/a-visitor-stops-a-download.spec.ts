import type { CDPSession, Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const PDF = /\/v0\/b\/.*\.pdf\?/;
const SLOW = 100_000;

/** So many bytes come in a second; of -1, as many as can. */
async function limit(session: CDPSession, downloadThroughput: number): Promise<void> {
  const emulated = { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', emulated);
}

/** How much of the file has come, from 0 to 1. */
const shareOf = (page: Page): Promise<number> =>
  page
    .getByRole('progressbar')
    .evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.position : Number.NaN));

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'reader'>) => words(locale, 'reader', key);

  test(`${locale}: a download shows how far it is, stops when told to and says so, and can be begun again`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await limit(session, Math.min(SLOW, chapter.pdf.bytes / 20));

    const action = page.getByRole('button', { name: t('download.action'), exact: true });
    const panel = page.getByRole('region', { name: t('download.action'), exact: true });
    const told = page.locator('output').filter({ hasText: words(locale, 'chapter-file', 'canceled') });
    const stopped = page.waitForEvent('requestfailed', (request) => PDF.test(request.url()));
    await action.click();
    await expect(panel).toContainText(words(locale, 'chapter-file', 'running'));
    await expect.poll(() => shareOf(page)).toBeGreaterThan(0);
    const seen = await shareOf(page);
    expect(seen).toBeLessThan(1);
    await expect.poll(() => shareOf(page)).toBeGreaterThan(seen);
    // A second press while it runs begins nothing.
    await action.click();
    await panel.getByRole('button', { name: t('cancel'), exact: true }).click();
    expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(told).toHaveCount(1);
    await expect(panel.getByRole('progressbar')).toHaveCount(0);

    await limit(session, -1);
    const downloading = page.waitForEvent('download');
    await action.click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(panel).toContainText(words(locale, 'chapter-file', 'saved'));
    await expect(told).toHaveCount(0);
    await panel.getByRole('button', { name: t('close'), exact: true }).click();
    await expect(panel).toHaveCount(0);
  });
}
