import { signUpForm } from '@rawi/model/calls/account-forms';
import type { AccountInput } from '@rawi/model/calls/calls';
import type { Locale } from '@rawi/model/lists/locales';
import { personalInfoForm } from '@rawi/model/truth/user';
import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import { useEffect, useRef, useState } from 'react';
import { focusFirst, useForm } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { prepareCalls } from '../../core/session/area-calls.ts';
import { rememberEmail } from '../../domains/people/remembered-email.ts';
import { keepSignUpMarker } from '../../domains/people/sign-up-marker.ts';
import { addressSignUpPhoto } from '../../domains/people/sign-up-photo.ts';
import { AccountStep } from './account-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { forgetDraft, keepDraft, readDraft } from './sign-up-draft.ts';
import type { SignUpValues } from './sign-up-values.ts';

const PERSONAL = ['fullName', 'gender', 'dateOfBirth', 'nationality'] as const;

const personal = ({ fullName, gender, dateOfBirth, nationality }: SignUpValues) => ({
  fullName,
  gender,
  dateOfBirth,
  nationality,
});
const checkPersonal = (values: SignUpValues): FieldErrors => validate(personalInfoForm, personal(values));
const checkAll = (values: SignUpValues): FieldErrors => validate(signUpForm, values);

export interface SignUpFormProps {
  readonly step: 1 | 2;
  readonly onStep: (step: 1 | 2) => void;
  readonly onSignedUp: () => void;
}

/** Both steps share one set of values, so that nothing typed is lost between them. */
export function SignUpForm({ step: wanted, onStep, onSignedUp }: SignUpFormProps) {
  const locale = useLocale();
  const [initial] = useState<SignUpValues>(() => ({
    ...readDraft(),
    password: '',
    passwordConfirmation: '',
  }));
  // The second step opens only once the first is right, even from its address.
  const [isRight, setIsRight] = useState(() => isEmpty(checkPersonal(initial)));
  const step = wanted === 2 && isRight ? 2 : 1;
  const form = useForm({ initial, validate: step === 1 ? checkPersonal : checkAll, unreadable: 'validDate' });
  const { values } = form;
  const { state, problem, send } = useSend();
  useEffect(() => keepDraft(values), [values]);
  useEffect(() => {
    if (step === 2) void prepareCalls();
  }, [step]);
  useFocusOnStep(step, form.errors);

  const signUp = (element: HTMLFormElement) =>
    send(
      async () => {
        const marker = keepSignUpMarker();
        const request = { ...signUpRequest(values, locale), ...(marker ? { marker } : {}) };
        await callAccount(request);
        await addressSignUpPhoto(request.email);
        // The log-in form is prefilled with it, also in the tab that the mailed link opens.
        rememberEmail(request.email);
        forgetDraft();
        onSignedUp();
      },
      ({ fields }) => {
        if (fields) form.refuse(element, fields);
        if (PERSONAL.some((name) => fields?.[name] !== undefined)) onStep(1);
        return false;
      },
    );

  if (step === 1) {
    return (
      <PersonalStep
        form={form}
        onNext={() => {
          setIsRight(true);
          onStep(2);
        }}
      />
    );
  }
  return (
    <AccountStep
      form={form}
      problem={problem}
      isSending={state !== 'idle'}
      onBack={() => onStep(1)}
      onSend={(element) => void signUp(element)}
    />
  );
}

/**
 * A step change removes the focused button, so the focus moves to the step's heading, or to its first wrong
 * field.
 */
function useFocusOnStep(step: 1 | 2, errors: object): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const form = document.querySelector<HTMLFormElement>('main form');
    const names = Object.keys(errors);
    if (form && names.length > 0) focusFirst(form, names);
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
    window.scrollTo(0, 0);
  }, [step, errors]);
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

type SignUpRequest = Extract<AccountInput, { action: 'signUp' }>;

function signUpRequest(values: SignUpValues, locale: Locale): SignUpRequest {
  const { passwordConfirmation: _, consent: __, ...rest } = values;
  const { gender, nationality, dateOfBirth } = personalInfoForm.parse(personal(values));
  return {
    action: 'signUp',
    ...rest,
    gender,
    nationality,
    dateOfBirth,
    consent: true,
    locale,
  };
}
