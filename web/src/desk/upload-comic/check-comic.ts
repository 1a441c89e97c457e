import { fieldsOfKind } from '@rawi/model/lists/comic-fields';
import { type ComicContent, comicForm } from '@rawi/model/truth/submission-content';
import { isMessageCode, type MessageCode } from '@rawi/model/validation/messages';

/** The errors, by the name of the field’s control. */
export type ComicErrors = Readonly<Partial<Record<string, MessageCode>>>;

/** The fields with a control for each language. */
const PROSE: readonly unknown[] = fieldsOfKind('prose');

/** The errors of a comic by field; the two descriptions are separate fields. */
export function checkComic(content: ComicContent): ComicErrors {
  const result = comicForm.safeParse(content);
  if (result.success) return {};
  const errors: Partial<Record<string, MessageCode>> = {};
  for (const { path, message } of result.error.issues) {
    const name = PROSE.includes(path[0]) ? path.slice(0, 2).join('-') : String(path[0]);
    errors[name] ??= isMessageCode(message) ? message : 'invalid';
  }
  return errors;
}

/** Cleans typed text for storing: pasted text may contain tabs and foreign line breaks. */
export const written = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
