import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@rawi/model/limits';
import { paths, storagePaths } from '@rawi/model/paths';
import { type User, userSchema } from '@rawi/model/truth/user';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketFiles, type Files } from '../../functions/src/data/files.ts';
import { interlacedPng, nestedSvg } from '../../functions/src/testing/bombs.ts';
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
beforeAll(() => {
  client = openClient();
  site = runningSite('photo-uploads');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'photo-uploads-files');
  const storage = getStorage(app);
  uploads = bucketFiles(storage.bucket(required('RAWI_UPLOADS_BUCKET')));
  published = bucketFiles(storage.bucket(required('RAWI_BUCKET')));
});
beforeEach(async () => {
  const email = freshEmail('photo');
  await signUpVerified(client, email);
  uid = (await signInWithEmailAndPassword(client.auth, email, PASSWORD)).user.uid;
});
afterAll(async () => {
  await client.close();
  await site.close();
  await deleteApp(app);
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
const profile = async (): Promise<User> =>
  userSchema.parse((await site.firestore.doc(paths.user(uid)).get()).data());
const outcomeOf = (id: string) =>
  eventually(`outcome of ${id}`, async () => {
    const { photoUpload } = await profile();
    return photoUpload?.id === id ? photoUpload : undefined;
  });
/** Past the rules, as a leak in them would let it. */
const put = (id: string, bytes: Buffer, contentEncoding?: string) =>
  getStorage(app)
    .bucket(required('RAWI_UPLOADS_BUCKET'))
    .file(storagePaths.incomingPhoto(uid, id))
    .save(bytes, {
      resumable: false,
      contentType: 'image/png',
      metadata: contentEncoding === undefined ? {} : { contentEncoding },
    });
const uploadsEnd = () =>
  eventually('end of the uploads', async () =>
    (await uploads.list(storagePaths.incoming(uid))).length === 0 ? true : undefined,
  );

describe('a file that is small and takes much', () => {
  it.each([
    ['packed', () => gzipSync(Buffer.alloc(300 * 1024 * 1024)), 'gzip', 'not-an-image'],
    ['interlaced', () => interlacedPng(6320, 6320), undefined, 'too-large'],
    ['nested', nestedSvg, undefined, 'not-an-image'],
  ])('(%s) is refused with its reason, and deleted', async (id, make, encoding, reason) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(LIMITS.photoBytes);
    await put(id, bytes, encoding);
    expect(await outcomeOf(id)).toMatchObject({ result: 'refused', reason });
    await uploadsEnd();
  });
});

describe('the same photo four times at once', () => {
  it('leaves one that is there, and nothing else', async () => {
    const bytes = await picture('#c00000');
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(
      ids.map((id) =>
        uploadBytes(ref(client.uploads, storagePaths.incomingPhoto(uid, id)), bytes, {
          contentType: 'image/png',
        }),
      ),
    );
    await uploadsEnd();
    const { photo, photoUpload } = await profile();
    expect(photoUpload).toMatchObject({ result: 'done' });
    const shown = (photo?.sources ?? []).map(({ path }) => path);
    expect(shown).toHaveLength(LIMITS.photoSides.length);
    for (const path of shown)
      expect((await getBytes(ref(client.storage, path))).byteLength).toBeGreaterThan(0);
    await eventually('end of the other photos', async () => {
      const files = await published.list(storagePaths.publicFolders(uid));
      return files.length === shown.length ? true : undefined;
    });
  });
});

describe('a bucket', () => {
  it('gives what is packed as it lies there, and no more than is asked for', async () => {
    const packed = gzipSync(Buffer.alloc(1_000_000));
    const path = `tests/${uid}/packed`;
    const file = getStorage(app).bucket(required('RAWI_BUCKET')).file(path);
    await file.save(packed, { resumable: false, metadata: { contentEncoding: 'gzip' } });
    expect(await published.find(path)).toMatchObject({ packedAs: 'gzip', bytes: packed.length });
    expect(await published.read(path, packed.length)).toEqual(packed);
    expect(await published.read(path, packed.length - 1)).toBe('too-large');
    await published.remove(path);
    await published.remove(path);
    expect(await published.find(path)).toBeUndefined();
    expect(await published.read(path, 10)).toBeUndefined();
  });

  it('erases a folder whole, with strange names below it', async () => {
    const folder = `tests/${uid}/`;
    for (const name of [`${folder}a`, `${folder}/avatar/x`, `${folder}b/c/d`]) {
      await published.save(name, Buffer.from('x'), {
        contentType: 'text/plain',
        cacheControl: '',
        metadata: {},
      });
    }
    expect(await published.list(folder)).toHaveLength(3);
    await published.removeAll(folder);
    expect(await published.list(folder)).toEqual([]);
  });
});

describe('the function that draws photos', () => {
  it('starts for an upload, and for no published file', async () => {
    const before = await starts();
    for (let index = 0; index < 5; index += 1) {
      const path = `${storagePaths.publicFolder(uid, '00000000000000ab')}/page-${index}.webp`;
      await published.save(path, Buffer.from('x'), {
        contentType: 'image/webp',
        cacheControl: '',
        metadata: {},
      });
    }
    // It publishes two files itself, and comes after those five in the same queue.
    await put('one', await picture('#00c000'));
    await outcomeOf('one');
    await uploadsEnd();
    expect(
      await eventually('start', async () => ((await starts()) > before ? await starts() : undefined)),
    ).toBe(before + 1);
    await published.removeAll(`${storagePaths.publicFolder(uid, '00000000000000ab')}/`);
  });
});

/** How often it has started, as the emulator's log tells. */
async function starts(): Promise<number> {
  const log = await readFile(required('RAWI_LOG'), 'utf8');
  return log.split('Beginning execution of "europe-west1-onUploaded"').length - 1;
}
