import { readFile } from 'node:fs/promises';
import { PICTURE } from './support/picture.ts';
import { logInAt, mayLogIn, newestMail, newReader, profileOf } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';

const NAMES = { en: ['Salma Haddad', 'Salma Nour'], ar: ['سلمى حداد', 'سلمى نور'] } as const;
const NEW_PASSWORD = 'Newer#4567';

const wordsOf = (locale: Locale) => (key: string, values?: Readonly<Record<string, string>>) =>
  words(locale, 'account', key, values);

/** A wrong password is refused by the Auth emulator with a 400, which the browser reports. */
test.use({ expectedErrors: ['refused'] });

for (const locale of inOneLanguage('ar')) {
  const t = wordsOf(locale);
  const w = (key: string) => words(locale, 'person', key);
  const other = locale === 'en' ? 'ar' : 'en';

  test(`${locale}: a reader changes name and photo, and is asked before unsaved changes are lost`, async ({
    page,
  }) => {
    const [name, newName] = NAMES[locale];
    const reader = await newReader(locale, name);
    await logInAt(page, locale, '/account', reader);
    const field = page.getByRole('textbox', { name: w('fullName') });
    await expect(field).toHaveValue(name);

    await test.step('what is wrong is said in place, and has focus', async () => {
      await field.fill('12');
      await page.getByRole('button', { name: t('info.save') }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('leaving asks, and staying keeps what was typed', async () => {
      await field.fill(newName);
      await page.getByRole('link', { name: t('tabs.settings') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('leave.stay') })
        .click();
      await expect(page).toHaveURL(`/${locale}/account`);
      await expect(field).toHaveValue(newName);
    });

    await test.step('the other language keeps what was typed', async () => {
      await page
        .locator('header')
        .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
        .click();
      await expect(page).toHaveURL(`/${other}/account`);
      await expect(page.getByRole('textbox', { name: words(other, 'person', 'fullName') })).toHaveValue(
        newName,
      );
      await page.goBack();
      await expect(field).toHaveValue(newName);
    });

    await test.step('saving says so', async () => {
      await page.getByRole('button', { name: t('info.save') }).click();
      await expect(page.getByRole('main').getByText(t('saving.saved'), { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: t('area') })).toContainText(newName);
      await page.reload();
      await expect(field).toHaveValue(newName);
    });

    await test.step('a file that is no picture is refused, a picture is cropped and shown', async () => {
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') });
      await expect(page.getByText(w('photo.unreadable'))).toBeVisible();
      await input.setInputFiles(PICTURE);
      await page.getByLabel(w('photo.cropLabel')).press('ArrowDown');
      await page.getByRole('button', { name: w('photo.use') }).click();
      await expect(page.getByText(t('photo.done'))).toBeVisible();
      await expect(page.getByRole('button', { name: w('photo.change') })).toBeVisible();
      expect(await profileOf(reader.email, reader.password)).toMatchObject({ photo: {} });
    });

    await test.step('the photo is removed after a question, and the initial stands there again', async () => {
      await page.getByRole('button', { name: w('photo.remove') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('cancel') }).click();
      await expect(page.getByRole('button', { name: w('photo.change') })).toBeVisible();
      await page.getByRole('button', { name: w('photo.remove') }).click();
      await dialog.getByRole('button', { name: w('photo.remove') }).click();
      await expect(page.getByRole('button', { name: w('photo.add') })).toBeVisible();
      await expect(page.locator('header img')).toHaveCount(0);
      expect(await profileOf(reader.email, reader.password)).not.toHaveProperty('photo');
    });
  });

  test(`${locale}: a reader sets language and colours, changes e-mail and password, takes the data and leaves`, async ({
    page,
    browser,
  }) => {
    const reader = await newReader(locale, NAMES[locale][0]);
    await logInAt(page, locale, '/settings', reader);

    await test.step('colours and language are kept on the profile', async () => {
      await page.getByRole('radio', { name: t('settings.dark') }).check();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expect(page.getByRole('main').getByText(t('saving.saved'), { exact: true })).toBeVisible();
      // Not `check`: the page is another one by the time it would look at the box.
      await page.getByRole('radio', { name: other === 'ar' ? 'العربية' : 'English' }).click();
      await expect(page).toHaveURL(`/${other}/settings`);
      await expect
        .poll(() => profileOf(reader.email, reader.password))
        .toMatchObject({
          locale: { stringValue: other },
          settings: { mapValue: { fields: { colorMode: { stringValue: 'dark' } } } },
        });
      await page.goto(`/${locale}/settings`);
      await expect(page.getByRole('radio', { name: t('settings.dark') })).toBeChecked();
    });

    await test.step('the colours follow to another device, and back from its header', async () => {
      const device = await browser.newPage();
      const mode = device.locator('html');
      await device.goto(`/${locale}`);
      await expect(mode).toHaveAttribute('data-mantine-color-scheme', 'light');
      await logInAt(device, locale, '/history', reader);
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
      await device.locator('input[name="password"]').fill(reader.password);
      await device.locator('main button[type="submit"]').click();
      await expect(mode).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await chooseLight();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
      await device.context().close();
    });

    await test.step('a dialog that is closed gives focus back to what opened it', async () => {
      for (const opener of [t('tabs.logOut'), t('tabs.deleteAccount')]) {
        const button = page.getByRole('button', { name: opener, exact: true });
        await button.click();
        await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }
      const menu = page.locator('header button[aria-expanded]').last();
      await menu.click();
      await page
        .locator('header')
        .getByRole('button', { name: words(locale, 'session', 'menu.signOut') })
        .click();
      await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    });

    await test.step('the data is one file that names its owner', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t('data.download') }).click();
      const file = await (await download).path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { email: reader.email } });
    });

    await test.step('another e-mail needs the password, and the link that is sent to it', async () => {
      const wanted = `other-${crypto.randomUUID()}@rawi.test`;
      await page.getByRole('link', { name: t('tabs.account') }).click();
      await page.getByRole('button', { name: t('email.change') }).click();
      await expect(page.getByRole('textbox', { name: t('email.newEmail') })).toBeFocused();
      await page.getByRole('button', { name: t('cancel'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('email.change') })).toBeFocused();
      await page.getByRole('button', { name: t('email.change') }).click();
      await page.getByRole('textbox', { name: t('email.newEmail') }).fill(wanted);
      const current = page.getByLabel(t('password.current'));
      await current.fill('Wrong#1234');
      await page.getByRole('button', { name: t('email.send') }).click();
      await expect(page.getByText(t('errors.wrongPassword'))).toBeVisible();
      await expect(current).toBeFocused();
      await current.fill(reader.password);
      await page.getByRole('button', { name: t('email.send') }).click();
      await expect(page.getByText(t('email.sentTitle'))).toBeVisible();
      await expect.poll(() => newestMail(wanted)).toContain('mode=changeEmail');
      expect(await mayLogIn(reader.email, reader.password)).toBe(true);
    });

    await test.step('another password ends no work here, and the old one is refused', async () => {
      await page.getByRole('button', { name: t('password.change') }).click();
      await page.getByLabel(t('password.current')).fill(reader.password);
      await page.getByLabel(t('password.new'), { exact: false }).first().fill(NEW_PASSWORD);
      await page.getByLabel(t('password.confirm')).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: t('password.save') }).click();
      await expect(page.getByText(t('password.done'))).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/account`);
      expect(await mayLogIn(reader.email, NEW_PASSWORD)).toBe(true);
      expect(await mayLogIn(reader.email, reader.password)).toBe(false);
    });

    await test.step('deleting asks for the password and a tick, then nobody can sign in', async () => {
      await page.getByRole('button', { name: t('tabs.deleteAccount') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('delete.goes'));
      await expect(dialog).toContainText(t('delete.stays'));
      await dialog.getByLabel(t('password.current')).fill(NEW_PASSWORD);
      await dialog.getByRole('button', { name: t('delete.submit') }).click();
      await expect(dialog.getByText(t('delete.confirmRequired'))).toBeVisible();
      await dialog.getByRole('checkbox', { name: t('delete.confirm') }).check();
      await dialog.getByRole('button', { name: t('delete.submit') }).click();
      await expect(page).toHaveURL(`/${locale}`);
      await expect(page.getByText(t('delete.done'), { exact: true })).toBeVisible();
      expect(await mayLogIn(reader.email, NEW_PASSWORD)).toBe(false);
    });
  });
}
