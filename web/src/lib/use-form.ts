import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';

type Errors<V, E> = Readonly<Partial<Record<keyof V & string, E>>>;

const NONE: object = {};

export interface FormOptions<V, E> {
  readonly initial: V;
  /** What is wrong with the values, by field. */
  readonly validate: (values: V) => Errors<V, E>;
}

/**
 * The state of a form whose fields are validated on blur and on change, not on input, and all of them when it is sent
 * (specification, section 5). A field that was sent to the server keeps the server's error until it is changed.
 */
export function useForm<V extends object, E>({ initial, validate }: FormOptions<V, E>) {
  type Name = keyof V & string;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(NONE as Errors<V, E>);
  const latest = useRef(values);
  const looked = useRef(new Set<string>());
  const afterPress = usePress();

  const check = useCallback(() => {
    const found = validate(latest.current);
    const shown = Object.entries(found).filter(([name]) => looked.current.has(name));
    setErrors(Object.fromEntries(shown) as Errors<V, E>);
    return found;
  }, [validate]);

  const set = useCallback(<N extends Name>(name: N, value: V[N]) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
  }, []);

  /** For a control whose every change is a choice: a box, a list. */
  const choose = useCallback(
    <N extends Name>(name: N, value: V[N]) => {
      set(name, value);
      looked.current.add(name);
      check();
    },
    [set, check],
  );

  /** For a text field: typing changes it, leaving it validates it. */
  const field = <N extends Name>(name: N) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: V[N]) => set(name, value),
    onBlur: () =>
      afterPress(() => {
        looked.current.add(name);
        check();
      }),
  });

  /** Sends the form if nothing is wrong; else shows all that is and focuses the first wrong field. */
  const submit = (send: (values: V) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    for (const name of Object.keys(latest.current)) looked.current.add(name);
    const found = check();
    if (Object.keys(found).length === 0) send(latest.current);
    else focusFirst(form, Object.keys(found));
  };

  /** Shows what the server refused. */
  const refuse = (form: HTMLFormElement | null, refused: Errors<V, E>) => {
    setErrors(refused);
    if (form) focusFirst(form, Object.keys(refused));
  };

  return { values, errors, set, choose, field, submit, refuse };
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
 * Leaving a field by pressing something else: a message that appears between the press and the release would move what
 * is being pressed away, so it waits until the click is done.
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
