import { LIMITS } from '@rawi/model/limits';
import { storagePaths } from '@rawi/model/paths';
import { photoUrl } from '@rawi/model/truth/photo-url';
import { DEFAULT_SETTINGS, type User } from '@rawi/model/truth/user';
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { removePhoto } from '../calls/remove-photo.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { inTurns } from '../testing/in-turns.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { onPhotoUploaded as hear } from '../triggers/on-photo-uploaded.ts';
import { type EncodedPhoto, RefusedPhoto } from './encode-photo.ts';
import { deletePhoto, deleteStalePhotos } from './photo-files.ts';
import { type PhotoCounting, spendUpload } from './photo-limits.ts';
import { type PhotoUpload, photoUploadOf } from './photo-upload.ts';
import { type PhotoServices, publishPhoto } from './publish-photo.ts';
import { showPhoto } from './show-photo.ts';

const uid = 'layla';
const ORIGIN = 'http://storage.invalid';
let backend: EmulatedFirestore;
let stage: Scene;
let uploads: FilesDouble;
let published: FilesDouble;
beforeAll(async () => {
  backend = await emulatedFirestore('photo-uploaded');
});
beforeEach(begin);
afterAll(() => backend.stop());

async function begin(): Promise<void> {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid, email: 'layla@example.com' });
  uploads = new FilesDouble('uploads');
  published = new FilesDouble('published');
  const now = stage.now();
  await userRef(backend.firestore, uid).set({
    fullName: 'Layla',
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: now,
    createdAt: now,
  });
}

/** Draws nothing: the squares are the bytes, and a photo called “bad” is none. */
async function decode(upload: Buffer): Promise<EncodedPhoto> {
  if (upload.toString() === 'bad') throw new RefusedPhoto('not-an-image');
  return { color: '#0a7347', squares: LIMITS.photoSides.map((side) => ({ side, bytes: upload })) };
}
type Services = PhotoServices & PhotoCounting;
const services = (more: Partial<Services> = {}): Services => ({
  firestore: backend.firestore,
  auth: stage.auth,
  hashKey: stage.hashKey,
  uploads,
  published,
  decode,
  storageOrigin: ORIGIN,
  now: stage.now,
  ...more,
});

/** Hears of an upload, with a queue that carries out at once what it is handed. */
const onPhotoUploaded = (its: Services, upload: PhotoUpload) =>
  hear({ ...its, enqueue: (handed) => publishPhoto(its, handed) }, upload);

/** An upload of this many seconds after the beginning. */
function uploaded(id: string, text: string, seconds = 0, packedAs?: string) {
  const path = storagePaths.incomingPhoto(uid, id);
  uploads.put(path, Buffer.from(text), packedAs);
  const upload = photoUploadOf(path, new Date(stage.now().getTime() + seconds * 1000));
  if (!upload) throw new Error(`${path} is no photo.`);
  return upload;
}
const profile = async (): Promise<User | undefined> => (await userRef(backend.firestore, uid).get()).data();
const shownPaths = async () => (await profile())?.photo?.sources.map(({ path }) => path) ?? [];

/** What must hold whenever nothing is under way: the profile's files are there, no others are, and Auth shows the same. */
async function expectConsistent(): Promise<void> {
  const paths = await shownPaths();
  expect(published.paths()).toEqual(paths.toSorted());
  expect(uploads.paths()).toEqual([]);
  const url = paths[0] === undefined ? null : photoUrl(ORIGIN, 'published', paths[0]);
  expect(stage.auth.accounts.get(uid)?.photoURL ?? null).toBe(url);
}

