import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { LanguageOfferSlot } from './language-offer-slot.tsx';

const w = wordsOf('shell');
const clearCookie = () => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'rawi_locale=; path=/; max-age=0';
};

beforeAll(() => speak('shell'));
beforeEach(() => {
  clearCookie();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG', 'en']);
});
afterEach(() => {
  cleanup();
  clearCookie();
  vi.restoreAllMocks();
});

const offer = () => screen.findByRole('complementary', { name: w('languageOffer.text', {}, 'ar') });

describe('a link in another language than one’s own', () => {
  it('offers the same place in one’s own, in its words and its direction', async () => {
    const { router } = show(<LanguageOfferSlot />, '/en/comic/moth-queen?chapters=en#comments');
    expect([(await offer()).lang, (await offer()).dir]).toEqual(['ar', 'rtl']);
    const link = screen.getByRole('link', { name: w('languageOffer.action', {}, 'ar') });
    expect(link.getAttribute('href')).toBe('/ar/comic/moth-queen?chapters=en#comments');
    expect(document.cookie).not.toContain('rawi_locale');
    await act(async () => link.click());
    expect(router.state.location.pathname).toBe('/ar/comic/moth-queen');
    expect(document.cookie).toContain('rawi_locale=ar');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('offers it no more once the offer was closed: this language is the choice now', async () => {
    show(<LanguageOfferSlot />, '/en');
    await offer();
    act(() => screen.getByRole('button', { name: w('close', {}, 'ar') }).click());
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.cookie).toContain('rawi_locale=en');
    cleanup();
    show(<LanguageOfferSlot />, '/en/comics');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('offers nothing where the page is in it', async () => {
    show(<LanguageOfferSlot />, '/ar');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
