import type { ReaderAccount } from '../../journeys/support/reader-account.ts';
import { type Locale, words } from '../../journeys/support/words.ts';
import { button } from './find.ts';
import type { Tab } from './tab.ts';

/** Goes to a page by way of the log-in, which leads on to it. */
export async function logInAt(
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
