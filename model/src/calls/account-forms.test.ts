import { describe, expect, it } from 'vitest';
import { personalInfoForm } from '../truth/user.ts';
import { validate } from '../validation/fields.ts';
import {
  changePasswordForm,
  deleteAccountForm,
  logInForm,
  newPasswordForm,
  resetCodeForm,
  signUpAccountForm,
  signUpForm,
} from './account-forms.ts';

const person = {
  fullName: 'Layla Haddad',
  email: 'layla@example.com',
  password: 'Reader#123',
  passwordConfirmation: 'Reader#123',
  consent: true,
};

describe('the sign-up form', () => {
  it('needs only the starred fields and consent', () => {
    expect(validate(signUpForm, person)).toEqual({});
  });

  it.each(['fullName', 'email', 'password', 'passwordConfirmation'] as const)('needs %s', (field) => {
    const { [field]: _removed, ...rest } = person;
    expect(validate(signUpForm, rest)).toEqual(
      field === 'password'
        ? { password: 'required', passwordConfirmation: 'confirmed' }
        : { [field]: 'required' },
    );
    expect(validate(signUpForm, { ...person, [field]: '  ' })).toMatchObject({ [field]: 'required' });
  });

  it('needs consent', () => {
    const { consent: _removed, ...rest } = person;
    expect(validate(signUpForm, rest)).toEqual({ consent: 'accepted' });
    expect(validate(signUpForm, { ...person, consent: false })).toEqual({ consent: 'accepted' });
  });

  it('says one thing a field, the first that fails', () => {
    expect(validate(signUpForm, { ...person, fullName: '1' })).toEqual({ fullName: 'alphaSpaces' });
    expect(validate(signUpForm, { ...person, fullName: 'a' })).toEqual({ fullName: 'min' });
    expect(validate(signUpForm, { ...person, fullName: 'a'.repeat(81) })).toEqual({ fullName: 'max' });
  });

  it('compares the passwords while other fields are wrong', () => {
    expect(validate(signUpForm, { ...person, fullName: '', passwordConfirmation: 'Reader#124' })).toEqual({
      fullName: 'required',
      passwordConfirmation: 'confirmed',
    });
  });

  it('takes empty optional fields as absent', () => {
    const empty = { ...person, gender: '', dateOfBirth: '', nationality: '' };
    expect(signUpForm.parse(empty)).toMatchObject({ gender: undefined, dateOfBirth: undefined });
  });

  it.each([
    ['gender', 'other', 'invalid'],
    ['nationality', 'XX', 'invalid'],
    ['dateOfBirth', '2023-02-30', 'validDate'],
    ['dateOfBirth', '9000-01-01', 'dateNotInFuture'],
    ['email', 'layla', 'email'],
    ['password', 'reader', 'password'],
    ['fullName', 7, 'invalid'],
    ['fullName', null, 'required'],
  ])('refuses %s = %j as %s', (field, value, code) => {
    expect(validate(signUpForm, { ...person, [field]: value })).toMatchObject({ [field]: code });
  });

  it('refuses fields that it does not have', () => {
    expect(validate(signUpForm, { ...person, admin: true })).toEqual({ admin: 'invalid' });
  });

  it('has two steps that together are the whole', () => {
    const { fullName, ...account } = person;
    expect(validate(personalInfoForm, { fullName })).toEqual({});
    expect(validate(signUpAccountForm, account)).toEqual({});
    expect(Object.keys({ ...personalInfoForm.shape, ...signUpAccountForm.shape }).toSorted()).toEqual(
      Object.keys(signUpForm.shape).toSorted(),
    );
  });

  it('trims and composes what is meant as text, never a password', () => {
    const parsed = signUpForm.parse({ ...person, fullName: ' José  ', email: ' Layla@Example.COM ' });
    expect(parsed).toMatchObject({ fullName: 'José', email: 'layla@example.com' });
    expect(validate(signUpForm, { ...person, password: ' Reader#123' })).toMatchObject({
      password: 'password',
    });
  });
});

describe('the other forms', () => {
  it('log in asks nothing of an existing password but that it is there', () => {
    expect(validate(logInForm, { email: 'a@b.co', password: 'x' })).toEqual({});
    expect(validate(logInForm, { email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });

  it('a reset code has six digits', () => {
    expect(resetCodeForm.parse({ code: ' 012345 ' })).toEqual({ code: '012345' });
    for (const code of ['12345', '1234567', '12345a', '١٢٣٤٥٦'])
      expect(validate(resetCodeForm, { code })).toEqual({ code: 'regex' });
  });

  it('a new password is confirmed', () => {
    const pair = { password: 'Reader#123', passwordConfirmation: 'Reader#124' };
    expect(validate(newPasswordForm, pair)).toEqual({ passwordConfirmation: 'confirmed' });
    expect(validate(changePasswordForm, { ...pair, currentPassword: '' })).toEqual({
      currentPassword: 'required',
      passwordConfirmation: 'confirmed',
    });
  });

  it('a deletion is confirmed', () => {
    expect(validate(deleteAccountForm, { currentPassword: 'x', confirmed: false })).toEqual({
      confirmed: 'required',
    });
    expect(validate(deleteAccountForm, { currentPassword: 'x', confirmed: true })).toEqual({});
  });
});
