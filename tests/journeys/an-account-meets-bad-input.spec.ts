import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailTo } from '../backend/accounts/mailbox.ts';
import { SITE } from './support/environment.ts';
import { field, note, problem, says, saysNothing, send, switchLanguage } from './support/form.ts';
import { createAccount } from './support/owner.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';

const PASSWORD = 'Reader#123';
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const freshEmail = () => `bad-input-${randomUUID().slice(0, 8)}@example.com`;

/** A wrong password is answered with a 400; without a network the browser reports each request. */
test.use({ expectedErrors: ['refused', 'offline'] });

async function openSecondStep(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/signup`);
  await field(page, 'fullName').fill(NAMES[locale]);
  await send(page);
  await expect(page).toHaveURL(`/${locale}/signup?step=2`);
}

for (const locale of inOneLanguage('ar')) {
  const other = locale === 'en' ? 'ar' : 'en';

  test(`${locale}: the first step of the sign-up says what is wrong in place, in the language of the moment`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/signup`);
    const name = field(page, 'fullName');
    const birth = field(page, 'dateOfBirth');

    await test.step('while it is typed nothing is said; leaving the field says it, until it is right', async () => {
      await name.pressSequentially('R2D2');
      await saysNothing(name);
      await name.blur();
      await says(name, 'alphaSpaces', locale);
      await name.fill('Layla');
      await saysNothing(name);
      await name.blur();
      await saysNothing(name);
    });

    await test.step('only the first rule that fails is told', async () => {
      await name.fill('');
      await name.blur();
      await says(name, 'required', locale);
      await name.fill('1');
      await name.blur();
      await says(name, 'alphaSpaces', locale);
      await expect(name).not.toHaveAccessibleDescription(/short|قصير/);
    });

    await test.step('a date that does not come, and one half typed', async () => {
      await birth.fill('2999-01-02');
      await birth.blur();
      await says(birth, 'dateNotInFuture', locale);
      await birth.fill('');
      await birth.focus();
      await page.keyboard.type('1');
      await birth.blur();
      await says(birth, 'validDate', locale);
    });

    await test.step('sending focuses the first that is wrong', async () => {
      await birth.fill('2999-01-02');
      await name.fill('');
      await send(page);
      await expect(name).toBeFocused();
      await says(name, 'required', locale);
      await says(birth, 'dateNotInFuture', locale);
      await name.fill(NAMES[locale]);
      await send(page);
      await expect(birth).toBeFocused();
    });

    await test.step('another language says the same, and keeps what was typed', async () => {
      await switchLanguage(page, other);
      await says(birth, 'dateNotInFuture', other);
      await expect(birth).toHaveValue('2999-01-02');
      await expect(name).toHaveValue(NAMES[locale]);
    });
  });

  test(`${locale}: the second step of the sign-up does so too, and sends nothing without a network`, async ({
    page,
    context,
  }) => {
    await openSecondStep(page, locale);
    const [email, password, confirmation, consent] = [
      'email',
      'password',
      'passwordConfirmation',
      'consent',
    ].map((name) => field(page, name));
    if (!email || !password || !confirmation || !consent) throw new Error('The form has four fields.');

    await test.step('nothing filled in: each is told, the first has focus', async () => {
      await send(page);
      await expect(email).toBeFocused();
      for (const each of [email, password, confirmation]) await says(each, 'required', locale);
      await says(consent, 'accepted', locale);
    });

    await test.step('filled in wrongly', async () => {
      await email.fill('layla@');
      await password.fill('Reader 123');
      await confirmation.fill('Reader#124');
      await confirmation.blur();
      await says(email, 'email', locale);
      await says(password, 'password', locale);
      await says(confirmation, 'confirmed', locale);
    });

    await test.step('in the other language, with nothing lost', async () => {
      await switchLanguage(page, other);
      await says(email, 'email', other);
      await says(password, 'password', other);
      await says(confirmation, 'confirmed', other);
      await says(consent, 'accepted', other);
      await expect(email).toHaveValue('layla@');
      await expect(password).toHaveValue('Reader 123');
      await expect(confirmation).toHaveValue('Reader#124');
      await switchLanguage(page, locale);
    });

    await test.step('put right, a field says nothing any more; the same goes for what it is compared with', async () => {
      await email.fill(freshEmail());
      await consent.check();
      await saysNothing(consent);
      await confirmation.fill(PASSWORD);
      await password.fill(PASSWORD);
      await password.blur();
      for (const each of [email, password, confirmation]) await saysNothing(each);
    });

    await test.step('back and forth keeps both steps', async () => {
      await page.getByRole('button', { name: words(locale, 'sign-up', 'back'), exact: true }).click();
      await expect(field(page, 'fullName')).toHaveValue(NAMES[locale]);
      await send(page);
      await expect(password).toHaveValue(PASSWORD);
    });

    await test.step('without a network it says so and keeps all; with one it goes on', async () => {
      const address = await email.inputValue();
      await context.setOffline(true);
      await send(page);
      await expect(note(page)).toHaveText(problem(locale, 'offline'));
      await expect(email).toHaveValue(address);
      await expect(confirmation).toHaveValue(PASSWORD);
      await expect(consent).toBeChecked();
      await context.setOffline(false);
      await send(page);
      await expect(page).toHaveURL(`/${locale}/think`);
    });
  });

  test(`${locale}: the log-in says what is wrong and keeps what was typed`, async ({
    page,
    context,
    people,
  }) => {
    const reader = await people('reader');
    await page.goto(`/${locale}/login`);
    const [email, password] = [field(page, 'email'), field(page, 'password')];

    await test.step('empty, and with an address that is none', async () => {
      await send(page);
      await expect(email).toBeFocused();
      await says(email, 'required', locale);
      await says(password, 'required', locale);
      await email.fill('reader@');
      await password.fill('Wrong#1234');
      await password.blur();
      await says(email, 'email', locale);
      await saysNothing(password);
      await send(page);
      await expect(email).toBeFocused();
      await switchLanguage(page, other);
      await says(email, 'email', other);
      await expect(email).toHaveValue('reader@');
      await expect(password).toHaveValue('Wrong#1234');
      await switchLanguage(page, locale);
    });

    await test.step('without a network it says so and keeps what was typed', async () => {
      await email.fill(reader.email);
      await password.fill('Wrong#1234');
      await context.setOffline(true);
      await send(page);
      await expect(note(page)).toHaveText(problem(locale, 'offline'));
      await expect(email).toHaveValue(reader.email);
      await expect(password).toHaveValue('Wrong#1234');
      await context.setOffline(false);
      await send(page);
      await expect(note(page)).toHaveText(problem(locale, 'wrongCredentials'));
    });

    await test.step('a wrong password, and an address that nobody has, get one answer', async () => {
      for (const address of [reader.email, freshEmail()]) {
        await email.fill(address);
        await password.fill('Wrong#1234');
        await send(page);
        await expect(note(page)).toHaveText(problem(locale, 'wrongCredentials'));
        await expect(email).toHaveValue(address);
        await expect(password).toBeFocused();
      }
      await switchLanguage(page, other);
      await expect(note(page)).toHaveText(problem(other, 'wrongCredentials'));
      await switchLanguage(page, locale);
    });

    await test.step('the right one signs in', async () => {
      await email.fill(reader.email);
      await password.fill(reader.password);
      await send(page);
      await expect(page).toHaveURL(`/${locale}`);
    });
  });

  test(`${locale}: no address in next leads away from the site`, async ({ page, context, people }) => {
    const reader = await people('reader');
    const away: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).hostname.includes('evil')) away.push(request.url());
    });
    const at = (next: string) => `/${locale}/login?next=${encodeURIComponent(next)}`;

    await page.goto(at('https://evil.example/account'));
    await field(page, 'email').fill(reader.email);
    await field(page, 'password').fill(reader.password);
    await send(page);
    await expect(page).toHaveURL(`${SITE}/${locale}`);

    for (const next of [
      '//evil.example',
      String.raw`/\evil.example`,
      '/%2Fevil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(at(next));
      await expect(page, next).toHaveURL(`${SITE}/${locale}/account`);
    }
    await page.goto(at(`/${other}/settings`));
    await expect(page).toHaveURL(`${SITE}/${other}/settings`);
    expect(away).toEqual([]);
  });

  test(`${locale}: a taken e-mail ends at the same thanks, and its owner is told`, async ({ page }) => {
    const [taken, free] = [freshEmail(), freshEmail()];
    await createAccount(taken, 'Owner#1234');
    const thanksFor = async (address: string) => {
      await openSecondStep(page, locale);
      await field(page, 'email').fill(address);
      await field(page, 'password').fill(PASSWORD);
      await field(page, 'passwordConfirmation').fill(PASSWORD);
      await field(page, 'consent').check();
      await send(page);
      await expect(page).toHaveURL(`/${locale}/think`);
      await expect(page.locator('main h1')).toHaveText(words(locale, 'sign-up', 'think.title'));
      return (await page.locator('main').innerText()).replaceAll(address, '@');
    };
    expect(await thanksFor(taken)).toBe(await thanksFor(free));
    await mailTo(taken, 'You already have an account');
  });
}
