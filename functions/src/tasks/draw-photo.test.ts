import { LIMITS } from '@rawi/model/limits';
import { storagePaths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { userRef } from '../data/users.ts';
import type { EncodedPhoto } from '../photos/encode-photo.ts';
import { DRAWING_SECONDS } from '../photos/one-at-a-time.ts';
import { photoUploadOf } from '../photos/photo-upload.ts';
import { sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { onPhotoUploaded } from '../triggers/on-photo-uploaded.ts';
import { type DrawingServices, drawPhoto, type PhotoTask } from './draw-photo.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let uploads: FilesDouble;
/** What waits to be drawn, and what was put back behind it. */
let queue: PhotoTask[];
let later: PhotoTask[];
let drawn: string[];
beforeAll(async () => {
  backend = await emulatedFirestore('draw-photo');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  uploads = new FilesDouble('uploads');
  [queue, later, drawn] = [[], [], []];
  for (const uid of ['noisy', 'sara']) {
    stage.auth.add({ uid, email: `${uid}@example.com` });
    await userRef(backend.firestore, uid).set(sampleUser(stage.now()));
  }
});
afterAll(() => backend.stop());

async function decode(upload: Buffer): Promise<EncodedPhoto> {
  drawn.push(upload.toString());
  return { color: '#0a7347', squares: LIMITS.photoSides.map((side) => ({ side, bytes: upload })) };
}
const services = (change: Partial<DrawingServices> = {}): DrawingServices => ({
  firestore: backend.firestore,
  auth: stage.auth,
  hashKey: stage.hashKey,
  uploads,
  published: new FilesDouble('published'),
  storageOrigin: 'http://storage.invalid',
  now: stage.now,
  decode,
  enqueueLater: async (task) => void later.push(task),
  ...change,
});

/** Puts a photo into the bucket, and delivers its event. */
async function bring(uid: string, id: string): Promise<void> {
  const path = storagePaths.incomingPhoto(uid, id);
  uploads.put(path, Buffer.from(`${uid} ${id}`));
  const upload = photoUploadOf(path, stage.now());
  if (!upload) throw new Error(`${path} is no photo.`);
  const enqueue = async () => void queue.push({ path, uploadedAt: upload.uploadedAt.toISOString() });
  await onPhotoUploaded({ ...services(), enqueue }, upload);
}
const uploadOf = async (uid: string) => (await userRef(backend.firestore, uid).get()).data()?.photoUpload;
const next = () => {
  const task = queue.shift();
  if (!task) throw new Error('Nothing waits.');
  return task;
};

it('a flood of one account’s photos is one drawing at a time, and the next person’s is drawn beside it', async () => {
  const extra = 5;
  for (let photo = 0; photo < LIMITS.photosPerDay + extra; photo += 1) await bring('noisy', `p${photo}`);
  expect(queue).toHaveLength(LIMITS.photosPerDay);
  expect(uploads.paths()).toHaveLength(LIMITS.photosPerDay);
  expect(await uploadOf('noisy')).toMatchObject({ result: 'refused', reason: 'too-many-today' });
  expect({ reads: uploads.reads, tokens: uploads.withToken() }).toEqual({ reads: [], tokens: [] });
  await bring('sara', 'one');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow: DrawingServices['decode'] = async (bytes) => {
    begin();
    await held;
    return decode(bytes);
  };
  const first = drawPhoto(services({ decode: slow }), next());
  await begun;
  // The second place of the queue takes all others in turn, and comes to the other person at once.
  while (queue.length > 0) await drawPhoto(services(), next());
  expect(drawn).toEqual(['sara one']);
  expect(await uploadOf('sara')).toMatchObject({ id: 'one', result: 'done' });
  expect(later).toHaveLength(LIMITS.photosPerDay - 1);

  release();
  await first;
  for (const task of later.splice(0)) await drawPhoto(services(), task);
  expect({ drawn: drawn.length, left: uploads.paths(), later }).toEqual({
    drawn: LIMITS.photosPerDay + 1,
    left: [],
    later: [],
  });
});

it('a drawing that died lets the next one of its person begin, once it must be over', async () => {
  await bring('noisy', 'one');
  await bring('noisy', 'two');
  // It never ends.
  const dying: DrawingServices['decode'] = () => new Promise(() => {});
  let isBegun = false;
  void drawPhoto(
    services({
      decode: (bytes) => {
        isBegun = true;
        return dying(bytes);
      },
    }),
    next(),
  );
  await expect.poll(() => isBegun).toBe(true);
  await drawPhoto(services(), next());
  expect({ drawn, later: later.length }).toEqual({ drawn: [], later: 1 });
  stage.pass(DRAWING_SECONDS + 1);
  for (const task of later.splice(0)) await drawPhoto(services(), task);
  expect(drawn).toEqual(['noisy two']);
});

it('a drawing that fails is tried again by the queue, and holds nobody up', async () => {
  await bring('noisy', 'one');
  const task = next();
  const failing = services({ decode: () => Promise.reject(new Error('out of order')) });
  await expect(drawPhoto(failing, task)).rejects.toThrow('out of order');
  await drawPhoto(services(), task);
  expect(drawn).toEqual(['noisy one']);
});

it('a task of what is no photo, or is gone, does nothing', async () => {
  const uploadedAt = stage.now().toISOString();
  await drawPhoto(services(), { path: 'incoming/noisy/submissions/one/cover/two', uploadedAt });
  await drawPhoto(services(), { path: storagePaths.incomingPhoto('noisy', 'gone'), uploadedAt });
  expect(drawn).toEqual([]);
});
