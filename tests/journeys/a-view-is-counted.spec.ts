import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { scheduled } from '../support/schedules.ts';
import { firstChapterOf, readComic, readHome } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, number, type WordBelow, words } from './support/words.ts';

// A browser that is driven by a program is not counted: this one hides it, and is like no other.
test.use({
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 ${randomUUID()}`,
});
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
});

const isView = (message: { url(): string }) => message.url().endsWith('/api/view');

/** The views that a page sends from now on. */
function viewsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isView(request)) sent.push(request.postData() ?? '');
  });
  return sent;
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a chapter that is read is a view of its comic, once`, async ({ page }) => {
    const comic = (await readHome()).mostRead[locale === 'ar' ? 1 : 0];
    if (comic === undefined) throw new Error('The home page ranks too few comics.');
    const chapter = await firstChapterOf(comic, locale);
    const { views } = await readComic(comic.slug);
    const rollUp = await scheduled('rollUpViews');
    const sent = viewsSent(page);

    const counted = page.waitForResponse(isView);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    expect((await counted).status()).toBe(204);
    await rollUp.run();
    await expect.poll(async () => (await readComic(comic.slug)).views).toBe(views + 1);

    await page.goto(`/${locale}/comic/${comic.slug}`);
    const facts = page.locator('dl').filter({ hasText: words(locale, 'comic', 'facts.views') });
    await expect(facts).toContainText(number(views + 1, locale));

    // A reload sends nothing; what a browser sends that has forgotten it adds nothing.
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    expect(sent).toEqual([JSON.stringify({ comicId: chapter.comic.id, chapterId: chapter.id })]);
    await page.evaluate(() => localStorage.removeItem('rawi-views'));
    const again = page.waitForResponse(isView);
    await page.reload();
    await new Reader(page).shows(1);
    expect((await again).status()).toBe(204);
    await rollUp.run();
    expect((await readComic(comic.slug)).views).toBe(views + 1);
  });
}

for (const locale of inOneLanguage('en')) {
  test(`${locale}: the most read are those of a month, a week or of all time`, async ({ page }) => {
    const window = (name: WordBelow<'home', 'windows'>) =>
      page.getByRole('radio', { name: words(locale, 'home', `windows.${name}`) });
    const ranked = page.locator('section').filter({ has: page.locator('#most-read') });
    const first = ranked.getByRole('heading', { level: 3 }).getByRole('link');
    const leads = (slug: string | undefined) =>
      expect(first).toHaveAttribute('href', `/${locale}/comic/${slug}`);

    await page.goto(`/${locale}`);
    const { mostRead, mostReadLately } = await readHome();
    await expect(window('month')).toBeChecked();
    await leads(mostReadLately?.month[0]?.slug);
    const { views = 0 } = mostReadLately?.month[0] ?? {};
    await expect(ranked).toContainText(number(views, locale));

    await window('all').check();
    await leads(mostRead[0]?.slug);
    await expect(ranked).toContainText(number(mostRead[0]?.views ?? 0, locale));

    // By keys, and kept for the next visit.
    await window('all').press('ArrowUp');
    await window('month').press('ArrowUp');
    await expect(window('week')).toBeChecked();
    await leads(mostReadLately?.week[0]?.slug);
    await page.reload();
    await expect(window('week')).toBeChecked();
    await leads(mostReadLately?.week[0]?.slug);
  });
}
