import { changeRole } from './support/owner.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const [locale, role, name] of [
  ['en', 'translator', 'Layla Haddad'],
  ['ar', 'reviewer', 'ليلى حداد'],
] as const) {
  test(`${locale}: the role of a ${role} arrives on a page that stays open, and goes again`, async ({
    page,
  }) => {
    const reader = await newReader(locale, name);
    await logInAt(page, locale, '/account', reader);
    const area = page.getByRole('navigation', { name: words(locale, 'account', 'area') });
    await expect(area).toContainText(words(locale, 'account', 'role.reader'));

    await changeRole(reader.email, role);
    await expect(area).toContainText(words(locale, 'account', `role.${role}`));

    await changeRole(reader.email, role, true);
    await expect(area).toContainText(words(locale, 'account', 'role.reader'));
    await page.goto(`/${locale}/mywork`);
    await expect(page).toHaveURL(`/${locale}/translator-request`);

    // The next page asks by itself, where the one before had no time to.
    await changeRole(reader.email, role);
    await expect
      .poll(async () => {
        await page.goto(`/${locale}/mywork`);
        return new URL(page.url()).pathname;
      })
      .toBe(`/${locale}/mywork`);
  });
}
