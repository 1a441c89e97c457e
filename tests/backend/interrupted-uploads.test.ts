import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { incomingFile, paths } from '@rawi/model/paths';
import { submissionSchema } from '@rawi/model/truth/submission';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transfer } from '../../web/src/domains/uploads/transfer.ts';
import { wireOf } from '../../web/src/domains/uploads/wire.ts';
import { failingLine } from '../support/failing-line.ts';
import { type RunningSite, required, runningSite } from '../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './accounts/client.ts';
import { signUpVerified } from './accounts/people.ts';

const MiB = 1024 * 1024;
const SIZE = 12 * MiB + 12_345;
const never = new AbortController().signal;

let client: Client;
let site: RunningSite;
let app: App;
let token: string;
let uid: string;
beforeAll(async () => {
  client = openClient();
  site = runningSite('interrupted-uploads');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'interrupted-uploads-files');
  const email = freshEmail('interrupted');
  await signUpVerified(client, email);
  const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
  uid = user.uid;
  token = await getIdToken(user);
});
afterAll(async () => {
  await client.close();
  await site.close();
  await deleteApp(app);
});

/** A draft that names a file, as the call stores it: what is tested here is the way of the bytes. */
async function draftWith(submissionId: string, fileId: string, bytes: number): Promise<void> {
  const now = new Date();
  const draft = submissionSchema.parse({
    kind: 'chapter',
    content: EMPTY_CHAPTER,
    uid,
    createdAt: now,
    savedAt: now,
    state: 'draft',
    revision: 0,
    files: { chapter: { fileId, bytes, name: 'noise.pdf' } },
  });
  await site.firestore.doc(paths.submission(submissionId)).set(draft);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bucketName = () => required('RAWI_UPLOADS_BUCKET');

/** The site's own client of Storage, over a line of the test's. */
function wireOver(port: number, who: () => string) {
  return wireOf({
    origin: `http://127.0.0.1:${port}`,
    bucket: bucketName(),
    authorize: async () => ({ Authorization: `Firebase ${who()}` }),
    // The emulator answers with its own address instead of the line's.
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.port = String(port);
      return fetch(url, init);
    },
  });
}

it('a file arrives as it is over a line that breaks 25 times, whichever page sends it', async () => {
  const [submissionId, fileId] = [randomUUID(), randomUUID()];
  await draftWith(submissionId, fileId, SIZE);
  const content = randomBytes(SIZE);
  const path = incomingFile(uid, submissionId, fileId, 'chapter');
  let cutsLeft = 25;
  const storagePort = Number(required('FIREBASE_STORAGE_EMULATOR_HOST').split(':')[1]);
  const line = await failingLine(storagePort, () => {
    cutsLeft -= 1;
    // Within a request's head, within its bytes, or on the way of an answer.
    return cutsLeft < 0 ? undefined : 1 + Math.floor(Math.random() * (cutsLeft % 3 === 0 ? 2000 : MiB));
  });
  try {
    let session: string | undefined;
    let rests = 0;
    // Every eighth time the page is reloaded, and only the session's address is left.
    for (let isStored = false; !isStored; ) {
      const page = new AbortController();
      const sending = transfer({
        wire: wireOver(line.port, () => token),
        file: { path, bytes: SIZE, contentType: 'application/pdf' },
        content: new Blob([content]),
        session,
        onSession: (next) => {
          session = next;
        },
        onSent() {},
        async rest() {
          rests += 1;
          if (rests % 8 === 0) page.abort(new Error('reloaded'));
        },
        signal: page.signal,
      });
      isStored = await sending.then(
        () => true,
        (error: unknown) => {
          if (!page.signal.aborted) throw error;
          return false;
        },
      );
    }
    expect(line.cuts()).toBeGreaterThanOrEqual(20);
    // Where the answer to the last bytes is lost, the emulator calls the session final before its rules have let the file in.
    const file = getStorage(app).bucket(bucketName()).file(path);
    await expect.poll(async () => (await file.exists())[0], { timeout: 60_000 }).toBe(true);
    const [arrived] = await file.download();
    expect(hashOf(arrived)).toBe(hashOf(content));
  } finally {
    await line.close();
  }
});

it('a file that no draft names is refused, and the same client says so', async () => {
  const [submissionId, fileId] = [randomUUID(), randomUUID()];
  const storagePort = Number(required('FIREBASE_STORAGE_EMULATOR_HOST').split(':')[1]);
  const sending = transfer({
    wire: wireOver(storagePort, () => token),
    file: {
      path: incomingFile(uid, submissionId, fileId, 'chapter'),
      bytes: 4,
      contentType: 'application/pdf',
    },
    content: new Blob(['%PDF']),
    session: undefined,
    onSession() {},
    onSent() {},
    rest: async () => {},
    signal: never,
  });
  await expect(sending).rejects.toMatchObject({ problem: 'refused' });
});
