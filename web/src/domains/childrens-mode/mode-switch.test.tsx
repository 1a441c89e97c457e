import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { enterChildrensMode, forgetChildrensMode } from '../../testing/childrens-mode.ts';
import { described, field, fill, send, show, speak, wordsOf } from '../../testing/show.tsx';
import { AgeButton } from '../ratings/age-button.tsx';
import { hearChildrensMode, isChildrensMode, keepWish } from '../settings/wish.ts';
import { SignSlot } from './children-parts.tsx';

/** The forms and the sign of the mode for children, as visitors meet them: in the dialog about ages. */

const t = wordsOf('age');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (address = '/en') => {
  show(<AgeButton>ages</AgeButton>, address);
  await press('ages');
  await screen.findByRole('dialog');
};
const isWrong = (name: string, said: string) => {
  expect(field(name).getAttribute('aria-invalid'), name).toBe('true');
  expect(described(field(name))).toContain(said);
};

beforeAll(() => speak('shell', 'age'));
beforeEach(() => setSession({ state: 'signed-out' }));
afterEach(() => {
  cleanup();
  forgetChildrensMode();
  keepWish({ upTo: '16', blursFrom: '18' });
  setSession({ state: 'unknown' });
});

describe('turning it on', () => {
  it('needs the code twice, says what it does not do, and takes Arabic digits', async () => {
    await open();
    await press(t('mode.turnOn'));
    expect(document.activeElement).toBe(field('next'));
    const form = field('next').form ?? expect.fail('It is in no form.');
    for (const said of ['mode.honest', 'mode.forgotten']) expect(described(form)).toContain(t(said));
    for (const name of ['next', 'again']) {
      expect(field(name).inputMode).toBe('numeric');
      expect(field(name).autocomplete).toBe('off');
      expect(field(name).labels?.length).toBe(1);
    }
    fill('next', '12');
    fill('again', '1234');
    await send();
    isWrong('next', t('mode.wrong.digits'));
    isWrong('again', t('mode.wrong.different'));
    expect(document.activeElement).toBe(field('next'));
    expect(field('again').value).toBe('1234');
    fill('next', '١٢٣٤');
    await send();
    await waitFor(() => expect(isChildrensMode()).toBe(true));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('mode.titleOn')));
  });

  it('can be left, and goes back to where it began', async () => {
    await open();
    await press(t('mode.turnOn'));
    await press(t('mode.cancel'));
    expect(document.activeElement?.textContent).toBe(t('mode.title'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(isChildrensMode()).toBe(false);
  });

  it('is the only choice that is left then: no age, no blur', async () => {
    await open();
    expect(screen.getByRole('switch', { name: t('adult') })).toBeTruthy();
    await enterChildrensMode();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(t('lead'))).toBeNull();
  });
});

describe('its code', () => {
  it('ends it, and a wrong one is named where it was typed', async () => {
    await enterChildrensMode('2468');
    await open();
    await send();
    isWrong('code', t('mode.wrong.digits'));
    fill('code', '1357');
    await send();
    await waitFor(() => isWrong('code', t('mode.wrong.code')));
    expect(document.activeElement).toBe(field('code'));
    expect(isChildrensMode()).toBe(true);
    fill('code', '2468');
    await send();
    await waitFor(() => expect(isChildrensMode()).toBe(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(t('mode.title')));
    expect(screen.getByRole('switch', { name: t('adult') })).toBeTruthy();
  });

  it('has to wait after several wrong ones, also in a form that is opened later', async () => {
    await enterChildrensMode('2468');
    localStorage.setItem('rawi-childrens-tries', JSON.stringify({ wrong: 5, at: Date.now() }));
    await open();
    expect(screen.getByRole('timer').textContent).toMatch(/[01]:\d\d/);
    fill('code', '2468');
    await send();
    await waitFor(() => isWrong('code', t('mode.wrong.waiting')));
    expect(isChildrensMode()).toBe(true);
  });

  it('can be changed, with the present one', async () => {
    await enterChildrensMode('2468');
    await open();
    await press(t('mode.change'));
    fill('code', '2468');
    fill('next', '9753');
    fill('again', '9753');
    await send();
    await screen.findByText(t('mode.changed'));
    fill('code', '9753');
    await send();
    await waitFor(() => expect(isChildrensMode()).toBe(false));
  });

  it('that cannot be read is answered with what ends the mode', async () => {
    localStorage.setItem('rawi-childrens-mode', '{}');
    act(hearChildrensMode);
    await open();
    fill('code', '2468');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(t('mode.problems.unreadable'));
  });

  it('that is forgotten leads to what ends the mode, in Arabic too', async () => {
    await enterChildrensMode();
    await open('/ar');
    const summary = screen.getByText(t('mode.isForgotten', {}, 'ar'));
    fireEvent.click(summary);
    expect(screen.getByText(t('mode.forgotten', {}, 'ar'))).toBeTruthy();
  });
});

it('the sign stands there while the mode is on, and leads to the code', async () => {
  show(<SignSlot />);
  expect(document.querySelector('[data-childrens-sign]')).toBeNull();
  await enterChildrensMode();
  expect(await screen.findByText(t('mode.sign'))).toBeTruthy();
  await press(t('mode.leave'));
  await screen.findByRole('dialog');
  expect(field('code')).toBeTruthy();
  act(forgetChildrensMode);
  // The dialog that has ended it is still open.
  expect(screen.getByRole('dialog')).toBeTruthy();
  await press(wordsOf('shell')('close'));
  await waitFor(() => expect(document.querySelector('[data-childrens-sign]')).toBeNull());
});

it('a page that comes back as it was left hears of a mode that began meanwhile', async () => {
  show(<SignSlot />);
  localStorage.setItem('rawi-childrens-mode', '{}');
  expect(isChildrensMode()).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(await screen.findByText(t('mode.sign'))).toBeTruthy();
});

it('a mode that began while nothing of a page listened is there when something does', async () => {
  expect(isChildrensMode()).toBe(false);
  localStorage.setItem('rawi-childrens-mode', '{}');
  show(<SignSlot />);
  expect(await screen.findByText(t('mode.sign'))).toBeTruthy();
});
