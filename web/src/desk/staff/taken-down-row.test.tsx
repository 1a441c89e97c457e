import { MantineProvider } from '@mantine/core';
import { TAKEDOWN_STATES, type Takedown, type TakedownState } from '@rawi/model/truth/takedown';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { TakenDownRow } from './taken-down-row.tsx';

const call = vi.hoisted(() => vi.fn(async (_request: object) => ({})));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));

const DAY = 24 * 60 * 60 * 1000;
const soon = new Date(Date.now() + 20 * DAY);
const takedown: Takedown = {
  target: { kind: 'chapter', comicId: 'salt', chapterId: 'seven' },
  shown: { title: 'Salt', names: { ar: 'ملح' }, number: 7, language: 'ar', slug: 'salt' },
  whose: null,
  reason: 'rights',
  note: 'As the notice says.',
  by: { uid: 'samir', name: 'سمير' },
  at: new Date(),
  messageId: 'notice',
  state: 'down',
  returned: null,
  done: 12,
  total: 12,
  sealedUntil: soon,
  requestId: 'request',
  way: 'down',
  step: 'done',
  cursor: null,
  tries: 0,
  error: null,
  lease: null,
  dueAt: null,
};

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  for (const locale of ['en', 'ar'] as const) {
    await loadWords(locale, ['takedown', 'staff', 'session', 'shell']);
  }
});
afterEach(() => {
  cleanup();
  call.mockClear();
});

function show(change: Partial<Takedown> = {}, { isAdmin = true, locale = 'en' } = {}): void {
  const item = { path: 'takedowns/chapter:salt:seven', data: { ...takedown, ...change } };
  const element = (
    <MantineProvider>
      <ul>
        <TakenDownRow item={item} isAdmin={isAdmin} />
      </ul>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${locale}/review`] });
  render(<RouterProvider router={router} />);
}

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

const SAYS: Readonly<Record<TakedownState, readonly [said: string, offered: readonly string[]]>> = {
  running: ['Being taken down 3 of 12', []],
  down: ['Taken down', ['Give back…']],
  returning: ['Being given back 3 of 12', []],
  returned: ['Given back', []],
  parked: ['Taking down is stuck 3 of 12', ['Try again']],
};

describe('a row of the takedowns', () => {
  it.each(TAKEDOWN_STATES)('shows its state, and offers an admin the possible actions: %s', (state) => {
    show({ state, done: 3 });
    const [said, actions] = SAYS[state];
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(offered()).toEqual(actions);
    cleanup();
    show({ state, done: 3 }, { isAdmin: false });
    expect(offered()).toEqual([]);
  });

  it('shows its subject, the reason, who decided and until when it can be given back', () => {
    show();
    expect(screen.getByRole('heading').textContent).toBe('Salt, chapter 7');
    expect(screen.getByText(/holds the rights/)).toBeTruthy();
    expect(screen.getByText('As the notice says.')).toBeTruthy();
    expect(screen.getByText('سمير').closest('bdi')?.lang).toBe('ar');
    expect(screen.getByText(/asked for by a copyright notice/)).toBeTruthy();
    expect(screen.getByText(/can be given back until/)).toBeTruthy();
  });

  it('offers nothing once its sealed copy is deleted, and says so', () => {
    for (const sealedUntil of [null, new Date(Date.now() - DAY)]) {
      show({ sealedUntil });
      expect(screen.getByText(/cannot be given back/)).toBeTruthy();
      expect(offered()).toEqual([]);
      cleanup();
    }
  });

  it.each([
    ['en', 'by a former member'],
    ['ar', 'القرار: عضو سابق'],
  ])('does not name a person without an account: %s', (locale, said) => {
    show({ by: null }, { locale });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('asks for a note before giving back, and sends one request', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Give back…' }));
    expect(screen.getByRole('heading', { name: 'Give this back to readers?' })).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'It was answered.' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Give back' })));
    expect(call.mock.calls).toEqual([
      [
        {
          action: 'giveBack',
          takedownId: 'chapter:salt:seven',
          requestId: expect.any(String),
          note: 'It was answered.',
        },
      ],
    ]);
  });

  it('retries a stuck one, and says what went wrong', async () => {
    show({ state: 'parked', error: 'The bucket did not answer.' });
    expect(screen.getByText('The bucket did not answer.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(call.mock.calls).toEqual([[{ action: 'retryTakedown', takedownId: 'chapter:salt:seven' }]]);
  });
});
