import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { PublishList } from './publish-list.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<(input: unknown) => Promise<object>>() }));
vi.mock('../../../core/session/community-calls.ts', () => ({ callCommunity: call }));

const t = wordsOf('lists');
const open = (
  published?: { readonly id: string; readonly hidden?: 'spam'; readonly note?: string },
  hasEntries = true,
) => {
  show(<PublishList listId="own" list={published ? { published } : {}} hasEntries={hasEntries} />, '/en');
  return userEvent.setup();
};
const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent);

beforeAll(async () => {
  await speak('lists', 'comments', 'choices');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({});
});

describe('who sees a list', () => {
  it('is its owner alone, until they make it public after a question', async () => {
    const user = open();
    expect(screen.getAllByText(t('own.private'))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('own.publish') }));
    expect(call).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(t('own.publishText'));
    await user.click(screen.getAllByRole('button', { name: t('own.publish') }).at(-1) ?? dialog);
    expect(call).toHaveBeenCalledWith({ action: 'publishList', listId: 'own' });
  });

  it('is everybody once it is public, at an address that can be copied', () => {
    open({ id: 'p' });
    const link = screen.getByRole('link', { name: t('own.open') });
    expect(link.getAttribute('href')).toBe('/en/list/p');
    expect(buttons()).toEqual([t('own.copy'), t('own.unpublish')]);
  });

  it('is nobody while reviewers hide it, and its owner reads why', () => {
    open({ id: 'p', hidden: 'spam' });
    expect(screen.getAllByText(/hidden this list/)).toHaveLength(1);
    expect(buttons()).toEqual([]);
  });

  it('shows the note of who hid it, and no place for one that nobody wrote', () => {
    open({ id: 'p', hidden: 'spam', note: 'هذا إعلان.' });
    expect(screen.getByText('هذا إعلان.').lang).toBe('ar');
    expect(screen.getByRole('figure').textContent).toContain(t('own.note'));
    cleanup();
    open({ id: 'p', hidden: 'spam' });
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('cannot be everybody of an empty list', () => {
    open(undefined, false);
    expect(buttons()).toEqual([]);
  });
});
