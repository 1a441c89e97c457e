import { paths } from '@rawi/model/paths';
import { ledgerName, removalsOf } from '@rawi/model/truth/ledger';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { eraseAccount, eraseAgain } from '../erasure/erase-account.ts';
import { FilesDouble } from '../testing/files-double.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';
import { noteInLedger, readLedger } from './ledger.ts';

const COMIC = { kind: 'comic', comicId: 'simurgh' } as const satisfies TakedownTarget;
const DAY = 24 * 3600;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('ledger');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const names = async () => (await readLedger(desk.bucket)).map(ledgerName);
const bodies = () =>
  [...desk.bucket.files].flatMap(([path, { bytes }]) =>
    path.startsWith('ledger/') ? [`${path} ${bytes.toString()}`] : [],
  );
const time = () => desk.stage.now().toISOString();

describe('a take-down', () => {
  it('is in the ledger once it is done, in its id, its reason and its time alone', async () => {
    const decided = time();
    await desk.takeDown(COMIC, { note: 'A letter came.' });
    expect(await names()).toEqual([`comic:simurgh/${decided}-takenDown-rights`]);
    expect(bodies().join()).not.toMatch(/letter|admin|Simurgh|Name of/);
  });

  it('is not called done before it is there', async () => {
    const bucket = new FilesDouble('published', desk.bucket.files);
    bucket.create = () => Promise.reject(new Error('No room.'));
    const takedownId = await desk.decide(COMIC);
    await expect(desk.run(takedownId, { bucket })).rejects.toThrow('No room.');
    // Readers have lost it all the same.
    expect(await at(paths.comic('simurgh'))).toBeUndefined();
    expect(await desk.read(COMIC)).toMatchObject({ state: 'running', step: 'documents' });
    await desk.later(400);
    expect(await desk.read(COMIC)).toMatchObject({ state: 'down' });
    expect(await names()).toHaveLength(1);
  });

  it('that is given back has an entry behind it, and one that follows another', async () => {
    await desk.takeDown(COMIC);
    desk.stage.pass(DAY);
    const returned = time();
    await desk.giveBack(COMIC);
    expect((await names()).at(-1)).toBe(`comic:simurgh/${returned}-givenBack`);
    expect(removalsOf(await readLedger(desk.bucket)).takenDown).toEqual([]);
    desk.stage.pass(DAY);
    await desk.takeDown(COMIC, { reason: 'wrong' });
    expect(await names()).toHaveLength(3);
    expect(removalsOf(await readLedger(desk.bucket)).takenDown).toMatchObject([{ reason: 'wrong' }]);
  });
});

describe('an erasure', () => {
  const services = () => ({
    firestore: backend.firestore,
    uploads: desk.uploads,
    published: desk.bucket,
    hashKey: desk.stage.hashKey,
    now: desk.stage.now,
  });

  it('is in the ledger once, by the id of the account alone, however often it runs', async () => {
    const deletedAt = desk.stage.now();
    const account = { uid: 'layla', email: 'layla@example.com', deletedAt };
    await eraseAccount(services(), account);
    desk.stage.pass(60);
    await eraseAccount(services(), account);
    desk.stage.pass(DAY);
    await eraseAgain(services(), 'layla');
    expect(await names()).toEqual([`account:layla/${deletedAt.toISOString()}-erased`]);
    expect(bodies().join()).not.toMatch(/Name of|@/);
  });

  it('comes into it with the second time, where the first was before there was a ledger', async () => {
    await eraseAgain(services(), 'layla');
    expect(await names()).toEqual([`account:layla/${time()}-erased`]);
  });

  it('does not end before it is there', async () => {
    const published = new FilesDouble('published', desk.bucket.files);
    published.create = () => Promise.reject(new Error('No room.'));
    const deletedAt = desk.stage.now();
    const erasing = eraseAccount({ ...services(), published }, { uid: 'layla', email: undefined, deletedAt });
    await expect(erasing).rejects.toThrow('No room.');
  });
});

describe('the ledger', () => {
  it('keeps an entry as it is, and reads past what it does not know', async () => {
    const entry = { act: 'erased', uid: 'layla', at: new Date('2026-01-01T00:00:00Z') } as const;
    await noteInLedger(desk.bucket, entry);
    const before = bodies();
    desk.bucket.files.set('ledger/comic:simurgh/of-a-later-version', {
      bytes: Buffer.from(''),
      packedAs: undefined,
      metadata: {},
    });
    await noteInLedger(desk.bucket, entry);
    expect(bodies()).toEqual(expect.arrayContaining(before));
    expect(await readLedger(desk.bucket)).toEqual([entry]);
  });

  it('is read whole, however long it is', async () => {
    const erased = (index: number) =>
      ({ act: 'erased', uid: `person-${index}`, at: new Date('2026-01-01T00:00:00Z') }) as const;
    for (let index = 0; index < 1005; index += 1) await noteInLedger(desk.bucket, erased(index));
    expect(removalsOf(await readLedger(desk.bucket)).erased).toHaveLength(1005);
  });
});
