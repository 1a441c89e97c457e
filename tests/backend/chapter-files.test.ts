import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { zipOf } from '@rawi/media/testing/archive-file';
import { paths, storagePaths } from '@rawi/model/paths';
import { type ChapterFile, type FileProgress, fileSchema } from '@rawi/model/truth/file';
import { pagesOf } from '@rawi/model/truth/page-images';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketFiles, type Files } from '../../functions/src/data/files.ts';
import { interlacedPng } from '../../functions/src/testing/bombs.ts';
import { type RunningSite, required, runningSite } from '../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD } from './accounts/client.ts';
import { eventually } from './accounts/mailbox.ts';
import { signUpVerified } from './accounts/people.ts';

let client: Client;
let site: RunningSite;
let app: App;
let uploads: Files;
let published: Files;
let uid: string;
beforeAll(async () => {
  client = openClient();
  site = runningSite('chapter-files');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'chapter-files-buckets');
  const storage = getStorage(app);
  uploads = bucketFiles(storage.bucket(required('RAWI_UPLOADS_BUCKET')));
  published = bucketFiles(storage.bucket(required('RAWI_BUCKET')));
  const email = freshEmail('chapter');
  await signUpVerified(client, email);
  uid = (await signInWithEmailAndPassword(client.auth, email, PASSWORD)).user.uid;
});
afterAll(async () => {
  await client.close();
  await site.close();
  await deleteApp(app);
});

const newId = () => randomUUID();
/** The owner of the site brings it, under a name that is granted as the call would. */
const put = async (fileId: string, bytes: Buffer) => {
  const file: ChapterFile = {
    uid,
    submissionId: 'one',
    part: 'chapter',
    name: 'one.pdf',
    bytes: bytes.length,
    progress: { state: 'awaited' },
    createdAt: new Date(),
    source: null,
    parts: [],
    lease: null,
    tries: 0,
    dueAt: null,
  };
  await site.firestore.doc(paths.file(fileId)).set(file);
  await uploads.save(storagePaths.incomingChapter(uid, 'one', fileId), bytes, {
    contentType: 'application/pdf',
    cacheControl: '',
    metadata: {},
  });
};
const fileOf = async (fileId: string) => {
  const snapshot = await site.firestore.doc(paths.file(fileId)).get();
  return snapshot.exists ? fileSchema.parse(snapshot.data()) : undefined;
};
const ended = (fileId: string) =>
  eventually(`end of ${fileId}`, async () => {
    const file = await fileOf(fileId);
    return file?.dueAt === null && file.progress.state !== 'awaited' ? file : undefined;
  });
const publicFiles = async () =>
  (await published.list('public/')).filter(({ path }) => path.includes(uid)).map(({ path }) => path);

/** Collects the files that the person sees, as they arrive; the list can be followed while it is still empty. */
function followFile(fileId: string) {
  const seen: FileProgress[] = [];
  const own = query(collection(client.firestore, paths.files()), where('uid', '==', uid), limit(50));
  const failures: Error[] = [];
  const stop = onSnapshot(
    own,
    ({ docs }) => {
      const file = docs.find(({ id }) => id === fileId);
      if (file) seen.push(fileSchema.parse(file.data()).progress);
    },
    (error) => failures.push(error),
  );
  return { seen, failures, stop };
}

describe('a chapter’s file in the bucket for uploads', () => {
  it('becomes ready, and its progress is seen growing', async () => {
    const pageCount = 30;
    const fileId = newId();
    const { seen, failures, stop } = followFile(fileId);
    await put(fileId, Buffer.from(await drawPdf(pageCount)));
    const { progress } = await ended(fileId);
    await eventually('last look', async () => (seen.at(-1)?.state === 'ready' ? true : undefined));
    stop();
    expect(failures).toEqual([]);
    const done = seen.flatMap((each) => (each.state === 'working' ? [each.done] : []));
    expect(done.toSorted((one, other) => one - other)).toEqual(done);
    expect(done[0]).toBeLessThan(pageCount);
    expect(done.at(-1)).toBe(pageCount);
    if (progress.state !== 'ready') throw new Error(`It is ${JSON.stringify(progress)}.`);
    // Pages without any shapes do not count as repeated.
    expect(progress).toMatchObject({ pageCount, repeatedPages: [] });

    const staged = await published.list(storagePaths.stagedFile(uid, fileId));
    const manifest = await published.read(`${progress.folder}/manifest.json`, 1_000_000);
    const pages = pagesOf(pageManifestSchema.parse(JSON.parse(String(manifest))));
    expect(pages).toHaveLength(pageCount);
    const names = staged.map(({ path }) => path);
    expect(names).toEqual(
      expect.arrayContaining(pages.flat().flatMap(({ sources }) => sources.map(({ path }) => path))),
    );
    expect(staged.find(({ path }) => path.endsWith('/chapter.pdf'))?.bytes).toBe(progress.pdfBytes);
    expect(await publicFiles()).toEqual([]);
  });

  it('that is here already is reported', async () => {
    const bytes = Buffer.from(await drawPdf(2));
    const [first, second] = [newId(), newId()];
    await put(first, bytes);
    await ended(first);
    await put(second, bytes);
    expect((await ended(second)).progress).toMatchObject({ state: 'ready', sameAs: first });
  });

  it('that is a bomb is refused, and nothing of it lands anywhere', async () => {
    const fileId = newId();
    const page = interlacedPng(12_000, 12_000);
    expect(page.length).toBeLessThan(2_000_000);
    await put(fileId, await zipOf([['1.png', page]]));
    const { progress } = await ended(fileId);
    expect(progress).toEqual({ state: 'refused', code: 'page-too-large', page: 1 });
    expect(await published.list(storagePaths.stagedFile(uid, fileId))).toEqual([]);
    expect(await publicFiles()).toEqual([]);
  });
});

describe('the function that hears of uploads', () => {
  it('starts for none of 100 published files, and for none that is staged', async () => {
    const before = await starts();
    for (let index = 0; index < 100; index += 1) {
      await published.save(
        `${storagePaths.publicFolder(uid, '00000000000000ab')}/${index}.webp`,
        Buffer.from('x'),
        {
          contentType: 'image/webp',
          cacheControl: '',
          metadata: {},
        },
      );
    }
    // It comes after those hundred in the same queue.
    const fileId = newId();
    await put(fileId, Buffer.from(await drawPdf(3)));
    expect((await ended(fileId)).progress).toMatchObject({ state: 'ready' });
    expect(await starts()).toBe(before + 1);
    await published.removeAll(storagePaths.publicFolders(uid));
  });
});

describe('a bucket', () => {
  it('gives a file to the disk and takes one from it, no larger than is asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const bytes = Buffer.alloc(300_000, 'rawi');
    await writeFile(from, bytes);
    const path = `tests/${uid}/file`;
    await published.upload(path, from, { contentType: 'text/plain', cacheControl: '', metadata: {} });
    const fetched = await published.download(path, to, bytes.length);
    expect(fetched).toMatchObject({ bytes: bytes.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await readFile(to)).equals(bytes)).toBe(true);
    expect(await published.download(path, to, bytes.length - 1)).toBe('too-large');
    await published.dropDownloadToken(path);
    await published.remove(path);
    await published.dropDownloadToken(path);
    expect(await published.download(path, to, 10)).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});

/** How often it has started, as the emulator's log tells. */
async function starts(): Promise<number> {
  const log = await readFile(required('RAWI_LOG'), 'utf8');
  return log.split('Beginning execution of "europe-west1-onUploaded"').length - 1;
}
