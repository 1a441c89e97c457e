import { MantineProvider } from '@mantine/core';
import { LOCALES } from '@rawi/model/lists/locales';
import { type MessageCode, messageText } from '@rawi/model/validation/messages';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { type Feature, i18n, loadWords, startI18n } from '../core/i18n/i18n.ts';

/** Loads words of both languages, as the routes do before they show anything. */
export async function speak(...features: readonly Feature[]): Promise<void> {
  await startI18n('en');
  for (const locale of LOCALES) await i18n.loadLanguages(locale);
  for (const locale of LOCALES) await loadWords(locale, features);
}

/** The words of a feature, as they are shown: `w('errors.offline')`, `w('sent', { email: '…' }, 'ar')`. */
export const wordsOf =
  (feature: Feature) =>
  (key: string, values: Readonly<Record<string, string>> = {}, locale: 'en' | 'ar' = 'en'): string => {
    const found: unknown = i18n.getResource(locale, feature, key);
    if (typeof found !== 'string') throw new Error(`There is no word ${feature}:${key} in ${locale}.`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };

/** Shows an element at an address, inside the contexts that every page has; the address sets the language. */
export function show(element: ReactElement, address = '/en') {
  const page = (
    <MantineProvider>
      <main>{element}</main>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Opens another address of what is shown, for example the same page in the other language. */
export const goTo = (router: ReturnType<typeof createMemoryRouter>, address: string): Promise<void> =>
  act(() => router.navigate(address));

/** A control by the name of its field. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`Nothing is named ${name}.`);
  return found;
}

/** Puts text into a control at once, as a paste does, and leaves it with `blur`. */
export function fill(name: string, text: string): void {
  field(name).focus();
  fireEvent.change(field(name), { target: { value: text } });
}

/** Presses the button that sends the form. */
export async function send(): Promise<void> {
  const button = document.querySelector<HTMLElement>('form button[type="submit"]');
  if (!button) throw new Error('There is no form.');
  // A press takes the focus too.
  button.focus();
  await act(async () => button.click());
}

/** The text that a control is described by. */
export function described(control: Element): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Expects that a field is marked as wrong and described by the specification's message, in the language of the address. */
export function says(name: string, message: MessageCode, locale: 'en' | 'ar' = 'en'): void {
  expect(field(name).getAttribute('aria-invalid'), name).toBe('true');
  expect(described(field(name))).toContain(messageText(message, locale));
}

/** Expects that a field is not marked as wrong. */
export function saysNothing(name: string): void {
  expect(field(name).getAttribute('aria-invalid'), name).toBeNull();
}
