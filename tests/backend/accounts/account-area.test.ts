import { paths, storagePaths } from '@rawi/model/paths';
import { pathOfPhotoUrl } from '@rawi/model/truth/photo-url';
import { userSchema } from '@rawi/model/truth/user';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { getBytes, ref, uploadBytes } from 'firebase/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, required, runningSite } from '../../support/running-site.ts';
import { type Client, freshEmail, OTHER_PASSWORD, openClient, PASSWORD, refusalOf } from './client.ts';
import { codeIn, eventually, linkIn, mailTo, ticketIn } from './mailbox.ts';
import { signUpVerified } from './people.ts';

let client: Client;
let site: RunningSite;
let email: string;
let uid: string;
beforeAll(() => {
  client = openClient();
  site = runningSite('account-area');
});
afterAll(async () => {
  await client.close();
  await site.close();
});
beforeEach(async () => {
  email = freshEmail('account');
  await signUpVerified(client, email);
  uid = (await signInWithEmailAndPassword(client.auth, email, PASSWORD)).user.uid;
});

const profile = async () => userSchema.parse((await getDoc(doc(client.firestore, paths.user(uid)))).data());
const claims = async () => (await client.auth.currentUser?.getIdTokenResult(true))?.claims;

describe('personal info', () => {
  it('changes profile and token, and removes what is left out', async () => {
    await client.call({
      action: 'updateProfile',
      fullName: 'ليلى حداد',
      gender: 'female',
      nationality: 'LB',
    });
    expect(await profile()).toMatchObject({ fullName: 'ليلى حداد', gender: 'female', nationality: 'LB' });
    expect((await claims())?.['name']).toBe('ليلى حداد');
    await client.call({ action: 'updateProfile', fullName: 'Layla' });
    const { gender, nationality, fullName } = await profile();
    expect({ gender, nationality, fullName }).toEqual({
      gender: undefined,
      nationality: undefined,
      fullName: 'Layla',
    });
  });

  it('settings are the client’s own to write', async () => {
    const settings = {
      colorMode: 'dark',
      dataSaver: true,
      notifications: { chapters: false, comments: true, lists: true, mail: true },
    } as const;
    await updateDoc(doc(client.firestore, paths.user(uid)), { settings, locale: 'ar' });
    expect(await profile()).toMatchObject({ settings, locale: 'ar' });
  });

  it('needs someone signed in', async () => {
    await client.auth.signOut();
    expect(await refusalOf(client.call({ action: 'updateProfile', fullName: 'Layla' }))).toEqual({
      code: 'signed-out',
    });
  });
});

