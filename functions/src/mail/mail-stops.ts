import { paths } from '@rawi/model/paths';
import { type MailStop, mailStopSchema } from '@rawi/model/truth/mail-stop';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from '../data/converter.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';

const converter = converterOf(mailStopSchema);

/** Whether mail to an address stops. The name is a keyed hash: neither the document nor its name has the address. */
export function mailStopRef(
  { firestore, hashKey }: { readonly firestore: Firestore; readonly hashKey: string },
  address: string,
): DocumentReference<MailStop> {
  return firestore.doc(paths.mailStop(keyedHash(hashKey, 'mail-address', address))).withConverter(converter);
}
