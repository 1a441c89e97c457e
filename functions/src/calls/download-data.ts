import type { AccountResponse } from '@rawi/model/calls';
import { paths } from '@rawi/model/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { CallError } from '../auth/call-error.ts';
import type { Caller } from '../auth/caller.ts';
import type { CallContext } from '../auth/services.ts';
import { toJson } from '../data/to-json.ts';

/** A callable answers with 10 MB at most; this many documents of ours stay well below. */
const MAX_DOCUMENTS = 10_000;

type Documents = AccountResponse<'downloadData'>['documents'];

/** Everything that is stored about a person under their own name. */
export async function downloadData(
  { firestore, auth, now }: CallContext,
  caller: Caller,
): Promise<AccountResponse<'downloadData'>> {
  const record = await auth.getUser(caller.uid);
  const documents: Documents = {};
  await collect(firestore.doc(paths.user(caller.uid)), documents);
  await collect(firestore.doc(paths.translator(caller.uid)), documents);
  const { creationTime, lastSignInTime } = record.metadata;
  return {
    exportedAt: now().toISOString(),
    account: {
      uid: caller.uid,
      email: record.email ?? '',
      emailVerified: record.emailVerified,
      createdAt: new Date(creationTime).toISOString(),
      ...(lastSignInTime ? { lastSignInAt: new Date(lastSignInTime).toISOString() } : {}),
      roles: [...caller.roles],
    },
    documents,
  };
}

async function collect(ref: DocumentReference, documents: Documents): Promise<void> {
  const snapshot = await ref.get();
  if (snapshot.exists) add(snapshot.ref.path, snapshot.data() ?? {}, documents);
  for (const collection of await ref.listCollections()) {
    const { docs } = await collection.limit(MAX_DOCUMENTS).get();
    for (const document of docs) add(document.ref.path, document.data(), documents);
  }
}

function add(path: string, data: Readonly<Record<string, unknown>>, documents: Documents): void {
  if (Object.keys(documents).length >= MAX_DOCUMENTS) throw new CallError('too-large');
  documents[path] = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toJson(value)]));
}
