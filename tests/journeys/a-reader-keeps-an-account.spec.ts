import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { linkIn, mailTo } from '../backend/accounts/mailbox.ts';
import { field, send } from './support/form.ts';
import { PICTURE } from './support/picture.ts';
import { logInAt, mayLogIn, newReader, profileOf } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

const NAMES = { en: ['Salma Haddad', 'Salma Nour'], ar: ['سلمى حداد', 'سلمى نور'] } as const;
const [NEW_PASSWORD, LAST_PASSWORD] = ['Newer#4567', 'Writer+456'] as const;

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'account'>) => words(locale, 'account', key);
  const w = (key: WordKey<'person'>) => words(locale, 'person', key);
  const other = locale === 'en' ? 'ar' : 'en';

  test(`${locale}: a reader changes name, photo, colors and password, takes the data, and another device follows`, async ({
    page,
    browser,
  }) => {
    const [name, newName] = NAMES[locale];
    const reader = await newReader(locale, name);
    await logInAt(page, locale, '/account', reader);

    await test.step('a name is saved, and a photo cropped, shown and removed', async () => {
      await page.getByRole('textbox', { name: w('fullName') }).fill(newName);
      await page.getByRole('button', { name: t('info.save') }).click();
      await expect(page.getByRole('navigation', { name: t('area') })).toContainText(newName);
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') });
      await expect(page.getByText(w('photo.unreadable'))).toBeVisible();
      await input.setInputFiles(PICTURE);
      await page.getByLabel(w('photo.cropLabel')).press('ArrowDown');
      await page.getByRole('button', { name: w('photo.use') }).click();
      await expect(page.getByText(t('photo.done'))).toBeVisible();
      expect(await profileOf(reader.email, reader.password)).toMatchObject({ photo: {} });
      await page.getByRole('button', { name: w('photo.remove') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w('photo.remove') })
        .click();
      await expect(page.getByRole('button', { name: w('photo.add') })).toBeVisible();
      await expect(page.locator('header img')).toHaveCount(0);
    });

    await test.step('another password ends no work here, and the old one is refused', async () => {
      await page.getByRole('button', { name: t('password.change') }).click();
      await page.getByLabel(t('password.current')).fill(reader.password);
      await page.getByLabel(t('password.new'), { exact: false }).first().fill(NEW_PASSWORD);
      await page.getByLabel(t('password.confirm')).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: t('password.save') }).click();
      await expect(page.getByText(t('password.done'))).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/account`);
      expect(await mayLogIn(reader.email, reader.password)).toBe(false);
    });

    await test.step('colors and language are kept on the profile, and colors follow to another device and back', async () => {
      await page.getByRole('link', { name: t('tabs.settings') }).click();
      await page.getByRole('radio', { name: t('settings.dark') }).check();
      await expect(page.getByRole('main').getByText(t('saving.saved'), { exact: true })).toBeVisible();
      // Not `check`: the page is another one by the time it would look at the box.
      await page.getByRole('radio', { name: other === 'ar' ? 'العربية' : 'English' }).click();
      await expect(page).toHaveURL(`/${other}/settings`);
      await expect
        .poll(() => profileOf(reader.email, NEW_PASSWORD))
        .toMatchObject({
          locale: { stringValue: other },
          settings: { mapValue: { fields: { colorMode: { stringValue: 'dark' } } } },
        });
      const device = await browser.newPage();
      const mode = device.locator('html');
      await logInAt(device, locale, '/history', { ...reader, password: NEW_PASSWORD });
      await expect(mode).toHaveAttribute('data-mantine-color-scheme', 'dark');
      const chooseLight = async () => {
        await device.getByRole('button', { name: words(locale, 'shell', 'colorMode.label') }).click();
        await device.getByRole('radio', { name: words(locale, 'shell', 'colorMode.light') }).check();
      };
      // Out and in again without leaving the page: what a visitor chose meanwhile is not the reader's.
      await device.getByRole('button', { name: t('tabs.logOut') }).click();
      await device
        .getByRole('dialog')
        .getByRole('button', { name: words(locale, 'session', 'signOut.confirm') })
        .click();
      await device.locator('header a[href*="/login"]').click();
      await chooseLight();
      await device.locator('input[name="password"]').fill(NEW_PASSWORD);
      await device.locator('main button[type="submit"]').click();
      await expect(mode).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await chooseLight();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
      await device.context().close();
    });

    await test.step('a dialog that is closed gives focus back to what opened it, in a menu too', async () => {
      const menu = page.locator('header button[aria-expanded]').last();
      await menu.click();
      await page
        .locator('header')
        .getByRole('button', { name: words(other, 'session', 'menu.signOut') })
        .click();
      await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    });

    await test.step('the data is one file that names its owner', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words(other, 'account', 'data.download') }).click();
      const file = await (await download).path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email: reader.email } });
    });
  });

  test(`${locale}: another address is in force once its link was opened, until the old one takes that back`, async ({
    page,
    browser,
  }) => {
    const callback = `/${locale}/auth/callback`;
    const reader = await newReader(locale, NAMES[locale][0]);
    const wanted = `wanted-${randomUUID().slice(0, 8)}@example.com`;
    await logInAt(page, locale, '/account', reader);
    await page.getByRole('button', { name: t('email.change'), exact: true }).click();
    await field(page, 'email').fill(wanted);
    await field(page, 'currentPassword').fill(reader.password);
    await page.getByRole('button', { name: t('email.send'), exact: true }).click();
    await expect(page.getByText(t('email.sentTitle'))).toBeVisible();

    await page.goto(linkIn(await mailTo(wanted, 'Confirm your new e-mail address'), callback).href);
    await expect(page.locator('main h1')).toHaveText(words(locale, 'auth-callback', 'changed.title'));
    // The session ended with the old address, without being called ended elsewhere.
    await expect(page.getByText(words(locale, 'session', 'ended.title'), { exact: true })).toBeHidden();
    await logInAt(page, locale, '/account', { ...reader, email: wanted });
    await expect(page.locator('main')).toContainText(wanted);

    await test.step('a mail program that opens links takes nothing back, who agrees does', async () => {
      const back = linkIn(await mailTo(reader.email, 'about to change'), callback).href;
      const elsewhere = await browser.newPage();
      await elsewhere.goto(back);
      const agree = words(locale, 'auth-callback', 'askKeep.agree');
      await elsewhere.getByRole('button', { name: agree, exact: true }).click();
      await expect(elsewhere.locator('main h1')).toHaveText(words(locale, 'auth-callback', 'kept.title'));
      // The other session has ended.
      await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
      const choose = words(locale, 'auth-callback', 'newPassword');
      await elsewhere.getByRole('link', { name: choose, exact: true }).click();
      await expect(elsewhere).toHaveURL(`/${locale}/newpassword`);
      await field(elsewhere, 'password').fill(LAST_PASSWORD);
      await field(elsewhere, 'passwordConfirmation').fill(LAST_PASSWORD);
      await send(elsewhere);
      await expect(elsewhere).toHaveURL(`/${locale}/login`);
      expect(await mayLogIn(reader.email, LAST_PASSWORD)).toBe(true);
      await elsewhere.context().close();
    });
  });
}
