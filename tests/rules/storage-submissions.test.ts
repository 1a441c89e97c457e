import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths, storagePaths } from '@rawi/model/paths';
import { SUBMISSION_STATES } from '@rawi/model/review/submission-machine';
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, everyone, people, STAFF, translator } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { rulesEnvironment, storageAs } from '../support/rules-environment.ts';
import { required, runningSite } from '../support/running-site.ts';

const { uid } = translator;
/** Its name says what it is for, to the rules too. */
const UPLOADS = 'gs://demo-rules-uploads';
const BYTES = new Uint8Array([1, 2, 3]);
const PDF = 'application/pdf';
const PNG = 'image/png';
/** What is there already, and was made of it. */
const UPLOADED = storagePaths.incomingChapter(uid, 'there', 'there');
const COVER = storagePaths.incomingCover(uid, 'there', 'there');
const STAGED = `${storagePaths.stagedFolder(uid, 'there', 'aaaa-2')}/cover-160.webp`;

/** Rules of Storage read the documents of the suite's own project. */
const site = runningSite('storage-submissions');
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
  for (const [id, entry] of Object.entries(STAFF)) await site.firestore.doc(paths.staff(id)).set(entry);
  await environment.withSecurityRulesDisabled(async (context) => {
    const uploads = context.storage(UPLOADS) as unknown as FirebaseStorage;
    const first = context.storage() as unknown as FirebaseStorage;
    await uploadBytes(ref(uploads, UPLOADED), BYTES, { contentType: PDF });
    await uploadBytes(ref(uploads, COVER), BYTES, { contentType: PNG });
    await uploadBytes(ref(first, STAGED), BYTES, { contentType: 'image/webp' });
  });
});
beforeEach(async () => {
  for (const person of people) await site.firestore.doc(paths.inbox(person.uid)).delete();
});
afterAll(async () => {
  for (const id of Object.keys(STAFF)) await site.firestore.doc(paths.staff(id)).delete();
  for (const id of begun) await site.firestore.doc(paths.submission(id)).delete();
  for (const person of people) await site.firestore.doc(paths.inbox(person.uid)).delete();
  await site.close();
  await environment.clearStorage();
  await environment.cleanup();
});

interface Named {
  readonly submissionId: string;
  readonly fileId: string;
}
const begun: string[] = [];

/** A draft that names one file of each part. */
async function draft(
  of: string = uid,
  { state = 'draft', bytes = BYTES.length, submissionId = `s_${randomUUID()}` } = {},
): Promise<Named> {
  const fileId = `f_${randomUUID()}`;
  begun.push(submissionId);
  const file = { fileId, bytes, name: 'one' };
  const document = { uid: of, kind: 'chapter', state, files: { chapter: file, cover: file } };
  await site.firestore.doc(paths.submission(submissionId)).set(document);
  return { submissionId, fileId };
}

const chapterOf = ({ submissionId, fileId }: Named, of: string = uid) =>
  storagePaths.incomingChapter(of, submissionId, fileId);
const coverOf = ({ submissionId, fileId }: Named, of: string = uid) =>
  storagePaths.incomingCover(of, submissionId, fileId);
/** All that is there, by its bucket. */
const THERE = [
  [UPLOADED, UPLOADS],
  [COVER, UPLOADS],
  [STAGED, 'gs://demo-rules'],
] as const;
const at = (actor: Actor, path: string, bucket = UPLOADS) => ref(storageAs(environment, actor, bucket), path);
const upload = (actor: Actor, path: string, contentType = PDF, bytes = BYTES, bucket = UPLOADS) =>
  uploadBytes(at(actor, path, bucket), bytes, { contentType });

describe.each(people)('$name', (actor) => {
  it('uploads the files that their own draft names, whatever their role is by now', async () => {
    const named = await draft(actor.uid);
    await expectAllowed(upload(actor, chapterOf(named, actor.uid)));
    await expectAllowed(upload(actor, coverOf(named, actor.uid), PNG));
  });
});

