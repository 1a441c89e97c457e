import { storagePaths } from '@rawi/model/paths';
import { mailIds } from '@rawi/model/truth/mail';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { userRef } from '../data/users.ts';
import { mailStopRef } from '../mail/mail-stops.ts';
import { noteMailbox } from '../mail/note-mailbox.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { personKey } from '../secrets/keyed-hash.ts';
import { dropExpiredTickets, sealAddress } from '../secrets/link-tickets.ts';
import { grantPasswordTicket } from '../secrets/password-ticket.ts';
import { deliverMail } from '../tasks/deliver-mail.ts';
import { runAccountTask } from '../tasks/run-account-task.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { eraseAccount } from './erase-account.ts';

const EMAIL = 'layla@example.com';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('account-deleted');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL, emailVerified: true });
  await userRef(backend.firestore, 'layla').set({
    fullName: 'Layla Haddad',
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: stage.now(),
    createdAt: stage.now(),
  });
});
afterAll(() => backend.stop());

const erase = (deletedAt = stage.now(), files = noFiles()) =>
  eraseAccount({ ...stage, ...files }, { uid: 'layla', email: EMAIL, deletedAt });
const noFiles = () => ({ uploads: new FilesDouble('uploads'), published: new FilesDouble('published') });
const goodbye = () => mailIds.accountDeleted(personKey(stage.hashKey, 'layla'));
const mails = async () => (await backend.firestore.collection('outbox').get()).docs;
async function queue(id: string, to: string, state: 'queued' | 'sent' | 'parked'): Promise<void> {
  const mail = queuedMail({ kind: 'passwordChanged', to, locale: 'en' }, stage.now());
  await mailRef(backend.firestore, id).set({ ...mail, state });
}

describe('an account that is gone', () => {
  it('leaves no reset code behind', async () => {
    await grantPasswordTicket(stage, { uid: 'layla', email: EMAIL });
    await erase();
    expect((await backend.firestore.collection('resetCodes').get()).size).toBe(0);
  });

  it('leaves no address of its own in the outbox, whatever became of the mail', async () => {
    await queue('one', EMAIL, 'sent');
    await queue('two', EMAIL, 'queued');
    await queue('three', EMAIL, 'parked');
    await queue('other', 'sara@example.com', 'sent');
    await runAccountTask(stage, {
      kind: 'askEmailChange',
      requestId: 'asked',
      uid: 'layla',
      email: 'next@example.com',
      locale: 'en',
      askedAt: stage.now().toISOString(),
    });
    await erase();
    const left = (await mails()).filter((mail) => mail.get('to') !== null).map(({ id }) => id);
    expect(left.toSorted()).toEqual([goodbye(), 'other']);
    const text = JSON.stringify((await mails()).map((mail) => mail.data()));
    expect(text).not.toContain('next@example.com');
  });

  it('is erased late without touching what the address did since, for another account', async () => {
    const deletedAt = stage.now();
    stage.pass(1);
    await queue('new', EMAIL, 'queued');
    await grantPasswordTicket(stage, { uid: 'new-layla', email: EMAIL });
    await erase(deletedAt);
    expect((await mailRef(backend.firestore, 'new').get()).data()?.to).toBe(EMAIL);
    expect((await backend.firestore.collection('resetCodes').get()).size).toBe(1);
  });

  it('says goodbye once, though it is erased twice, and then forgets the address', async () => {
    await erase();
    await erase();
    const sent: OutgoingMail[] = [];
    const delivery = {
      ...stage,
      site: 'https://rawi.test',
      contact: 'help@rawi.test',
      send: async (mail: OutgoingMail) => void sent.push(mail),
    };
    await deliverMail(delivery, goodbye());
    expect(sent).toMatchObject([{ to: EMAIL }]);
    expect((await mails()).map((mail) => mail.data())).toMatchObject([
      { kind: 'accountDeleted', to: null, state: 'sent' },
    ]);
  });

  it('gets no goodbye where mail to it has stopped, however often it is erased, and that is forgotten', async () => {
    const news = { address: EMAIL, reason: 'bounce', at: stage.now() } as const;
    await noteMailbox(stage, news);
    await linkTicketsRef(stage.firestore, 'layla').set({
      ...dropExpiredTickets(undefined, stage.now()),
      address: sealAddress(stage.hashKey, 'earlier@example.com'),
    });
    await noteMailbox(stage, { ...news, address: 'earlier@example.com' });
    await noteMailbox(stage, { ...news, address: 'sara@example.com' });
    await erase();
    await erase();
    expect(await mails()).toEqual([]);
    const left = await backend.firestore.collection('mailStops').listDocuments();
    expect(left.map(({ id }) => id)).toEqual([mailStopRef(stage, 'sara@example.com').id]);
  });

  it('erases all uploads of a person, whatever their names, and every photo, shown or not', async () => {
    const [uploads, published] = [new FilesDouble('uploads'), new FilesDouble('published')];
    const photo = `${storagePaths.publicFolder('layla', '0123456789abcdef')}/photo-96.webp`;
    const kept = {
      uploads: [storagePaths.incomingPhoto('sara', 'one'), storagePaths.incomingPhoto('layla2', 'one')],
      published: [`${storagePaths.publicFolder('sara', '0123456789abcdef')}/photo-96.webp`],
    };
    for (const path of [
      storagePaths.incomingPhoto('layla', 'one'),
      'incoming/layla//avatar/one',
      'incoming/layla/one',
      'incoming/layla/other/deep/file.pdf',
      ...kept.uploads,
    ])
      uploads.put(path, Buffer.from('x'));
    for (const path of [photo, ...kept.published]) published.put(path, Buffer.from('x'));
    await erase(stage.now(), { uploads, published });
    expect(uploads.paths()).toEqual(kept.uploads.toSorted());
    // That the account went stays, by its id alone.
    expect(published.paths().filter((path) => !path.startsWith('ledger/'))).toEqual(kept.published);
  });
});
