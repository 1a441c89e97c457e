import { ifReadable } from '../../data/converter.ts';
import { allSuggestions } from '../../data/suggestions.ts';
import { removeSuggestions } from '../../suggestions/remove-suggestions.ts';
import type { Check, Patient } from '../check.ts';
import { examine } from '../examine.ts';
import { isThereOrReturns } from './chapter-returns.ts';

/** Suggestions that a sample looks at. */
const SAMPLED = 50;

/** What is suggested about a chapter that is not there and does not come back. */
export const SUGGESTIONS_ORPHANED: Check = {
  name: 'suggestion-orphaned',
  reads: ({ chapters }) => 2 * chapters,
  find: (patient) => {
    const { firestore: db } = patient;
    return examine(
      suggestionsOf(patient),
      ({ ref }) => ref,
      async ({ ref, suggestion }) => {
        const { comicId, chapterId } = suggestion;
        if (await isThereOrReturns(db, comicId, chapterId)) return [];
        return [
          {
            id: ref.path,
            problem: 'It is about a chapter that is not there.',
            remedy: '--repair removes all that is suggested about it: nobody can decide about it any more.',
            repair: async () => {
              if (!(await isThereOrReturns(db, comicId, chapterId))) await removeSuggestions(db, chapterId);
            },
          },
        ];
      },
    );
  },
};

async function* suggestionsOf({ firestore, all }: Patient) {
  const query = allSuggestions(firestore);
  const { docs } = await (all ? query : query.limit(SAMPLED)).get();
  for (const each of docs) {
    const suggestion = ifReadable(each);
    if (suggestion) yield { ref: each.ref, suggestion };
  }
}