describe('a photo', () => {
  it('is published and shown, and its upload deleted', async () => {
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    expect(await profile()).toMatchObject({
      photo: { width: 192, height: 192, color: '#0a7347' },
      photoUpload: { id: 'one', result: 'done' },
    });
    expect(published.paths()).toHaveLength(LIMITS.photoSides.length);
    await expectConsistent();
  });

  it('takes the place of the one before', async () => {
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    const [first] = await shownPaths();
    await onPhotoUploaded(services(), uploaded('two', 'dog', 1));
    expect(await shownPaths()).not.toContain(first);
    await expectConsistent();
  });

  it('that is refused leaves the one before', async () => {
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    const before = await shownPaths();
    await onPhotoUploaded(services(), uploaded('two', 'bad', 1));
    expect(await shownPaths()).toEqual(before);
    expect((await profile())?.photoUpload).toMatchObject({ result: 'refused', reason: 'not-an-image' });
    await expectConsistent();
  });

  it('that is refused changes nothing in Auth', async () => {
    const updated = vi.spyOn(stage.auth, 'updateUser');
    await onPhotoUploaded(services(), uploaded('one', 'bad'));
    expect(updated).not.toHaveBeenCalled();
  });

  it('that is gone before it is read is dropped', async () => {
    const [upload, drawn] = [uploaded('one', 'cat'), vi.fn(decode)];
    vi.spyOn(uploads, 'read').mockResolvedValue(undefined);
    await publishPhoto(services({ decode: drawn }), upload);
    expect(drawn).not.toHaveBeenCalled();
    await expectConsistent();
  });

  it('that comes late changes nothing', async () => {
    const late = uploaded('late', 'cat', 1);
    await onPhotoUploaded(services(), uploaded('new', 'dog', 2));
    const before = await profile();
    await onPhotoUploaded(services(), late);
    expect(await profile()).toEqual(before);
    await expectConsistent();
  });

  it('leaves alone what else lies in folders that begin alike', async () => {
    const other = `${storagePaths.publicFolder(`${uid}-2-en`, '0123456789abcdef')}/photo-96.webp`;
    const pages = `${storagePaths.publicFolder(uid, '0123456789abcdef')}/page-1-480.webp`;
    for (const path of [other, pages]) published.put(path, Buffer.from('x'));
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    expect(published.paths()).toEqual([other, pages, ...(await shownPaths())].toSorted());
  });

  it('of someone who is gone leaves nothing', async () => {
    await userRef(backend.firestore, uid).delete();
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    expect([...uploads.paths(), ...published.paths()]).toEqual([]);
  });

  it('is not shown in Auth where no profile has it', async () => {
    await userRef(backend.firestore, uid).delete();
    const updated = vi.spyOn(stage.auth, 'updateUser');
    await showPhoto(services(), 'published', uid);
    expect(updated).not.toHaveBeenCalled();
  });

  it('stays where a profile has it and no upload was ever drawn', async () => {
    const path = `${storagePaths.publicFolder(uid, '0123456789abcdef')}/photo-96.webp`;
    published.put(path, Buffer.from('cat'));
    await deleteStalePhotos(published, uid, await profile());
    expect(published.paths()).toEqual([path]);
    await deleteStalePhotos(published, uid, undefined);
    expect(published.paths()).toEqual([]);
  });

  it('whose counting fails for a passing reason is tried again', async () => {
    let isFirst = true;
    const now = () => {
      if (!isFirst) return stage.now();
      isFirst = false;
      throw new RangeError('The clock is out of order.');
    };
    await expect(spendUpload(services({ now }), { uid, id: 'one' })).rejects.toThrow('out of order');
  });

  it('that is removed leaves no file, and no photo on the profile', async () => {
    await onPhotoUploaded(services(), uploaded('one', 'cat'));
    expect(published.paths()).not.toEqual([]);
    const files = { removePhoto: deletePhoto.bind(undefined, published) };
    const caller = { uid, email: '', emailVerified: true, roles: [], signedInAt: stage.now().getTime() };
    await removePhoto({ ...stage, files, caller });
    expect(published.paths()).toEqual([]);
    expect(await profile()).not.toHaveProperty('photo');
  });

  it('that is gone before its event comes is neither counted nor drawn', async () => {
    const upload = uploaded('one', 'cat');
    await uploads.remove(upload.path);
    const handed: PhotoUpload[] = [];
    await hear({ ...services(), enqueue: async (each) => void handed.push(each) }, upload);
    expect(handed).toEqual([]);
    expect((await backend.firestore.collection('limits').listDocuments()).length).toBe(0);
  });

  it('that was removed does not come back with its event', async () => {
    const upload = uploaded('one', 'cat');
    await onPhotoUploaded(services(), upload);
    const files = { removePhoto: deletePhoto.bind(undefined, published) };
    const caller = { uid, email: '', emailVerified: true, roles: [], signedInAt: stage.now().getTime() };
    await removePhoto({ ...stage, files, caller });
    uploads.put(upload.path, Buffer.from('cat'));
    await onPhotoUploaded(services(), upload);
    expect(await shownPaths()).toEqual([]);
    await expectConsistent();
  });
});

