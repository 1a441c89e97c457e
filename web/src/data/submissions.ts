import { paths } from '@rawi/model/paths';
import { submissionSchema } from '@rawi/model/truth/submission';
import { documentAt } from './documents.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** A comic or a chapter that somebody writes or has handed in. */
export const submissionAt = documentAt(paths.submission, submissionSchema);
