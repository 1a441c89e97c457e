import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { FileServer } from './file-server.ts';

/** What is measured, and where. */
export interface Stage {
  readonly browser: Browser;
  /** Of the site, without a slash at its end. */
  readonly site: string;
  readonly files: FileServer;
  /** The address of the chapter's PDF. */
  readonly pdf: string;
}

/** A cheap phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A page in a new profile of the browser, and the way to end both. Its worker would fetch what nobody waits for. */
export async function openPage(
  browser: Browser,
  options: { readonly deviceScaleFactor?: number } = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    ...PHONE,
    ...options,
  });
  return { context, page: await context.newPage() };
}

/** Waits until a page of the chapter is drawn, and a frame has shown it. */
export async function drawn(page: Page, number: number): Promise<void> {
  await page
    .locator(`[data-page="${number}"] :is(img, canvas)[data-shown]`)
    .first()
    .waitFor({ timeout: 120_000 });
  await frame(page);
}

/** Waits until two frames have been made. */
export const frame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The number of the page that is read. */
export async function pageRead(page: Page): Promise<number> {
  const box = page.locator('[data-current] [data-page]').first();
  return Number(await box.getAttribute('data-page'));
}

/** Turns page by page until this one is read, and waits until it is drawn. */
export async function turnTo(page: Page, number: number): Promise<void> {
  while ((await pageRead(page)) < number) {
    await page.keyboard.press('ArrowRight');
    await frame(page);
  }
  await drawn(page, number);
}
