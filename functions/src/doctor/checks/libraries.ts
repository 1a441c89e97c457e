import { paths } from '@rawi/model/paths';
import { settlePerson, unappliedChoices } from '../../choices/settle-person.ts';
import type { Check } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** A person's library that is not what they have chosen. */
export const LIBRARIES: Check = {
  name: 'library',
  // A choice that a library did not have is counted, perhaps for a second time.
  upsets: ['sum-counted'],
  reads: ({ people }) => 40 * people,
  find: (patient) =>
    examine(
      documentsOf(patient, patient.firestore.collection(paths.users()).select(), SAMPLE.people),
      ({ ref }) => ref,
      async ({ id }) => {
        const late = await unappliedChoices(patient, id);
        const [first] = late;
        if (!first) return [];
        return [
          {
            id: paths.library(id),
            problem: `It lacks or keeps ${late.length} choices, for example ${first.path}.`,
            remedy: '--repair applies them.',
            repair: () => settlePerson(patient, id),
          },
        ];
      },
    ),
};
