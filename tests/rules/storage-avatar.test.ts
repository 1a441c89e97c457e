import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, everyone, reader } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { as, rulesEnvironment, rulesFile } from '../support/rules-environment.ts';

const uid = String(reader.uid);
const UPLOADED = storagePaths.incomingPhoto(uid, 'uploaded');
/** A name that nobody has used: what was uploaded once cannot be uploaded again. */
const newPhoto = () => storagePaths.incomingPhoto(uid, `new_${randomUUID()}`);
const BYTES = new Uint8Array([1, 2, 3]);
const IMAGE = { contentType: 'image/webp' };
const others = everyone.filter((actor) => actor.uid !== uid);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
  await environment.withSecurityRulesDisabled(async (context) => {
    await uploadBytes(ref(context.storage() as unknown as FirebaseStorage, UPLOADED), BYTES, IMAGE);
  });
});
afterAll(async () => {
  await environment.clearStorage();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) =>
  ref(as(environment, actor).storage() as unknown as FirebaseStorage, path);

describe('a person, with their own photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp', 'image/svg+xml'])(
    'uploads %s',
    async (contentType) => {
      await expectAllowed(uploadBytes(at(reader, newPhoto()), BYTES, { contentType }));
    },
  );

  it.each([
    'text/html',
    'application/pdf',
    'image/',
    'image/tiff',
    'image/webpx',
    'ximage/webp',
    'video/mp4',
    'image/svgxml',
  ])('uploads no %s', async (contentType) => {
    await expectDenied(uploadBytes(at(reader, newPhoto()), BYTES, { contentType }));
  });

  it('uploads what is as large as may be, and nothing larger or empty', async () => {
    await expectAllowed(uploadBytes(at(reader, newPhoto()), new Uint8Array(LIMITS.photoBytes), IMAGE));
    await expectDenied(uploadBytes(at(reader, newPhoto()), new Uint8Array(LIMITS.photoBytes + 1), IMAGE));
    await expectDenied(uploadBytes(at(reader, newPhoto()), new Uint8Array(0), IMAGE));
  });

  it.each(['a.webp', 'a b', 'ا', 'a'.repeat(121), 'a/b'])('uploads under no name like %j', async (name) => {
    await expectDenied(uploadBytes(at(reader, storagePaths.incomingPhoto(uid, name)), BYTES, IMAGE));
  });

  it('reads it, but neither overwrites, changes, deletes nor lists', async () => {
    await expectAllowed(getBytes(at(reader, UPLOADED)));
    await expectAllowed(getMetadata(at(reader, UPLOADED)));
    await expectDenied(uploadBytes(at(reader, UPLOADED), BYTES, IMAGE));
    await expectDenied(updateMetadata(at(reader, UPLOADED), { contentType: 'text/html' }));
    await expectDenied(deleteObject(at(reader, UPLOADED)));
    await expectDenied(listAll(at(reader, `incoming/${uid}/avatar`)));
  });

  it('puts nothing beside the photos', async () => {
    await expectDenied(uploadBytes(at(reader, `incoming/${uid}/photo`), BYTES, IMAGE));
    await expectDenied(uploadBytes(at(reader, `incoming/${uid}/avatars/one`), BYTES, IMAGE));
  });
});

describe.each(others)('$name, with somebody else’s photo', (actor) => {
  it('can do nothing', async () => {
    await expectDenied(getBytes(at(actor, UPLOADED)));
    await expectDenied(getMetadata(at(actor, UPLOADED)));
    await expectDenied(uploadBytes(at(actor, UPLOADED), BYTES, IMAGE));
    await expectDenied(uploadBytes(at(actor, newPhoto()), BYTES, IMAGE));
    await expectDenied(deleteObject(at(actor, UPLOADED)));
    await expectDenied(listAll(at(actor, `incoming/${uid}/avatar`)));
  });
});

it('the bound of the rules is the model’s', () => {
  expect(LIMITS.photoBytes).toBe(5 * 1024 * 1024);
  expect(rulesFile('storage.rules')).toContain('request.resource.size <= 5 * 1024 * 1024');
});
