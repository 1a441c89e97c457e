import { expect, type Locator, type Page } from '@playwright/test';
import { type MessageCode, messageText } from '@rawi/model/validation/messages';
import type { Locale } from './words.ts';

/** A control of the page's form, by the name of its field. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

/** Presses the button that sends the page's form. */
export const send = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').click();

/** Waits until a field is marked as wrong and described by the specification's message. */
export async function says(control: Locator, message: MessageCode, locale: Locale): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  const text = messageText(message, locale).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  await expect(control).toHaveAccessibleDescription(new RegExp(text));
}

export async function saysNothing(control: Locator): Promise<void> {
  await expect(control).not.toHaveAttribute('aria-invalid');
}
