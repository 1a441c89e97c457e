import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Site from '../../testing/open-site.tsx';

let site: typeof Site | undefined;

/** Loads the modules afresh, as in a new tab: the install offer is kept for the tab's lifetime. */
async function openDownloads(): Promise<void> {
  site?.closeSite();
  vi.resetModules();
  const { watchInstallOffers } = await import('../../core/device/install-prompt.ts');
  site = await import('../../testing/open-site.tsx');
  await site.openSite('/en/downloads');
  watchInstallOffers();
  await screen.findByRole('heading', { level: 1 });
  // The card is a part of its own.
  await act(async () => void (await import('./install-card.tsx')));
}

afterEach(() => site?.forgetSite());

/** A browser that offers to install the site, and answers with the given outcome. */
async function offer(outcome: 'accepted' | 'dismissed'): Promise<void> {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => undefined,
    userChoice: Promise.resolve({ outcome }),
  });
  await act(async () => void window.dispatchEvent(event));
}
const card = () => document.querySelector<HTMLElement>('[data-install]');
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('an offer to install', () => {
  it('is shown by the page, and can be accepted', async () => {
    await openDownloads();
    expect(card()).toBeNull();
    await offer('accepted');
    await expect.poll(() => card()?.dataset['install']).toBe('offered');
    await click('Install');
    await expect.poll(() => card()?.dataset['install']).toBe('accepted');
    await act(async () => void window.dispatchEvent(new Event('appinstalled')));
    expect(card()?.dataset['install']).toBe('installed');
  });

  it.each(['Install', 'Not now'])('that is put off by “%s” is not made again', async (button) => {
    await openDownloads();
    await offer('dismissed');
    await click(button);
    await expect.poll(card).toBeNull();
    await openDownloads();
    await offer('dismissed');
    expect(card()).toBeNull();
  });
});
