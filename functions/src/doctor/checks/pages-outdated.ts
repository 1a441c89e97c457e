import { outdatedPages } from '../../data/outdated-pages.ts';
import { renewPage } from '../../pages/renew-page.ts';
import type { Check, Patient } from '../check.ts';
import { examine } from '../examine.ts';

/** More are named by their number elsewhere: after a raised version it is the whole catalogue. */
const NAMED = 20;

/** A page document of an earlier version. */
export const PAGES_OUTDATED: Check = {
  name: 'page-outdated',
  reads: () => NAMED,
  find: (patient) =>
    examine(
      outdated(patient),
      ({ ref }) => ref,
      async (page) => [
        {
          id: page.ref.path,
          problem: `It is of version ${String(page.get('version'))}, an earlier one.`,
          remedy:
            'The site renews such pages by itself within hours of a deploy; --repair has these built now.',
          repair: () => renewPage(patient.firestore, { id: page.id, document: page.data() }, patient.now()),
        },
      ],
    ),
};

async function* outdated({ firestore, all }: Patient) {
  const query = outdatedPages(firestore);
  yield* (await (all ? query : query.limit(NAMED)).get()).docs;
}
