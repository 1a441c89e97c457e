import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths, storagePaths } from '@rawi/model/paths';
import { deleteObject, type FirebaseStorage, listAll, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { otherReader, type Person, people, reader, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { rulesEnvironment, storageAs } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

/** The second in which every session of a person was ended. */
const ENDED = 1_900_000_000;
/** Its name says what it is for. */
const UPLOADS = 'gs://demo-rules-uploads';
const BYTES = new Uint8Array([1, 2, 3]);
const IMAGE = { contentType: 'image/webp' };

/** Storage rules read the documents of the suite's own project, in every test. */
const site = runningSite('storage-ended-session');
const inboxOf = ({ uid }: Person) => site.firestore.doc(paths.inbox(uid));
const endSessions = (person: Person, milliseconds = ENDED * 1000) =>
  inboxOf(person).set({ unread: 0, sessionsValidAfter: new Date(milliseconds) });

const photoOf = ({ uid }: Person, name: string) => storagePaths.incomingPhoto(uid, name);
const at = (person: Person, time: number | undefined, path: string) =>
  ref(storageAs(environment, signedIn(person, time), UPLOADS), path);
const upload = (person: Person, time: number | undefined) =>
  uploadBytes(at(person, time, photoOf(person, `new_${randomUUID()}`)), BYTES, IMAGE);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('storage');
});
const forget = () => Promise.all(people.map((person) => inboxOf(person).delete()));
beforeEach(forget);
afterAll(async () => {
  await forget();
  await site.close();
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage(UPLOADS) as unknown as FirebaseStorage;
    for (const person of people) {
      const { items } = await listAll(ref(storage, `incoming/${person.uid}/avatar`));
      await Promise.all(items.map((item) => deleteObject(item)));
    }
  });
  await environment.cleanup();
});

describe.each(people)('a session of $name', (person) => {
  it('uploads a photo while none of theirs was ended: no inbox document', async () => {
    await expectAllowed(upload(person, 0));
  });

  it('uploads a photo while none of theirs was ended: an inbox document without the time', async () => {
    await inboxOf(person).set({ unread: 0, claimsChangedAt: new Date(ENDED * 1000) });
    await expectAllowed(upload(person, 0));
  });

  it('uploads no photo while a day’s are used up, and goes on after that', async () => {
    await inboxOf(person).set({ unread: 0 });
    await expectAllowed(upload(person, 0));
    const pause = (photos: number) =>
      inboxOf(person).set({ unread: 0, pausedUntil: { photos: new Date(photos) } });
    await pause(Date.now() + 3_600_000);
    await expectDenied(upload(person, 0));
    await pause(Date.now() - 1000);
    await expectAllowed(upload(person, 0));
  });

  it('uploads no photo once it was ended', async () => {
    await endSessions(person);
    await expectDenied(upload(person, ENDED - 3600));
  });

  it('uploads a photo when it began after the others were ended', async () => {
    await endSessions(person);
    await expectAllowed(upload(person, ENDED + 1));
  });

  it('uploads no photo of an account that is closed, whenever it began', async () => {
    await inboxOf(person).set({ unread: 0, closed: { reason: 'rights', at: new Date(ENDED * 1000) } });
    await expectDenied(upload(person, ENDED + 1));
  });

  it('uploads no photo while it is muted, and one once that is over', async () => {
    const until = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await inboxOf(person).set({ unread: 0, mutedUntil: until(10) });
    await expectDenied(upload(person, ENDED + 1));
    await inboxOf(person).set({ unread: 0, mutedUntil: until(-10) });
    await expectAllowed(upload(person, ENDED + 1));
  });

  it.each([0, 1, 999])('goes on if it began in the very second, %i ms before the end', async (rest) => {
    await endSessions(person, ENDED * 1000 + rest);
    await expectDenied(upload(person, ENDED - 1));
    await expectAllowed(upload(person, ENDED));
  });
});

it('the end of somebody else’s sessions ends none of one’s own', async () => {
  await endSessions(otherReader);
  await expectAllowed(upload(reader, 0));
});

it('a token that does not tell its time is live until the first end', async () => {
  await expectAllowed(upload(reader, undefined));
  await endSessions(reader);
  await expectDenied(upload(reader, undefined));
});
