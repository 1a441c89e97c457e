import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { described, field, fill, goTo, says, saysNothing, send, show, speak } from '../../testing/show.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
vi.mock('../../core/session/session.ts', () => ({
  knownSession: () => Promise.resolve({ state: 'signed-out' }),
}));
vi.mock('../../domains/people/sign-up-photo.ts', () => ({ addressSignUpPhoto: () => Promise.resolve() }));
vi.mock('./photo-field.tsx', () => ({ PhotoField: () => null }));

const onSignedUp = vi.fn<() => void>();
function Page({ first = 1 }: { readonly first?: 1 | 2 }) {
  const [step, setStep] = useState<1 | 2>(first);
  return <SignUpForm step={step} onStep={setStep} onSignedUp={onSignedUp} />;
}

beforeAll(() => speak('sign-up', 'person', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onSignedUp.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const open = () => show(<Page />, '/en/signup');
const w = (key: 'back' | 'stepOneWrong') => i18n.t(key, { ns: 'sign-up' });

async function openSecondStep(name = 'Layla Haddad') {
  const shown = open();
  fill('fullName', name);
  await send();
  await waitFor(() => field('email'));
  return shown;
}

describe('the first step of the sign-up', () => {
  it('shows no error while a name is typed, and after that only the first rule that fails', async () => {
    open();
    await userEvent.type(field('fullName'), 'R2D2');
    saysNothing('fullName');
    await userEvent.tab();
    says('fullName', 'alphaSpaces');
    fill('fullName', 'Layla');
    saysNothing('fullName');
    await userEvent.clear(field('fullName'));
    await userEvent.tab();
    says('fullName', 'required');
    fill('fullName', '1');
    await userEvent.tab();
    says('fullName', 'alphaSpaces');
    expect(described(field('fullName'))).not.toContain('short');
  });

  it('focuses the first wrong field, shows the error in the other language, too, and keeps the typed values', async () => {
    const { router } = open();
    fireEvent.change(field('dateOfBirth'), { target: { value: '2999-01-02' } });
    fireEvent.blur(field('dateOfBirth'));
    says('dateOfBirth', 'dateNotInFuture');
    await send();
    expect(document.activeElement).toBe(field('fullName'));
    says('fullName', 'required');
    fill('fullName', 'Layla Haddad');
    await send();
    expect(document.activeElement).toBe(field('dateOfBirth'));
    await goTo(router, '/ar/signup');
    says('dateOfBirth', 'dateNotInFuture', 'ar');
    expect(field('dateOfBirth').value).toBe('2999-01-02');
    expect(field('fullName').value).toBe('Layla Haddad');
  });

  it('treats a date that the browser cannot parse as wrong, not as missing', () => {
    open();
    Object.defineProperty(field('dateOfBirth'), 'validity', { get: () => ({ badInput: true }) });
    fireEvent.blur(field('dateOfBirth'));
    says('dateOfBirth', 'validDate');
  });

  it.each([
    ['en', 'JORD', 'Jordanian', 'EGYP', 'Egyptian', 'مصرية'],
    ['ar', 'اردن', 'أردنية', 'مصر', 'مصرية', 'Egyptian'],
  ] as const)(
    'finds a nationality by a part of its name, in %s',
    async (locale, typed, found, other, chosen, translated) => {
      const { router } = show(<Page />, `/${locale}/signup`);
      const box = () =>
        screen.getByRole<HTMLInputElement>('combobox', {
          name: new RegExp(i18n.t('nationality', { ns: 'person', lng: locale })),
        });
      const options = () =>
        Array.from(document.querySelectorAll('[role="option"]'), (each) => each.textContent);
      await userEvent.click(box());
      expect(options().length).toBeGreaterThan(90);
      fireEvent.change(box(), { target: { value: typed } });
      expect(options()).toEqual([found]);
      fireEvent.change(box(), { target: { value: other } });
      expect(options()).toEqual([chosen]);
      const [option] = document.querySelectorAll('[role="option"]');
      if (option) await userEvent.click(option);
      expect(box().value).toBe(chosen);
      await goTo(router, `/${locale === 'en' ? 'ar' : 'en'}/signup`);
      expect(document.querySelector<HTMLInputElement>('input[role="combobox"]')?.value).toBe(translated);
    },
  );
});

describe('the second step of the sign-up', () => {
  it("shows each field's error in both languages, and hides it once the field is right", async () => {
    const { router } = await openSecondStep();
    await send();
    expect(document.activeElement).toBe(field('email'));
    for (const name of ['email', 'password', 'passwordConfirmation']) says(name, 'required');
    says('consent', 'accepted');
    fill('email', 'layla@');
    fill('password', 'Reader 123');
    fill('passwordConfirmation', 'Reader#124');
    await userEvent.tab();
    says('email', 'email');
    says('password', 'password');
    says('passwordConfirmation', 'confirmed');
    await goTo(router, '/ar/signup');
    says('email', 'email', 'ar');
    says('password', 'password', 'ar');
    says('passwordConfirmation', 'confirmed', 'ar');
    says('consent', 'accepted', 'ar');
    expect(field('passwordConfirmation').value).toBe('Reader#124');
    fill('email', 'layla@example.com');
    await userEvent.click(field('consent'));
    saysNothing('consent');
    // A change of the other field of a comparison counts, too.
    fill('passwordConfirmation', 'Reader#123');
    fill('password', 'Reader#123');
    await userEvent.tab();
    for (const name of ['email', 'password', 'passwordConfirmation']) saysNothing(name);
    expect(call).not.toHaveBeenCalled();
  });

  const fillIn = () => {
    fill('email', 'layla@example.com');
    fill('password', 'Reader#123');
    fill('passwordConfirmation', 'Reader#123');
    fireEvent.click(field('consent'));
  };

  it('says that there is no network, keeps all values, and signs up once there is one', async () => {
    call.mockRejectedValueOnce(new SendingError({ code: 'offline' }, undefined));
    await openSecondStep();
    fillIn();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      i18n.t('problems.offline', { ns: 'session' }),
    );
    expect(field('email').value).toBe('layla@example.com');
    expect(field('passwordConfirmation').value).toBe('Reader#123');
    expect(field('consent').checked).toBe(true);
    expect(onSignedUp).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({
        action: 'signUp',
        fullName: 'Layla Haddad',
        email: 'layla@example.com',
        password: 'Reader#123',
        consent: true,
        locale: 'en',
      }),
    );
  });

  it('keeps both steps on the way back and forth', async () => {
    await openSecondStep();
    fillIn();
    await userEvent.click(screen.getByRole('button', { name: w('back') }));
    expect(field('fullName').value).toBe('Layla Haddad');
    await send();
    await waitFor(() => expect(field('password').value).toBe('Reader#123'));
    expect(field('email').value).toBe('layla@example.com');
  });

  it('leads back to the field of the first step that the server refused', async () => {
    call.mockRejectedValueOnce(
      new SendingError({ code: 'invalid-fields', fields: { fullName: 'alphaSpaces' } }, undefined),
    );
    await openSecondStep();
    fillIn();
    await send();
    await waitFor(() => says('fullName', 'alphaSpaces'));
    expect(document.activeElement).toBe(field('fullName'));
  });

  it('does not open before the first step is right, even from its address', () => {
    show(<Page first={2} />, '/en/signup?step=2');
    expect(field('fullName')).toBeTruthy();
  });

  it('can show the password', async () => {
    await openSecondStep();
    fill('password', 'Reader#123');
    expect(field('password').type).toBe('password');
    const [eye] = screen.getAllByRole('button', { name: i18n.t('showPassword', { ns: 'person' }) });
    if (eye) await userEvent.click(eye);
    expect(field('password').type).toBe('text');
    expect(field('password').value).toBe('Reader#123');
  });

  it('opens terms and privacy in another tab without giving consent', async () => {
    await openSecondStep();
    const links = screen.getAllByRole('link').filter((each) => each.getAttribute('target') === '_blank');
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/en/terms', '/en/privacy']);
    expect(field('consent').checked).toBe(false);
  });
});
