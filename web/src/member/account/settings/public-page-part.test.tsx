import { LOCALES } from '@rawi/model/lists/locales';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import PublicPagePart from './public-page-part.tsx';

const account = vi.hoisted(() => ({
  emailVerified: true,
  publicPage: false,
  write: vi.fn<(uid: string, isOn: boolean) => Promise<void>>(),
}));
vi.mock('../account-context.ts', () => ({
  useAccount: () => ({
    user: { uid: 'me', email: 'me@example.com', emailVerified: account.emailVerified },
    profile: { settings: { ...DEFAULT_SETTINGS, publicPage: account.publicPage } },
  }),
}));
vi.mock('../../../domains/people/public-page.ts', () => ({ writePublicPage: account.write }));

const w = wordsOf('account');
const t = (key: string, locale: 'en' | 'ar' = 'en') => w(`publicPage.${key}`, {}, locale);
const pageSwitch = (locale: 'en' | 'ar' = 'en') =>
  screen.getByRole<HTMLInputElement>('switch', { name: t('switch', locale) });

beforeAll(() => speak('account', 'session', 'person', 'shell'));
beforeEach(() => {
  Object.assign(account, { emailVerified: true, publicPage: false });
  account.write.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the switch of one’s own page', () => {
  it.each(LOCALES)('turns it on, and off again, and leads to it once it is there, in %s', async (locale) => {
    const user = userEvent.setup();
    show(<PublicPagePart />, `/${locale}/settings`);
    expect(pageSwitch(locale).checked).toBe(false);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(pageSwitch(locale));
    expect(account.write).toHaveBeenLastCalledWith('me', true);
    cleanup();
    account.publicPage = true;
    show(<PublicPagePart />, `/${locale}/settings`);
    expect(pageSwitch(locale).checked).toBe(true);
    expect(screen.getByText(t('on', locale))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('see', locale) }).getAttribute('href')).toBe(
      `/${locale}/reader/me`,
    );
    await user.click(pageSwitch(locale));
    expect(account.write).toHaveBeenLastCalledWith('me', false);
  });

  it('shows what is chosen while it is sent, and what is stored where that fails, with the reason', async () => {
    const user = userEvent.setup();
    let refuse: (error: Error) => void = () => {};
    account.write.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    show(<PublicPagePart />);
    await user.click(pageSwitch());
    expect(pageSwitch().checked).toBe(true);
    await act(async () => refuse(new SendingError({ code: 'muted' }, undefined)));
    expect(pageSwitch().checked).toBe(false);
    expect(screen.getByText(wordsOf('session')('problems.muted'))).toBeTruthy();
  });

  it.each(LOCALES)(
    'asks who has not confirmed their address for that, but lets them turn it off, in %s',
    async (locale) => {
      account.emailVerified = false;
      show(<PublicPagePart />, `/${locale}/settings`);
      await screen.findByText(/me@example\.com/);
      expect(screen.queryByRole('switch')).toBeNull();
      cleanup();
      account.publicPage = true;
      show(<PublicPagePart />, `/${locale}/settings`);
      await userEvent.click(pageSwitch(locale));
      expect(account.write).toHaveBeenLastCalledWith('me', false);
    },
  );

  it('waits for a network, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(<PublicPagePart />);
    await userEvent.click(pageSwitch());
    expect(account.write).not.toHaveBeenCalled();
    expect(pageSwitch().checked).toBe(false);
    expect(screen.getByText(t('offline'))).toBeTruthy();
  });
});
