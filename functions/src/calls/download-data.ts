import type { AccountResponse } from '@rawi/model/calls/calls';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { choiceDocuments } from '../choices/choices-of-person.ts';
import { wantedByPerson } from '../data/asks.ts';
import { filesOf } from '../data/chapter-files.ts';
import { commentIdsOf, commentReportsBy, commentsBy, withheldRef } from '../data/comments.ts';
import { reportsBy } from '../data/reports.ts';
import { submissionsOf } from '../data/submissions.ts';
import { toJson } from '../data/to-json.ts';
import type { SignedInContext } from '../services/services.ts';

/** A callable answers with 10 MB at most; this many documents of ours stay well below. */
const MAX_DOCUMENTS = 10_000;

type Documents = AccountResponse<'downloadData'>['documents'];

/** Choices that lie beside what they are about; the others lie below the person's profile. */
const ELSEWHERE = ['reactions', 'ratings', 'commentLikes'] as const;

/** Everything that is stored about a person under their own name, as `model/src/truth/personal-data.ts` has it. */
export async function downloadData(context: SignedInContext): Promise<AccountResponse<'downloadData'>> {
  const { firestore, auth, now, caller } = context;
  const record = await auth.getUser(caller.uid);
  const documents: Documents = {};
  await collect(firestore.doc(paths.user(caller.uid)), documents);
  await addAt(firestore.doc(paths.translator(caller.uid)), documents);
  await addAt(firestore.doc(paths.application(caller.uid)), documents);
  const submissions = await submissionsOf(firestore, caller.uid, MAX_DOCUMENTS).get();
  for (const submission of submissions.docs) await collect(submission.ref, documents);
  const files = await filesOf(firestore, caller.uid, MAX_DOCUMENTS).get();
  for (const file of files.docs) add(file.ref.path, file.data(), documents);
  const reports = await reportsBy(firestore, caller.uid, MAX_DOCUMENTS).get();
  for (const report of reports.docs) add(report.ref.path, report.data(), documents);
  const wanted = await wantedByPerson(firestore, caller.uid, MAX_DOCUMENTS).get();
  for (const each of wanted.docs) add(each.ref.path, each.data(), documents);
  for (const kind of ELSEWHERE) {
    const choices = await choiceDocuments(firestore, kind, caller.uid).limit(MAX_DOCUMENTS).get();
    for (const choice of choices.docs) add(choice.ref.path, choice.data(), documents);
  }
  await addComments(firestore, caller.uid, documents);
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

/** What a person has said, also what was hidden of it, and what they have reported. */
async function addComments(db: Firestore, uid: string, documents: Documents): Promise<void> {
  const comments = await commentsBy(db, uid).withConverter(null).limit(MAX_DOCUMENTS).get();
  for (const comment of comments.docs) {
    add(comment.ref.path, comment.data(), documents);
    if (comment.get('hidden'))
      await addAt(db.doc(withheldRef(db, commentIdsOf(comment.ref)).path), documents);
  }
  const reports = await commentReportsBy(db, uid).limit(MAX_DOCUMENTS).get();
  for (const report of reports.docs) {
    // The words that it is about are somebody else's.
    const { text: _, ...said } = report.data();
    add(report.ref.path, said, documents);
  }
}

/** A document, and not what lies below it: others' ratings of a translator are theirs. */
async function addAt(ref: DocumentReference, documents: Documents): Promise<void> {
  const snapshot = await ref.get();
  if (snapshot.exists) add(snapshot.ref.path, snapshot.data() ?? {}, documents);
}

async function collect(ref: DocumentReference, documents: Documents): Promise<void> {
  await addAt(ref, documents);
  for (const collection of await ref.listCollections()) {
    const { docs } = await collection.limit(MAX_DOCUMENTS).get();
    for (const document of docs) add(document.ref.path, document.data(), documents);
  }
}

function add(path: string, data: Readonly<Record<string, unknown>>, documents: Documents): void {
  if (Object.keys(documents).length >= MAX_DOCUMENTS) throw new CallError('too-large');
  documents[path] = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toJson(value)]));
}
