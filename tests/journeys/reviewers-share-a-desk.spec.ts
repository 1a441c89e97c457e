import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { atTheDesk, button, handIn, w } from './support/review-desk.ts';
import { expect, test } from './support/test.ts';
import { type WordKey, words } from './support/words.ts';
import { newReviewer } from './support/work.ts';

test('a retranslation is held against what readers have; what one reviewer is at shows so at once to another', async ({
  page,
  browser,
}) => {
  const locale = 'en';
  test.setTimeout(240_000);
  const first = await firstChapterOf(await comicOf('seeded'), 'en');
  const { submissionId } = await handIn(page, locale, String(first.number));
  const [one, other] = await Promise.all(
    ['Huda Salem', 'Omar Aziz'].map(async (name) => {
      const desk = await (await browser.newContext()).newPage();
      await atTheDesk(desk, locale, `/review/${submissionId}`, await newReviewer(locale, name));
      await expect(button(desk, w(locale, 'claim.begin'))).toBeVisible();
      return desk;
    }),
  );
  if (!one || !other) throw new Error('There are two reviewers.');

  await test.step('beside, over, and made larger', async () => {
    const pages = one.getByRole('region', { name: w(locale, 'pages.title') });
    const original = pages.getByRole('img', { name: /^The same page in / });
    await expect(pages.getByRole('button', { name: /^Beside / })).toBeVisible();
    await expect(original.first()).toBeVisible();
    await one.keyboard.press('o');
    await expect(original).toHaveCount(0);
    await pages.getByRole('button', { name: w(locale, 'compare.over') }).click();
    await pages.getByRole('slider').fill('80');
    await expect(original.first()).toBeVisible();
    const width = async () => (await original.first().boundingBox())?.width ?? 0;
    const fitted = await width();
    await one.keyboard.press('z');
    await expect.poll(width).toBeGreaterThan(fitted * 1.4);
    expect(await violations(one)).toEqual([]);
  });

  await test.step('who cannot decide sees who is reviewing, and that it was taken back', async () => {
    await button(one, w(locale, 'claim.begin')).click();
    await expect(other.getByText('is reviewing this')).toContainText('Huda Salem');
    await expect(button(other, w(locale, 'claim.begin'))).toHaveCount(0);
    await expect(button(other, w(locale, 'decide.publish'))).toHaveCount(0);
    await button(one, w(locale, 'claim.release')).click();
    await expect(button(other, w(locale, 'claim.begin'))).toBeVisible();
    await page.goto(`/${locale}/mywork`);
    await page.locator('main li button[aria-expanded]').first().click();
    const m = (key: WordKey<'my-work'>) => words(locale, 'my-work', key);
    await page.getByRole('button', { name: m('actions.withdraw'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: m('withdraw.confirm'), exact: true })
      .click();
    await expect(other.getByText(w(locale, 'gone.title'))).toBeVisible();
  });
});
