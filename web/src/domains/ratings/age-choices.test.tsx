import type { Wish } from '@rawi/model/rating/decide-showing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { keepWish, ownWish } from '../settings/wish.ts';
import { chooseWish } from '../settings/wish-choice.ts';
import { AgeChoices } from './age-choices.tsx';

const VISITOR: Wish = { upTo: '16', blursFrom: '18' };

beforeAll(() => speak('shell', 'age'));
afterEach(() => {
  cleanup();
  keepWish(VISITOR);
  setSession({ state: 'unknown' });
});

const open = (wish: Wish, address = '/en') => {
  setSession({ state: 'signed-out' });
  keepWish(wish);
  show(<AgeChoices onChoose={(chosen) => void chooseWish(chosen)} />, address);
};
const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value');
const press = (role: 'radio' | 'switch', word: string, locale: 'en' | 'ar' = 'en') =>
  userEvent.click(screen.getByRole(role, { name: wordsOf('age')(word, {}, locale) }));

it.each(['en', 'ar'] as const)(
  'pictures from 16 on are blurred for whoever chooses that (%s)',
  async (locale) => {
    open(VISITOR, `/${locale}`);
    expect(offered()).toEqual(['16', '18']);
    expect(chosen()).toBe('18');
    await press('radio', 'blurred.16', locale);
    expect(chosen()).toBe('16');
    expect(ownWish()).toEqual({ upTo: '16', blursFrom: '16' });
    await press('radio', 'blurred.18', locale);
    expect(ownWish()).toEqual(VISITOR);
  },
);

it('an adult may have all pictures, and loses them with the statement', async () => {
  open(VISITOR);
  await press('switch', 'adult');
  expect(offered()).toEqual(['16', '18', 'none']);
  expect(ownWish()).toEqual({ upTo: '18', blursFrom: '18' });
  await press('radio', 'blurred.none');
  expect(ownWish()).toEqual({ upTo: '18', blursFrom: null });
  await press('switch', 'adult');
  expect(ownWish()).toEqual(VISITOR);
});

it('what was chosen of pictures stays with the statement and without it', async () => {
  open({ upTo: '16', blursFrom: '16' });
  await press('switch', 'adult');
  expect(ownWish()).toEqual({ upTo: '18', blursFrom: '16' });
  await press('switch', 'adult');
  expect(ownWish()).toEqual({ upTo: '16', blursFrom: '16' });
});
