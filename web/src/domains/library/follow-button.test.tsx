import { LOCALES } from '@rawi/model/lists/locales';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isolated } from '../../core/i18n/isolated.ts';
import { eventually } from '../../testing/eventually.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { FollowButton } from './follow-button.tsx';
import { setLibrary } from './library-state.ts';
import { NOTHING_OWN } from './own.ts';

const choose = vi.hoisted(() => vi.fn<(change: object) => void>());
vi.mock('./use-choose.ts', () => ({ useChoose: () => choose }));

beforeAll(() => speak('choices', 'blocks'));
afterEach(() => {
  cleanup();
  choose.mockClear();
});

it.each(LOCALES)(
  'of a translator who is blocked gives way to that, and to a way to unblock, in %s',
  async (locale) => {
    signIn();
    const stored = { ...NOTHING_OWN, blocked: { noor: true } } as const;
    setLibrary({ state: 'ready', uid: 'yara', stored, choices: [] });
    show(<FollowButton translator={{ id: 'noor', name: 'Noor' }} />, `/${locale}`);
    const name = isolated('Noor');
    const t = wordsOf('blocks');
    const unblock = await screen.findByRole('button', { name: t('unblockName', { name }, locale) });
    expect(screen.getByText(t('isBlocked', { name }, locale))).toBeTruthy();
    expect(screen.queryByText(wordsOf('choices')('follow', {}, locale))).toBeNull();
    await userEvent.click(unblock);
    const person = { uid: 'noor', name: 'Noor' };
    expect(choose).toHaveBeenCalledExactlyOnceWith({ kind: 'block', person, on: false });
  },
);

it('has the focus once the translator is unblocked in its place', async () => {
  signIn();
  const of = (blocked: Record<string, true>) =>
    setLibrary({ state: 'ready', uid: 'yara', stored: { ...NOTHING_OWN, blocked }, choices: [] });
  of({ noor: true });
  choose.mockImplementation(() => act(() => of({})));
  show(<FollowButton translator={{ id: 'noor', name: 'Noor' }} />);
  const name = isolated('Noor');
  await userEvent.click(
    await screen.findByRole('button', { name: wordsOf('blocks')('unblockName', { name }) }),
  );
  const follow = screen.getByRole('button', { name: wordsOf('choices')('followName', { name }) });
  await eventually(() => expect(document.activeElement).toBe(follow));
});
