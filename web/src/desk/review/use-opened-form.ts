import { useEffect, useRef } from 'react';

/** The form that somebody has just asked for: it opens below what is read, often below the window, so it is brought into view and what is asked first has the focus. */
export function useOpenedForm(takesFocus: boolean, first: 'input' | 'textarea') {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(takesFocus);
  useEffect(() => {
    if (!isAsked.current) return;
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector(first)?.focus({ preventScroll: true });
  }, [first]);
  return form;
}
