import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../src/index.ts';
import { adminClient, closeClients } from './support/clients.ts';

const PROJECT = 'demo-export';
const METADATA = 'firestore_export/firestore_export.overall_export_metadata';
let folder: string;
const running: Emulator[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
});
afterEach(async () => {
  await closeClients();
  await Promise.all(running.splice(0).map((emulator) => emulator.stop()));
  await rm(folder, { recursive: true });
});

async function start(seedFromExport?: string): Promise<Emulator> {
  const emulator = await startEmulator({ projectId: PROJECT, seedFromExport });
  running.push(emulator);
  return emulator;
}

/** An export of `count` documents, taken as the CLI takes it. */
async function takeExport(count: number): Promise<void> {
  const emulator = await start();
  const db = adminClient(emulator, PROJECT);
  const batch = db.batch();
  for (let n = 0; n < count; n++) batch.set(db.doc(`c/${n}/sub/x`), { n, text: 'راوي 😀\n' });
  await batch.commit();
  const response = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    body: JSON.stringify({
      database: `projects/${PROJECT}/databases/(default)`,
      export_directory: folder,
      export_name: 'firestore_export',
    }),
  });
  expect(response.status).toBe(200);
}

const documents = () => join(folder, 'firestore_export/documents.jsonl');

describe('export and import', () => {
  it('bring every value and time back', async () => {
    const first = await start();
    const fields = {
      at: new Timestamp(1, 5000),
      bytes: Buffer.from('x'),
      place: new GeoPoint(1, 2),
      nested: { list: [1, { deep: null }] },
      infinite: Number.POSITIVE_INFINITY,
    };
    const written = await adminClient(first, PROJECT).doc('a/b').set(fields);
    await first.exportTo(join(folder, 'firestore_export'));
    const second = await start(join(folder, METADATA));
    const found = await adminClient(second, PROJECT).doc('a/b').get();
    expect(found.data()).toEqual(fields);
    expect(found.updateTime?.isEqual(written.writeTime)).toBe(true);
  });

  it('the CLI finds the files it names, and an import takes them', async () => {
    await takeExport(30);
    const second = await start(join(folder, METADATA));
    expect((await adminClient(second, PROJECT).collectionGroup('sub').get()).size).toBe(30);
  });

  it('times go on after those imported, even if the clock was set back', async () => {
    await takeExport(1);
    const path = join(folder, METADATA);
    const metadata = JSON.parse(await readFile(path, 'utf8'));
    const future = Date.now() + 24 * 3600 * 1000;
    await writeFile(path, JSON.stringify({ ...metadata, time: new Date(future).toISOString() }));
    const second = await start(path);
    const { writeTime } = await adminClient(second, PROJECT).doc('c/later').set({});
    expect(writeTime.toMillis()).toBeGreaterThanOrEqual(future);
  });

  it.each<[string, () => Promise<void>, string]>([
    ['documents are cut off', () => truncate(documents(), 100), 'is damaged'],
    ['documents are missing', () => rm(documents()), 'documents.jsonl is missing'],
    ['the description is empty', () => truncate(join(folder, METADATA), 0), 'it is empty'],
    [
      'the description is cut off',
      () => truncate(join(folder, METADATA), 20),
      'not written by this emulator',
    ],
    ['the description is missing', () => rm(join(folder, METADATA)), 'there is no such file'],
    [
      'it is an export of another program',
      () => writeFile(join(folder, METADATA), '{"version":"1.22.0"}'),
      'not written by this emulator',
    ],
  ])('when %s, the start fails with one line that says what to do', async (_name, damage, text) => {
    await takeExport(10);
    await damage();
    const failing = start(join(folder, METADATA));
    await expect(failing).rejects.toThrow(text);
    await expect(failing).rejects.toThrow('Export again, or start without --import.');
    await expect(failing).rejects.not.toThrow('\n');
  });
});
