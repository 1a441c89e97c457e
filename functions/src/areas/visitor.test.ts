import { paths } from '@rawi/model/paths';
import { reportSchema } from '@rawi/model/truth/report';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { countedTo } from '../testing/spent.ts';
import { VISITOR_REQUESTS } from '../testing/visitor-requests.ts';
import { runCall } from './run-call.ts';
import { VISITOR } from './visitor.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('visitor-area');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  await backend.firestore.doc(paths.chapter('lantern', 'lantern-3-en')).set({ number: 3 });
});
afterAll(() => backend.stop());

const good = { action: 'reportIssue', ...VISITOR_REQUESTS.reportIssue };
const call = (change: object = {}, appCheck = { valid: false, demanded: false }) =>
  runCall(VISITOR, stage, { data: { ...good, ...change }, caller: undefined, appCheck });
const stored = async () =>
  (await backend.firestore.collection(paths.reports()).get()).docs.map((report) => ({
    id: report.id,
    ...reportSchema.parse(report.data()),
  }));
const refused = (code: string) => ({ details: { code } });

describe('a visitor’s report', () => {
  it('is kept with what it is about, and with nothing of the visitor', async () => {
    expect(await call()).toEqual({});
    expect(await stored()).toEqual([
      {
        id: 'report-one',
        issue: 'images',
        note: 'The page is black.',
        comicId: 'lantern',
        chapterId: 'lantern-3-en',
        page: 4,
        fault: 'image',
        state: 'open',
        reporter: null,
        at: stage.now(),
      },
    ]);
  });

  it('names nobody, though somebody who is signed in sends it', async () => {
    const caller = { uid: 'layla', email: 'l@example.com', emailVerified: true, roles: [], signedInAt: 0 };
    const appCheck = { valid: true, demanded: true };
    await runCall(VISITOR, stage, { data: good, caller, appCheck });
    expect(JSON.stringify(await stored())).not.toMatch(/layla|example/);
  });

  it('that arrives twice is there once, as it was first', async () => {
    await call();
    stage.pass(60);
    expect(await call({ note: 'Something else.' })).toEqual({});
    expect(await stored()).toMatchObject([{ note: 'The page is black.' }]);
    // It is answered so even when the chapter went meanwhile.
    await backend.firestore.doc(paths.chapter('lantern', 'lantern-3-en')).delete();
    expect(await call()).toEqual({});
  });

  it.each([
    ['about another chapter', { chapterId: 'lantern-4-en' }],
    ['about a chapter of another comic', { comicId: 'simurgh' }],
    ['of somebody with an account', { reporter: 'layla' }],
  ])('under the id of one %s is refused, and neither is lost', async (_, change) => {
    await call();
    await backend.firestore.doc(paths.report('report-one')).update({ ...change });
    await expect(call()).rejects.toMatchObject({
      details: { code: 'invalid-fields', fields: { reportId: 'invalid' } },
    });
    expect(await stored()).toMatchObject([{ id: 'report-one', ...change }]);
  });

  it.each([{ comicId: 'gone' }, { chapterId: 'gone' }])(
    'about what is not there is refused: %j',
    async (change) => {
      await expect(call(change)).rejects.toMatchObject(refused('target-missing'));
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ['issue', 'boring'],
    ['note', 'n'.repeat(501)],
    ['note', 'turned\u202Eround'],
    ['page', 501],
    ['fault', 'chapter'],
    ['reportId', 'a/b'],
    ['reporter', 'layla'],
    ['at', 0],
  ])('with a wrong %s is refused', async (field, value) => {
    await expect(call({ [field]: value })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(call({ [field]: value })).rejects.toHaveProperty(['details', 'fields', field]);
    expect(await stored()).toEqual([]);
  });

  it('needs App Check where it is demanded', async () => {
    const without = call({}, { valid: false, demanded: true });
    await expect(without).rejects.toMatchObject(refused('app-check'));
    await expect(call({}, { valid: true, demanded: true })).resolves.toEqual({});
  });
});

describe('the reports of one origin', () => {
  it('are twenty in an hour, and then another origin’s', async () => {
    await call();
    await countedTo(backend.firestore, 'report-origin', 19);
    await call({ reportId: 'last' });
    await expect(call({ reportId: 'more' })).rejects.toMatchObject(refused('too-many-today'));
    expect(await stored()).toHaveLength(2);
    stage.origin = '203.0.113.2';
    await expect(call({ reportId: 'other' })).resolves.toEqual({});
    stage.origin = '203.0.113.1';
    stage.pass(60 * 60);
    await expect(call({ reportId: 'later' })).resolves.toEqual({});
  });

  it('are bounded for who goes past the proxy and invents origins', async () => {
    stage.gateway = '198.51.100.1';
    await call();
    await countedTo(backend.firestore, 'report-origin-gateway', 400);
    stage.origin = '203.0.113.99';
    await expect(call({ reportId: 'more' })).rejects.toMatchObject(refused('too-many-today'));
  });

  it('are counted under keys that tell no address', async () => {
    await call();
    const names = (await backend.firestore.collection('limits').listDocuments()).map(({ id }) => id);
    expect(names.join()).toMatch(/^report-origin:[\w-]{43}$/);
  });
});
