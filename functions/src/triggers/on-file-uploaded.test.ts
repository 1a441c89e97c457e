import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { drawsPages, type FileDesk, fileDesk, incoming } from '../testing/file-desk.ts';

const uid = 'layla';
const ORIGINAL = incoming(uid, 'one');

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('chapter-uploaded');
});
beforeEach(async () => {
  backend.clear();
  desk = fileDesk(backend.firestore, drawsPages(2, 2));
  await desk.addPerson(uid);
});
afterAll(() => backend.stop());

const bring = (fileId = 'one', bytes = 'a comic', owner = uid) => desk.bring(owner, fileId, bytes);

it('an upload heard of twice, early and late, is done once', async () => {
  await bring();
  await desk.hear(uid, 'one');
  await desk.drain();
  const before = await desk.fileOf('one');
  await desk.hear(uid, 'one');
  expect(desk.queue).toEqual([]);
  expect(await desk.fileOf('one')).toEqual(before);
});

it('an upload keeps no token by which anybody would get it past the rules, however often it is heard of', async () => {
  await desk.grant(uid, 'one', 7);
  desk.put(uid, 'one', 'a comic');
  expect(desk.uploads.withToken()).toEqual([ORIGINAL]);
  await desk.hear(uid, 'one');
  expect(desk.uploads.withToken()).toEqual([]);
  // Whoever looks at it in the console has one made.
  desk.uploads.getAsClient(ORIGINAL);
  await desk.hear(uid, 'one');
  expect(desk.uploads.withToken()).toEqual([]);
});

it('an upload that is gone already changes nothing', async () => {
  await desk.grant(uid, 'one', 7);
  await desk.hear(uid, 'one');
  expect(await desk.fileOf('one')).toMatchObject({ progress: { state: 'awaited' } });
  expect(desk.queue).toEqual([]);
});

it('an upload whose name nobody granted is deleted', async () => {
  desk.put(uid, 'one', 'a comic');
  await desk.hear(uid, 'one');
  expect(desk.uploads.paths()).toEqual([]);
  expect((await backend.firestore.collection(paths.files()).get()).size).toBe(0);
});

it.each<[string, object]>([
  ['of another submission', { submissionId: 'another' }],
  ['of another part', { part: 'cover' }],
  ['of another size', { bytes: 8 }],
])('an upload under a name that was granted for one %s is deleted', async (_, file) => {
  await desk.grant(uid, 'one', 7);
  await backend.firestore.doc(paths.file('one')).update(file);
  desk.put(uid, 'one', 'a comic');
  await desk.hear(uid, 'one');
  expect(desk.uploads.paths()).toEqual([]);
  expect(await desk.fileOf('one')).toMatchObject({ progress: { state: 'awaited' } });
});

it('an upload under the id of somebody else’s file is deleted, and theirs stays', async () => {
  await desk.addPerson('sara');
  await bring();
  await bring('one', 'something else', 'sara');
  await desk.drain();
  expect(desk.uploads.paths()).toEqual([ORIGINAL]);
  expect(await desk.fileOf('one')).toMatchObject({ uid, progress: { state: 'ready' } });
});

it('an upload of somebody who has no account any more is deleted', async () => {
  await bring('one', 'a comic', 'nobody');
  expect(desk.uploads.paths()).toEqual([]);
  expect(desk.queue).toEqual([]);
});
