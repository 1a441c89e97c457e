import {
  TRANSLATOR_CALLS,
  type TranslatorAction,
  type TranslatorInput,
} from '@rawi/model/calls/translator-calls';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { APPLICATION_STATES } from '@rawi/model/review/application-machine';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Caller } from '../callers/caller.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { TRANSLATOR_REQUESTS } from '../testing/translator-requests.ts';
import { runCall } from './run-call.ts';
import { TRANSLATORS } from './translators.ts';

const SKILLS = 'I grew up with both languages.';
let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('translators-area');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: 'layla@example.com' });
  const at = new Date(0);
  const profile = {
    fullName: 'Layla Haddad',
    locale: 'ar',
    settings: DEFAULT_SETTINGS,
    consentedAt: at,
    createdAt: at,
  };
  await set(paths.user('layla'), profile);
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const stored = async () => (await backend.firestore.doc(paths.application('layla')).get()).data();
const audits = async () =>
  (await backend.firestore.collection('audit').orderBy('at').get()).docs.map((each) => each.data());
const write = (more: object = {}) =>
  set(paths.application('layla'), {
    uid: 'layla',
    languages: ['ar', 'fr'],
    skills: SKILLS,
    savedAt: new Date(0),
    ...more,
  });
const now = () => Timestamp.fromDate(stage.now());
const caller = (...roles: Role[]): Caller => ({
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  roles,
  signedInAt: stage.now().getTime(),
});
const call = (request: TranslatorInput, by: Caller | undefined = caller()) =>
  runCall(TRANSLATORS, stage, { data: request, caller: by, appCheck: { valid: false, demanded: false } });
const submit = (revision = 0, by?: Caller) => call({ action: 'submitApplication', revision }, by);
const withdraw = (revision = 1, by?: Caller) => call({ action: 'withdrawApplication', revision }, by);
const revise = (revision = 1, by?: Caller) => call({ action: 'reviseApplication', revision }, by);
const refused = (code: string) => ({ details: { code } });
const ACTIONS = Object.keys(TRANSLATOR_CALLS) as readonly TranslatorAction[];

describe('who may call', () => {
  it.each(ACTIONS)('%s needs someone signed in, in a live session', async (action) => {
    const request = { action, ...TRANSLATOR_REQUESTS[action] } as TranslatorInput;
    const signedOut = { data: request, caller: undefined, appCheck: { valid: false, demanded: false } };
    await expect(runCall(TRANSLATORS, stage, signedOut)).rejects.toMatchObject(refused('signed-out'));
    await set(paths.inbox('layla'), {
      unread: 0,
      sessionsValidAfter: new Date(stage.now().getTime() + 1000),
    });
    await expect(call(request, caller('reviewer'))).rejects.toMatchObject(refused('session-ended'));
  });

  it('applying needs a confirmed address; taking it back does not', async () => {
    const unverified = { ...caller(), emailVerified: false };
    await write();
    await expect(submit(0, unverified)).rejects.toMatchObject(refused('email-unverified'));
    expect(await stored()).not.toHaveProperty('state');
    await submit();
    await expect(withdraw(1, unverified)).resolves.toEqual({});
    await expect(revise(1, unverified)).resolves.toEqual({});
  });

  it.each(['reviewer', 'admin'] as const)(
    'a %s may apply, and decides nothing of their own',
    async (role) => {
      await write();
      await submit(0, caller(role));
      expect(await stored()).toMatchObject({ state: 'submitted' });
    },
  );

  it('a revision is a whole number that is not negative', async () => {
    for (const revision of [-1, 1.5, '1', null, Number.NaN]) {
      const request = { action: 'submitApplication', revision } as TranslatorInput;
      await expect(call(request)).rejects.toMatchObject(refused('invalid-fields'));
    }
  });

  it('20 times a day, however it ends', async () => {
    for (let time = 0; time < 20; time += 1) await submit().catch(() => {});
    await expect(submit()).rejects.toMatchObject(refused('too-many-today'));
  });
});

