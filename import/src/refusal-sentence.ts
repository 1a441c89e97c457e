import type { FileRefused } from '@rawi/media/refusal';
import { refusalText } from '@rawi/model/text/refusal-texts';

/** What the owner of a folder is told of a file that cannot be taken. */
export function refusalSentence(name: string, refused: FileRefused, what?: 'chapter' | 'cover'): string {
  return `“${name}”: ${refusalText(refused, 'en', what)}`;
}
