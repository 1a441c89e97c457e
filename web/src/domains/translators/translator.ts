import { paths } from '@rawi/model/paths';
import { translatorSchema } from '@rawi/model/truth/translator';
import { documentAt } from '../../core/data/documents.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** The public profile of a translator; missing for everybody else. */
export const translatorOf = documentAt(paths.translator, translatorSchema);
