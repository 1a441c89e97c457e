import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetReading, openReader, press, serveTwo, standing } from '../../testing/reader.ts';

afterEach(forgetReading);

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const button = async (name: string) => within(await dialog()).getByRole('button', { name });

it('a command is given a key of one’s own, which works at once, and is taken back', async () => {
  serveTwo();
  await openReader('/en/chapter/one');
  press('j');
  expect(standing()).toEqual([1]);
  press('?');
  fireEvent.click(await button('Choose a key: Next page'));
  expect(within(await dialog()).getByText('Press a key')).toBeDefined();
  press('Enter');
  expect(within(await dialog()).getByText('Press a letter, digit or sign')).toBeDefined();
  press('j');
  expect(within(await dialog()).getByText('J').tagName).toBe('KBD');
  fireEvent.click(await button('Close'));
  press('j');
  expect(standing()).toEqual([2]);

  press('?');
  fireEvent.click(await button('Usual keys again'));
  fireEvent.click(await button('Close'));
  press('j');
  expect(standing()).toEqual([2]);
});

it('a key that was another command’s is listed with the one that it was given to', async () => {
  serveTwo();
  await openReader('/en/chapter/one');
  press('?');
  const row = async (name: string) => within(await dialog()).getByText(name).parentElement?.textContent;
  expect(await row('All pages')).toBe('All pagesG');
  fireEvent.click(await button('Choose a key: First page'));
  press('g');
  expect(await row('All pages')).toBe('All pages');
  expect(await row('First page')).toBe('First pageHomeG');
});
