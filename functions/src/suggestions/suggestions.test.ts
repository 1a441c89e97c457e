import type { CommunityInput } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Transcript } from '@rawi/model/truth/transcript';
import { transcriptIdOf, unpackItems } from '@rawi/model/truth/transcript-draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { runCall } from '../areas/run-call.ts';
import { TRANSLATORS } from '../areas/translators.ts';
import { fileAt } from '../publishing/copy-files.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { creditSuggestions } from './credit-suggestions.ts';
import { forgetSuggestions } from './forget-suggestions.ts';

const TEXT = 'public/one-1-en-0123456789abcdef/transcript.json';
const CHAPTER = { comicId: 'one', chapterId: 'one-1-en' } as const;
const text: Transcript = {
  version: 1,
  language: 'en',
  pages: [{ items: [{ kind: 'speech', words: 'Look at teh sea!' }] }, { items: [] }],
};

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('suggestions');
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
const refused = (code: string) => ({ details: { code } });
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
const call = (input: CommunityInput, uid = 'omar') => runCall(COMMUNITY, stage, { ...as(uid), data: input });
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
const list = async (uid: string, of: 'chapter' | 'translated' = 'chapter') =>
  await call(
    { action: 'listSuggestions', of: of === 'chapter' ? { kind: of, ...CHAPTER } : { kind: of } },
    uid,
  );
const agree = (uid: string, agrees = true) =>
  call({ action: 'agreeWithSuggestion', suggestionId: 's1', agrees }, uid);
const decide = (accepted: boolean, { word, uid = 'layla' }: { word?: string; uid?: string } = {}) =>
  call({ action: 'decideSuggestion', suggestionId: 's1', accepted, word }, uid);
const CORRECTED: Transcript = {
  ...text,
  pages: [{ items: [{ kind: 'speech', words: 'Look at the sea!' }] }, { items: [] }],
};
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
const draftOf = transcriptIdOf({ kind: 'chapter', ...CHAPTER });
async function draftedWords(): Promise<string[]> {
  const page = await stored(paths.transcriptPage(draftOf, '1'));
  return unpackItems(page?.['items'] ?? []).items.map(({ words }) => words);
}

describe('suggesting a correction', () => {
  it('keeps it once, with what lists show of the chapter', async () => {
    await suggest();
    const first = await suggestion();
    await suggest();
    expect(await suggestion()).toEqual(first);
    expect(first).toMatchObject({
      uid: 'omar',
      translatorId: 'layla',
      slug: 'one',
      number: 1,
      page: 1,
      before: 'teh sea',
      after: 'the sea',
      state: 'open',
      agreed: 0,
    });
  });

  it('is refused of what is not there, of one’s own chapter, behind a block, to who is muted, and without words', async () => {
    await expect(suggest({ chapterId: 'other' })).rejects.toMatchObject(refused('target-missing'));
    await expect(suggest({ page: 3 })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(suggest({ after: '' })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(suggest({ after: '\u202Esea' })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(suggest({}, 'layla')).rejects.toMatchObject(refused('not-impartial'));
    await set(paths.blockedPerson('layla', 'omar'), { uid: 'omar', name: 'Omar', at: stage.now() });
    await expect(suggest()).rejects.toMatchObject(refused('target-missing'));
    await set(paths.inbox('sara'), { unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) });
    await expect(suggest({}, 'sara')).rejects.toMatchObject(refused('muted'));
    expect(await suggestion()).toBeUndefined();
  });

  it('is refused under the id of somebody else’s, which stays', async () => {
    await suggest();
    await expect(suggest({ after: 'mine' }, 'sara')).rejects.toMatchObject(refused('already-sent'));
    expect(await suggestion()).toMatchObject({ uid: 'omar', after: 'the sea' });
  });

  it('has a bound for each person', async () => {
    for (let each = 0; each < 30; each += 1) await suggest({ suggestionId: `n${each}` });
    await expect(suggest()).rejects.toMatchObject(refused('too-many-suggestions'));
    await suggest({}, 'sara');
  });

  it('forgets an item of another file than the chapter’s', async () => {
    await suggest({ item: { file: 'public/other-1-en-0123456789abcdef/transcript.json', index: 0 } });
    expect(await suggestion()).not.toHaveProperty('item');
  });

  it('is taken back until it is decided, by nobody else', async () => {
    await suggest();
    const withdraw = (uid: string) => call({ action: 'withdrawSuggestion', suggestionId: 's1' }, uid);
    await expect(withdraw('sara')).rejects.toMatchObject(refused('target-missing'));
    await withdraw('omar');
    await withdraw('omar');
    expect(await suggestion()).toBeUndefined();
    await suggest();
    await decide(true);
    await expect(withdraw('omar')).rejects.toMatchObject(refused('moved-on'));
  });
});

describe('the list', () => {
  it('shows readers what is open, never whose it is, and tells them theirs', async () => {
    await suggest();
    for (const uid of ['omar', 'sara', 'layla', 'maha']) {
      const answer = await list(uid);
      expect(answer).toMatchObject({
        suggestions: [{ id: 's1', after: 'the sea', isMine: uid === 'omar' }],
        mayDecide: uid === 'layla' || uid === 'maha',
      });
      expect(JSON.stringify(answer)).not.toMatch(/omar|layla/);
    }
  });

  it('shows what is reported or accepted to its author, its translator and reviewers alone', async () => {
    await suggest();
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'insult' }, 'sara');
    const seenBy = async (uid: string) => JSON.parse(JSON.stringify(await list(uid))).suggestions.length;
    expect([await seenBy('sara'), await seenBy('omar'), await seenBy('layla'), await seenBy('maha')]).toEqual(
      [0, 1, 1, 1],
    );
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: false }, 'maha');
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'spam' }, 'sara');
    expect(await seenBy('sara')).toBe(1);
    await decide(true);
    expect([await seenBy('sara'), await seenBy('omar')]).toEqual([0, 1]);
  });

  it('has what waits for a translator, until it is published or its chapter is gone', async () => {
    await suggest();
    expect(await list('layla', 'translated')).toMatchObject({ suggestions: [{ id: 's1' }], mayDecide: true });
    expect(await list('sara', 'translated')).toMatchObject({ suggestions: [] });
    await decide(true);
    expect(await list('layla', 'translated')).toMatchObject({ suggestions: [{ state: 'accepted' }] });
    await decide(false);
    expect(await list('layla', 'translated')).toMatchObject({ suggestions: [] });
    await decide(true);
    await backend.firestore.doc(paths.chapter('one', 'one-1-en')).delete();
    expect(await list('layla', 'translated')).toMatchObject({ suggestions: [] });
    await expect(list('layla')).rejects.toMatchObject(refused('target-missing'));
  });

  it('tells who suggested it, and nobody else, what became of it', async () => {
    await suggest();
    await decide(false, { word: 'It is an old spelling.' });
    expect(await list('omar')).toMatchObject({
      suggestions: [{ state: 'declined', word: 'It is an old spelling.', isMine: true }],
    });
    for (const uid of ['sara', 'layla', 'maha']) expect(await list(uid)).toMatchObject({ suggestions: [] });
  });
});

