import { MantineProvider } from '@mantine/core';
import type { Takedown } from '@rawi/model/truth/takedown';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { dropDraft } from './drafts.ts';
import TakeDownDialog from './take-down-dialog.tsx';
import type { TakeDownDialogProps } from './take-down-props.ts';
import type { Thing } from './thing.ts';

const call = vi.hoisted(() => vi.fn(async (_request: object) => ({ takedownId: 'comic:salt' })));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));
const record = vi.hoisted(() => ({ now: undefined as Takedown | undefined }));
vi.mock('./use-takedown.ts', () => ({ useTakedown: () => record.now }));

const comic: Thing = {
  target: { kind: 'comic', comicId: 'salt' },
  name: { text: 'ملح', lang: 'ar' },
  facts: { chapters: 200 },
};

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  for (const locale of ['en', 'ar'] as const) await loadWords(locale, ['takedown', 'session', 'shell']);
});
beforeEach(() => {
  record.now = undefined;
  dropDraft('comic:salt');
  call.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onClose = vi.fn();
const onGo = vi.fn();

function show(props: Partial<TakeDownDialogProps> = {}, locale = 'en'): void {
  const element = (
    <MantineProvider>
      <TakeDownDialog thing={comic} onClose={onClose} {...props} />
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${locale}/comic/salt`] });
  render(<RouterProvider router={router} />);
}

const choose = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const type = (text: string) => fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: text } });
const noteIn = () => (screen.getByLabelText(/^Note/) as HTMLTextAreaElement).value;
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take down' })));
const sent = () => call.mock.calls.map(([request]) => request);
const RIGHTS = /holds the rights/;

describe('the dialog that takes something down', () => {
  it('shows what it is and everything that goes, and requires a reason before anything is sent', async () => {
    show();
    expect(screen.getByText('ملح').closest('bdi')?.lang).toBe('ar');
    expect(screen.getByText('200 chapters')).toBeTruthy();
    expect(screen.getByText(/within 5 minutes, with all its chapters/)).toBeTruthy();
    expect(screen.getByText(/readers’ devices/)).toBeTruthy();
    await send();
    expect(screen.getByText('Choose a reason.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('name')).toBe('reason');
    expect(call).not.toHaveBeenCalled();
  });

  it('shows until when the sealed copy can be restored, depending on the reason', () => {
    vi.setSystemTime(new Date('2026-11-27T12:00:00Z'));
    show();
    expect(screen.queryByText(/sealed copy/)).toBeNull();
    choose(RIGHTS);
    expect(screen.getByText(/sealed copy is kept until Jan 6, 2027/)).toBeTruthy();
    choose(/advertising or spam/);
    expect(screen.getByText(/sealed copy is kept until Dec 27, 2026/)).toBeTruthy();
    vi.useRealTimers();
  });

  it('requires a note for the reason “other”', async () => {
    show();
    choose(/another reason/);
    await send();
    expect(screen.getByText(/no reason of the list/)).toBeTruthy();
    expect(document.activeElement?.getAttribute('name')).toBe('note');
    expect(call).not.toHaveBeenCalled();
    type('Its publisher has asked.');
    await send();
    expect(sent()).toEqual([expect.objectContaining({ reason: 'other', note: 'Its publisher has asked.' })]);
  });

  it('sends one request for all attempts, and loses nothing that was typed', async () => {
    call.mockRejectedValueOnce(new SendingError({ code: 'session-ended' }, undefined));
    show({ reason: 'rights', messageId: 'notice' });
    type('As the notice says.');
    await send();
    expect(screen.getByText(/session has ended/)).toBeTruthy();
    expect(noteIn()).toBe('As the notice says.');
    cleanup();
    // Closed by mistake, it opens with the same content.
    show({ reason: 'rights', messageId: 'notice' });
    expect(noteIn()).toBe('As the notice says.');
    await send();
    const [first, second] = sent();
    expect(second).toEqual(first);
    expect(second).toEqual({
      action: 'takeDown',
      target: comic.target,
      requestId: expect.any(String),
      reason: 'rights',
      note: 'As the notice says.',
      messageId: 'notice',
    });
  });

  it.each([
    ['already-down', /already taken down/],
    ['target-missing', /no longer there/],
    ['role-missing', /no longer have the role/],
    ['not-impartial', /about yourself/],
  ] as const)('says why it was refused: %s', async (code, said) => {
    call.mockRejectedValueOnce(new SendingError({ code }, undefined));
    show({ reason: 'spam' });
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(said);
  });

  it('sends nothing without a network, and says so', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ reason: 'rights' });
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take down' }).hasAttribute('disabled')).toBe(true);
  });

  it('works in Arabic, with the name in its own direction', () => {
    show({ thing: { ...comic, name: { text: 'Salt', lang: 'en' } }, reason: 'rights' }, 'ar');
    expect(screen.getByRole('heading', { name: 'هل تريد إزالة هذه القصة؟' })).toBeTruthy();
    expect(screen.getByText('٢٠٠ فصل')).toBeTruthy();
    expect(screen.getByText('Salt').closest('bdi')?.lang).toBe('en');
  });
});

describe('taking down, once it is decided', () => {
  const at = (change: Partial<Takedown>) => {
    record.now = { state: 'running', done: 0, total: 201, ...change } as Takedown;
  };
  const decide = async (props: Partial<TakeDownDialogProps> = {}) => {
    show({ reason: 'rights', ...props });
    await send();
    await waitFor(() => screen.getByRole('heading', { name: 'Taken down' }));
  };

  it('shows the progress of a comic with many chapters, and does not have to be watched', async () => {
    at({ done: 34 });
    await decide();
    expect(screen.getByRole('status').textContent).toContain('34 of 201');
    expect(screen.getByText(/continues by itself/)).toBeTruthy();
  });

  it('shows that it is done, and that it is stuck', async () => {
    at({ state: 'down' });
    await decide();
    expect(screen.getByText(/Readers no longer get it/)).toBeTruthy();
    cleanup();
    at({ state: 'parked' });
    await decide();
    expect(screen.getByText(/is stuck/)).toBeTruthy();
  });

  it('leads away from a page that is gone, however it is closed', async () => {
    const onTaken = vi.fn();
    await decide({ wayOn: { label: 'All comics', onGo }, onTaken });
    expect(onTaken).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'All comics' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onGo).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
  });
});
