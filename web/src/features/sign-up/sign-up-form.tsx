import { signUpForm } from '@rawi/model/account-forms';
import type { AccountInput } from '@rawi/model/calls';
import type { Locale } from '@rawi/model/locales';
import { personalInfoForm } from '@rawi/model/user';
import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import { useEffect, useState } from 'react';
import { type AccountCallProblem, callAccount, callProblem } from '../../data/account-calls.ts';
import { addressSignUpPhoto } from '../../data/sign-up-photo.ts';
import { useLocale } from '../../lib/locale.ts';
import { useForm } from '../../lib/use-form.ts';
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

/** Both steps over one set of values, so that nothing typed is lost between them. */
export function SignUpForm({ step: wanted, onStep, onSignedUp }: SignUpFormProps) {
  const locale = useLocale();
  const [initial] = useState<SignUpValues>(() => ({
    ...readDraft(),
    password: '',
    passwordConfirmation: '',
  }));
  // The second step opens only once the first is right, however its address was reached.
  const [isRight, setIsRight] = useState(() => isEmpty(checkPersonal(initial)));
  const step = wanted === 2 && isRight ? 2 : 1;
  const form = useForm({ initial, validate: step === 1 ? checkPersonal : checkAll, unreadable: 'validDate' });
  const { values } = form;
  const [problem, setProblem] = useState<AccountCallProblem>();
  const [isSending, setIsSending] = useState(false);
  useEffect(() => keepDraft(values), [values]);

  const send = async (element: HTMLFormElement) => {
    setProblem(undefined);
    setIsSending(true);
    try {
      const request = signUpRequest(values, locale);
      await callAccount(request);
      await addressSignUpPhoto(request.email);
      forgetDraft();
      onSignedUp();
    } catch (error) {
      const refused = callProblem(error);
      setIsSending(false);
      setProblem(refused);
      const isFirst = PERSONAL.some((name) => refused.fields?.[name] !== undefined);
      if (refused.fields) form.refuse(element, refused.fields);
      if (isFirst) onStep(1);
    }
  };

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
      isSending={isSending}
      onBack={() => onStep(1)}
      onSend={(element) => void send(element)}
    />
  );
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
