import type { TranslatorDocument } from '@rawi/model/pages/translator-cards';
import { paths } from '@rawi/model/paths';
import { type Translator, translatorSchema } from '@rawi/model/truth/translator';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
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
