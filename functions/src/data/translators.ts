import type { TranslatorDocument } from '@rawi/model/pages/translator-cards';
import { chapterGroup, paths } from '@rawi/model/paths';
import { type Translator, translatorSchema } from '@rawi/model/truth/translator';
import { type WorkRecord, workRecordSchema } from '@rawi/model/truth/work-record';
import {
  AggregateField,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(translatorSchema);

export function translatorRef(db: Firestore, translatorId: string): DocumentReference<Translator> {
  return db.doc(paths.translator(translatorId)).withConverter(converter);
}

/** Those of these translators that exist. */
export async function translatorsNamed(db: Firestore, ids: readonly string[]): Promise<TranslatorDocument[]> {
  const found = await Promise.all(ids.map((id) => translatorRef(db, id).get()));
  return found.flatMap((snapshot) => {
    const translator = snapshot.data();
    return translator ? [{ ...translator, id: snapshot.id }] : [];
  });
}

/** All translators. */
export function translators(db: Firestore): Query<Translator> {
  return db.collection(paths.translators()).withConverter(converter);
}

/** Translators in the order of their ids, a bounded number. */
export function translatorsInOrder(db: Firestore, limit: number): Query<Translator> {
  return translators(db).orderBy(FieldPath.documentId()).limit(limit);
}

/** Those who have published, most chapters first. */
export function busiestTranslators(db: Firestore, limit: number): Query<Translator> {
  return db
    .collection(paths.translators())
    .withConverter(converter)
    .where('publishedChapters', '>', 0)
    .orderBy('publishedChapters', 'desc')
    .limit(limit);
}

/** The views and likes of all chapters of a translator. Billed as one read for each thousand chapters. */
export async function sumsOfChapters(
  db: Firestore,
  translatorId: string,
): Promise<{ readonly views: number; readonly likes: number }> {
  const sums = await db
    .collectionGroup(chapterGroup)
    .where('translator.id', '==', translatorId)
    .aggregate({ views: AggregateField.sum('views'), likes: AggregateField.sum('reactions.likes') })
    .get();
  const { views, likes } = sums.data();
  return { views, likes };
}

const recordConverter = converterOf(workRecordSchema);

export function workRecordRef(db: Firestore, uid: string): DocumentReference<WorkRecord> {
  return db.doc(paths.workRecord(uid)).withConverter(recordConverter);
}
