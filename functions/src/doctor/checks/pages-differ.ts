import { pagePath } from '@rawi/model/page-ids';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';
import { lookAtPage } from '../looked-at-page.ts';
import { rebuild, storedPages } from '../pages.ts';

/** What building one page reads, more or less: a chapter's some tens, a list's some hundreds. */
const READS_OF_A_PAGE = 40;

/** A stored page that is not what its truth makes of it now. */
export const PAGES_DIFFER: Check = {
  name: 'page-differs',
  reads: ({ pages }) => pages * READS_OF_A_PAGE,
  find: (patient) =>
    examine(
      storedPages(patient),
      ({ ref }) => ref,
      async (page) => {
        const found = await lookAtPage(patient, page);
        if (found.state !== 'differs') return [];
        return [
          {
            id: pagePath(found.id),
            problem: 'It shows something else than what is stored.',
            remedy: '--repair has it built again.',
            repair: rebuild(patient, found.target),
          },
        ];
      },
    ),
};
