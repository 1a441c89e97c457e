import { reviewedIn, reviewIds } from '@rawi/model/truth/review';
import { isDocumentId } from '../../core/lib/document-id.ts';

const OF_APPLICATION = 'application_';

/**
 * The name of the review in an address, or in something kept on this device; undefined when it is none.
 * Before the names of reviews began with their subject, a review was named like its submission, or
 * `application_` and a person.
 */
export function reviewIdFrom(text: string): string | undefined {
  if (reviewedIn(text)) return text;
  if (!isDocumentId(text)) return undefined;
  return text.startsWith(OF_APPLICATION)
    ? reviewIds.application(text.slice(OF_APPLICATION.length))
    : reviewIds.submission(text);
}