describe('a photo that is too much', () => {
  it('is refused before a byte is read', async () => {
    const refused = vi.fn(decode);
    await onPhotoUploaded(services({ decode: refused }), uploaded('packed', 'cat', 0, 'gzip'));
    expect((await profile())?.photoUpload).toMatchObject({ id: 'packed', reason: 'not-an-image' });
    const large = uploaded('large', 'x'.repeat(LIMITS.photoBytes + 1), 1);
    await onPhotoUploaded(services({ decode: refused }), large);
    expect((await profile())?.photoUpload).toMatchObject({ id: 'large', reason: 'too-large' });
    expect(uploads.reads).toEqual([]);
    expect(refused).not.toHaveBeenCalled();
    await expectConsistent();
  });

  it('is never read beyond the limit, whatever its head says', async () => {
    const upload = uploaded('liar', 'x'.repeat(LIMITS.photoBytes + 1));
    const lying = uploads.paced(async () => {});
    lying.find = async (path) => ({ path, bytes: 1, checksum: '', packedAs: undefined, metadata: {} });
    await onPhotoUploaded(services({ uploads: lying }), upload);
    expect(lying.reads).toEqual([{ path: upload.path, maxBytes: LIMITS.photoBytes }]);
    expect((await profile())?.photoUpload).toMatchObject({ reason: 'too-large' });
  });

  it('in a day is deleted with the reason, and counted no more than once an upload', async () => {
    const failing = async () => {
      throw new Error('out of order');
    };
    const first = uploaded('p0', 'cat');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(onPhotoUploaded(services({ decode: failing }), first)).rejects.toThrow('out of order');
    }
    await onPhotoUploaded(services(), first);
    for (let index = 1; index < LIMITS.photosPerDay; index += 1) {
      await onPhotoUploaded(services(), uploaded(`p${index}`, `photo ${index}`, index));
    }
    const before = await shownPaths();
    expect((await profile())?.photoUpload).toMatchObject({
      id: `p${LIMITS.photosPerDay - 1}`,
      result: 'done',
    });
    await onPhotoUploaded(services(), uploaded('over', 'cat', 100));
    expect((await profile())?.photoUpload).toMatchObject({ id: 'over', reason: 'too-many-today' });
    // The rules of Storage refuse the next one, until the day of the first is over.
    const until = (await inboxRef(backend.firestore, 'layla').get()).data()?.pausedUntil?.photos;
    expect(until?.getTime()).toBeGreaterThan(stage.now().getTime());
    expect(until?.getTime()).toBeLessThanOrEqual(stage.now().getTime() + 24 * 60 * 60 * 1000);
    const counted = (await backend.firestore.collection('limits').listDocuments()).map(({ id }) => id);
    expect(counted.join(' ')).toMatch(/^photo/);
    expect(counted.join(' ')).not.toMatch(/layla|over|\bp1\b/);
    expect(await shownPaths()).toEqual(before);
    await expectConsistent();
    stage.pass(24 * 60 * 60);
    await onPhotoUploaded(services(), uploaded('tomorrow', 'cat'));
    expect((await profile())?.photoUpload).toMatchObject({ id: 'tomorrow', result: 'done' });
  });
});

