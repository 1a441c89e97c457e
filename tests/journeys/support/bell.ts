import type { Locator, Page } from '@playwright/test';
import { type Locale, number, words } from './words.ts';

/** What the bell is called, by how many notifications are unread. */
export function bellName(locale: Locale, unread: number): string {
  if (unread === 0) return words(locale, 'notifications', 'title');
  const form = new Intl.PluralRules(locale).select(unread);
  return words(locale, 'notifications', `unread_${form}`, { number: number(unread, locale) });
}

/** The bell of a wide window, which opens a panel. */
export const bell = (page: Page, locale: Locale, unread: number): Locator =>
  page.locator('header').getByRole('button', { name: bellName(locale, unread), exact: true });
