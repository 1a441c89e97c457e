import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { keepMarks } from '../updates/kept-marks.ts';
import { NO_MARKS } from '../updates/marks.ts';
import { SurpriseButton } from './surprise-button.tsx';

const t = wordsOf('surprise');
// Whoever is here is found out when the test says so.
vi.mock('../../core/session/session.ts', async (original) => ({
  ...(await original<object>()),
  knownSession: async () => (await import('../../core/session/session-store.ts')).whenSession(),
}));

afterEach(() => {
  cleanup();
  setSession({ state: 'unknown' });
});

it('draws no comic that somebody has hidden who is not known yet when the button is pressed', async () => {
  await speak('surprise');
  keepMarks(null, { ...NO_MARKS, hidden: { moth: true } });
  setSession({ state: 'unknown' });
  show(<SurpriseButton comics={async () => ['moth']} />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.queryByText(t('none'))).toBeNull();
  await act(async () => setSession({ state: 'signed-out' }));
  expect(await screen.findByText(t('none'))).toBeTruthy();
});