describe('agreeing', () => {
  it('counts each of the others once, however often they say it', async () => {
    await suggest();
    await agree('sara');
    expect(await agree('sara')).toEqual({ agreed: 1 });
    expect(await agree('maha')).toEqual({ agreed: 2 });
    expect(await list('sara')).toMatchObject({ suggestions: [{ agreed: 2, isAgreed: true }] });
    await agree('maha', false);
    expect(await agree('maha', false)).toEqual({ agreed: 1 });
    expect(await suggestion()).toMatchObject({ agreed: 1 });
    expect(await stored(paths.suggestionVote('one-1-en:maha'))).toBeUndefined();
  });

  it('is not for one’s own, nor for what is decided', async () => {
    await suggest();
    await expect(agree('omar')).rejects.toMatchObject(refused('not-impartial'));
    await decide(false);
    await expect(agree('sara')).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('deciding', () => {
  it('is the translator’s and reviewers’, not of their own, and tells who suggested it', async () => {
    await suggest();
    await expect(decide(true, { uid: 'sara' })).rejects.toMatchObject(refused('role-missing'));
    await decide(false, { word: 'It is an old spelling.' });
    await decide(false);
    expect(await suggestion()).toMatchObject({ state: 'declined', word: 'It is an old spelling.' });
    expect(await suggestion()).toHaveProperty('expiresAt');
    expect(await told()).toMatchObject({ outcome: 'declined', word: 'It is an old spelling.', page: 1 });
    expect(await stored(paths.inbox('omar'))).toMatchObject({ unread: 1 });
    await suggest({ suggestionId: 's2' }, 'maha');
    await expect(
      call({ action: 'decideSuggestion', suggestionId: 's2', accepted: true }, 'maha'),
    ).rejects.toMatchObject(refused('not-impartial'));
  });

  it('writes an accepted one into the draft of the text, over what stands there already', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: true });
    expect(await draftedWords()).toEqual(['Look at the sea!']);
    expect(await stored(paths.transcript(draftOf))).toMatchObject({
      uid: 'layla',
      state: 'draft',
      base: TEXT,
    });
    expect(await suggestion()).toMatchObject({ state: 'accepted', applied: true });
  });

  it('may be changed until the next version is there, and takes a correction out of the draft again', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    const items = [
      { kind: 'speech', words: 'Look at the sea!' },
      { kind: 'note', words: 'A ship.' },
    ];
    const page = { items: items.map((item) => JSON.stringify(item)), savedAt: stage.now() };
    await set(paths.transcriptPage(draftOf, '1'), page);
    expect(await decide(false, { word: 'Not so.' })).toEqual({ applied: false });
    expect(await draftedWords()).toEqual(['Look at teh sea!', 'A ship.']);
    expect(await suggestion()).toMatchObject({ state: 'declined', word: 'Not so.' });
    expect(await suggestion()).not.toHaveProperty('applied');
    expect(await told()).toMatchObject({ outcome: 'declined' });
    expect(await decide(true)).toEqual({ applied: true });
    expect(await draftedWords()).toEqual(['Look at the sea!', 'A ship.']);
    for (const gone of ['word', 'expiresAt']) expect(await suggestion()).not.toHaveProperty(gone);
    expect(await stored(paths.inbox('omar'))).toMatchObject({ unread: 1 });
    await credit('file');
    await expect(decide(false)).rejects.toMatchObject(refused('moved-on'));
  });

  it('leaves no page in the draft that is as it is published', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    await decide(false);
    expect(await stored(paths.transcriptPage(draftOf, '1'))).toBeUndefined();
  });

  it('leaves a draft alone of an earlier file, and one with items that this build does not know', async () => {
    const head = { uid: 'layla', of: { kind: 'chapter', ...CHAPTER }, pageCount: 2, language: 'en' };
    const draft = { ...head, revision: 1, createdAt: stage.now(), state: 'draft' };
    await set(paths.transcript(draftOf), { ...draft, base: 'public/one-1-en-earlier/transcript.json' });
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: false });
    await set(paths.transcript(draftOf), { ...draft, base: TEXT });
    const items = [...text.pages.flatMap((page) => page.items), { kind: 'song', words: 'La la' }];
    const page = { items: items.map((item) => JSON.stringify(item)), savedAt: stage.now() };
    await set(paths.transcriptPage(draftOf, '1'), page);
    await decide(false);
    expect(await decide(true)).toEqual({ applied: false });
    expect(await stored(paths.transcriptPage(draftOf, '1'))).toMatchObject({ items: page.items });
  });

  it('waits while reviewers have a draft with its words, which would be published', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    await backend.firestore.doc(paths.transcript(draftOf)).update({ state: 'submitted' });
    await expect(decide(false)).rejects.toMatchObject(refused('moved-on'));
    expect(await suggestion()).toMatchObject({ state: 'accepted', applied: true });
  });

  it('is in no draft any more when that is discarded, and may be written into the next', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    const input = { action: 'discardTranscript', transcriptId: draftOf, revision: 0 } as const;
    await runCall(TRANSLATORS, stage, { ...as('layla'), data: input });
    expect(await suggestion()).not.toHaveProperty('applied');
    expect(await decide(true)).toEqual({ applied: true });
    expect(await draftedWords()).toEqual(['Look at the sea!']);
    expect(await stored(paths.inbox('omar'))).toMatchObject({ unread: 1 });
  });

  it('leaves a draft alone that reviewers have, and one in which the words are gone', async () => {
    const head = { uid: 'layla', of: { kind: 'chapter', ...CHAPTER }, pageCount: 2, language: 'en' };
    const draft = { ...head, revision: 1, createdAt: stage.now(), base: TEXT };
    await set(paths.transcript(draftOf), { ...draft, state: 'submitted' });
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: false });
    expect(await draftedWords()).toEqual([]);
    await set(paths.transcript(draftOf), { ...draft, state: 'draft' });
    const items = [JSON.stringify({ kind: 'speech', words: 'What a sea!' })];
    await set(paths.transcriptPage(draftOf, '1'), { items, savedAt: stage.now() });
    await suggest({ suggestionId: 's2', item: { file: TEXT, index: 0 } });
    expect(await call({ action: 'decideSuggestion', suggestionId: 's2', accepted: true }, 'layla')).toEqual({
      applied: false,
    });
    expect(await draftedWords()).toEqual(['What a sea!']);
  });
});

