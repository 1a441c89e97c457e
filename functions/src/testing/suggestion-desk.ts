import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import {
  type ChapterPlace,
  type ListPlace,
  SUGGESTION_CALLS,
} from '@rawi/model/suggestions/suggestion-calls';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Transcript } from '@rawi/model/truth/transcript';
import { transcriptIdOf, unpackItems } from '@rawi/model/truth/transcript-draft';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { runCall } from '../areas/run-call.ts';
import { fileAt } from '../publishing/copy-files.ts';
import { creditSuggestions } from '../suggestions/credit-suggestions.ts';
import { sampleUser } from './choices.ts';
import { type Scene, scene } from './scene.ts';

export const TEXT = 'public/one-1-en-0123456789abcdef/transcript.json';
export const CHAPTER = { comicId: 'one', chapterId: 'one-1-en' } as const;
/** The text of that chapter. */
export const text: Transcript = {
  version: 1,
  language: 'en',
  pages: [{ items: [{ kind: 'speech', words: 'Look at teh sea!' }] }, { items: [] }],
};
/** As it should be. */
export const CORRECTED: Transcript = {
  ...text,
  pages: [{ items: [{ kind: 'speech', words: 'Look at the sea!' }] }, { items: [] }],
};
export const draftOf = transcriptIdOf({ kind: 'chapter', ...CHAPTER });
export const refused = (code: string) => ({ details: { code } });

/** A chapter that Layla has translated, readers of it, and a reviewer before each test of a file. */
export function suggestionDesk(name: string) {
  let backend: EmulatedFirestore;
  let stage: Scene;
  beforeAll(async () => {
    backend = await emulatedFirestore(name);
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
    const { id: _, ...chapter } = sampleChapter('one-1-en', {
      comicId: 'one',
      pageCount: 2,
      translator: { id: 'layla', name: 'Layla' },
      transcript: { path: TEXT, bytes: 100, pages: 1 },
    });
    await set(paths.chapter('one', 'one-1-en'), chapter);
    await stage.published.save(TEXT, Buffer.from(JSON.stringify(text)), fileAt(TEXT));
  });
  afterAll(() => backend.stop());

  const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
  const stored = async (path: string) => (await backend.firestore.doc(path).get()).data();
  const suggestion = (id = 's1') => stored(paths.suggestion(id));
  const as = (uid: string) => ({
    caller: {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      roles: uid === 'maha' ? (['reviewer'] as const) : uid === 'layla' ? (['translator'] as const) : [],
      signedInAt: stage.now().getTime(),
    },
    appCheck: { valid: false, demanded: false },
  });
  const call = (input: CommunityInput, uid = 'omar') =>
    runCall(COMMUNITY, stage, { ...as(uid), data: input });
  const suggest = (more: object = {}, uid = 'omar') =>
    call(
      {
        action: 'suggestCorrection',
        suggestionId: 's1',
        ...CHAPTER,
        page: 1,
        kind: 'typo',
        before: 'teh sea',
        after: 'the sea',
        named: true,
        ...more,
      },
      uid,
    );
  const list = async (uid: string, from?: ListPlace) =>
    SUGGESTION_CALLS.listSuggestions.answer.parse(
      await call({ action: 'listSuggestions', ...CHAPTER, from }, uid),
    );
  const listChapters = async (uid: string, from?: ChapterPlace) =>
    SUGGESTION_CALLS.listCorrectedChapters.answer.parse(
      await call({ action: 'listCorrectedChapters', from }, uid),
    );
  const agree = (uid: string, agrees = true) =>
    call({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees }, uid);
  const decide = (accepted: boolean, { word, uid = 'layla' }: { word?: string; uid?: string } = {}) =>
    call({ action: 'decideSuggestion', suggestionId: 's1', accepted, word }, uid);
  const credit = (brings: 'file' | { readonly text: Transcript | undefined }) =>
    backend.firestore.runTransaction(async (transaction) => {
      const { changes, write } = await creditSuggestions(transaction, backend.firestore, {
        chapterId: 'one-1-en',
        brings,
        now: stage.now(),
      });
      write();
      return changes;
    });
  const told = (uid = 'omar') => stored(paths.notification(uid, 'suggestion:s1'));
  async function draftedWords(): Promise<string[]> {
    const page = await stored(paths.transcriptPage(draftOf, '1'));
    return unpackItems(page?.['items'] ?? []).items.map(({ words }) => words);
  }
  return {
    get backend() {
      return backend;
    },
    get stage() {
      return stage;
    },
    set,
    stored,
    suggestion,
    as,
    call,
    suggest,
    list,
    listChapters,
    agree,
    decide,
    credit,
    told,
    draftedWords,
  };
}
