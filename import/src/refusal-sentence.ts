import type { FileRefused } from '@rawi/media/refusal';
import { refusalText } from '@rawi/model/text/refusal-texts';

/** The sentence that tells the owner of a folder why a file was refused. */
export function refusalSentence(name: string, refused: FileRefused, what?: 'chapter' | 'cover'): string {
  return `“${name}”: ${refusalText(refused, 'en', what)}`;
}
