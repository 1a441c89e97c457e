import { paths } from '@rawi/model/paths';
import {
  type ListFlag,
  type ListReport,
  listFlagSchema,
  listReportKey,
  listReportSchema,
} from '@rawi/model/truth/list-report';
import { type OwnList, ownListSchema } from '@rawi/model/truth/own-list';
import { type PublicList, publicListSchema } from '@rawi/model/truth/public-list';
import type { SavedKey } from '@rawi/model/truth/saved-key';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf, ifReadable } from './converter.ts';

const ownConverter = converterOf(ownListSchema);
const converter = converterOf(publicListSchema);
const flagConverter = converterOf(listFlagSchema);
const reportConverter = converterOf(listReportSchema, ({ listId, uid }) => listReportKey(listId, uid));

export function ownListRef(db: Firestore, uid: string, listId: string): DocumentReference<OwnList> {
  return db.doc(paths.ownList(uid, listId)).withConverter(ownConverter);
}

export function publicListRef(db: Firestore, listId: string): DocumentReference<PublicList> {
  return db.doc(paths.publicList(listId)).withConverter(converter);
}

/** All public lists. */
export function publicLists(db: Firestore): Query<PublicList> {
  return db.collection(paths.publicLists()).withConverter(converter);
}

/** Public lists of which new entries have waited since before a time, the longest first, as they are stored. */
export function listsWithNews(db: Firestore, before: Date): Query {
  return db.collection(paths.publicLists()).where('news.since', '<=', before).orderBy('news.since');
}

/** A person's public lists, as they are stored: as many as they have lists of their own at most. */
export function publicListsBy(db: Firestore, uid: string): Query {
  return db.collection(paths.publicLists()).where('owner.uid', '==', uid);
}

/** A person's public lists, of which one that cannot be read is left out. */
export async function shownListsBy(
  db: Firestore,
  uid: string,
): Promise<(PublicList & { readonly id: string })[]> {
  const { docs } = await publicLists(db).where('owner.uid', '==', uid).get();
  return docs.flatMap((list) => {
    const read = ifReadable(list);
    return read ? [{ ...read, id: list.id }] : [];
  });
}

/** The most lists of which the pages follow a comic or chapter at once; a doctor finds those beyond. */
const MAX_SHOWING = 300;

/** The lists that show a comic or a chapter, with whose they are. */
export function listsShowing(db: Firestore, key: SavedKey): Query {
  return db
    .collection(paths.publicLists())
    .where('keys', 'array-contains', key)
    .limit(MAX_SHOWING)
    .select('owner.uid');
}

/** What reviewers see of a list. */
export function listFlagRef(db: Firestore, listId: string): DocumentReference<ListFlag> {
  return db.doc(paths.listFlag(listId)).withConverter(flagConverter);
}

/** A person's lists that are in the reviewers' queue. */
export function listFlagsOf(db: Firestore, uid: string): Query {
  return db.collection(paths.listFlags()).where('uid', '==', uid);
}

export function listReportRef(db: Firestore, listId: string, uid: string): DocumentReference<ListReport> {
  return db.doc(paths.listReport(listReportKey(listId, uid))).withConverter(reportConverter);
}

/** Far more than the reviewers' queue counts. */
const MAX_REPORTS = 100;

/** The reports of a list. */
export function reportsOfList(db: Firestore, listId: string): Query<ListReport> {
  return db
    .collection(paths.listReports())
    .withConverter(reportConverter)
    .where('listId', '==', listId)
    .limit(MAX_REPORTS);
}

/** What a person has reported of lists. */
export function listReportsBy(db: Firestore, uid: string): Query<ListReport> {
  return db.collection(paths.listReports()).withConverter(reportConverter).where('uid', '==', uid);
}
