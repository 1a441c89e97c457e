import { randomUUID } from 'node:crypto';
import type { Correction } from '@rawi/model/calls/translator-calls';
import { pageIds } from '@rawi/model/page-ids';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { type PageDocument, pageDocumentSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { getIdToken, signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeComic } from '../../functions/src/testing/write-comic.ts';
import { type RunningSite, required, runningSite } from '../support/running-site.ts';
import { type Client, freshEmail, openClient, PASSWORD, refusalOf } from './accounts/client.ts';
import { eventually } from './accounts/mailbox.ts';
import { signUpVerified } from './accounts/people.ts';
import { rebuildPages } from './rebuilt-pages.ts';
import { translatorCall } from './translator-desk.ts';

const COMIC = `corrected-${randomUUID().slice(0, 8)}`;
const [EN, AR] = [`${COMIC}-1-en`, `${COMIC}-1-ar`];
const ROLES = { reader: {}, translator: { translator: true }, other: { translator: true } } as const;
const STAFF = { reviewer: { reviewer: true }, admin: { admin: true } } as const;
type Name = keyof typeof ROLES | keyof typeof STAFF;

let site: RunningSite;
let app: App;
let visitor: Client;
const clients = new Map<Name, Client>();
beforeAll(async () => {
  site = runningSite('corrections');
  app = initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'corrections-claims');
  visitor = openClient();
  for (const [name, claims] of Object.entries({ ...ROLES, ...STAFF })) {
    const client = openClient();
    clients.set(name as Name, client);
    const uid = await signIn(client, claims);
    if (name in STAFF) {
      const roles = [name];
      await site.firestore.doc(paths.staff(uid)).set({ roles, name, since: new Date() });
    }
  }
  const id = clientOf('translator').auth.currentUser?.uid ?? '';
  const manifest = {
    folder: 'public/a',
    widths: [800],
    images: Array<string>(4).fill('800x1200#ffffff'),
    panels: [],
  };
  await writeComic(site.firestore, sampleComic(COMIC), [
    sampleChapter(EN, { comicId: COMIC, pageCount: 4, manifest, translator: { id, name: 'Layla' } }),
    sampleChapter(AR, { comicId: COMIC, pageCount: 3, language: 'ar' }),
  ]);
});
afterAll(async () => {
  // Other test files count the comics of the site.
  await site.firestore.recursiveDelete(site.firestore.doc(paths.comic(COMIC)));
  await site.firestore.doc(paths.slug(COMIC)).delete();
  for (const id of [pageIds.chapter(EN), pageIds.chapter(AR), pageIds.comic(COMIC)]) {
    await site.firestore.doc(paths.page(id)).delete();
  }
  // A change in another test file may have rebuilt these pages meanwhile, with this comic among the newest.
  const lists: PageTarget[] = [
    { kind: 'home' },
    { kind: 'comics' },
    { kind: 'catalog', part: '1' },
    { kind: 'sitemap', shelf: '1' },
  ];
  await rebuildPages(site.firestore, ...lists);
  for (const client of [visitor, ...clients.values()]) await client.close();
  await site.close();
  await deleteApp(app);
});

async function signIn(client: Client, claims: object): Promise<string> {
  const email = freshEmail('corrections');
  await signUpVerified(client, email);
  const { user } = await signInWithEmailAndPassword(client.auth, email, PASSWORD);
  await getAuth(app).setCustomUserClaims(user.uid, claims);
  await getIdToken(user, true);
  return user.uid;
}

function clientOf(name: Name): Client {
  const client = clients.get(name);
  if (!client) throw new Error(`Nobody is ${name}.`);
  return client;
}

const correct = (client: Client, correction: Correction, chapterId = EN) =>
  translatorCall(client, { action: 'correctReading', comicId: COMIC, chapterId, correction });
const SHIFTED: Correction = { of: 'shifted', value: true };

/** What a visitor reads of a chapter, once it is as it shall be. */
const seen = (chapterId: string, is: (page: Extract<PageDocument, { kind: 'chapter' }>) => boolean) =>
  eventually(`page of ${chapterId}`, async () => {
    const stored = await getDoc(doc(visitor.firestore, paths.page(pageIds.chapter(chapterId))));
    const page = stored.exists() ? pageDocumentSchema.parse(stored.data()) : undefined;
    return page?.kind === 'chapter' && is(page) ? page.payload : undefined;
  });

describe('a correction', () => {
  it('is refused to visitors, readers and other translators', async () => {
    expect(await refusalOf(correct(visitor, SHIFTED))).toMatchObject({ code: 'signed-out' });
    for (const name of ['reader', 'other'] as const) {
      expect(await refusalOf(correct(clientOf(name), SHIFTED))).toMatchObject({ code: 'role-missing' });
    }
    expect(await refusalOf(correct(clientOf('translator'), SHIFTED, AR))).toMatchObject({
      code: 'role-missing',
    });
  });

  it.each(['translator', 'reviewer', 'admin'] as const)('is made and taken back by the %s', async (name) => {
    const client = clientOf(name);
    await correct(client, SHIFTED);
    await seen(EN, ({ payload }) => payload.shifted === true);
    await correct(client, { of: 'shifted', value: null });
    await seen(EN, ({ payload }) => payload.shifted === undefined);
  });

  it('of all three things is what visitors read, on the page of the other translation too', async () => {
    const client = clientOf('translator');
    const panels = [{ page: 3, x: 100, y: 0, width: 400, height: 300 }];
    await correct(client, SHIFTED);
    await correct(client, { of: 'panels', value: panels });
    await correct(client, { of: 'matches', with: AR, value: [0, 1, 2, 3] });
    const own = await seen(EN, ({ payload }) => payload.translations[0]?.matches !== undefined);
    expect(own).toMatchObject({ shifted: true, manifest: { panels } });
    const other = await seen(AR, ({ payload }) => payload.translations[0]?.matches !== undefined);
    const [there] = own.translations;
    const [back] = other.translations;
    expect([1, 2, 3, 4].map((page) => pageInTranslation(page, 4, there ?? {}))).toEqual([undefined, 1, 2, 3]);
    expect([1, 2, 3].map((page) => pageInTranslation(page, 3, back ?? {}))).toEqual([2, 3, 4]);
  });
});
