import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { messageText } from '@rawi/model/validation/messages';
import { comicOf } from '../journeys/support/catalogue.ts';
import { newReader, type ReaderAccount } from '../journeys/support/reader-account.ts';
import { type Locale, type WordBelow, words } from '../journeys/support/words.ts';
import { newUploader } from '../journeys/support/work.ts';
import { button, link } from './support/find.ts';
import type { Tab } from './support/tab.ts';
import { test } from './support/test.ts';

/** Goes to a page by way of the log-in, which leads on to it. */
async function logInAt(
  tab: Tab,
  locale: Locale,
  path: string,
  { email, password }: Pick<ReaderAccount, 'email' | 'password'>,
): Promise<void> {
  await tab.open(`/${locale}/login?next=${encodeURIComponent(`/${locale}${path}`)}`);
  await tab.write({ css: 'main input[name="email"]' }, email);
  await tab.write({ css: 'main input[name="password"]' }, password);
  await tab.click(button(words(locale, 'log-in', 'submit')));
  await tab.becomes(() => !location.pathname.endsWith('/login'));
}

test('a reader logs in, writes a comment in Arabic, and sees it there', async ({ tab }) => {
  const comic = await comicOf('seeded');
  const reader = await newReader('ar', 'يارا حداد', true);
  const text = `المصباح! see page 2 ${randomUUID().slice(0, 8)}`;
  await logInAt(tab, 'ar', `/comic/${comic.slug}`, reader);
  await tab.write({ css: '#comments textarea' }, text);
  await tab.click(button(words('ar', 'comments', 'post')));
  await tab.sees({ css: '#comments article', text });
  await tab.open('/ar/comments');
  await tab.sees({ css: 'main', text });
});

test('a translator uploads the file of a chapter, and its checks pass', async ({ tab }) => {
  const comic = await comicOf('seeded');
  const folder = await mkdtemp(join(tmpdir(), 'rawi-upload-'));
  try {
    const file = join(folder, 'chapter-77.pdf');
    await writeFile(file, await drawPdf(3));
    await logInAt(tab, 'ar', `/comic/${comic.slug}`, await newUploader('ar', 'ليلى حداد'));
    await tab.click(link(words('ar', 'comic', 'uploadMissing')));
    await tab.write({ css: 'main input[name="number"]' }, '77');
    await tab.chooseFiles('main input[type="file"][name="chapter"]', [file]);
    const passed = (check: WordBelow<'upload-chapter', 'checks'>) => ({
      css: 'main aside li[data-state="passed"]',
      text: words('ar', 'upload-chapter', `checks.${check}`),
    });
    for (const check of ['arrived', 'opened', 'pages', 'new'] as const) await tab.sees(passed(check));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the form for a new password says what is wrong in place, and asks for the code', async ({ tab }) => {
  await tab.open('/ar/resetpassword');
  await tab.write({ css: 'main input[name="email"]' }, 'yara');
  await tab.click({ css: 'main button[type="submit"]' });
  await tab.has({ css: 'main input[name="email"]' }, 'aria-invalid', 'true');
  await tab.sees({ css: 'main form', text: messageText('email', 'ar') });
  await tab.write({ css: 'main input[name="email"]' }, `nobody-${randomUUID().slice(0, 8)}@example.com`);
  await tab.click({ css: 'main button[type="submit"]' });
  await tab.isAt('/ar/resetcode');
  await tab.becomes(() => document.querySelectorAll('main fieldset input:not([type="hidden"])').length === 6);
});
