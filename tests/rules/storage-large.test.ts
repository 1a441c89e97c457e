import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths, storagePaths } from '@rawi/model/paths';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translator } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { rulesEnvironment, storageAs } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const { uid } = translator;
const site = runningSite('storage-large');
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
});
afterAll(async () => {
  for (const id of begun) await site.firestore.doc(paths.submission(id)).delete();
  await site.close();
  await environment.clearStorage();
  await environment.cleanup();
});

const begun: string[] = [];
/** Uploads a chapter whose draft names this size. */
async function upload(bytes: number) {
  const [submissionId, fileId] = [randomUUID(), randomUUID()];
  begun.push(submissionId);
  const files = { chapter: { fileId, bytes, name: 'one.pdf' } };
  const draft = { uid, kind: 'chapter', state: 'draft', files };
  await site.firestore.doc(paths.submission(submissionId)).set(draft);
  const uploads = storageAs(environment, translator, 'gs://demo-rules-uploads');
  const file = ref(uploads, storagePaths.incomingChapter(uid, submissionId, fileId));
  return await uploadBytes(file, new Uint8Array(bytes), { contentType: 'application/pdf' });
}

it('a chapter has a hundred megabytes at most', { timeout: 120_000 }, async () => {
  expect(LIMITS.pdfBytes).toBe(100 * 1024 * 1024);
  await expectAllowed(upload(LIMITS.pdfBytes));
  await expectDenied(upload(LIMITS.pdfBytes + 1));
});
