import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { logInAt } from './support/reader-account.ts';
import { atTheDesk, button, handIn, NAMES, w } from './support/review-desk.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';
import { newReviewer, newUploader } from './support/work.ts';

test('a retranslation is held against what readers have', async ({ page, browser }) => {
  const locale = 'en';
  test.setTimeout(120_000);
  const first = await firstChapterOf(await comicOf('seeded'), 'en');
  const { submissionId } = await handIn(page, locale, String(first.number));
  const desk = await (await browser.newContext()).newPage();
  await atTheDesk(desk, locale, `/review/${submissionId}`, await newReviewer(locale, 'Huda Salem'));
  const pages = desk.getByRole('region', { name: w(locale, 'pages.title') });
  const beside = pages.getByRole('button', { name: /^Beside / });
  await expect(beside).toBeVisible();
  const original = pages.getByRole('img', { name: /^The same page in / });
  await expect(original).toHaveCount(0);
  await desk.keyboard.press('o');
  await expect(original.first()).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await pages.getByRole('button', { name: w(locale, 'compare.over') }).click();
  await pages.getByRole('slider').fill('80');
  await expect(original.first()).toBeVisible();
  await desk.keyboard.press('z');
  await expect
    .poll(() =>
      pages.locator('section').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
    .toBe(true);
  expect(await violations(desk)).toEqual([]);
});

test('what one reviewer is at shows so at once to another, who cannot decide', async ({ page, browser }) => {
  const locale = 'en';
  test.setTimeout(120_000);
  const { submissionId } = await handIn(page, locale, '73');
  const [one, other] = await Promise.all(
    ['Huda Salem', 'Omar Aziz'].map(async (name) => {
      const desk = await (await browser.newContext()).newPage();
      await atTheDesk(desk, locale, `/review/${submissionId}`, await newReviewer(locale, name));
      await expect(button(desk, w(locale, 'claim.begin'))).toBeVisible();
      return desk;
    }),
  );
  if (!one || !other) throw new Error('There are two reviewers.');
  await button(one, w(locale, 'claim.begin')).click();
  await expect(other.getByText('is at it')).toContainText('Huda Salem');
  await expect(button(other, w(locale, 'claim.begin'))).toHaveCount(0);
  await expect(button(other, w(locale, 'decide.publish'))).toHaveCount(0);
  await button(one, w(locale, 'claim.release')).click();
  await expect(button(other, w(locale, 'claim.begin'))).toBeVisible();
  // Taken back by its owner, it is nothing to review any more.
  await page.goto(`/${locale}/mywork`);
  await page.locator('main li button[aria-expanded]').first().click();
  await page.getByRole('button', { name: words(locale, 'my-work', 'actions.withdraw'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(locale, 'my-work', 'withdraw.confirm'), exact: true })
    .click();
  await expect(other.getByText(w(locale, 'gone.title'))).toBeVisible();
});

test('nobody but reviewers is told that there is such a page', async ({ page }) => {
  const translator = await newUploader('en', NAMES.en);
  await logInAt(page, 'en', '/account', translator);
  for (const path of ['/en/review', '/en/review/one']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('en', 'shell', 'error.pageNotFound'),
    );
  }
});
