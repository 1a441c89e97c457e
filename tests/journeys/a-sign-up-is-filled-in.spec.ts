import type { Page } from '@playwright/test';
import { field, send } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, words } from './support/words.ts';

/** A name as it is found by a part of it, in any case, and with a bare alef. */
const EGYPTIAN = { en: ['egyp', 'Egyptian'], ar: ['مصر', 'مصرية'] } as const;
const JORDANIAN = { en: ['JORD', 'Jordanian'], ar: ['اردن', 'أردنية'] } as const;
/** The field of the nationality; its label says beside that it may be left out. */
const labelled = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: new RegExp(`^${words(locale, 'person', 'nationality')}`) });
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;

for (const locale of LOCALES) {
  const other = locale === 'en' ? 'ar' : 'en';

  test(`${locale}: a sign-up finds nationalities by typing, shows its password, and links what it asks consent to`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${locale}/signup`);
    const nationality = labelled(page, locale);

    await test.step('about a hundred, by their names in this language', async () => {
      await nationality.click();
      expect(await page.getByRole('option').count()).toBeGreaterThan(90);
      for (const [typed, found] of [JORDANIAN[locale], EGYPTIAN[locale]]) {
        await nationality.fill(typed);
        await expect(page.getByRole('option')).toHaveText([found]);
      }
      await page.getByRole('option').click();
      await expect(nationality).toHaveValue(EGYPTIAN[locale][1]);
      await page.locator(`header a[hreflang="${other}"]`).click();
      await expect(labelled(page, other)).toHaveValue(EGYPTIAN[other][1]);
      await page.goBack();
    });

    await field(page, 'fullName').fill(NAMES[locale]);
    await send(page);
    await test.step('the password can be looked at', async () => {
      const password = field(page, 'password');
      await password.fill('Reader#123');
      await expect(password).toHaveAttribute('type', 'password');
      await page
        .getByRole('button', { name: words(locale, 'person', 'showPassword') })
        .first()
        .click();
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toHaveValue('Reader#123');
    });

    await test.step('terms and privacy open beside the form', async () => {
      for (const [index, path] of ['terms', 'privacy'].entries()) {
        const opened = context.waitForEvent('page');
        await page.locator('label:has([name="consent"]) a').nth(index).click();
        const beside = await opened;
        await expect(beside).toHaveURL(`/${locale}/${path}`);
        await expect(beside.locator('h1')).toHaveText(words(locale, 'legal', `${path}.title`));
        await beside.close();
      }
      await expect(field(page, 'consent')).not.toBeChecked();
      await expect(field(page, 'password')).toHaveValue('Reader#123');
    });
  });
}
