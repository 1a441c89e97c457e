import { paths } from '@rawi/model/paths';
import { describe, expect, it } from 'vitest';
import { runCall } from '../areas/run-call.ts';
import { TRANSLATORS } from '../areas/translators.ts';
import {
  CHAPTER,
  CORRECTED,
  draftOf,
  refused,
  suggestionDesk,
  TEXT,
  text,
} from '../testing/suggestion-desk.ts';
import { forgetSuggestions } from './forget-suggestions.ts';

const desk = suggestionDesk('suggestion-decisions');
const { set, stored, suggestion, as, call, suggest, decide, credit, told, draftedWords } = desk;

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
    const page = {
      items: items.map((item) => JSON.stringify(item)),
      savedAt: desk.stage.now(),
      edit: 'layla-1',
    };
    await set(paths.transcriptPage(draftOf, '1'), page);
    expect(await decide(false, { word: 'Not so.' })).toEqual({ applied: false });
    expect(await draftedWords()).toEqual(['Look at teh sea!', 'A ship.']);
    const undone = await stored(paths.transcriptPage(draftOf, '1'));
    // What an open editor has seen is not what is there any more.
    expect(undone).toMatchObject({ after: 'layla-1', edit: expect.not.stringMatching('layla-1') });
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
    const draft = { ...head, revision: 1, createdAt: desk.stage.now(), state: 'draft' };
    await set(paths.transcript(draftOf), { ...draft, base: 'public/one-1-en-earlier/transcript.json' });
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: false });
    await set(paths.transcript(draftOf), { ...draft, base: TEXT });
    const items = [...text.pages.flatMap((page) => page.items), { kind: 'song', words: 'La la' }];
    const page = { items: items.map((item) => JSON.stringify(item)), savedAt: desk.stage.now() };
    await set(paths.transcriptPage(draftOf, '1'), page);
    await decide(false);
    expect(await decide(true)).toEqual({ applied: false });
    expect(await stored(paths.transcriptPage(draftOf, '1'))).toMatchObject({ items: page.items });
  });

  it('waits while reviewers have a draft with its words, which would be published', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    await desk.backend.firestore.doc(paths.transcript(draftOf)).update({ state: 'submitted' });
    await expect(decide(false)).rejects.toMatchObject(refused('moved-on'));
    expect(await suggestion()).toMatchObject({ state: 'accepted', applied: true });
  });

  it('is in no draft any more when that is discarded, and may be written into the next', async () => {
    await suggest({ item: { file: TEXT, index: 0 } });
    await decide(true);
    const input = { action: 'discardTranscript', transcriptId: draftOf, revision: 0 } as const;
    await runCall(TRANSLATORS, desk.stage, { ...as('layla'), data: input });
    expect(await suggestion()).not.toHaveProperty('applied');
    expect(await decide(true)).toEqual({ applied: true });
    expect(await draftedWords()).toEqual(['Look at the sea!']);
    expect(await stored(paths.inbox('omar'))).toMatchObject({ unread: 1 });
  });

  it('leaves a draft alone that reviewers have, and one in which the words are gone', async () => {
    const head = { uid: 'layla', of: { kind: 'chapter', ...CHAPTER }, pageCount: 2, language: 'en' };
    const draft = { ...head, revision: 1, createdAt: desk.stage.now(), base: TEXT };
    await set(paths.transcript(draftOf), { ...draft, state: 'submitted' });
    await suggest({ item: { file: TEXT, index: 0 } });
    expect(await decide(true)).toEqual({ applied: false });
    expect(await draftedWords()).toEqual([]);
    await set(paths.transcript(draftOf), { ...draft, state: 'draft' });
    const items = [JSON.stringify({ kind: 'speech', words: 'What a sea!' })];
    await set(paths.transcriptPage(draftOf, '1'), { items, savedAt: desk.stage.now() });
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
    const changes = { at: desk.stage.now(), fixed: 2, helpers: [{ uid: 'omar', name: 'Name of omar' }] };
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
      createdAt: desk.stage.now(),
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
      closed: { at: desk.stage.now(), reason: 'spam' },
    });
    expect(await credit({ text: CORRECTED })).toMatchObject({ fixed: 1, helpers: [] });
  });

  it('loses the name of who is erased, with their votes and what they suggested', async () => {
    await suggest();
    await suggest({ suggestionId: 's2' }, 'sara');
    await call({ action: 'agreeWithSuggestion', suggestionId: 's2', agrees: true }, 'omar');
    await decide(true);
    const changes = await credit('file');
    await desk.backend.firestore.doc(paths.chapter('one', 'one-1-en')).update({ changes });
    await forgetSuggestions(desk.stage, 'omar');
    expect(await suggestion()).toBeUndefined();
    expect(await suggestion('s2')).toMatchObject({ agreed: 0 });
    expect((await stored(paths.chapter('one', 'one-1-en')))?.['changes']).toMatchObject({
      fixed: 1,
      helpers: [],
    });
    await forgetSuggestions(desk.stage, 'layla');
    expect(await suggestion('s2')).toMatchObject({ translatorId: null });
  });
});
