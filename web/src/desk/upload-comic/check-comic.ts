import { type ComicContent, comicForm } from '@rawi/model/truth/submission-content';
import { isMessageCode, type MessageCode } from '@rawi/model/validation/messages';

/** What is wrong, by the name of the field’s control. */
export type ComicErrors = Readonly<Partial<Record<string, MessageCode>>>;

/** What is wrong with a comic, by field; the two descriptions are fields of their own. */
export function checkComic(content: ComicContent): ComicErrors {
  const result = comicForm.safeParse(content);
  if (result.success) return {};
  const errors: Partial<Record<string, MessageCode>> = {};
  for (const { path, message } of result.error.issues) {
    const name = path[0] === 'description' ? path.slice(0, 2).join('-') : String(path[0]);
    errors[name] ??= isMessageCode(message) ? message : 'invalid';
  }
  return errors;
}

/** What is kept of what was typed: who copies from elsewhere brings tabs and other line ends along. */
export const written = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