describe('the next version', () => {
  it('makes credits of what was accepted, once, of who wants to be named', async () => {
    await suggest();
    await suggest({ suggestionId: 's2', named: false }, 'sara');
    await suggest({ suggestionId: 's3' }, 'sara');
    for (const suggestionId of ['s1', 's2'])
      await call({ action: 'decideSuggestion', suggestionId, accepted: true }, 'layla');
    expect(await credit({ text: CORRECTED })).toBeUndefined();
    const changes = { at: stage.now(), fixed: 2, helpers: [{ uid: 'omar', name: 'Name of omar' }] };
    expect(await credit('file')).toEqual(changes);
    expect(await credit('file')).toBeUndefined();
    expect(await suggestion('s3')).toMatchObject({ state: 'open' });
    expect(await told()).toMatchObject({ outcome: 'published' });
    expect(await stored(paths.inbox('omar'))).toMatchObject({ unread: 1 });
  });

  it('brings with a text what stands in it, not what was taken out again before it was handed in', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    expect(await credit({ text })).toBeUndefined();
    expect(await credit({ text: undefined })).toBeUndefined();
    expect(await suggestion()).toMatchObject({ state: 'accepted' });
    expect(await credit({ text: CORRECTED })).toMatchObject({ fixed: 1 });
  });

  it('brings what its translator wrote themselves, where the words before are gone', async () => {
    await set(paths.transcript(draftOf), {
      uid: 'layla',
      of: { kind: 'chapter', ...CHAPTER },
      pageCount: 2,
      language: 'en',
      revision: 1,
      createdAt: stage.now(),
      base: TEXT,
      state: 'submitted',
    });
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: false });
    const [first = { items: [] }, second = { items: [] }] = text.pages;
    const both = {
      ...text,
      pages: [{ items: [...first.items, ...(CORRECTED.pages[0]?.items ?? [])] }, second],
    };
    expect(await credit({ text: both })).toBeUndefined();
    expect(await credit({ text: CORRECTED })).toMatchObject({ fixed: 1 });
  });

  it('names nobody whose account is closed', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    await set(paths.inbox('omar'), {
      unread: 0,
      closed: { at: stage.now(), reason: 'spam' },
    });
    expect(await credit({ text: CORRECTED })).toMatchObject({ fixed: 1, helpers: [] });
  });

  it('loses the name of who is erased, with their votes and what they suggested', async () => {
    await suggest();
    await suggest({ suggestionId: 's2' }, 'sara');
    await call({ action: 'agreeWithSuggestion', suggestionId: 's2', agrees: true }, 'omar');
    await decide(true);
    const changes = await credit('file');
    await backend.firestore.doc(paths.chapter('one', 'one-1-en')).update({ changes });
    await forgetSuggestions(stage, 'omar');
    expect(await suggestion()).toBeUndefined();
    expect(await suggestion('s2')).toMatchObject({ agreed: 0 });
    expect((await stored(paths.chapter('one', 'one-1-en')))?.['changes']).toMatchObject({
      fixed: 1,
      helpers: [],
    });
    await forgetSuggestions(stage, 'layla');
    expect(await suggestion('s2')).toMatchObject({ translatorId: null });
  });
});

