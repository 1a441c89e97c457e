import { ACCOUNT_CALLS } from '@rawi/model/calls/calls';
import { COMMUNITY_CALLS } from '@rawi/model/calls/community-calls';
import { REVIEW_CALLS } from '@rawi/model/calls/review-calls';
import { TRANSLATOR_CALLS } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { newTranslator } from '@rawi/model/truth/translator';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { ACCOUNT } from './account.ts';
import { COMMUNITY } from './community.ts';
import { runCall } from './run-call.ts';

const { id: _, ...chapter } = sampleChapter('one-1-en', { comicId: 'one' });

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('muted-words');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: 'layla@example.com', emailVerified: true });
  const at = stage.now();
  await Promise.all([
    set(paths.user('layla'), {
      fullName: 'Layla Haddad',
      locale: 'en',
      settings: DEFAULT_SETTINGS,
      consentedAt: at,
      createdAt: at,
    }),
    set(paths.comic('one'), sampleComic('one')),
    set(paths.chapter('one', 'one-1-en'), chapter),
    set(paths.chapter('one', 'one-2-en'), { ...chapter, translator: { id: 'layla', name: 'Layla' } }),
    set(paths.suggestion('one'), { ...sampleSuggestion({ chapterId: 'one-2-en' }) }),
    set(paths.translator('layla'), { ...newTranslator('Layla Haddad', ['ar']), bio: 'Loves puns.' }),
  ]);
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const mute = (days: number) =>
  set(paths.inbox('layla'), { unread: 0, mutedUntil: new Date(stage.now().getTime() + days * 86_400_000) });

const TABLES = { ...ACCOUNT_CALLS, ...COMMUNITY_CALLS, ...REVIEW_CALLS, ...TRANSLATOR_CALLS };
/** The calls of people whose words everyone reads. */
const shown = Object.entries(TABLES).flatMap(([action, { who, ...call }]) => {
  const words: Readonly<Record<string, string>> = 'words' in call ? call.words : {};
  return who !== 'visitor' && Object.values(words).includes('everyone') ? [action] : [];
});

const ABOUT = { comicId: 'one', chapterId: 'one-1-en' } as const;

/** Of each: new words, and a request of the same call with none. */
const REQUESTS: Readonly<
  Record<string, { readonly area: unknown; readonly said: object; readonly unsaid: object }>
> = {
  updateProfile: {
    area: ACCOUNT,
    said: { fullName: 'Another Name' },
    unsaid: { fullName: 'Layla Haddad', gender: 'female' },
  },
  updateTranslator: {
    area: ACCOUNT,
    said: { bio: 'Something new.', languages: ['ar'] },
    unsaid: { bio: 'Loves puns.', languages: ['ar', 'en'] },
  },
  ask: {
    area: COMMUNITY,
    said: { title: 'A comic that is not here', number: null, language: 'ar' },
    unsaid: { comicId: 'nowhere', number: 1, language: 'ar' },
  },
  suggestCorrection: {
    area: COMMUNITY,
    said: { ...ABOUT, suggestionId: 'new', page: 1, kind: 'typo', after: 'The sea.', named: false },
    // Without words there is none.
    unsaid: { ...ABOUT, suggestionId: 'new', page: 1, kind: 'typo', named: false },
  },
  decideSuggestion: {
    area: COMMUNITY,
    said: { suggestionId: 'one', accepted: false, word: 'It is an old spelling.' },
    unsaid: { suggestionId: 'one', accepted: false },
  },
};

function call(action: string, fields: object): Promise<unknown> {
  const area = REQUESTS[action]?.area as typeof ACCOUNT;
  const caller = {
    uid: 'layla',
    email: 'layla@example.com',
    emailVerified: true,
    roles: ['translator'] as const,
    signedInAt: stage.now().getTime(),
  };
  const appCheck = { valid: false, demanded: false };
  return runCall(area, stage, { data: { action, ...fields }, caller, appCheck });
}
const codeOf = async (made: Promise<unknown>) =>
  await made.then(
    () => 'done',
    (error: { details?: { code?: string } }) => error.details?.code ?? 'another error',
  );

it('every call whose words everyone reads is tried here', () => {
  expect(Object.keys(REQUESTS).toSorted()).toEqual(shown.toSorted());
});

describe.each(Object.entries(REQUESTS))('%s of an account that is muted', (action, { said, unsaid }) => {
  it('is refused with new words, and nothing of it is kept', async () => {
    await mute(1);
    expect(await codeOf(call(action, said))).toBe('muted');
    expect((await backend.firestore.doc(paths.user('layla')).get()).get('fullName')).toBe('Layla Haddad');
    expect((await backend.firestore.doc(paths.translator('layla')).get()).get('bio')).toBe('Loves puns.');
    expect((await backend.firestore.collection('asks').get()).empty).toBe(true);
    expect((await backend.firestore.collection('suggestions').get()).docs.map(({ id }) => id)).toEqual([
      'one',
    ]);
    expect((await backend.firestore.doc(paths.suggestion('one')).get()).get('state')).toBe('open');
  });

  it('is as for everybody without new words', async () => {
    await mute(1);
    expect(await codeOf(call(action, unsaid))).not.toBe('muted');
  });

  it('is as for everybody once the time is over', async () => {
    await mute(-1);
    expect(await codeOf(call(action, said))).toBe('done');
  });
});

it('a translator who is muted and has written nothing of themselves may still choose languages', async () => {
  await set(paths.translator('layla'), newTranslator('Layla Haddad', ['ar']));
  await mute(1);
  expect(await codeOf(call('updateTranslator', { bio: '', languages: ['ar', 'en'] }))).toBe('done');
});
