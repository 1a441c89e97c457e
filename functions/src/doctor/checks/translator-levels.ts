import { levelOf, withLevel } from '@rawi/model/truth/level';
import type { Translator } from '@rawi/model/truth/translator';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Check, Finding, Patient } from '../check.ts';
import { mend } from '../mend.ts';
import { eachTranslator } from './each-translator.ts';

/** The level that a translator's numbers make. */
export const TRANSLATOR_LEVELS: Check = {
  name: 'translator-level',
  reads: ({ translators: count }) => count,
  find: eachTranslator(look),
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
