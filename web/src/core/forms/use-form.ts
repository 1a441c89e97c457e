import { useForm as useMantineForm } from '@mantine/form';
import { type FocusEvent, type ReactNode, type SubmitEvent, useCallback, useEffect, useRef } from 'react';

type Errors<V, E> = Readonly<Partial<Record<keyof V & string, E>>>;

export interface FormOptions<V, E> {
  readonly initial: V;
  /** The errors of the values, by field. */
  readonly validate: (values: V) => Errors<V, E>;
  /**
   * The error of a field that the browser itself cannot read, such as half a date: its value is empty then.
   */
  readonly unreadable?: E;
}

/**
 * A form whose fields are validated on blur and on change, not on input, and all of them when it is sent
 * (specification, section 5). A message goes as soon as it no longer applies to what the field holds.
 */
export function useForm<V extends object, E extends ReactNode>({
  initial,
  validate,
  unreadable,
}: FormOptions<V, E>) {
  type Name = keyof V & string;
  const halfTyped = useRef(new Set<string>());
  const form = useMantineForm<V>({
    initialValues: initial,
    validate: (values) => ({
      ...validate(values),
      ...Object.fromEntries([...halfTyped.current].map((name) => [name, unreadable])),
    }),
    clearInputErrorOnChange: false,
  });
  const looked = useRef(new Set<string>());
  const afterPress = usePress();
  const { values } = form;
  // Only `validate` and `refuse` put errors in here.
  const errors = form.errors as Errors<V, E>;

  /** Validates a field, and again those that were compared with it. */
  const look = (name: Name) => {
    looked.current.add(name);
    for (const each of looked.current) form.validateField(each);
  };

  /** Remembers whether the browser can read the field's input. */
  const read = (control: Element) => {
    if (!(control instanceof HTMLInputElement)) return;
    if (unreadable !== undefined && control.validity.badInput) halfTyped.current.add(control.name);
    else halfTyped.current.delete(control.name);
  };

  const set = <N extends Name>(name: N, value: V[N]) => {
    form.setValues({ [name]: value } as Pick<V, N> & Partial<V>);
    // No message appears while one types, but one that no longer applies goes.
    const { [name]: said } = errors;
    if (said !== undefined && validate(form.getValues())[name] !== said) form.clearFieldError(name);
  };

  /** For a control whose every change is a choice, such as a box or a list. */
  const choose = <N extends Name>(name: N, value: V[N]) => {
    set(name, value);
    look(name);
  };

  /** For a text field: typing changes it, leaving it validates it. */
  const field = <N extends Name>(name: N) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: V[N]) => set(name, value),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      afterPress(() => {
        read(currentTarget);
        look(name);
      }),
  });

  /** Sends the form if nothing is wrong; else shows every error and focuses the first wrong field. */
  const submit =
    (send: (values: V, form: HTMLFormElement) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      for (const control of element.elements) {
        read(control);
        // Fields of a later step have not been shown yet.
        const name = control.getAttribute('name');
        if (name !== null && Object.hasOwn(form.getValues(), name)) looked.current.add(name);
      }
      const found = form.validate();
      if (found.hasErrors) focusFirst(element, Object.keys(found.errors));
      else send(form.getValues(), element);
    };

  /** Shows what the server refused. */
  const refuse = (element: HTMLFormElement | null, refused: Errors<V, E>) => {
    form.setErrors(refused);
    if (element) focusFirst(element, Object.keys(refused));
  };
  return { values, errors, choose, field, submit, refuse };
}

/** Moves focus to the first of the named fields, in the order of the page. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (name !== null && names.includes(name) && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
}

/**
 * When a field is left by pressing something else, a message that appears between press and release would
 * move what is being pressed away. So the validation waits until the click is done.
 */
function usePress(): (task: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const handlePress = () => {
      isPressed.current = true;
    };
    const handleRelease = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', handlePress, true);
    document.addEventListener('pointerup', handleRelease, true);
    document.addEventListener('pointercancel', handleRelease, true);
    return () => {
      document.removeEventListener('pointerdown', handlePress, true);
      document.removeEventListener('pointerup', handleRelease, true);
      document.removeEventListener('pointercancel', handleRelease, true);
    };
  }, []);
  return useCallback((task) => {
    if (!isPressed.current) task();
    else document.addEventListener('pointerup', () => setTimeout(task), { once: true });
  }, []);
}
