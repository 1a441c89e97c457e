import { withLevel } from '@rawi/model/truth/level';
import type { Translator } from '@rawi/model/truth/translator';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { chapterCountOf } from '../../data/chapters.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { mend } from '../mend.ts';
import { eachTranslator } from './each-translator.ts';

/** How many chapters a translator has published. */
export const TRANSLATOR_CHAPTERS: Check = {
  name: 'translator-chapters',
  reads: ({ translators: count }) => 2 * count,
  find: eachTranslator(look),
};

async function look(
  patient: Patient,
  translator: QueryDocumentSnapshot<Translator>,
): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const { publishedChapters } = translator.data();
  const { id, ref } = translator;
  const count = await chapterCountOf(db, id);
  if (count === publishedChapters) return [];
  return [
    {
      id: ref.path,
      problem: `It counts ${publishedChapters} published chapters, and there are ${count}.`,
      remedy: '--repair counts them again.',
      repair: mend(patient, async (transaction) => {
        const before = (await transaction.get(ref)).data();
        if (!before) return undefined;
        const after = withLevel({ ...before, publishedChapters: await chapterCountOf(db, id) });
        return { ref, before, after, changes: [{ of: 'translator', translatorId: id, before, after }] };
      }),
    },
  ];
}