describe('the photo', () => {
  it('is re-encoded, published, set on profile and token, replaced and removed', async () => {
    const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00000' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'private' } })
      .toBuffer();
    await uploadBytes(ref(client.uploads, storagePaths.incomingPhoto(uid, 'first')), red, {
      contentType: 'image/jpeg',
    });
    const first = await eventually('photo', async () => (await profile()).photo);
    expect(first).toMatchObject({ width: 192, height: 192 });
    expect(first.color).toMatch(/^#[bc]/);
    expect(first.sources.map(({ width }) => width)).toEqual([96, 192]);
    const bytes = Buffer.from(await getBytes(ref(client.storage, first.sources[1]?.path)));
    expect(bytes.includes('private')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const picture = await eventually('picture in the token', async () => (await claims())?.['picture']);
    expect(pathOfPhotoUrl(String(picture))).toBe(first.sources[0]?.path);

    const blue = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000c080' } })
      .png()
      .toBuffer();
    await uploadBytes(ref(client.uploads, storagePaths.incomingPhoto(uid, 'second')), blue, {
      contentType: 'image/png',
    });
    const second = await eventually('second photo', async () => {
      const { photo, photoUpload } = await profile();
      return photoUpload?.id === 'second' ? photo : undefined;
    });
    await eventually('end of the first photo', () => gone(first.sources[0]?.path));
    await eventually('end of the upload', () =>
      gone(storagePaths.incomingPhoto(uid, 'second'), required('RAWI_UPLOADS_BUCKET')),
    );

    await client.call({ action: 'removePhoto' });
    expect((await profile()).photo).toBeUndefined();
    expect((await claims())?.['picture']).toBeUndefined();
    await eventually('end of the second photo', () => gone(second?.sources[0]?.path));
  });

  it.each([
    ['html', Buffer.from('<html><script>alert(1)</script></html>'), 'not-an-image'],
    ['truncated', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-an-image'],
    [
      'vector',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"/>'),
      'not-an-image',
    ],
  ])('that is none (%s) is refused with its reason', async (name, bytes, reason) => {
    await uploadBytes(ref(client.uploads, storagePaths.incomingPhoto(uid, name)), bytes, {
      contentType: 'image/png',
    });
    const { photoUpload, photo } = await eventually('refusal', async () => {
      const current = await profile();
      return current.photoUpload ? current : undefined;
    });
    expect(photoUpload).toMatchObject({ id: name, result: 'refused', reason });
    expect(photo).toBeUndefined();
  });
});

describe('another e-mail address', () => {
  it('counts once its mail was opened; the old one is told', async () => {
    const next = freshEmail('next');
    await client.call({ action: 'changeEmail', email: next, locale: 'en' });
    await mailTo(email, 'about to change');
    const mail = await mailTo(next, 'Confirm your new e-mail address');
    expect(linkIn(mail, '/en/auth/callback').searchParams.get('mode')).toBe('changeEmail');
    const ticket = ticketIn(mail);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => client.call({ action: 'confirmEmailChange', ticket })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(client.call({ action: 'downloadData' }))).toEqual({ code: 'session-ended' });
    const { user } = await signInWithEmailAndPassword(client.auth, next, PASSWORD);
    expect(user).toMatchObject({ uid, email: next, emailVerified: true });
  });

  it('is refused once its owner has set a new password by code', async () => {
    const next = freshEmail('intruder');
    await client.call({ action: 'changeEmail', email: next, locale: 'en' });
    const ticket = ticketIn(await mailTo(next, 'Confirm your new e-mail address'));
    await client.call({ action: 'requestReset', email, locale: 'en' });
    const code = codeIn(await mailTo(email, 'Your code for a new password'));
    const reset = await client.call({ action: 'verifyResetCode', email, code });
    const owner = { email, ticket: reset.ticket, password: OTHER_PASSWORD, locale: 'en' } as const;
    await client.call({ action: 'setNewPassword', ...owner });
    expect(await refusalOf(client.call({ action: 'confirmEmailChange', ticket }))).toEqual({
      code: 'ticket-invalid',
    });
    const { user } = await signInWithEmailAndPassword(client.auth, email, OTHER_PASSWORD);
    expect(user.uid).toBe(uid);
  });

  it('is taken back by the link in the old one’s mail', async () => {
    const next = freshEmail('intruder');
    await client.call({ action: 'changeEmail', email: next, locale: 'en' });
    const change = ticketIn(await mailTo(next, 'Confirm your new e-mail address'));
    const back = ticketIn(await mailTo(email, 'about to change'));
    await client.call({ action: 'confirmEmailChange', ticket: change });
    const right = await client.call({ action: 'takeBackEmail', ticket: back, locale: 'en' });
    expect(right.email).toBe(email);
    await mailTo(email, 'Your e-mail address stays with your account');
    await expect(signInWithEmailAndPassword(client.auth, next, PASSWORD)).rejects.toThrow();
    await expect(signInWithEmailAndPassword(client.auth, email, PASSWORD)).rejects.toThrow();
    const { ticket } = right;
    await client.call({ action: 'setNewPassword', email, ticket, password: OTHER_PASSWORD, locale: 'en' });
    const { user } = await signInWithEmailAndPassword(client.auth, email, OTHER_PASSWORD);
    expect(user.uid).toBe(uid);
  });

  it('that is taken is answered alike, and its owner is told', async () => {
    const taken = freshEmail('owner');
    const owner = openClient();
    await signUpVerified(owner, taken);
    await owner.close();
    expect(await client.call({ action: 'changeEmail', email: taken, locale: 'en' })).toEqual({
      resendSeconds: 60,
    });
    await mailTo(taken, 'You already have an account');
    await mailTo(email, 'about to change');
  });
});

describe('another password', () => {
  it('ends the sessions and is told by mail', async () => {
    const { sessionsValidAfter } = await client.call({
      action: 'changePassword',
      password: OTHER_PASSWORD,
      locale: 'en',
    });
    expect(Date.parse(sessionsValidAfter)).toBeLessThanOrEqual(Date.now());
    await mailTo(email, 'Your password was changed');
    const { user } = await signInWithEmailAndPassword(client.auth, email, OTHER_PASSWORD);
    expect(user.uid).toBe(uid);
    expect((await client.call({ action: 'downloadData' })).account.uid).toBe(uid);
  });
});

describe('one’s own data', () => {
  it('comes as JSON, with everything below the profile', async () => {
    await site.firestore.doc(`${paths.user(uid)}/saved/one`).set({ at: new Date(0), title: 'Salt' });
    const data = await client.call({ action: 'downloadData' });
    expect(data.account).toMatchObject({ uid, email, emailVerified: true, roles: [] });
    expect(Object.keys(data.documents)).toContain(paths.user(uid));
    expect(data.documents[`${paths.user(uid)}/saved/one`]).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      title: 'Salt',
    });
  });
});

