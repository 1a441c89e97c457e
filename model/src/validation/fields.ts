import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { isMessageCode, type MessageCode } from './messages.ts';
import { firstFailure, type Rule, required } from './rules.ts';

/** Zod fields whose issues are message codes, one an input at most. */

const code = (value: MessageCode): MessageCode => value;

/** Adds the first failing rule as the issue, and nothing after it. */
function checkRules(rules: readonly Rule[]) {
  return (value: string, context: z.RefinementCtx): void => {
    const failure = firstFailure(value, rules);
    if (failure !== undefined) context.addIssue({ code: 'custom', message: failure });
  };
}

const missingOrInvalid = (issue: { readonly input?: unknown }): MessageCode =>
  issue.input === undefined || issue.input === null ? code('required') : code('invalid');

/**
 * A text that is short enough to be looked at: nothing is normalized, matched or counted before its length is known. Zod
 * goes no further after an issue that aborts.
 */
function boundText(error: z.core.$ZodErrorMap | MessageCode) {
  return z.string({ error }).max(LIMITS.textLength, { error: code('max'), abort: true });
}

/** A required text as it was typed. */
export function exactText(...rules: Rule[]) {
  return boundText(missingOrInvalid).superRefine(checkRules([required, ...rules]));
}

/** A required text. White space around it is removed, and letters are composed (NFC), so that equal names are equal. */
export function text(...rules: Rule[]) {
  return textAs((value) => value.normalize('NFC').trim(), ...rules);
}

/** A required text in the form that its rules are about. */
export function textAs(form: (value: string) => string, ...rules: Rule[]) {
  return boundText(missingOrInvalid)
    .transform(form)
    .superRefine(checkRules([required, ...rules]));
}

/** A text that may be left empty; an empty one is absent. */
export function optionalText(...rules: Rule[]) {
  return boundText(code('invalid'))
    .nullish()
    .transform((value) => value?.normalize('NFC').trim() || undefined)
    .superRefine((value, context) => {
      if (value !== undefined) checkRules(rules)(value, context);
    });
}

/** One of a list, or nothing; the empty choice of a form is nothing. */
export function optionalChoice<const T extends readonly string[]>(choices: T) {
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.enum(choices, { error: code('invalid') }).optional(),
  );
}

/** A box that must be ticked. */
export function acceptance() {
  return z.literal(true, { error: code('accepted') });
}

/** By the name of the field, what its form says under it. */
export type FieldErrors = Readonly<Partial<Record<string, MessageCode>>>;

/** The first message of each field; what is wrong in a way no rule names is `invalid`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Partial<Record<string, MessageCode>> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'form')];
    for (const name of names) errors[name] ??= isMessageCode(issue.message) ? issue.message : 'invalid';
  }
  return errors;
}

/** What is wrong with the values of a form, by field; an empty object when nothing is. */
export function validate(schema: z.ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  return result.success ? {} : fieldErrors(result.error);
}
