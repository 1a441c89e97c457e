import { randomUUID } from 'node:crypto';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { callErrorDetails } from '@rawi/model/calls/call-errors';
import { FILES_ADDRESS } from '@rawi/model/calls/opened-files';
import { paths, storagePaths } from '@rawi/model/paths';
import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketFiles, type Files } from '../../functions/src/data/files.ts';
import { type RunningSite, required, runningSite } from '../support/running-site.ts';
import { scheduled } from '../support/schedules.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './accounts/client.ts';
import { eventually } from './accounts/mailbox.ts';
import { signUpVerified } from './accounts/people.ts';
import { type TranslatorDesk, translatorDesk } from './translator-desk.ts';

let client: Client;
let site: RunningSite;
let app: App;
let uploads: Files;
let published: Files;
let uid: string;
let desk: TranslatorDesk;
beforeAll(async () => {
  client = openClient();
  site = runningSite('submissions');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'submissions-files');
  const storage = getStorage(app);
  uploads = bucketFiles(storage.bucket(required('RAWI_UPLOADS_BUCKET')));
  published = bucketFiles(storage.bucket(required('RAWI_BUCKET')));
  const email = freshEmail('translator');
  await signUpVerified(client, email);
  const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
  uid = user.uid;
  await getAuth(app).setCustomUserClaims(uid, { translator: true });
  await getIdToken(user, true);
  desk = translatorDesk(client, site);
});
afterAll(async () => {
  await client.close();
  await site.close();
  await deleteApp(app);
});

describe('a translator', () => {
  it('writes a comic and a chapter of it, brings their files, and hands both in', async () => {
    const [comic, chapter] = [randomUUID(), randomUUID()];
    const begin = { submissionId: comic, draft: { kind: 'comic', content: EMPTY_COMIC } } as const;
    await desk.call({ action: 'createSubmission', ...begin });
    await updateDoc(doc(client.firestore, paths.submission(comic)), {
      content: {
        ...EMPTY_COMIC,
        ageRating: '12' as const,
        series: `The Salt Caravan ${comic}`,
        publisher: { id: null, name: 'Blue Minaret' },
        writer: { id: null, name: 'Karim' },
        artists: [{ id: null, name: 'Amal' }],
        genres: [{ id: 'adventure', name: 'Adventure' }],
      },
      savedAt: serverTimestamp(),
      saves: { at: serverTimestamp(), count: 1 },
    });
    const png = await sharp({ create: { width: 640, height: 896, channels: 3, background: '#107040' } })
      .png()
      .toBuffer();
    const cover = await desk.bring(comic, 'cover', png, 'image/png');
    const drawn = await desk.checked(cover.fileId);
    if (drawn.state !== 'drawn') throw new Error(`It is ${JSON.stringify(drawn)}.`);
    expect(drawn.cover).toMatchObject({ width: 640, height: 896 });
    const [smallest] = drawn.cover.sources;
    // No rule of Storage gives files that are not published, not even to their owner: one permission opens a whole
    // submission.
    const path = smallest?.path ?? '';
    await expect(getBytes(ref(client.storage, path))).rejects.toThrow('storage/unauthorized');
    const { permission } = await desk.call({ action: 'openFiles', submissionId: comic });
    const file = `${required('RAWI_SITE')}${FILES_ADDRESS}${path.split('/').map(encodeURIComponent).join('/')}`;
    expect((await fetch(file)).status).toBe(401);
    const shown = await fetch(file, { headers: { authorization: `Bearer ${permission}` } });
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp');
    await desk.call({ action: 'submitSubmission', submissionId: comic, revision: 0 });

    const proposed = { submissionId: comic, series: 'The Salt Caravan' };
    const content = {
      ...EMPTY_CHAPTER,
      ageRating: 'asTheComic' as const,
      proposed,
      number: 1,
      language: 'ar' as const,
      readingDirection: 'rtl' as const,
    };
    const draft = { kind: 'chapter' as const, content };
    await desk.call({ action: 'createSubmission', submissionId: chapter, draft });
    const pdf = await desk.bring(chapter, 'chapter', await drawPdf(3), 'application/pdf');
    expect(await desk.checked(pdf.fileId)).toMatchObject({ state: 'ready', pageCount: 3 });
    await desk.call({ action: 'submitSubmission', submissionId: chapter, revision: 0 });
    expect(await desk.read(chapter)).toMatchObject({ state: 'submitted', revision: 1 });

    // Submitted work can no longer be discarded, so both keep their files.
    for (const submissionId of [chapter, comic]) {
      await expect(desk.call({ action: 'discardSubmission', submissionId, revision: 1 })).rejects.toSatisfy(
        (error) => callErrorDetails(error)?.code === 'moved-on',
      );
      await desk.call({ action: 'withdrawSubmission', submissionId, revision: 1 });
      await desk.call({ action: 'discardSubmission', submissionId, revision: 1 });
      expect(await desk.read(submissionId)).toBeUndefined();
    }
    await eventually('empty buckets', async () => {
      const left = [
        ...(await uploads.list(storagePaths.incoming(uid))),
        ...(await published.list(storagePaths.staging(uid))),
      ];
      return left.length === 0 ? true : undefined;
    });
  });

  it('is told why a file is refused, and may bring another', async () => {
    const submissionId = randomUUID();
    const draft = { kind: 'chapter' as const, content: EMPTY_CHAPTER };
    await desk.call({ action: 'createSubmission', submissionId, draft });
    const letter = await desk.bring(submissionId, 'chapter', Buffer.from('just words'), 'application/pdf');
    expect(await desk.checked(letter.fileId)).toEqual({ state: 'refused', code: 'wrong-format' });
    const another = await desk.bring(submissionId, 'chapter', await drawPdf(1), 'application/pdf');
    expect(await desk.checked(another.fileId)).toMatchObject({ state: 'ready' });
    await eventually('end of the first file', async () =>
      (await uploads.find(letter.path)) === undefined ? true : undefined,
    );
  });
});

describe('what nobody needs any more', () => {
  it('is swept: drafts that were left alone, and files without a document', async () => {
    const submissionId = randomUUID();
    const draft = { kind: 'chapter' as const, content: EMPTY_CHAPTER };
    await desk.call({ action: 'createSubmission', submissionId, draft });
    const { path } = await desk.bring(submissionId, 'chapter', await drawPdf(1), 'application/pdf');
    const orphan = storagePaths.incomingChapter(uid, submissionId, randomUUID());
    await site.firestore
      .doc(paths.submission(submissionId))
      .update({ savedAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) });
    const sweep = await scheduled('sweepSubmissions');
    expect(sweep.schedule).toBe('every 24 hours');
    await sweep.run();
    expect(await desk.read(submissionId)).toBeUndefined();
    await eventually('end of its file', async () =>
      (await uploads.find(path)) === undefined ? true : undefined,
    );
    const unpublished = { contentType: 'application/pdf', cacheControl: '', metadata: {} };
    await uploads.save(orphan, Buffer.from('a comic'), unpublished);
    await (await scheduled('sweepUploads')).run();
    await eventually('end of the orphan', async () =>
      (await uploads.find(orphan)) === undefined ? true : undefined,
    );
  });
});
