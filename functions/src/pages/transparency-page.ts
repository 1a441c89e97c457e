import { buildTransparencyPage } from '@rawi/model/pages/build-transparency-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { decidedMonths } from '../data/decided-months.ts';

/** What was decided, by month, from the months that have been counted: a read for each. */
export async function transparencyPage(db: Firestore): Promise<PageDocument> {
  return buildTransparencyPage(await decidedMonths(db));
}
