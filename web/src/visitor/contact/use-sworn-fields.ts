import type { FocusEvent } from 'react';
import { useMessages } from '../../core/forms/messages.ts';

type Problem = Parameters<ReturnType<typeof useMessages>>[0];

/** A form with texts that are kept while they are typed, and statements that are not. */
interface SwornForm<Text extends string, Box extends string> {
  readonly values: Readonly<Record<Text, string> & Record<Box, boolean>>;
  readonly errors: Readonly<Partial<Record<Text | Box, Problem>>>;
  readonly field: (name: Text) => {
    readonly name: Text;
    readonly value: string;
    readonly error: Problem;
    readonly onChange: (value: string) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  readonly choose: (name: Box, value: boolean) => void;
}

/**
 * The fields of a form that is sworn to. Its texts are kept as they are typed; its statements have to be confirmed again for
 * each that is sent, so they are not.
 */
export function useSwornFields<Text extends string, Box extends string>(
  form: SwornForm<Text, Box>,
  texts: readonly Text[],
  keep: (typed: Readonly<Record<string, string>>) => void,
) {
  const message = useMessages();
  return {
    text: (name: Text) => {
      const { onChange, error, ...rest } = form.field(name);
      return {
        ...rest,
        error: message(error),
        isRequired: true,
        onChange: (value: string) => {
          onChange(value);
          const typed = Object.fromEntries(texts.map((each) => [each, form.values[each]]));
          keep({ ...typed, [name]: value });
        },
      };
    },
    box: (name: Box) => ({
      name,
      isChecked: form.values[name],
      error: message(form.errors[name]),
      isRequired: true,
      onChange: (isChecked: boolean) => form.choose(name, isChecked),
    }),
  };
}
