import { reviewedIn, reviewIds } from '@rawi/model/truth/review';
import { isDocumentId } from '../../core/lib/document-id.ts';

const OF_APPLICATION = 'application_';

/**
 * The name of the review that an address means, or something that is kept on this device; undefined where it means none. Before
 * reviews said in their names what they are about, one was called like its submission, or `application_` and a person.
 */
export function reviewIdFrom(text: string): string | undefined {
  if (reviewedIn(text)) return text;
  if (!isDocumentId(text)) return undefined;
  return text.startsWith(OF_APPLICATION)
    ? reviewIds.application(text.slice(OF_APPLICATION.length))
    : reviewIds.submission(text);
}
