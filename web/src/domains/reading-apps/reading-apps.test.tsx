import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeSite, forgetSite, openSite } from '../../testing/open-site.tsx';
import { hearChildrensMode } from '../settings/wish.ts';

afterEach(() => {
  closeSite();
  forgetSite();
  vi.restoreAllMocks();
});

it.each([
  ['en', 'Copy the address'],
  ['ar', 'نسخ العنوان'],
])('Downloads has the address of the catalogue for other apps, in %s, to be copied', async (locale, name) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openSite(`/${locale}/downloads`);
  const button = await screen.findByRole('button', { name });
  const address = `${location.origin}/${locale}/opds`;
  expect(screen.getByText(address).dir).toBe('ltr');
  await act(async () => fireEvent.click(button));
  expect(writeText).toHaveBeenCalledWith(address);
});

it('is not there in the mode for children, of which other apps know nothing', async () => {
  localStorage.setItem('rawi-childrens-mode', '{}');
  hearChildrensMode();
  await openSite('/en/downloads');
  await screen.findByRole('heading', { level: 1 });
  // It is a part of its own: once its code is here, it shows nothing.
  await act(async () => void (await import('./reading-apps.tsx')));
  expect(screen.queryByText(/\/en\/opds$/)).toBeNull();
  localStorage.removeItem('rawi-childrens-mode');
  hearChildrensMode();
});
