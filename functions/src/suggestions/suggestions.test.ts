import { paths } from '@rawi/model/paths';
import { describe, expect, it } from 'vitest';
import { CHAPTER, draftOf, refused, suggestionDesk, TEXT } from '../testing/suggestion-desk.ts';
import { forgetSuggestions } from './forget-suggestions.ts';

const desk = suggestionDesk('suggestions');
const { set, stored, suggestion, call, suggest, list, listChapters, agree, decide, credit, told } = desk;

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
    await set(paths.blockedPerson('layla', 'omar'), { uid: 'omar', name: 'Omar', at: desk.stage.now() });
    await expect(suggest()).rejects.toMatchObject(refused('target-missing'));
    await set(paths.inbox('sara'), { unread: 0, mutedUntil: new Date(desk.stage.now().getTime() + 1000) });
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
    const { comicId, chapterId } = CHAPTER;
    const waits = { comicId, chapterId, page: 1, series: expect.any(String) };
    expect(await listChapters('layla')).toMatchObject({ chapters: [{ ...waits, open: 1, accepted: 0 }] });
    expect(await listChapters('sara')).toEqual({ chapters: [] });
    await decide(true);
    expect(await listChapters('layla')).toMatchObject({ chapters: [{ ...waits, open: 0, accepted: 1 }] });
    await decide(false);
    expect(await listChapters('layla')).toEqual({ chapters: [] });
    await decide(true);
    await desk.backend.firestore.doc(paths.chapter(comicId, chapterId)).delete();
    expect(await listChapters('layla')).toEqual({ chapters: [] });
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

describe('a reported one', () => {
  it('is judged by nobody whose record does not say that they review', async () => {
    await suggest();
    const judge = (uid: string) => call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, uid);
    await expect(judge('layla')).rejects.toMatchObject(refused('role-missing'));
    await desk.backend.firestore.doc(paths.staff('maha')).delete();
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
    await desk.backend.firestore.doc(paths.chapter('one', 'one-1-en')).update({ changes });
    await call({ action: 'judgeSuggestion', suggestionId: 's1', remove: true }, 'maha');
    expect(await suggestion()).toMatchObject({ state: 'published' });
    for (const gone of ['waitsSince', 'expiresAt']) expect(await suggestion()).not.toHaveProperty(gone);
    await forgetSuggestions(desk.stage, 'omar');
    expect((await stored(paths.chapter('one', 'one-1-en')))?.['changes']).toMatchObject({ helpers: [] });
    await suggest({ suggestionId: 's2' });
    await call({ action: 'decideSuggestion', suggestionId: 's2', accepted: false }, 'layla');
    const report = { action: 'reportSuggestion', suggestionId: 's2', reason: 'insult' } as const;
    await expect(call(report, 'sara')).rejects.toMatchObject(refused('target-missing'));
  });
});
