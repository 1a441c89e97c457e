import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { field, fill, send, show, speak, wordsOf } from '../../testing/show.tsx';
import { GiveRole } from './give-role.tsx';

const call = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>());
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));

const w = wordsOf('staff');

beforeAll(() => speak('staff'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

async function give(role: string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  show(<GiveRole />, `/${locale}`);
  await eventually(() => field('email'));
  fill('email', 'mona@rawi.test');
  fireEvent.change(document.querySelector('[name="role"]') ?? document.body, { target: { value: role } });
  await send();
}

describe('a role that is given', () => {
  it('is given to a reviewer at once', async () => {
    await give('reviewer');
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'giveRole',
      email: 'mona@rawi.test',
      role: 'reviewer',
    });
  });

  it.each(['en', 'ar'] as const)('makes an admin only once that is confirmed, in %s', async (locale) => {
    await give('admin', locale);
    expect(call).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(w('people.adminText', {}, locale));
    expect(dialog.textContent).toContain('mona@rawi.test');
    fireEvent.click(within(dialog).getByRole('button', { name: w('people.giveConfirm', {}, locale) }));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'giveRole',
      email: 'mona@rawi.test',
      role: 'admin',
    });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 20_000);
  });

  it('is not given where the question is left', async () => {
    await give('admin');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: w('cancel') }));
    expect(call).not.toHaveBeenCalled();
  });
});