describe.each(everyone.filter((actor) => actor.uid !== uid))('$name', (actor) => {
  it('uploads nothing for somebody else’s draft, into whosever folder', async () => {
    const named = await draft();
    await expectDenied(upload(actor, chapterOf(named)));
    await expectDenied(upload(actor, coverOf(named), PNG));
    await expectDenied(upload(actor, chapterOf(named, actor.uid ?? 'nobody')));
  });
});

describe.each(everyone)('$name', (actor) => {
  // Storage gives whoever reads a file a token by which anybody can get it, without an end: a function sends files instead.
  it('gets nothing that is not public, and learns nothing of it', async () => {
    for (const [path, bucket] of THERE) {
      const file = at(actor, path, bucket);
      await expectDenied(getBytes(file));
      await expectDenied(getMetadata(file));
      await expectDenied(getDownloadURL(file));
    }
    const own = storagePaths.staging(actor.uid ?? 'nobody');
    await expectDenied(getBytes(at(actor, `${own}one/aaaa-2/1-800.webp`, 'gs://demo-rules')));
  });

  it('changes, deletes and lists nothing, and stages nothing', async () => {
    for (const [path, bucket] of THERE) {
      const file = at(actor, path, bucket);
      await expectDenied(listAll(file));
      await expectDenied(updateMetadata(file, { cacheControl: 'public' }));
      await expectDenied(deleteObject(file));
    }
    await expectDenied(listAll(at(actor, storagePaths.incoming(actor.uid ?? 'nobody'))));
    await expectDenied(listAll(at(actor, storagePaths.staging(uid), 'gs://demo-rules')));
    const staged = `${storagePaths.stagedFolder(actor.uid ?? 'nobody', 'one', 'aaaa-2')}/1-800.webp`;
    for (const bucket of [UPLOADS, 'gs://demo-rules']) {
      await expectDenied(upload(actor, staged, 'image/webp', BYTES, bucket));
    }
  });
});

