import { useForm } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import type { FormErrors } from './form-errors.ts';

interface ChangeOptions<V> {
  readonly initial: V;
  readonly validate: (values: V) => FormErrors;
  /** Carries out the change; an error it throws is shown at its field, or below the form. */
  readonly change: (values: V) => Promise<void>;
}

/** The state of a form of the account area that changes something on the server. */
export function useChange<V extends object>({ initial, validate, change }: ChangeOptions<V>) {
  const form = useForm({ initial, validate, unreadable: 'validDate' });
  const { isSending, problem, send } = useSend();

  const submit = (values: V, element: HTMLFormElement) =>
    send(
      () => change(values),
      ({ code, fields }) => {
        const refused =
          code === 'wrong-credentials' ? WRONG_PASSWORD : code === 'invalid-fields' ? fields : undefined;
        if (refused) form.refuse(element, refused);
        return refused !== undefined;
      },
    );
  return {
    form,
    isBusy: isSending,
    problem,
    handleSubmit: form.submit((values, element) => void submit(values, element)),
  };
}

const WRONG_PASSWORD: FormErrors = { currentPassword: 'wrong-password' };
