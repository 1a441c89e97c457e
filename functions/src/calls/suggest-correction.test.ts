import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { runCall } from '../areas/run-call.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('suggest-correction');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['layla', 'omar', 'sara', 'maha']) {
    stage.auth.add({ uid, email: `${uid}@example.com` });
    await set(paths.user(uid), { ...sampleUser(stage.now()), fullName: `Name of ${uid}` });
  }
  await set(paths.staff('maha'), { roles: ['reviewer'], name: 'Maha', since: stage.now() });
  await set(paths.comic('one'), sampleComic('one'));
  const translator = { id: 'layla', name: 'Layla' };
  const { id: _, ...chapter } = sampleChapter('one-1-en', { comicId: 'one', pageCount: 2, translator });
  await set(paths.chapter('one', 'one-1-en'), chapter);
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
const suggestion = async () => (await backend.firestore.doc(paths.suggestion('s1')).get()).data();
const refused = (code: string) => ({ details: { code } });
const ROLES = { maha: ['reviewer'], layla: ['translator'], omar: [], sara: [] } as const;
const ask = (input: CommunityInput, uid: keyof typeof ROLES) =>
  runCall(COMMUNITY, stage, {
    data: input,
    caller: {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      roles: [...ROLES[uid]],
      signedInAt: stage.now().getTime(),
    },
    appCheck: { valid: false, demanded: false },
  });
const said = { kind: 'typo', before: 'teh sea', after: 'the sea', named: true } as const;
const suggest = (more: object = {}) =>
  ask(
    {
      action: 'suggestCorrection',
      suggestionId: 's1',
      comicId: 'one',
      chapterId: 'one-1-en',
      page: 1,
      ...said,
      ...more,
    },
    'omar',
  );

describe('a correction that is sent again under its id', () => {
  it('says what was said last, where it changed after a lost answer', async () => {
    for (let each = 1; each < 30; each += 1) await suggest({ suggestionId: `n${each}` });
    await suggest({ place: [1, 2, 300, 400] });
    await suggest({ kind: 'meaning', before: undefined, after: 'other words', named: false });
    expect(await suggestion()).toMatchObject({
      kind: 'meaning',
      after: 'other words',
      named: false,
      state: 'open',
    });
    for (const gone of ['before', 'place']) expect(await suggestion()).not.toHaveProperty(gone);
    await expect(suggest({ page: 3 })).rejects.toMatchObject(refused('invalid-fields'));
  });

  it('keeps the words that others have answered, and says so to who sends other ones', async () => {
    const other = () => suggest({ after: 'other words' });
    const stays = async () => {
      await suggest();
      await expect(other()).rejects.toMatchObject(refused('already-sent'));
      expect(await suggestion()).toMatchObject({ after: 'the sea' });
    };
    await suggest();
    await ask({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees: true }, 'sara');
    await stays();
    await ask({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees: false }, 'sara');
    await ask({ action: 'reportSuggestion', suggestionId: 's1', reason: 'spam' }, 'sara');
    await stays();
    await ask({ action: 'judgeSuggestion', suggestionId: 's1', remove: false }, 'maha');
    await stays();
    await ask({ action: 'decideSuggestion', suggestionId: 's1', accepted: true }, 'layla');
    await stays();
  });
});
