import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import type { FormErrors } from './form-errors.ts';
import { fieldProblems, isWrongPassword, type Problem, problemOf } from './problem.ts';

interface ChangeOptions<V> {
  readonly initial: V;
  readonly validate: (values: V) => FormErrors;
  /** Carries it out; what it throws is said in its field, or below the form. */
  readonly change: (values: V) => Promise<void>;
}

/** A form of the account area that changes something at the server. */
export function useChange<V extends object>({ initial, validate, change }: ChangeOptions<V>) {
  const form = useForm({ initial, validate, unreadable: 'validDate' });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async (values: V, element: HTMLFormElement) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await change(values);
    } catch (error) {
      const found = problemOf(error);
      const fields = isWrongPassword(found) ? WRONG_PASSWORD : fieldProblems(found);
      if (fields) form.refuse(element, fields);
      else setProblem(found);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    form,
    isBusy,
    problem,
    handleSubmit: form.submit((values, element) => void send(values, element)),
  };
}

const WRONG_PASSWORD: FormErrors = { currentPassword: 'wrong-password' };
