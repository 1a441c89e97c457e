import { paths } from '@rawi/model/paths';
import { EPOCH, sampleNotification } from '@rawi/model/testing/samples';
import { DIGEST_LINES } from '@rawi/model/truth/digest';
import { mailSchema } from '@rawi/model/truth/mail';
import { notificationIds } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { digestContent } from '../mail/digest-content.ts';
import { answerUnsubscribe } from '../requests/unsubscribe.ts';
import { sendDigests } from '../schedules/send-digests.ts';
import { unseal } from '../secrets/seal.ts';
import { unsubscribeToken } from '../secrets/unsubscribe-token.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';

let emulated: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  emulated = await emulatedFirestore('send-digest');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  stage = scene(emulated.firestore);
  await person('layla');
});

const HOUR = 3600;
const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
async function person(uid: string, { wants = true, emailVerified = true } = {}): Promise<void> {
  stage.auth.add({ uid, email: `${uid}@example.com`, emailVerified });
  const notifications = { ...DEFAULT_SETTINGS.notifications, mail: wants };
  await set(paths.user(uid), { ...sampleUser(EPOCH), settings: { ...DEFAULT_SETTINGS, notifications } });
}
const named = (id: string) => notificationIds.reply('a-comic', id);
const notify = (id: string, uid = 'layla') =>
  set(paths.notification(uid, named(id)), sampleNotification({ commentId: id, at: stage.now() }));
const send = () => sendDigests(stage);
const mails = async () => {
  const { docs } = await emulated.firestore.collection('outbox').get();
  return docs.map((each) => {
    const { kind, to, locale, sealed } = mailSchema.parse(each.data());
    return { kind, to, locale, ...digestContent(unseal(stage.hashKey, 'mail', sealed ?? '')) };
  });
};
const wantsMail = async () =>
  (await emulated.firestore.doc(paths.user('layla')).get()).get('settings.notifications.mail');

describe('a digest', () => {
  it('has what a person was told and has not read, in both languages', async () => {
    await notify('one');
    await notify('two');
    await emulated.firestore.doc(paths.notification('layla', named('two'))).update({ read: true });
    stage.pass(HOUR);
    expect(await send()).toBe(1);
    expect(await mails()).toMatchObject([
      {
        kind: 'digest',
        to: 'layla@example.com',
        locale: 'en',
        lines: {
          en: ['\u2068Omar\u2069 replied to your comment on \u2068A comic\u2069'],
          ar: ['ردّ جديد من \u2068Omar\u2069 على تعليقك على \u2068A comic\u2069'],
        },
      },
    ]);
  });

  it('comes once a day at most, and says nothing twice', async () => {
    await notify('one');
    stage.pass(HOUR);
    expect(await Promise.all([send(), send()])).toContain(1);
    await notify('two');
    stage.pass(HOUR);
    expect(await send()).toBe(0);
    stage.pass(24 * HOUR);
    expect(await send()).toBe(1);
    stage.pass(24 * HOUR);
    expect(await send()).toBe(0);
    expect((await mails()).map(({ lines }) => lines.en.length)).toEqual([1, 1]);
  });

  it('names a few and says that there are more', async () => {
    for (let index = 0; index < DIGEST_LINES + 3; index += 1) await notify(`n-${index}`);
    stage.pass(HOUR);
    await send();
    const [mail] = await mails();
    expect(mail?.lines.en).toHaveLength(DIGEST_LINES + 1);
    expect(mail?.lines.en.at(-1)).toBe('See the rest in your notifications.');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['does not want it', () => person('layla', { wants: false })],
    ['has not confirmed their address', () => person('layla', { emailVerified: false })],
    ['has no account any more', () => stage.auth.deleteUser('layla')],
  ])('is not sent to who %s', async (_, change) => {
    await notify('one');
    await change();
    stage.pass(HOUR);
    expect(await send()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('names as many as fit also where newer ones are left out', async () => {
    for (let index = 0; index < 3; index += 1) await notify(`n-${index}`);
    stage.pass(1);
    for (let index = 0; index < 2 * DIGEST_LINES; index += 1) {
      const told = sampleNotification({ commentId: `a-${index}`, at: stage.now() });
      await set(paths.notification('layla', named(`a-${index}`)), { ...told, ageRating: '18' });
    }
    stage.pass(HOUR);
    await send();
    expect((await mails()).map(({ lines }) => lines.en.length)).toEqual([3]);
  });

  it('names nothing that is not listed for whoever gets it', async () => {
    const about = (id: string, ageRating: '16' | '18') =>
      set(paths.notification('layla', named(id)), {
        ...sampleNotification({ commentId: id, at: stage.now() }),
        ageRating,
      });
    await about('a', '18');
    stage.pass(HOUR);
    await send();
    expect(await mails()).toHaveLength(0);
    await about('b', '16');
    stage.pass(HOUR);
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('of one person does not wait for another’s trouble', async () => {
    await person('amal');
    await notify('one');
    await set(paths.notification('amal', 'broken'), { at: stage.now(), kind: 7 });
    stage.pass(HOUR);
    expect(await send()).toBe(1);
  });
});

describe('unsubscribing', () => {
  const token = () => unsubscribeToken(stage.hashKey, 'layla');
  const ask = (method: string, asked: unknown) => answerUnsubscribe(stage, { method, token: asked });

  it('ends these mails by a POST, twice too, and changes nothing else', async () => {
    expect(await ask('POST', token())).toBe(200);
    expect(await wantsMail()).toBe(false);
    expect(await ask('POST', token())).toBe(200);
    const user = (await emulated.firestore.doc(paths.user('layla')).get()).data();
    expect(user).toMatchObject({
      settings: { notifications: { chapters: true, comments: true, mail: false } },
    });
    await notify('one');
    stage.pass(HOUR);
    expect(await send()).toBe(0);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('is not done by %s', async (method) => {
    expect(await ask(method, token())).toBe(405);
    expect(await wantsMail()).toBe(true);
  });

  it('takes no token but its own', async () => {
    const [uid, hash] = token().split('.');
    const wrong = [
      '',
      '.',
      'layla',
      'layla.',
      `.${hash}`,
      `omar.${hash}`,
      `${uid}.${hash}x`,
      'a'.repeat(999),
    ];
    for (const asked of [...wrong, undefined, ['a', 'b']]) expect(await ask('POST', asked)).toBe(400);
    expect(await ask('POST', unsubscribeToken('another key', 'layla'))).toBe(400);
    expect(await wantsMail()).toBe(true);
  });

  it('says nothing of an account that is gone', async () => {
    expect(await ask('POST', unsubscribeToken(stage.hashKey, 'gone'))).toBe(200);
  });
});
