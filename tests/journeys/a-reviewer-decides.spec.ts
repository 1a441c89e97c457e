import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import { violations } from './support/axe.ts';
import { uidOf } from './support/owner.ts';
import {
  expectGone,
  keepShownPictures,
  keptFilesOf,
  readAt,
  saveAndRead,
} from './support/published-chapter.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { atTheDesk, button, chooseFile, handIn, heading, NAMES, send, u, w } from './support/review-desk.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, number, words } from './support/words.ts';
import { newAdmin, newReviewer } from './support/work.ts';

const REVIEWERS = { en: 'Huda Salem', ar: 'هدى سالم' } as const;
/** Of the mail, which is shown before it is sent. */
const MARKED = { en: 'marked places on the pages', ar: 'مواضع حدّدتها المراجعة' } as const;

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a chapter is handed in, rejected, revised, published, and read by a visitor`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(420_000);
    let address = '';
    const chapter = locale === 'en' ? '71' : '72';
    const { series, submissionId } = await handIn(page, locale, chapter);
    const desk = await (await browser.newContext()).newPage();
    const reviewer = await newReviewer(locale, REVIEWERS[locale]);
    const row = desk
      .locator('main li')
      .filter({ has: desk.locator(`a[href$="/review/submission:${submissionId}"]`) })
      .filter({ hasText: w(locale, 'chapterNumber', { chapter: number(Number(chapter), locale) }) })
      .filter({ hasText: NAMES[locale] });

    await test.step('it waits in the queue, and the address keeps what is shown of it', async () => {
      await atTheDesk(desk, locale, '/review', reviewer);
      await expect(heading(desk, w(locale, 'title'))).toBeVisible();
      await expect(row).toContainText(series);
      await desk.locator('main select[name="language"]').selectOption('de');
      await expect(desk.getByText(w(locale, 'none'))).toBeVisible();
      await expect(desk).toHaveURL(/language=de/);
      await button(desk, w(locale, 'filters.clear')).click();
      await expect(row).toBeVisible();
    });

    await test.step('a reviewer takes it, looks at its pages, and turns it down with a reason', async () => {
      await row.getByRole('link').click();
      await expect(desk).toHaveURL(`/${locale}/review/submission:${submissionId}`);
      // The address changes before the queue is gone, whose rows begin reviews too.
      await expect(row).toHaveCount(0);
      await button(desk, w(locale, 'claim.begin')).click();
      await expect(button(desk, w(locale, 'decide.publish'))).toBeVisible();
      const pages = desk.getByRole('region', { name: w(locale, 'pages.title') });
      await expect(pages.getByRole('img', { name: /./ }).first()).toBeVisible();
      await desk.keyboard.press('?');
      await expect(desk.getByRole('dialog')).toContainText(w(locale, 'shortcuts.publish'));
      await desk.keyboard.press('Escape');
      await expect(desk.getByRole('dialog')).toHaveCount(0);
      await desk.keyboard.press('n');
      await expect(pages.locator('output')).toHaveText(
        w(locale, 'pages.page', { page: number(2, locale), total: number(3, locale) }),
      );
      await pages
        .getByRole('img')
        .first()
        .click({ position: { x: 60, y: 40 } });
      await pages.locator('textarea[name="pin-1"]').fill('This letter is cut.');
      await pages.getByRole('button', { name: w(locale, 'pins.add'), exact: true }).click();
      await pages.locator('textarea[name="pin-2"]').fill('Never mind.');
      await pages
        .getByRole('button', { name: w(locale, 'pins.remove'), exact: true })
        .last()
        .click();
      await expect(
        pages.getByRole('button', { name: w(locale, 'pins.note', { note: number(1, locale) }) }),
      ).toBeVisible();
      await button(desk, w(locale, 'decide.confirmReject')).click();
      await expect(desk.getByText(w(locale, 'decide.needReason'))).toBeVisible();
      await desk.getByRole('checkbox', { name: REJECTION_REASON_TEXTS.accuracy[locale] }).check();
      await desk.locator('main textarea[name="note"]').fill('Page 2: the name differs.');
      await expect(desk.getByRole('region', { name: w(locale, 'decide.preview') })).toContainText(
        MARKED[locale],
      );
      expect(await violations(desk)).toEqual([]);
      await desk.reload();
      await expect(desk.locator('main textarea[name="note"]')).toHaveValue('Page 2: the name differs.');
      await button(desk, w(locale, 'decide.confirmReject')).click();
      await button(desk, w(locale, 'pending.undo')).click();
      await button(desk, w(locale, 'decide.confirmReject')).click();
      await button(desk, w(locale, 'pending.now')).click();
      await expect(desk.getByText(w(locale, 'states.rejected'), { exact: true })).toBeVisible();
    });

    await test.step('its translator is told why, revises it with another file, and sends it again', async () => {
      await page.goto(`/${locale}/reject?submission=${submissionId}`);
      await expect(page.locator('main')).toContainText('Page 2: the name differs.');
      await expect(page.getByText('This letter is cut.')).toBeVisible();
      await expect(
        page
          .locator('main')
          .getByRole('button', { name: words(locale, 'reject', 'pins.note', { note: number(1, locale) }) }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page
        .locator('main')
        .getByRole('button', { name: words(locale, 'reject', 'own.revise') })
        .click();
      await expect(page.locator('main input[name="number"]')).toHaveValue(chapter);
      await page.locator('main input[name="title"]').fill('The well');
      await expect(
        page.locator('main output').filter({ hasText: words(locale, 'upload', 'save.saved') }),
      ).toBeVisible();
      await button(page, words(locale, 'upload', 'removeName', { name: 'chapter.pdf' })).click();
      await expect(
        page.locator('main aside li').filter({ hasText: u(locale, 'checks.new') }),
      ).not.toHaveAttribute('data-state', 'passed');
      await chooseFile(page, locale, 2);
      await send(page, locale);
    });

    await test.step('it is published, and a visitor reads it', async () => {
      await expect(button(desk, w(locale, 'claim.begin'))).toBeVisible();
      await expect(desk.locator('main ins')).toContainText('The well');
      await expect(desk.getByText(w(locale, 'pins.before'))).toBeVisible();
      await expect(desk.getByText('This letter is cut.')).toBeVisible();
      await button(desk, w(locale, 'claim.begin')).click();
      await desk.getByRole('checkbox', { name: w(locale, 'rating.confirm') }).check();
      await button(desk, w(locale, 'decide.publish')).click();
      await button(desk, w(locale, 'pending.now')).click();
      const link = desk.getByRole('link', { name: w(locale, 'pages.read') });
      await expect(link).toBeVisible({ timeout: 90_000 });
      address = (await link.getAttribute('href')) ?? '';
      await readAt(browser, address, 2);
      await page.goto(`/${locale}/notifications`);
      await expect(page.locator('main li').first()).toContainText(series);
    });

    const fan = await (await browser.newContext()).newPage();
    const savedRow = fan.locator('main li').filter({ hasText: number(Number(chapter), locale) });
    await test.step('a reader saves and reads it', async () => {
      const reader = await newReader(locale, 'Yara Haddad', true);
      await logInAt(fan, locale, '/savedItems', reader);
      const chapterId = decodeURIComponent(address.split('/').at(-1) ?? '');
      await saveAndRead(await uidOf(reader.email), submissionId, chapterId);
      await expect(async () => {
        await fan.goto(address);
        await expect(fan.locator('[data-page="1"] img').first()).toBeVisible({ timeout: 5000 });
        await keepShownPictures(fan);
        expect(await keptFilesOf(fan, chapterId)).toBeGreaterThan(0);
      }).toPass({ timeout: 60_000 });
      await fan.goto(`/${locale}/savedItems?kind=chapter`);
      await expect(savedRow.locator('a[href*="/chapter/"]')).toHaveCount(1);
    });

    await test.step('an admin finds it and takes it from readers', async () => {
      const office = await (await browser.newContext()).newPage();
      await atTheDesk(office, locale, '/review?show=decided', await newAdmin(locale, 'Amina Saleh'));
      await office.locator('main input[name="words"]').fill(NAMES[locale]);
      const decided = office
        .locator('main li')
        .filter({ hasText: w(locale, 'chapterNumber', { chapter: number(Number(chapter), locale) }) })
        .first();
      await expect(decided).toContainText(w(locale, 'states.published'));
      await decided.getByRole('link').click();
      await button(office, w(locale, 'admin.takeOff')).click();
      const dialog = office.getByRole('dialog');
      await dialog.locator('select[name="reason"]').selectOption('rights');
      expect(await violations(office)).toEqual([]);
      await dialog.getByRole('button', { name: w(locale, 'admin.takeOff'), exact: true }).click();
      await expect(office.getByText(w(locale, 'states.unpublished'), { exact: true })).toBeVisible();
      await expectGone(browser, address);
      await expect(async () => {
        await fan.goto(`/${locale}/savedItems?kind=chapter`);
        await expect(savedRow).toContainText(words(locale, 'account', 'lists.removed'), { timeout: 5000 });
      }).toPass({ timeout: 30_000 });
      await expect(savedRow.locator('a[href*="/chapter/"]')).toHaveCount(0);
      await fan.goto(`/${locale}/history`);
      const read = fan.locator('main li').filter({ hasText: words(locale, 'account', 'lists.removed') });
      await expect(read).toHaveCount(1);
      const chapterId = decodeURIComponent(address.split('/').at(-1) ?? '');
      await expect.poll(() => keptFilesOf(fan, chapterId)).toBe(0);
      await page.goto(`/${locale}/mywork`);
      await expect(page.locator('main')).toContainText(words(locale, 'my-work', 'states.unpublished'));
      await office.context().close();
    });
  });
}
