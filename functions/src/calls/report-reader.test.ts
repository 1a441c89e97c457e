import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { buildReaderPage } from '@rawi/model/pages/build-reader-page';
import { paths } from '@rawi/model/paths';
import { sampleImage } from '@rawi/model/testing/samples';
import { messageSchema } from '@rawi/model/truth/message';
import type { User } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { REVIEW } from '../areas/review.ts';
import { runCall } from '../areas/run-call.ts';
import type { Caller } from '../callers/caller.ts';
import { forgetInReaderReports } from '../erasure/forget-in-reader-reports.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { downloadPage } from './download-data.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('report-reader');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['layla', 'omar', 'maha', 'rana']) {
    stage.auth.add({ uid, email: `${uid}@example.com` });
    await set(paths.user(uid), sampleUser(stage.now()));
  }
  for (const uid of ['maha', 'rana'])
    await set(paths.staff(uid), { roles: ['reviewer'], name: uid, since: stage.now() });
  await show({ fullName: 'Layla' });
});

const PHOTO = sampleImage('layla');
const PATH = PHOTO.sources[0]?.path ?? '';
const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
/** What the page of Layla has from now on. */
const show = (profile: Pick<User, 'fullName' | 'photo'>) =>
  set(
    paths.page('reader_layla'),
    buildReaderPage({
      uid: 'layla',
      profile,
      isTranslator: false,
      lists: [],
      reviews: [],
      comics: new Map(),
    }),
  );
const caller = (uid: string): Caller => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  roles: ['maha', 'rana'].includes(uid) ? ['reviewer'] : [],
  signedInAt: stage.now().getTime(),
});
const appCheck = { valid: false, demanded: false };
const report = (changes: Partial<Extract<CommunityInput, { action: 'reportReader' }>> = {}, uid = 'omar') => {
  const data = {
    action: 'reportReader',
    readerUid: 'layla',
    seen: { name: 'Layla', photo: null },
    reason: 'insult',
    ...changes,
  };
  return runCall(COMMUNITY, stage, { data, caller: caller(uid), appCheck });
};
const close = (messageId: string, uid: string) =>
  runCall(REVIEW, stage, { data: { action: 'closeMessage', messageId }, caller: caller(uid), appCheck });
const waiting = async () =>
  (await backend.firestore.collection(paths.messages()).get()).docs.map((each) => ({
    id: each.id,
    ...messageSchema.parse(each.data()),
  }));
const refused = (code: string) => ({ details: { code } });

describe('a report of a reader’s page', () => {
  it('has what the page shows, and waits with the messages', async () => {
    await show({ fullName: 'Layla', photo: PHOTO });
    await report({ seen: { name: 'Layla', photo: PATH }, note: 'The photo.' });
    expect(await waiting()).toMatchObject([
      {
        kind: 'reader',
        reader: { uid: 'layla', name: 'Layla', photo: PHOTO },
        uid: 'omar',
        reason: 'insult',
        note: 'The photo.',
        state: 'open',
      },
    ]);
  });

  it('is one for each who reports, and waits once more when it is renewed', async () => {
    await report({ note: 'The name.' });
    const [first] = await waiting();
    await close(first?.id ?? '', 'maha');
    expect(await waiting()).toMatchObject([{ state: 'done' }]);
    await report({ reason: 'spam' });
    expect(await waiting()).toMatchObject([
      { id: first?.id, state: 'open', reason: 'spam', expiresAt: null },
    ]);
    expect((await waiting())[0]).not.toHaveProperty('note');
    await report({}, 'rana');
    expect(await waiting()).toHaveLength(2);
  });

  it('is kept of nothing that the page does not show', async () => {
    await expect(report({ seen: { name: 'Lulu', photo: null } })).rejects.toMatchObject(refused('moved-on'));
    await expect(report({ seen: { name: 'Layla', photo: PATH } })).rejects.toMatchObject(refused('moved-on'));
    await show({ fullName: 'Layla', photo: PHOTO });
    await expect(report()).rejects.toMatchObject(refused('moved-on'));
    await expect(report({ readerUid: 'omar' })).rejects.toMatchObject(refused('target-missing'));
    expect(await waiting()).toEqual([]);
  });

  it('is closed by neither who sent it nor whom it is about, where somebody else can', async () => {
    await set(
      paths.page('reader_rana'),
      (await backend.firestore.doc(paths.page('reader_layla')).get()).data() ?? {},
    );
    await report({}, 'maha');
    const [sent] = await waiting();
    await expect(close(sent?.id ?? '', 'maha')).rejects.toMatchObject(refused('not-impartial'));
    await close(sent?.id ?? '', 'rana');
    await backend.firestore
      .doc(paths.message(sent?.id ?? ''))
      .update({ 'reader.uid': 'rana', uid: 'omar', state: 'open' });
    await expect(close(sent?.id ?? '', 'rana')).rejects.toMatchObject(refused('not-impartial'));
    await close(sent?.id ?? '', 'maha');
  });

  it('goes with the reader, and loses who sent it with their account', async () => {
    await report({ note: 'In the words of Omar' });
    await report({}, 'maha');
    await forgetInReaderReports(backend.firestore, 'omar');
    const left = await waiting();
    expect(new Set(left.map((each) => each.kind === 'reader' && each.uid))).toEqual(new Set(['maha', null]));
    expect(JSON.stringify(left)).not.toContain('Omar');
    await forgetInReaderReports(backend.firestore, 'layla');
    expect(await waiting()).toEqual([]);
  });

  it('is in the download of who sent it, without what is somebody else’s, and of nobody else', async () => {
    await report({ note: 'In the words of Omar' });
    const of = async (uid: string) => {
      const { documents } = await downloadPage({ ...stage, caller: caller(uid) });
      return Object.entries(documents).flatMap(([path, data]) =>
        path.startsWith('messages/') ? [data] : [],
      );
    };
    expect(await of('omar')).toMatchObject([{ note: 'In the words of Omar', reason: 'insult' }]);
    expect((await of('omar'))[0]).not.toHaveProperty('reader');
    expect(await of('layla')).toEqual([]);
  });
});
