import { FileRefused } from '@rawi/media/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Draw, drawsPages, type FileDesk, fileDesk } from '../testing/file-desk.ts';

const uid = 'layla';
let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('draft-of-a-file');
});
beforeEach(async () => {
  backend.clear();
  desk = fileDesk(backend.firestore, drawsPages(7, 3));
  await desk.addPerson(uid);
});
afterAll(() => backend.stop());

const bring = () => desk.bring(uid, 'one');
const progress = async () => (await desk.fileOf('one')).progress;

describe('the draft of a file', () => {
  const looked: string[] = [];
  const submitChecked = async (submissionId: string) => void looked.push(submissionId);
  beforeEach(() => looked.splice(0));

  it('is looked at when the file is ready, and not before', async () => {
    await bring();
    while ((await progress()).state !== 'ready') {
      expect(looked).toEqual([]);
      await desk.run('one', { submitChecked });
    }
    expect(looked).toEqual(['submission']);
  });

  it('is looked at by the task that comes again, where the first died before', async () => {
    await bring();
    const dies = async () => {
      throw new Error('ended in the middle');
    };
    await expect(desk.drain({ submitChecked: dies })).rejects.toThrow('ended in the middle');
    expect(await progress()).toMatchObject({ state: 'ready' });
    await desk.run('one', { submitChecked });
    expect(looked).toEqual(['submission']);
  });

  it('is looked at when its cover is drawn, and when a file is refused', async () => {
    await desk.bringCover(uid, 'cover', 'a cover');
    await desk.drain({ submitChecked });
    expect(looked).toEqual(['submission']);
    await bring();
    const refusing: Draw = async () => {
      throw new FileRefused('damaged');
    };
    await desk.drain({ submitChecked, distill: refusing });
    expect(looked).toEqual(['submission', 'submission']);
  });
});
