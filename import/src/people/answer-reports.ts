import { chapterReportSchema } from '@rawi/model/truth/chapter-report';
import { reading } from '@rawi/model/truth/tolerant';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ArchivedDocument } from '../archive/open-archive.ts';
import type { PeopleArchive } from './open-people.ts';
import { isNamedAsReported } from './restore-order.ts';

const reader = reading(chapterReportSchema);

/**
 * What translators said of reports, which functions have copied for them meanwhile: the names of the copies are of each project’s
 * own key, so they are found by what they say. Returns how many are not there in time.
 */
export async function answerReports(
  people: Pick<PeopleArchive, 'documents'>,
  firestore: Firestore,
  { timeoutMs, intervalMs }: { readonly timeoutMs: number; readonly intervalMs: number },
): Promise<number> {
  const until = Date.now() + timeoutMs;
  let left = 0;
  for await (const document of people.documents({ name: 'chapterReports' })) {
    const { doneAt, saves } = document.fields;
    if (isNamedAsReported(document) || doneAt === undefined) continue;
    const answer = { doneAt, ...(saves !== undefined && { saves }) };
    while (!(await answerOne(firestore, document, answer))) {
      if (Date.now() >= until) {
        left += 1;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  }
  return left;
}

async function answerOne(
  firestore: Firestore,
  { path, fields }: ArchivedDocument,
  answer: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { chapterId, page, issue } = reader.parse(fields);
  const at = fields['at'];
  if (!(at instanceof Timestamp)) return true;
  const list = firestore.collection(path.slice(0, path.lastIndexOf('/')));
  const { docs } = await list.where('at', '==', at).get();
  const copy = docs.find(
    (each) => each.get('chapterId') === chapterId && each.get('page') === page && each.get('issue') === issue,
  );
  await copy?.ref.update(answer);
  return copy !== undefined;
}
