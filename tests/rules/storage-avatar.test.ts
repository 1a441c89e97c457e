import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { storagePaths } from '@rawi/model/paths';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
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
import { required } from '../support/running-site.ts';

const uid = reader.uid;
/** Its name says what it is for, to the rules too. */
const UPLOADS = 'gs://demo-rules-uploads';
const UPLOADED = storagePaths.incomingPhoto(uid, 'uploaded');
/** A name that is not in use: what was uploaded once cannot be uploaded again. */
const newPhoto = () => storagePaths.incomingPhoto(uid, `new_${randomUUID()}`);
const BYTES = new Uint8Array([1, 2, 3]);
/** A gzip file. */
const PACKED = gzipSync(BYTES);
const IMAGE = { contentType: 'image/webp' };
const others = everyone.filter((actor) => actor.uid !== uid);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
  await environment.withSecurityRulesDisabled(async (context) => {
    await uploadBytes(ref(context.storage(UPLOADS) as unknown as FirebaseStorage, UPLOADED), BYTES, IMAGE);
  });
});
afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const folder = ref(context.storage(UPLOADS) as unknown as FirebaseStorage, `incoming/${uid}/avatar`);
    await Promise.all((await listAll(folder)).items.map((item) => deleteObject(item)));
  });
  await environment.cleanup();
});

const at = (actor: Actor, path: string, bucket = UPLOADS) =>
  ref(as(environment, actor).storage(bucket) as unknown as FirebaseStorage, path);

/** Uploads by the bare protocol, with the name as it is; returns the status. */
async function upload(name: string): Promise<number> {
  const part64 = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const token = `${part64({ alg: 'none', typ: 'JWT' })}.${part64({ sub: uid, user_id: uid })}.`;
  const boundary = 'b';
  const part = (type: string, text: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const body =
    part('application/json', JSON.stringify({ name, contentType: 'image/webp' })) +
    part('image/webp', 'abc') +
    `--${boundary}--`;
  const host = required('FIREBASE_STORAGE_EMULATOR_HOST');
  const { status } = await fetch(
    `http://${host}/v0/b/${UPLOADS.slice('gs://'.length)}/o?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: {
        Authorization: `Firebase ${token}`,
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': `multipart/related; boundary=${boundary}`,
      },
      body,
    },
  );
  return status;
}

describe('a person, with their own photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/bmp'])(
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
    'image/svg+xml',
    'image/svgxml',
  ])('uploads no %s', async (contentType) => {
    await expectDenied(uploadBytes(at(reader, newPhoto()), BYTES, { contentType }));
  });

  it('uploads what is as large as may be, and nothing larger or empty', async () => {
    await expectAllowed(uploadBytes(at(reader, newPhoto()), new Uint8Array(LIMITS.photoBytes), IMAGE));
    await expectAllowed(uploadBytes(at(reader, newPhoto()), new Uint8Array(1), IMAGE));
    await expectDenied(uploadBytes(at(reader, newPhoto()), new Uint8Array(LIMITS.photoBytes + 1), IMAGE));
    await expectDenied(uploadBytes(at(reader, newPhoto()), new Uint8Array(0), IMAGE));
  });

  it.each(['a', 'Z', '7', 'A-z_0', 'a'.repeat(120)])('uploads under a name like %j', async (name) => {
    // Cleared first: a run before this one may have used it.
    await environment.withSecurityRulesDisabled(async (context) => {
      const storage = context.storage(UPLOADS) as unknown as FirebaseStorage;
      await deleteObject(ref(storage, storagePaths.incomingPhoto(uid, name))).catch(() => {});
    });
    await expectAllowed(uploadBytes(at(reader, storagePaths.incomingPhoto(uid, name)), BYTES, IMAGE));
  });

  it.each(['a.webp', 'a b', 'a%b', 'ا', 'a'.repeat(121), 'a/b'])(
    'uploads under no name like %j',
    async (name) => {
      await expectDenied(uploadBytes(at(reader, storagePaths.incomingPhoto(uid, name)), BYTES, IMAGE));
    },
  );

  it.each([
    ['the person', `incoming/${uid}//avatar/x`],
    ['“incoming”', `incoming//${uid}/avatar/x`],
    ['“avatar”', `incoming/${uid}/avatar//x`],
    ['the name', `incoming/${uid}/avatar/x/`],
    ['nothing', `/incoming/${uid}/avatar/x`],
  ])('uploads under no name with an empty part after %s', async (_what, name) => {
    // The SDK would take the empty parts out.
    expect(await upload(name)).toBe(403);
    expect(await upload(name.replaceAll('//', '/').replace(/^[/]|[/]$/g, '') + randomUUID())).toBe(200);
  });

  it('uploads nothing that is packed', async () => {
    const gzip = { ...IMAGE, contentEncoding: 'gzip' };
    await expectDenied(uploadBytes(at(reader, newPhoto()), PACKED, gzip));
    await expectDenied(uploadBytes(at(reader, newPhoto()), BYTES, { ...IMAGE, contentEncoding: 'br' }));
    await expectAllowed(uploadBytes(at(reader, newPhoto()), PACKED, IMAGE));
    await expectAllowed(
      uploadBytes(at(reader, newPhoto()), BYTES, { ...IMAGE, contentEncoding: 'identity' }),
    );
  });

  it('writes nothing of their own beside it', async () => {
    const metadata = { ...IMAGE, customMetadata: { note: 'x' } };
    await expectDenied(uploadBytes(at(reader, newPhoto()), BYTES, metadata));
    await expectAllowed(uploadBytes(at(reader, newPhoto()), BYTES, { ...IMAGE, customMetadata: {} }));
  });

  it.each(['gs://demo-rules', 'gs://demo-rules-uploads.appspot.com', 'gs://demo-uploads-rules'])(
    'uploads nothing to the bucket %s',
    async (bucket) => {
      await expectDenied(uploadBytes(at(reader, newPhoto(), bucket), BYTES, IMAGE));
    },
  );

  it('neither reads nor overwrites, changes, deletes or lists it', async () => {
    await expectDenied(getBytes(at(reader, UPLOADED)));
    await expectDenied(getMetadata(at(reader, UPLOADED)));
    await expectDenied(getDownloadURL(at(reader, UPLOADED)));
    await expectDenied(uploadBytes(at(reader, UPLOADED), BYTES, IMAGE));
    await expectDenied(updateMetadata(at(reader, UPLOADED), { contentType: 'text/html' }));
    await expectDenied(deleteObject(at(reader, UPLOADED)));
    await expectDenied(listAll(at(reader, `incoming/${uid}/avatar`)));
  });

  it('puts nothing beside the photos', async () => {
    await expectDenied(uploadBytes(at(reader, `incoming/${uid}/photo`), BYTES, IMAGE));
    await expectDenied(uploadBytes(at(reader, `incoming/${uid}/avatars/one`), BYTES, IMAGE));
    await expectDenied(uploadBytes(at(reader, `outgoing/${uid}/avatar/one`), BYTES, IMAGE));
    await expectDenied(getBytes(at(reader, `outgoing/${uid}/avatar/one`)));
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
