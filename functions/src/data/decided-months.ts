import { paths } from '@rawi/model/paths';
import { type DecidedMonth, decidedMonthSchema } from '@rawi/model/truth/decided-month';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(decidedMonthSchema);

/** What was decided in a month, by numbers. */
export function decidedMonthRef(db: Firestore, month: string): DocumentReference<DecidedMonth> {
  return db.doc(paths.decidedMonth(month)).withConverter(converter);
}

/** All months that have been counted, a bounded number. */
export async function decidedMonths(db: Firestore): Promise<DecidedMonth[]> {
  const found = db.collection(paths.decidedMonths()).withConverter(converter);
  const { docs } = await found.orderBy('month', 'desc').limit(MONTHS_READ).get();
  return docs.map((month) => month.data());
}

/** Forty years. */
const MONTHS_READ = 480;
