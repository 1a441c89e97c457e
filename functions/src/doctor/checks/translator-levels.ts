import { levelOf, withLevel } from '@rawi/model/truth/level';
import type { Translator } from '@rawi/model/truth/translator';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { translators } from '../../data/translators.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { mend } from '../mend.ts';

/** The level that a translator's numbers make. */
export const TRANSLATOR_LEVELS: Check = {
  name: 'translator-level',
  reads: ({ translators: count }) => count,
  find: (patient) =>
    examine(
      documentsOf(patient, translators(patient.firestore), SAMPLE.translators),
      ({ ref }) => ref,
      (translator) => look(patient, translator),
    ),
};

async function look(
  patient: Patient,
  translator: QueryDocumentSnapshot<Translator>,
): Promise<readonly Finding[]> {
  const { id, ref } = translator;
  const { level } = translator.data();
  const made = levelOf(translator.data());
  if (level === made) return [];
  return [
    {
      id: ref.path,
      problem: `It has level ${level}, and its chapters and ratings make ${made}.`,
      remedy: '--repair gives it that level.',
      repair: mend(patient, async (transaction) => {
        const before = (await transaction.get(ref)).data();
        if (!before) return undefined;
        const after = withLevel(before);
        return { ref, before, after, changes: [{ of: 'translator', translatorId: id, before, after }] };
      }),
    },
  ];
}
