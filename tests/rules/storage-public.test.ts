import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { storagePaths } from '@rawi/model/paths';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyone, reader } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { rulesEnvironment, storageAs } from '../support/rules-environment.ts';

const FOLDER = storagePaths.publicFolder('salt-1-en', '0123456789abcdef');
const PUBLISHED = `${FOLDER}/page-1-480.webp`;
const CLOSED = [
  'incoming/somebody-else/one/chapter',
  'incoming/somebody-else/one/two/chapter.pdf',
  // Where a photo of the reader's own would be, but for one folder's name.
  `outgoing/${reader.uid}/avatar/one`,
  `incoming/${reader.uid}/photos/one`,
  'staging',
  // What was taken down, as it lay where everybody got it.
  `${storagePaths.sealed('chapter:salt:salt-1-en')}${PUBLISHED}`,
  `${storagePaths.sealed(`photo:${reader.uid}`)}photo-96.webp`,
  // What was removed, by its id.
  `${storagePaths.ledger()}chapter:salt:salt-1-en/2026-11-28T12:00:00.000Z-takenDown-rights`,
  `${storagePaths.ledger()}account:${reader.uid}/2026-11-28T12:00:00.000Z-erased`,
  'unheard-of/file',
  'at-the-top',
  'publicity/file',
];
const BYTES = new Uint8Array([1, 2, 3]);
const IMAGE = { contentType: 'image/webp' };

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of [PUBLISHED, ...CLOSED]) await uploadBytes(ref(storageOf(context), path), BYTES, IMAGE);
  });
});
afterAll(async () => {
  await environment.clearStorage();
  await environment.cleanup();
});

function storageOf(context: { storage(): unknown }): FirebaseStorage {
  return context.storage() as FirebaseStorage;
}

describe.each(everyone)('$name', (actor) => {
  it('gets a published file by its name', async () => {
    const storage = storageAs(environment, actor);
    await expectAllowed(getBytes(ref(storage, PUBLISHED)));
    await expectAllowed(getMetadata(ref(storage, PUBLISHED)));
  });

  it.each([
    '',
    'public',
    FOLDER,
    'incoming',
    `incoming/${reader.uid}/avatar`,
    `incoming/${reader.uid}/avatar/one`,
    'staging',
    'sealed',
    'ledger',
    `ledger/account:${reader.uid}`,
    storagePaths.sealed('chapter:salt:salt-1-en').slice(0, -1),
  ])('lists nothing in “%s”', async (folder) => {
    await expectDenied(listAll(ref(storageAs(environment, actor), folder)));
  });

  it('writes nothing where files are published', async () => {
    const storage = storageAs(environment, actor);
    await expectDenied(uploadBytes(ref(storage, `${FOLDER}/new.webp`), BYTES, IMAGE));
    await expectDenied(uploadBytes(ref(storage, PUBLISHED), BYTES, IMAGE));
    await expectDenied(updateMetadata(ref(storage, PUBLISHED), { cacheControl: 'no-store' }));
    await expectDenied(deleteObject(ref(storage, PUBLISHED)));
  });

  it.each(CLOSED)('can do nothing at %s', async (path) => {
    const storage = storageAs(environment, actor);
    await expectDenied(getBytes(ref(storage, path)));
    await expectDenied(getMetadata(ref(storage, path)));
    await expectDenied(uploadBytes(ref(storage, path), BYTES, IMAGE));
    await expectDenied(uploadBytes(ref(storage, `${path}-new`), BYTES, IMAGE));
    await expectDenied(deleteObject(ref(storage, path)));
  });
});
