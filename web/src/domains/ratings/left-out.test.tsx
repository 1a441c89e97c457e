import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { keepWish, useWish } from '../settings/wish.ts';
import { LeftOut } from './left-out.tsx';

/** A list that leaves out what is for adults. */
function List() {
  return <LeftOut count={useWish().upTo === '18' ? 0 : 2} />;
}

beforeAll(() => speak('shell', 'age'));
afterEach(() => {
  keepWish({ upTo: '16', blursFrom: '18' });
  setSession({ state: 'unknown' });
});

it('the dialog stays open where its choice brings back all that was left out', async () => {
  setSession({ state: 'signed-out' });
  show(<List />);
  await userEvent.click(screen.getByRole('button', { name: wordsOf('shell')('chooseShown') }));
  const adult = await screen.findByRole('switch', { name: wordsOf('age')('adult') });
  await userEvent.click(adult);
  expect(screen.getByRole('switch', { name: wordsOf('age')('adult') })).toHaveProperty('checked', true);
});
