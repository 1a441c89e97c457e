import { pageIds } from '@rawi/model/page-ids';
import { OPDS_GROUP_LISTS } from '@rawi/model/pages/opds-feeds';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';
import { lookAtPage, type PageState } from '../looked-at-page.ts';
import { rebuild, storedPages } from '../pages.ts';

/** The documents of `pages` that are made of no truth, but of those that they list. */
const LISTS: readonly string[] = [
  pageIds.search(),
  pageIds.sitemapList(),
  ...Object.values(OPDS_GROUP_LISTS).map(pageIds.opds),
];

/** A stored page that nothing should have: its truth is gone, or its name is that of no page. */
export const PAGES_LEFT: Check = {
  name: 'page-left',
  // What is read for it was read for the pages that differ.
  reads: () => 0,
  find: (patient) =>
    examine(
      storedPages(patient),
      ({ ref }) => ref,
      async (page) => {
        if (LISTS.includes(page.id)) return [];
        const found = await lookAtPage(patient, page).catch((): PageState => ({ state: 'right' }));
        if (found.state !== 'left') return [];
        const { target } = found;
        return [
          {
            id: page.ref.path,
            problem: 'It is a page of something that is not there.',
            remedy: '--repair removes it.',
            // Without a target no task would ever remove it.
            repair: target ? rebuild(patient, target) : () => page.ref.delete(),
          },
        ];
      },
    ),
};
