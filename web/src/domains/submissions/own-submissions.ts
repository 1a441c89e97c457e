import { paths } from '@rawi/model/paths';
import { type Submission, submissionSchema } from '@rawi/model/truth/submission';
import { where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** A person's own submissions, as forms need them. Import this file from signed-in areas only. */

const submission = converterOf<Submission>(submissionSchema);

/** Comics that a person has submitted and that are not published yet. */
export const proposedComicsOf = (uid: string): ListSource<Submission> => ({
  path: paths.submissions(),
  name: `proposed comics of ${uid}`,
  converter: submission,
  constraints: [
    where('uid', '==', uid),
    where('kind', '==', 'comic'),
    where('state', 'in', ['submitted', 'under_review']),
  ],
});

/** A person's submissions for one chapter and language. */
export const submissionsAt = (uid: string, place: string): ListSource<Submission> => ({
  path: paths.submissions(),
  name: `of ${uid} at ${place}`,
  converter: submission,
  constraints: [where('uid', '==', uid), where('place', '==', place)],
});
