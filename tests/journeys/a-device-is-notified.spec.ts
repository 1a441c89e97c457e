import { violations } from './support/axe.ts';
import { bell } from './support/bell.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { chapterNotification } from './support/notifications.ts';
import { notify } from './support/owner.ts';
import {
  deliver,
  pressShown,
  pushService,
  shownNotifications,
  subscribesWith,
} from './support/push-service.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a new chapter shows on a device that its reader has turned on, opens from there, and no more once all are turned off`, async ({
    page,
  }) => {
    const service = await pushService();
    try {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const reader = await newReader(locale, 'ليلى حداد', true);
      await subscribesWith(page, service.keys);
      await logInAt(page, locale, '/settings', reader);
      await waitForWorker(page);
      const here = page.getByRole('switch', { name: words(locale, 'account', 'devices.here'), exact: true });
      await here.click();
      await expect(here).toBeChecked();
      const list = page.getByRole('list', { name: words(locale, 'account', 'devices.list') });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(await violations(page), 'the settings').toEqual([]);
      // The hours of who has chosen none would have a message of the night wait.
      await page
        .getByRole('switch', { name: words(locale, 'account', 'devices.quiet'), exact: true })
        .click();
      await expect(page.getByLabel(words(locale, 'account', 'devices.from'), { exact: true })).toHaveCount(0);

      await notify(reader.email, chapterNotification(chapter, 'saved', 0));
      const message = await service.next();
      await deliver(page, message);
      await expect.poll(() => shownNotifications(page)).toMatchObject([{ lang: locale }]);
      const isRead = page.waitForResponse('**/api/community');
      await page.goto(await pressShown(page));
      await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/${chapter.id}(?:\\?page=\\d+)?$`));
      await new Reader(page).shows(1);
      // Whoever opens it has read it.
      await isRead;
      await page.goto(`/${locale}/settings`);
      await expect(bell(page, locale, 0)).toBeVisible();

      await page.getByRole('button', { name: words(locale, 'account', 'devices.everywhere') }).click();
      await expect(here).not.toBeChecked();
      await expect(list).toHaveCount(0);
    } finally {
      service.close();
    }
  });
}
