import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { deleteProfile } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test('the language switch keeps the page, its query and its scroll position', async ({ page }) => {
  const { slug } = await comicOf('seeded');
  await page.goto(`/en/comic/${slug}?chapters=ar`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.locator('header').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar/comic/${slug}?chapters=ar`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // What is above may take a line more or less in the other language; the browser keeps what is seen where it is.
  const movedBy = () => page.evaluate(() => Math.abs(window.scrollY - 200));
  await expect.poll(movedBy).toBeLessThan(50);
});

test.describe('the language of the first visit', () => {
  test.use({ locale: 'ar-EG', choosesLanguage: false });

  test('is the browser’s, then the one chosen, kept for a year', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/ar');
    // A link that somebody sent chooses nothing.
    await page.goto('/en/comics');
    const offer = page.getByRole('complementary', { name: words('ar', 'shell', 'languageOffer.text') });
    await expect(offer).toHaveAttribute('dir', 'rtl');
    await page.goto('/');
    await expect(page).toHaveURL('/ar');
    await expect(offer).toBeHidden();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
    // At once: the choice was kept before the address changed.
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    const cookie = (await context.cookies()).find(({ name }) => name === 'rawi_locale');
    expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(days)).toBe(365);
  });
});

test('the colour mode is kept, and the reader is black whatever it is', async ({ page }) => {
  const scheme = page.locator('html');
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: words('en', 'shell', 'colorMode.label') }).click();
  await page.getByRole('radio', { name: words('en', 'shell', 'colorMode.dark') }).check();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('rawi-color-mode'))).toBe('dark');

  await page.evaluate(() => localStorage.setItem('rawi-color-mode', 'light'));
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page
    .getByRole('link', { name: words('en', 'reader', 'backTo', { comic: '' }).trim() })
    .first()
    .click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('colours that the profile does not take go back to what they were, on the page and on the device, and say so', async ({
  page,
}) => {
  const scheme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  const reader = await newReader('en', 'Yara Haddad');
  await logInAt(page, 'en', '/settings', reader);
  await expect(page.getByRole('radio', { name: words('en', 'account', 'settings.system') })).toBeChecked();
  await page.goto('/en');
  await expect(page.getByRole('button', { name: /Yara Haddad/ })).toBeVisible();
  await deleteProfile(reader.email);
  await page.getByRole('button', { name: words('en', 'shell', 'colorMode.label') }).click();
  // Not `check`: it may be taken back before that has looked.
  await page.getByRole('radio', { name: words('en', 'shell', 'colorMode.dark') }).click();
  await expect(page.getByText(words('en', 'toasts', 'colorMode.notSaved'))).toBeVisible();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  const kept = await page.evaluate(() => [
    localStorage.getItem('rawi-color-mode'),
    localStorage.getItem('rawi-settings'),
  ]);
  expect(kept[0]).toBe('system');
  expect(JSON.parse(kept[1] ?? '{}')).toMatchObject({ settings: { colorMode: 'system' } });
});
