import type { Check } from './check.ts';
import { ASK_COUNTS } from './checks/ask-counts.ts';
import { CATALOGUE_COUNTS } from './checks/catalogue-counts.ts';
import { CHAPTERS_ORPHANED } from './checks/chapters-orphaned.ts';
import { CLAIMS_EXPIRED } from './checks/claims-expired.ts';
import { COMIC_SUMMARIES } from './checks/comic-summaries.ts';
import { COMMENTS_SETTLED } from './checks/comments-settled.ts';
import { FILES_MISSING } from './checks/files-missing.ts';
import { FILES_ORPHANED } from './checks/files-orphaned.ts';
import { INVALIDATIONS_PARKED } from './checks/invalidations-parked.ts';
import { INVALIDATIONS_STALE } from './checks/invalidations-stale.ts';
import { LIBRARIES } from './checks/libraries.ts';
import { LISTS_DIFFER } from './checks/lists-differ.ts';
import { MAIL_PARKED } from './checks/mail-parked.ts';
import { MAIL_STUCK } from './checks/mail-stuck.ts';
import { PAGES_DIFFER } from './checks/pages-differ.ts';
import { PAGES_LEFT } from './checks/pages-left.ts';
import { PAGES_MISSING } from './checks/pages-missing.ts';
import { PAGES_OUTDATED } from './checks/pages-outdated.ts';
import { PUBLIC_LISTS } from './checks/public-lists.ts';
import { PUBLISHER_SUMS } from './checks/publisher-sums.ts';
import { REMOVALS_UNDONE } from './checks/removals-undone.ts';
import { REMOVALS_UNNOTED } from './checks/removals-unnoted.ts';
import { RESERVATIONS } from './checks/reservations.ts';
import { SLUGS } from './checks/slugs.ts';
import { STAFF_CLAIMS } from './checks/staff-claims.ts';
import { SUGGESTIONS_ORPHANED } from './checks/suggestions-orphaned.ts';
import { SUMS_COUNTED } from './checks/sums-counted.ts';
import { SUMS_SHOWN } from './checks/sums-shown.ts';
import { TASKS_STUCK } from './checks/tasks-stuck.ts';
import { TEXTS_DIFFER } from './checks/texts-differ.ts';
import { TEXTS_LOST } from './checks/texts-lost.ts';
import { TEXTS_ORPHANED } from './checks/texts-orphaned.ts';
import { TRANSLATOR_CHAPTERS } from './checks/translator-chapters.ts';
import { TRANSLATOR_LEVELS } from './checks/translator-levels.ts';
import { UNREAD_COUNTS } from './checks/unread-counts.ts';
import { WORK_PARKED } from './checks/work-parked.ts';

/**
 * Every kind of finding, in the order in which they are looked for and mended: first what the truth keeps of itself, then
 * the pages that show it.
 */
export const CHECKS: readonly Check[] = [
  TASKS_STUCK,
  WORK_PARKED,
  MAIL_STUCK,
  MAIL_PARKED,
  CLAIMS_EXPIRED,
  REMOVALS_UNNOTED,
  REMOVALS_UNDONE,
  CHAPTERS_ORPHANED,
  TEXTS_ORPHANED,
  SUGGESTIONS_ORPHANED,
  FILES_MISSING,
  FILES_ORPHANED,
  STAFF_CLAIMS,
  LIBRARIES,
  UNREAD_COUNTS,
  SLUGS,
  RESERVATIONS,
  COMMENTS_SETTLED,
  PUBLIC_LISTS,
  ASK_COUNTS,
  SUMS_COUNTED,
  SUMS_SHOWN,
  TRANSLATOR_CHAPTERS,
  TRANSLATOR_LEVELS,
  COMIC_SUMMARIES,
  PUBLISHER_SUMS,
  CATALOGUE_COUNTS,
  INVALIDATIONS_STALE,
  INVALIDATIONS_PARKED,
  PAGES_OUTDATED,
  PAGES_MISSING,
  PAGES_DIFFER,
  PAGES_LEFT,
  LISTS_DIFFER,
  TEXTS_LOST,
  TEXTS_DIFFER,
];
