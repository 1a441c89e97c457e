import { basename } from 'node:path';
import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import { storagePaths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Draw, type FileDesk, fileDesk, incoming } from '../testing/file-desk.ts';

const uid = 'layla';

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('distill-cover');
});
beforeEach(async () => {
  backend.clear();
  desk = fileDesk(backend.firestore, failing);
  await desk.addPerson(uid);
});
afterAll(() => backend.stop());

const progress = async () => (await desk.fileOf('one')).progress;

/** A cover has no pages. */
const failing: Draw = async () => {
  throw new Error('out of order');
};

describe('a cover', () => {
  it('is drawn again by one task, beside what is not published', async () => {
    await desk.bringCover(uid, 'one', 'a picture');
    await desk.drain({ distill: failing });
    const { source } = await desk.fileOf('one');
    const folder = storagePaths.stagedFolder(uid, 'one', `${source?.sha256.slice(0, 32)}-${source?.recipe}`);
    const cover = { width: 160, height: 224, color: '#102030' };
    expect(await desk.fileOf('one')).toMatchObject({
      dueAt: null,
      lease: null,
      progress: {
        state: 'drawn',
        folder,
        cover: { ...cover, sources: [{ path: `${folder}/cover-160.webp`, width: 160 }] },
      },
    });
    expect(desk.staged.paths()).toEqual([`${folder}/cover-160.webp`]);
    expect([...desk.uploads.withToken(), ...desk.staged.withToken()]).toEqual([]);
  });

  it.each([
    `a.${'é'.repeat(200)}`,
    '../../../etc/passwd',
    'a/b.svg',
    'a\\..\\b.png',
    'cover.png/../x',
    '.',
    'غلاف.svg',
    '`reboot`;$(reboot).jpg',
  ])('is fetched and drawn by no name that its owner gave it: %s', async (name) => {
    const files: string[] = [];
    await desk.bringCover(uid, 'one', 'a picture', name);
    await desk.drain({
      render: async (options) => {
        files.push(basename(options.file));
        return desk.services.render(options);
      },
    });
    expect(files).toEqual(['original']);
    const place = storagePaths.stagedFile(uid, 'one');
    expect(desk.staged.paths()).toEqual([
      expect.stringMatching(new RegExp(`^${place}[^/]+/cover-160\\.webp$`)),
    ]);
  });

  it('that is refused says why, and leaves nothing', async () => {
    await desk.bringCover(uid, 'one', 'a letter');
    await desk.drain({ render: () => Promise.reject(new FileRefused('wrong-format')) });
    expect(await progress()).toEqual({ state: 'refused', code: 'wrong-format' });
    expect(desk.staged.paths()).toEqual([]);
  });

  it('that is larger than covers are is refused without a process', async () => {
    await desk.bringCover(uid, 'one', 'a picture');
    desk.put(uid, 'one', Buffer.alloc(LIMITS.coverBytes + 1), undefined, 'cover');
    await desk.drain({ render: () => Promise.reject(new Error('nothing is drawn')) });
    expect(await progress()).toEqual({ state: 'refused', code: 'too-heavy' });
  });

  it('that was deleted before has failed', async () => {
    await desk.bringCover(uid, 'one', 'a picture');
    await desk.uploads.remove(incoming(uid, 'one', 'cover'));
    await desk.drain();
    expect(await progress()).toEqual({ state: 'failed' });
  });
});