describe('an application that is sent', () => {
  it('is handed in as it is stored, with whose it is and since when', async () => {
    await write();
    await expect(submit()).resolves.toEqual({});
    expect(await stored()).toEqual({
      uid: 'layla',
      languages: ['ar', 'fr'],
      skills: SKILLS,
      savedAt: Timestamp.fromMillis(0),
      state: 'submitted',
      revision: 1,
      name: 'Layla Haddad',
      since: { submitted: now() },
    });
    expect(await audits()).toEqual([
      { action: 'submitApplication', by: 'layla', at: now(), about: 'applications/layla', reason: null },
    ]);
  });

  it('is sent once where the call comes twice, also after a reviewer has taken it', async () => {
    await write();
    await submit();
    const first = await stored();
    stage.pass(60);
    await submit();
    expect(await stored()).toEqual(first);
    await write({ ...first, state: 'under_review' });
    await submit();
    expect(await stored()).toMatchObject({ state: 'under_review', revision: 1 });
    expect(await audits()).toHaveLength(1);
  });

  it('is sent once where two calls come at the same time', async () => {
    await write();
    await Promise.all([submit(), submit()]);
    expect(await stored()).toMatchObject({ state: 'submitted', revision: 1 });
    expect(await audits()).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['nothing is stored', {}, {}],
    ['no language is chosen', { languages: [] }, { languages: 'required' }],
    ['no skills are written', { skills: '' }, { skills: 'required' }],
    ['too little is written', { skills: 'Well.' }, { skills: 'min' }],
  ])('is refused by its fields where %s', async (_, draft, fields) => {
    const isStored = Object.keys(draft).length > 0;
    if (isStored) await write(draft);
    await expect(submit()).rejects.toMatchObject({
      details: {
        code: 'invalid-fields',
        fields: isStored ? fields : { languages: 'required', skills: 'required' },
      },
    });
    expect(await audits()).toEqual([]);
  });

  it('is refused to translators, and as long as the account is muted', async () => {
    await write();
    await expect(submit(0, caller('translator'))).rejects.toMatchObject(refused('already-translator'));
    const mutedUntil = new Date(stage.now().getTime() + 60_000);
    await set(paths.inbox('layla'), { unread: 0, mutedUntil });
    await expect(submit()).rejects.toMatchObject(refused('muted'));
    stage.pass(60);
    await expect(submit()).resolves.toEqual({});
  });

  it('is refused to an account that is being erased', async () => {
    await write();
    await backend.firestore.doc(paths.user('layla')).delete();
    await expect(submit()).rejects.toMatchObject(refused('profile-missing'));
    expect(await stored()).not.toHaveProperty('state');
  });
});

describe('an application that was sent', () => {
  beforeEach(async () => {
    await write();
    await submit();
  });

  it.each(['submitted', 'under_review'] as const)('is taken back while it is %s, once', async (state) => {
    await backend.firestore.doc(paths.application('layla')).update({ state });
    const submitted = now();
    stage.pass(60);
    await expect(withdraw()).resolves.toEqual({});
    const withdrawn = now();
    stage.pass(60);
    await expect(withdraw()).resolves.toEqual({});
    expect(await stored()).toMatchObject({
      state: 'withdrawn',
      revision: 1,
      since: { submitted, withdrawn },
    });
    expect((await audits()).map(({ action }) => action)).toEqual([
      'submitApplication',
      'withdrawApplication',
    ]);
  });

  it.each(['draft', 'approved', 'rejected'] as const)('is not taken back as %s', async (state) => {
    await backend.firestore.doc(paths.application('layla')).update({ state });
    await expect(withdraw()).rejects.toMatchObject(refused('moved-on'));
    expect(await stored()).toMatchObject({ state });
  });

  it.each(['rejected', 'withdrawn'] as const)('is revised when it was %s, and sent again', async (state) => {
    const rejection = { reasons: ['language'], note: 'Look at the verbs.', at: now() };
    const since = { submitted: now(), under_review: now(), rejected: now() };
    await backend.firestore.doc(paths.application('layla')).update({ state, rejection, since });
    await expect(revise()).resolves.toEqual({});
    await expect(revise()).resolves.toEqual({});
    expect(await stored()).toMatchObject({ state: 'draft', revision: 1, skills: SKILLS, rejection });
    stage.pass(60);
    await expect(submit(1)).resolves.toEqual({});
    expect(await stored()).toMatchObject({
      state: 'submitted',
      revision: 2,
      since: { submitted: now() },
      rejection,
    });
    expect((await stored())?.['since']).toEqual({ submitted: now() });
  });

  it.each(['submitted', 'under_review', 'approved'] as const)('is not revised as %s', async (state) => {
    await backend.firestore.doc(paths.application('layla')).update({ state });
    await expect(revise()).rejects.toMatchObject(refused('moved-on'));
  });

  it('is not revised by a translator', async () => {
    await backend.firestore.doc(paths.application('layla')).update({ state: 'rejected' });
    await expect(revise(1, caller('translator'))).rejects.toMatchObject(refused('already-translator'));
  });

  it.each(APPLICATION_STATES)('is moved from %s by no call about another revision', async (state) => {
    await backend.firestore.doc(paths.application('layla')).update({ state, revision: 3 });
    for (const revision of [0, 1, 4]) {
      await expect(submit(revision)).rejects.toMatchObject(refused('moved-on'));
      await expect(withdraw(revision)).rejects.toMatchObject(refused('moved-on'));
      await expect(revise(revision)).rejects.toMatchObject(refused('moved-on'));
    }
    expect(await stored()).toMatchObject({ state, revision: 3 });
  });
});
