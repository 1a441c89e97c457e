import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, type WordKey, words } from './words.ts';

/** A phrase of the comments. */
export const commentWords = (locale: Locale, key: WordKey<'comments'>, values?: Record<string, string>) =>
  words(locale, 'comments', key, values);
/** The part of a page where readers talk. */
export const panel = (page: Page) => page.locator('#comments');
export const composer = (page: Page, locale: Locale) =>
  panel(page).getByRole('textbox', { name: commentWords(locale, 'write'), exact: true });
/** The last comment with this text. */
export const saying = (page: Page, text: string): Locator =>
  panel(page).locator('article').filter({ hasText: text }).last();
export const press = (where: Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click();

/** Brings the comments on the screen, where they are live. */
export const scrollToComments = (page: Page): Promise<void> =>
  // The app takes the place of what was served, which may be just then.
  expect(() => panel(page).scrollIntoViewIfNeeded()).toPass();

/** Writes a comment and posts it. */
export async function post(page: Page, locale: Locale, text: string): Promise<void> {
  await composer(page, locale).fill(text);
  await press(panel(page), commentWords(locale, 'post'));
}
