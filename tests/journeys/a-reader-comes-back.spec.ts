import { field } from './support/form.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;

for (const locale of inOneLanguage('en')) {
  const t = (key: WordKey<'account'>) => words(locale, 'account', key);

  test(`${locale}: nothing of a new account's is there yet; logging out asks first, and the device keeps the address only`, async ({
    page,
  }) => {
    const reader = await newReader(locale, NAMES[locale]);
    await logInAt(page, locale, '/comments', reader);
    for (const tab of ['comments', 'history', 'savedItems', 'following'] as const) {
      await page.getByRole('link', { name: t(`tabs.${tab}`), exact: true }).click();
      await expect(page.getByText(t(`empty.${tab}.title`), { exact: true })).toBeVisible();
    }
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: t('tabs.logOut'), exact: true }).click();
    await dialog.getByRole('button', { name: words(locale, 'session', 'signOut.cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/${locale}/following`);

    await page.getByRole('button', { name: t('tabs.logOut'), exact: true }).click();
    await dialog.getByRole('button', { name: words(locale, 'session', 'signOut.confirm') }).click();
    await expect(page).toHaveURL(`/${locale}`);
    await expect(page.locator('header a[href*="/login"]')).toBeVisible();
    await page.goto(`/${locale}/following`);
    await expect(page).toHaveURL(`/${locale}/login?next=%2F${locale}%2Ffollowing`);
    await expect(field(page, 'email')).toHaveValue(reader.email);
    await expect(field(page, 'password')).toHaveValue('');
  });

  test(`${locale}: settings that were made on one device are there on another`, async ({ page, browser }) => {
    const reader = await newReader(locale, NAMES[locale]);
    await logInAt(page, locale, '/settings', reader);
    const at = (on: typeof page, key: 'dataSaver') =>
      on.getByRole('switch', { name: words(locale, 'downloads', `settings.${key}`), exact: true });
    const choices = ['dataSaver'] as const;
    const chosen: Record<string, boolean> = {};
    for (const key of choices) {
      chosen[key] = !(await at(page, key).isChecked());
      // Not `setChecked`, which looks at once: the switch shows what the profile holds.
      await at(page, key).click();
      await expect(at(page, key)).toBeChecked({ checked: chosen[key] });
    }
    await page.getByRole('radio', { name: t('settings.dark') }).check();
    await expect(page.getByRole('main').getByText(t('saving.saved'), { exact: true })).toBeVisible();

    const elsewhere = await browser.newPage();
    await logInAt(elsewhere, locale, '/settings', reader);
    for (const key of choices)
      await expect(at(elsewhere, key)).toBeChecked({ checked: chosen[key] ?? false });
    await expect(elsewhere.getByRole('radio', { name: t('settings.dark') })).toBeChecked();
    await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await elsewhere.close();
  });
}
