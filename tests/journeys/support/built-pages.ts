import type { Page } from '@playwright/test';
import { type Feature, type Locale, type WordKey, words } from './words.ts';

type Sign = { readonly heading: (locale: Locale) => string } | { readonly element: string };

const heading = <F extends Feature>(feature: F, key: WordKey<F>): Sign => ({
  heading: (locale) => words(locale, feature, key),
});

/**
 * The pages of the route table that are built, each with what only it shows. Every other page of the table answers 404
 * behind its rule: whoever builds it adds it here, since the walk over all routes fails until then.
 */
const BUILT: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ['/', { element: '#latest' }],
  ['/comics', heading('home', 'all.title')],
  ['/comics/:shelf', heading('home', 'all.title')],
  ['/updates', heading('updates', 'title')],
  ['/comic/:comic', { element: 'main a[href*="/chapter/"]' }],
  ['/chapter/:chapter', { element: '[data-page="1"]' }],
  ['/list/:list', { element: 'main li a[href*="/comic/"]' }],
  ['/reader/:reader', { element: 'main li a[href*="/list/"]' }],
  ['/publishers', heading('publishers', 'title')],
  ['/publisher/:publisher', { element: '#series' }],
  ['/publisher/:publisher/:shelf', { element: 'main li a[href*="/comic/"]' }],
  ['/blogs', heading('blog', 'title')],
  ['/blog/:id', { element: 'main article figure' }],
  ['/search', heading('search', 'title')],
  ['/translator/:translator', { element: 'main [data-followers]' }],
  ['/contact-us', heading('contact', 'title')],
  ['/copyright', heading('legal', 'copyright.title')],
  ['/DMCA', heading('legal', 'dmca.title')],
  ['/terms', heading('legal', 'terms.title')],
  ['/transparency', heading('transparency', 'title')],
  ['/privacy', heading('legal', 'privacy.title')],
  ['/developers', heading('developers', 'title')],
  ['/translatorDetails', heading('translator-details', 'title')],
  // Whoever is a translator already has another heading.
  ['/translator-request', { element: 'main a[href$="/translatorDetails"]' }],
  ['/think', heading('sign-up', 'think.titleNoEmail')],
  ['/signup', heading('sign-up', 'title')],
  ['/login', heading('log-in', 'title')],
  ['/resetpassword', heading('reset-password', 'request.title')],
  ['/resetcode', heading('reset-password', 'code.title')],
  ['/newpassword', heading('reset-password', 'password.title')],
  ['/auth/callback', heading('auth-callback', 'problems.broken.title')],
  ['/unsubscribe', heading('unsubscribe', 'broken.title')],
  ['/shared-file', heading('upload', 'shared.choose.title')],
  ['/account', heading('account', 'tabs.account')],
  ['/history', heading('account', 'tabs.history')],
  ['/savedItems', heading('account', 'tabs.savedItems')],
  ['/following', heading('account', 'tabs.following')],
  ['/settings', heading('account', 'tabs.settings')],
  ['/comments', heading('account', 'tabs.comments')],
  ['/ask', heading('ask', 'title')],
  ['/mywork', heading('my-work', 'title')],
  ['/uploadchapter', heading('upload-chapter', 'title')],
  ['/uploadcomic', heading('upload-comic', 'title')],
  ['/reject', heading('reject', 'title')],
  ['/review', heading('review', 'title')],
  ['/review/comments', heading('staff', 'comments.title')],
  ['/review/reports', heading('staff', 'reports.title')],
  ['/review/messages', heading('staff', 'messages.title')],
  ['/review/taken-down', heading('takedown', 'list.title')],
  ['/review/asks', heading('staff', 'asks.title')],
  ['/review/lists', heading('lists', 'review.title')],
  ['/review/people', heading('staff', 'people.title')],
  ['/review/overview', heading('staff', 'overview.title')],
  ['/review/log', heading('staff', 'log.title')],
  ['/review/:submission', heading('review', 'gone.title')],
  ['/translatorAccount', heading('translator-account', 'title')],
  ['/downloads', heading('downloads', 'title')],
  ['/numbers', heading('numbers', 'title')],
  ['/notifications', heading('notifications', 'title')],
]);

export const BUILT_PATHS: readonly string[] = [...BUILT.keys()];

/** Waits until a page of the table shows itself; one that is not built, the words of a page that does not exist. */
export async function shown(page: Page, locale: Locale, path: string, missing: string): Promise<void> {
  const sign = BUILT.get(path) ?? { heading: () => missing };
  const first =
    'element' in sign
      ? page.locator(sign.element).first()
      : page.getByRole('heading', { level: 1, name: sign.heading(locale), exact: true });
  // Not `expect`: it looks again after a while only, which so many pages add up.
  await first.waitFor({ timeout: 45_000 });
}