describe('its owner', () => {
  it('uploads each file once', async () => {
    const named = await draft();
    await expectAllowed(upload(translator, chapterOf(named)));
    await expectDenied(upload(translator, chapterOf(named)));
    await expectAllowed(upload(translator, coverOf(named), PNG));
    await expectDenied(upload(translator, coverOf(named), PNG));
  });

  it.each(SUBMISSION_STATES.filter((state) => state !== 'draft'))(
    'uploads nothing once it is %s',
    async (state) => {
      const named = await draft(uid, { state });
      await expectDenied(upload(translator, chapterOf(named)));
      await expectDenied(upload(translator, coverOf(named), PNG));
    },
  );

  it('uploads nothing that no draft names', async () => {
    const named = await draft();
    await expectDenied(upload(translator, chapterOf({ ...named, fileId: 'another' })));
    await expectDenied(upload(translator, chapterOf({ ...named, submissionId: 'unknown' })));
    const other = await draft();
    await expectDenied(upload(translator, chapterOf({ ...named, fileId: other.fileId })));
    await site.firestore.doc(paths.submission(named.submissionId)).update({ files: {} });
    await expectDenied(upload(translator, chapterOf(named)));
  });

  it('uploads the size that was named, and no other', async () => {
    const named = await draft();
    await expectDenied(upload(translator, chapterOf(named), PDF, new Uint8Array(4)));
    await expectDenied(upload(translator, chapterOf(named), PDF, new Uint8Array(2)));
    await expectAllowed(upload(translator, chapterOf(named), PDF, new Uint8Array(3)));
  });

  it.each([PDF, 'application/zip', 'application/vnd.comicbook+zip'])(
    'uploads a chapter as %s',
    async (type) => {
      await expectAllowed(upload(translator, chapterOf(await draft()), type));
      await expectDenied(upload(translator, coverOf(await draft()), type));
    },
  );

  it.each(['jpeg', 'png', 'webp', 'gif', 'bmp', 'svg+xml'])('uploads a cover as image/%s', async (type) => {
    await expectAllowed(upload(translator, coverOf(await draft()), `image/${type}`));
    await expectDenied(upload(translator, chapterOf(await draft()), `image/${type}`));
  });

  it.each(['text/html', 'application/javascript', 'image/heic', 'application/pdfx', 'image/svgxml'])(
    'uploads nothing as %s',
    async (type) => {
      const named = await draft();
      await expectDenied(upload(translator, chapterOf(named), type));
      await expectDenied(upload(translator, coverOf(named), type));
    },
  );

  it('uploads covers of five megabytes, and no larger ones', async () => {
    const [most, more] = [LIMITS.coverBytes, LIMITS.coverBytes + 1];
    const [named, large] = [await draft(uid, { bytes: most }), await draft(uid, { bytes: more })];
    await expectAllowed(upload(translator, coverOf(named), PNG, new Uint8Array(most)));
    await expectDenied(upload(translator, coverOf(large), PNG, new Uint8Array(more)));
    await expectAllowed(upload(translator, chapterOf(large), PDF, new Uint8Array(more)));
  });

  it('uploads into the bucket for uploads alone', async () => {
    const named = await draft();
    await expectDenied(upload(translator, chapterOf(named), PDF, BYTES, 'gs://demo-rules'));
    await expectDenied(upload(translator, coverOf(named), PNG, BYTES, 'gs://demo-rules'));
  });

  it('writes nothing of their own beside the bytes', async () => {
    const file = async () => at(translator, chapterOf(await draft()));
    const metadata = { contentType: PDF, customMetadata: { owner: 'me' } };
    await expectDenied(uploadBytes(await file(), BYTES, metadata));
    await expectDenied(uploadBytes(await file(), BYTES, { contentType: PDF, contentEncoding: 'gzip' }));
    await expectAllowed(uploadBytes(await file(), BYTES, { contentType: PDF, contentEncoding: 'identity' }));
  });

  it.each(['A', 'a', '7', '_', '-', 'Z'.repeat(120)])(
    'uploads for a submission called "%s"',
    async (submissionId) => {
      const named = await draft(uid, { submissionId });
      await expectAllowed(upload(translator, chapterOf(named)));
      await expectAllowed(upload(translator, coverOf(named), PNG));
    },
  );

  it.each(['a.b', 'a b', 'ا', 'a'.repeat(121)])(
    'uploads nothing for a submission called "%s"',
    async (submissionId) => {
      // A file that is there already would be refused for that.
      const named = { submissionId, fileId: randomUUID() };
      begun.push(submissionId);
      const file = { fileId: named.fileId, bytes: BYTES.length, name: 'one' };
      await site.firestore
        .doc(paths.submission(submissionId))
        .set({ uid, kind: 'chapter', state: 'draft', files: { chapter: file, cover: file } });
      await expectDenied(upload(translator, chapterOf(named)));
      await expectDenied(upload(translator, coverOf(named), PNG));
    },
  );

  it.each<[string, (named: Named) => string]>([
    ['an empty part', (named) => chapterOf(named).replace('/chapter/', '/chapter//')],
    ['an empty part at its end', (named) => `${chapterOf(named)}/`],
    ['an empty part at its beginning', (named) => `/${chapterOf(named)}`],
    ['one step back', (named) => chapterOf(named).replace('/chapter/', '/chapter/../chapter/')],
    ['a folder of another name', (named) => chapterOf(named).replace('/submissions/', '/others/')],
    ['a part of another name', (named) => chapterOf(named).replace('/chapter/', '/pages/')],
    ['something below', (named) => `${chapterOf(named)}/page`],
    ['nothing twisted', chapterOf],
  ])('uploads under no name with %s', async (what, nameOf) => {
    const status = await uploadRaw(nameOf(await draft()));
    expect(status, what).toBe(what === 'nothing twisted' ? 200 : 403);
  });
});

/** Uploads by the bare protocol, with the name as it is; returns the status. */
async function uploadRaw(name: string): Promise<number> {
  const part64 = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const token = `${part64({ alg: 'none', typ: 'JWT' })}.${part64({ sub: uid, user_id: uid })}.`;
  const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const described = part('application/json', JSON.stringify({ name, contentType: PDF }));
  const host = required('FIREBASE_STORAGE_EMULATOR_HOST');
  const bucket = UPLOADS.slice('gs://'.length);
  const { status } = await fetch(`http://${host}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=b',
    },
    body: `${described}${part(PDF, 'abc')}--b--`,
  });
  return status;
}