describe('a failure while a photo is published', () => {
  const failing = async () => {
    throw new Error('out of order');
  };

  it('is retried, and after ten minutes given up with a reason', async () => {
    const upload = uploaded('one', 'cat');
    stage.pass(10 * 60);
    await expect(onPhotoUploaded(services({ decode: failing }), upload)).rejects.toThrow('out of order');
    expect(uploads.paths()).toEqual([upload.path]);
    stage.pass(1);
    await onPhotoUploaded(services({ decode: failing }), upload);
    expect((await profile())?.photoUpload).toMatchObject({ id: 'one', result: 'refused', reason: 'failed' });
    await expectConsistent();
  });

  it('of the database too ends with the upload deleted', async () => {
    const upload = uploaded('one', 'cat');
    // A profile that does not parse.
    await backend.firestore.doc(`users/${uid}`).set({ fullName: 7 });
    await expect(onPhotoUploaded(services(), upload)).rejects.toThrow();
    stage.pass(10 * 60 + 1);
    await expect(onPhotoUploaded(services(), upload)).rejects.toThrow();
    expect(uploads.paths()).toEqual([]);
  });

  it('between any two steps leaves nothing that a retry does not put right', async () => {
    await onPhotoUploaded(services(), uploaded('before', 'dog'));
    for (let steps = 0, done = false; !done && steps < 50; steps += 1) {
      const upload = uploaded(`try-${steps}`, 'cat', steps + 1);
      let left = steps;
      const breaking = async () => {
        if (left === 0) throw new Error('out of order');
        left -= 1;
      };
      done = await onPhotoUploaded(
        services({ uploads: uploads.paced(breaking), published: published.paced(breaking) }),
        upload,
      ).then(
        () => true,
        () => false,
      );
      await onPhotoUploaded(services(), upload);
      expect((await profile())?.photoUpload).toMatchObject({ id: upload.id, result: 'done' });
      await expectConsistent();
      stage.pass(24 * 60 * 60);
      if (done) expect(steps).toBeGreaterThan(5);
    }
  });
});

describe('several photos at once', () => {
  it('four times the same, all at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await begin();
      const four = ['a', 'b', 'c', 'd'].map((id) => uploaded(id, 'cat'));
      await Promise.all(four.map((upload) => onPhotoUploaded(services(), upload)));
      expect((await profile())?.photoUpload?.id).toBe('d');
      expect(await shownPaths()).toHaveLength(LIMITS.photoSides.length);
      await expectConsistent();
    }
  });

  it('step by step in any order, some of them twice', async () => {
    const one = record({
      text: constantFrom('cat', 'cat', 'dog', 'bad'),
      seconds: integer({ min: 0, max: 2 }),
    });
    const events = array(one, { minLength: 2, maxLength: 4 });
    await assert(
      asyncProperty(
        events,
        array(nat(3)),
        array(nat(1000), { minLength: 20 }),
        async (ones, twice, order) => {
          await begin();
          const all = ones.map(({ text, seconds }, index) => uploaded(`u${index}`, text, seconds));
          const again = twice.slice(0, 2).flatMap((index) => all[index] ?? []);
          await inTurns(order, [...all, ...again], (upload, turn) =>
            onPhotoUploaded(
              services({
                uploads: uploads.paced(turn),
                published: published.paced(turn),
                auth: {
                  updateUser: async (id, change) => {
                    await turn();
                    return stage.auth.updateUser(id, change);
                  },
                },
              }),
              upload,
            ),
          );
          const last = all.toSorted(
            (a, b) => Number(a.uploadedAt) - Number(b.uploadedAt) || (a.id < b.id ? -1 : 1),
          );
          expect((await profile())?.photoUpload?.id).toBe(last.at(-1)?.id);
          await expectConsistent();
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('photoUploadOf', () => {
  it('knows an uploaded photo by its place', () => {
    const at = new Date(0);
    const path = 'incoming/u1/avatar/a_1';
    expect(photoUploadOf(path, at)).toEqual({ uid: 'u1', id: 'a_1', path, uploadedAt: at });
    for (const other of [
      'incoming/u1/s1/avatar/a',
      'incoming/u1/avatar/',
      'incoming/u1/avatar/a/b',
      'incoming/u1//avatar/a',
      'incoming/u1/avatar/a.b',
      'public/incoming/u1/avatar/a',
      'public/u1/avatar/a',
      '/incoming/u1/avatar/a',
    ])
      expect(photoUploadOf(other, at)).toBeUndefined();
  });
});