describe('a reported one', () => {
  it('is judged by nobody whose record does not say that they review', async () => {
    await suggest();
    const judge = (uid: string) => call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, uid);
    await expect(judge('layla')).rejects.toMatchObject(refused('role-missing'));
    await backend.firestore.doc(paths.staff('maha')).delete();
    await expect(judge('maha')).rejects.toMatchObject(refused('role-missing'));
    expect(await suggestion()).toMatchObject({ state: 'open' });
  });

  it('is taken away by a reviewer, who is not its author, and its author is told', async () => {
    await suggest();
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'insult' }, 'sara');
    expect(await suggestion()).toMatchObject({ reason: 'insult', waitsSince: expect.anything() });
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, 'maha');
    expect(await suggestion()).toMatchObject({ state: 'removed' });
    expect(await suggestion()).not.toHaveProperty('waitsSince');
    expect(await told()).toMatchObject({ outcome: 'removed' });
    expect(await list('layla')).toMatchObject({ suggestions: [] });
    await expect(decide(true)).rejects.toMatchObject(refused('moved-on'));
  });

  it('that was accepted leaves the draft of the text when it is taken away', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'insult' }, 'sara');
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, 'maha');
    expect(await stored(paths.transcriptPage(draftOf, '1'))).toBeUndefined();
    expect(await suggestion()).not.toHaveProperty('applied');
  });

  it('that was published meanwhile stays, so that an erasure finds where it names somebody', async () => {
    await suggest();
    await decide(true);
    await call({ action: 'reportSuggestion', suggestionId: 's1', reason: 'insult' }, 'sara');
    const changes = await credit('file');
    await backend.firestore.doc(paths.chapter('one', 'one-1-en')).update({ changes });
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, 'maha');
    expect(await suggestion()).toMatchObject({ state: 'published' });
    for (const gone of ['waitsSince', 'expiresAt']) expect(await suggestion()).not.toHaveProperty(gone);
    await forgetSuggestions(stage, 'omar');
    expect((await stored(paths.chapter('one', 'one-1-en')))?.['changes']).toMatchObject({ helpers: [] });
    await suggest({ suggestionId: 's2' });
    await call({ action: 'decideSuggestion', suggestionId: 's2', accepted: false }, 'layla');
    const report = { action: 'reportSuggestion', suggestionId: 's2', reason: 'insult' } as const;
    await expect(call(report, 'sara')).rejects.toMatchObject(refused('target-missing'));
  });
});