describe('deletion', () => {
  it('erases what is personal and says goodbye', async () => {
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00c000' } })
      .png()
      .toBuffer();
    await uploadBytes(ref(client.uploads, storagePaths.incomingPhoto(uid, 'mine')), photo, {
      contentType: 'image/png',
    });
    const published = await eventually('photo', async () => (await profile()).photo);
    await site.firestore.doc(`${paths.user(uid)}/saved/one`).set({ title: 'Salt' });
    await site.firestore.doc(`${paths.user(uid)}/notifications/one`).set({ read: false });

    await client.call({ action: 'deleteAccount' });
    await mailTo(email, 'Your account was deleted');
    // The inbox stays until all tokens have expired: rules read it to refuse those tokens.
    await eventually('profile with nothing below it but the inbox', async () => {
      const collections = await site.firestore.doc(paths.user(uid)).listCollections();
      const [first, ...others] = await Promise.all(collections.map((each) => each.listDocuments()));
      const isInbox = first?.length === 1 && first[0]?.path === paths.inbox(uid) && others.length === 0;
      return isInbox ? true : undefined;
    });
    expect((await site.firestore.doc(paths.user(uid)).get()).exists).toBe(false);
    await eventually('an outbox without the address', async () => {
      const mails = await site.firestore.collection('outbox').where('to', '==', email).get();
      return mails.empty ? true : undefined;
    });
    await eventually('end of the published photo', () => gone(published.sources[0]?.path));
    await expect(signInWithEmailAndPassword(client.auth, email, PASSWORD)).rejects.toThrow();
    await client.auth.signOut();
  });
});

describe('a client', () => {
  it('may not write its own profile, roles or inbox', async () => {
    for (const change of [{ fullName: 'X' }, { admin: true }, { consentedAt: new Date() }]) {
      await expect(updateDoc(doc(client.firestore, paths.user(uid)), change)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }
    await expect(setDoc(doc(client.firestore, paths.inbox(uid)), { unread: 0 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

/** Whether nothing is stored there, seen past the rules. */
async function gone(path: string | undefined, bucket?: string): Promise<true | undefined> {
  const response = await fetch(site.fileUrl(path ?? '', bucket), {
    headers: { authorization: 'Bearer owner' },
  });
  return response.status === 404 ? true : undefined;
}
