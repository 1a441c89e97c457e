import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { commentSchema } from '@rawi/model/truth/comment';
import { reading } from '@rawi/model/truth/tolerant';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  people,
  reader,
  signedIn,
  unverified,
  visitor,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { COMIC, COMMENT } from './choices.ts';
import { comment, commentDesk, type Fields, NAME, OTHER_COMIC, PHOTO } from './comment-desk.ts';
import { GOOD_WORDS, WRONG_WORDS } from './comment-words.ts';

const ENDED = 1_900_000_000;
const DAY = 24 * 60 * 60 * 1000;

const owner = runningSite('comments', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
const { send, edit, remove, store, storeComment, commentAt, companionAt } = desk;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => desk.prepare());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const OWN = 'own';
const inbox = (data: Fields) => store(paths.inbox(reader.uid), { unread: 0, ...data });
const muteUntil = (time: Date) => inbox({ mutedUntil: time });
const endSessions = () => inbox({ sessionsValidAfter: new Date(ENDED * 1000) });
const live = signedIn(reader, ENDED);
const ended = signedIn(reader, ENDED - 1);
const verified = people.filter(({ uid }) => uid !== unverified.uid);
const silent = { ...reader, token: { email: 'reader@rawi.test' } };
const says = (changes: Fields) => send(reader, { new: comment(reader.uid, changes) });
/** As `expectDenied` for one of many writes: the failure names the write that was allowed. */
const refused = (what: string, write: Promise<unknown>) =>
  expectDenied(write).catch((error: unknown) => {
    throw new Error(`Let in: ${what}`, { cause: error });
  });

describe('a comment', () => {
  it.each(verified)('is made by $name', async (actor) => {
    await expectAllowed(send(actor, { new: comment(actor.uid) }));
    const stored = await owner.firestore.doc(paths.comment(COMIC, 'new')).get();
    expect(reading(commentSchema).safeParse(stored.data()).success).toBe(true);
  });

  it.each([visitor, unverified, silent])(
    'is not made by $name without a confirmed address',
    async (actor) => {
      await expectDenied(send(actor, { new: comment(actor.uid ?? 'nobody') }));
    },
  );

  it('is created where there is none: an existing one is changed by an edit alone', async () => {
    await storeComment('new', reader.uid);
    await expectDenied(send(reader, { new: comment(reader.uid) }));
  });

  it('may answer a comment whose id a client has made', async () => {
    await storeComment('top', otherReader.uid);
    await expectAllowed(says({ parent: 'top' }));
    await storeComment('a.top', otherReader.uid);
    await expectDenied(send(otherReader, { other: comment(otherReader.uid, { parent: 'a.top' }) }));
  });

  it('is not made in somebody else’s name', async () => {
    await expectDenied(send(reader, { new: comment(otherReader.uid) }));
    await expectDenied(says({ uid: null }));
  });

  it('has every required field', async () => {
    for (const field of Object.keys(comment(reader.uid))) {
      const { [field]: _, ...rest } = comment(reader.uid);
      await refused(field, send(reader, { new: rest }));
    }
  });

  it('has no other fields, neither those that functions write nor any others', async () => {
    const more = [
      { likes: 0 },
      { replies: 0 },
      { hidden: { reason: 'spam' } },
      { folded: true },
      { deleted: true },
      { reviewedAt: serverTimestamp() },
      { editedAt: serverTimestamp() },
      { more: 1 },
    ];
    await Promise.all(more.map((extra) => refused(JSON.stringify(Object.keys(extra)), says(extra))));
  });

  it.each(WRONG_WORDS)('is refused with %s', async (_, change) => {
    await expectDenied(says(change));
    await storeComment(OWN, reader.uid);
    await expectDenied(edit(reader, OWN, change));
  });

  it.each(GOOD_WORDS)('may be %j', async (text) => {
    await expectAllowed(says({ text, spoiler: true }));
    const stored = await owner.firestore.doc(paths.comment(COMIC, 'new')).get();
    expect(reading(commentSchema).parse(stored.data()).text).toBe(text);
    await expectAllowed(edit(reader, 'new', { text, spoiler: false }));
  });

  it('may name up to three people as mentioned, each once, and take that back', async () => {
    for (const mentions of [[], ['a'], ['a', 'b', 'c'], ['A-z_9'.repeat(24)]]) {
      await storeComment(OWN, reader.uid);
      await expectAllowed(edit(reader, OWN, { mentions }));
      await owner.firestore.doc(paths.sent(reader.uid, 'comment')).delete();
      await owner.firestore.doc(paths.comment(COMIC, 'new')).delete();
      await expectAllowed(says({ mentions }));
      const stored = await owner.firestore.doc(paths.comment(COMIC, 'new')).get();
      expect(reading(commentSchema).parse(stored.data()).mentions).toEqual(mentions);
    }
    await expectAllowed(edit(reader, 'new', { mentions: deleteField() }));
  });

  it.each<[string, unknown]>([
    ['four people', ['a', 'b', 'c', 'd']],
    ['one of them twice', ['a', 'a']],
    ['an id that is none', ['a b']],
    ['a last id that is none', ['a', 'b', 'c/d']],
    ['an empty id', ['']],
    ['an id that is too long', ['a'.repeat(121)]],
    ['a number', [1]],
    ['a text', 'a'],
    ['a map', { 0: 'a' }],
    ['nothing', null],
  ])('names nobody as mentioned by %s', async (_, mentions) => {
    await expectDenied(says({ mentions }));
    await storeComment(OWN, reader.uid);
    await expectDenied(edit(reader, OWN, { mentions }));
  });

  it('says of nobody that they are mentioned: that is for functions', async () => {
    const mentioned = [{ uid: 'a', name: 'A' }];
    await expectDenied(says({ mentions: ['a'], mentioned }));
    await storeComment(OWN, reader.uid);
    await expectDenied(edit(reader, OWN, { mentions: ['a'], mentioned }));
  });

  it.each([0, 1.5, 100_000])('may carry the chapter number %d', (number) => expectAllowed(says({ number })));

  it.each<[string, Fields]>([
    ['a number below zero', { number: -1 }],
    ['a number that is too high', { number: 100_001 }],
    ['a number that is a text', { number: '1' }],
    ['a time of the past', { at: Timestamp.fromMillis(0) }],
    ['a time to come', { at: Timestamp.fromMillis(4_000_000_000_000) }],
    ['a time that is a text', { at: 'now' }],
    ['a version of 0', { version: 0 }],
    ['a version of 2', { version: 2 }],
    ['a version that is a text', { version: '1' }],
    ['the name of somebody else', { author: { name: 'Somebody', photo: PHOTO } }],
    ['no author', { author: null }],
    ['an author without the photo of the profile', { author: { name: NAME } }],
    ['the photo of somebody else', { author: { name: NAME, photo: { ...PHOTO, width: 96 } } }],
    ['an author with more', { author: { name: NAME, photo: PHOTO, role: 'reviewer' } }],
    ['no comic', { comic: null }],
    ...(
      [
        ['the id', { id: OTHER_COMIC }],
        ['the address', { slug: 'other' }],
        ['the series', { series: 'Other' }],
        ['the names', { names: { en: 'A comic' } }],
        ['more', { more: 1 }],
      ] as const
    ).map(([what, change]): [string, Fields] => [
      `${what} of another comic`,
      { comic: { ...(comment('')['comic'] as Fields), ...change } },
    ]),
  ])('is refused with %s', (_, change) => expectDenied(says(change)));

  it('says that its author has a page where they have one, or nothing of it', async () => {
    const withPage = (page: unknown) => says({ author: { name: NAME, photo: PHOTO, page } });
    const profile = (settings: Fields) =>
      store(paths.user(reader.uid), { fullName: NAME, photo: PHOTO, settings });
    for (const settings of [{}, { publicPage: false }]) {
      await profile(settings);
      await expectDenied(withPage(true));
    }
    await profile({ publicPage: true });
    for (const page of [false, 'true', null, 1]) await expectDenied(withPage(page));
    await expectAllowed(withPage(true));
    await owner.firestore.doc(paths.sent(reader.uid, 'comment')).delete();
    // As a build from before there were pages writes it.
    await expectAllowed(send(reader, { other: comment(reader.uid) }));
  });

  it('needs a profile, and has no photo if the profile has none', async () => {
    await store(paths.user(reader.uid), { fullName: NAME });
    await expectDenied(says({}));
    await expectDenied(says({ author: { name: NAME, photo: null } }));
    await expectAllowed(says({ author: { name: NAME } }));
    await owner.firestore.doc(paths.user(otherReader.uid)).delete();
    await expectDenied(send(otherReader, { other: comment(otherReader.uid) }));
  });

  it('is of a comic that is there', async () => {
    const batch = writeBatch(firestoreAs(environment, reader));
    const gone = { ...(comment('')['comic'] as Fields), id: 'gone' };
    batch.set(commentAt(reader, 'new', 'gone'), comment(reader.uid, { comic: gone }));
    batch.set(companionAt(reader), { at: serverTimestamp(), id: 'gone/new' });
    await expectDenied(batch.commit());
  });

  it.each(['commént', 'a b', 'a.b', 'a'.repeat(121)])('is not called %j', (id) =>
    expectDenied(send(reader, { [id]: comment(reader.uid) })),
  );

  it('may have an id of 120 characters', () =>
    expectAllowed(send(reader, { ['a_-Z9'.repeat(24)]: comment(reader.uid) })));
});

describe('an answer to a comment', () => {
  it('stands below a comment, one level deep', async () => {
    await expectAllowed(says({ parent: COMMENT }));
    await storeComment('answer', otherReader.uid, { parent: COMMENT });
    await expectDenied(send(otherReader, { more: comment(otherReader.uid, { parent: 'answer' }) }));
  });

  it.each([
    ['is not there', 'gone'],
    ['is none of its id', `${COMMENT}/likes/one`],
    ['is a number', 7],
    ['is empty', ''],
  ])('is refused below what %s', (_, parent) => expectDenied(says({ parent })));

  it.each<[string, Fields]>([
    ['was deleted', { deleted: true }],
    ['was hidden', { hidden: { reason: 'spam' } }],
  ])('is refused below what %s', async (_, change) => {
    await storeComment('closed', otherReader.uid, change);
    await expectDenied(says({ parent: 'closed' }));
  });

  it('may stand below what is folded, or whose author is gone', async () => {
    await storeComment('folded', null, { folded: true });
    await expectAllowed(says({ parent: 'folded' }));
  });

  it('is of the same comic', async () => {
    await store(paths.comment(OTHER_COMIC, 'there'), { uid: otherReader.uid, parent: null });
    await expectDenied(says({ parent: 'there' }));
  });
});

describe('an edit of a comment', () => {
  beforeEach(() => storeComment(OWN, reader.uid));

  it('is made by the author, one version after the other', async () => {
    await expectAllowed(edit(reader, OWN, { spoiler: true }));
    await expectAllowed(edit(reader, OWN, { text: 'Yet others.', version: 3 }));
    for (const version of [3, 5, '4', deleteField()]) await expectDenied(edit(reader, OWN, { version }));
    const stored = await owner.firestore.doc(paths.comment(COMIC, OWN)).get();
    expect(reading(commentSchema).safeParse(stored.data()).success).toBe(true);
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid))('is not made by $name', async (actor) => {
    await expectDenied(edit(actor, OWN, {}));
  });

  it('changes nothing but the text', async () => {
    const more: Fields[] = [
      { uid: otherReader.uid },
      { author: { name: 'Other' } },
      { comic: null },
      { parent: COMMENT },
      { number: 3 },
      { at: serverTimestamp() },
      { likes: 9 },
      { replies: deleteField() },
      { folded: true },
      { hidden: { reason: 'spam' } },
      { reviewedAt: serverTimestamp() },
      { deleted: true },
      { more: 1 },
    ];
    for (const change of more) await refused(JSON.stringify(change), edit(reader, OWN, change));
  });

  it('has its time, its text and whether it is a spoiler', async () => {
    await expectDenied(edit(reader, OWN, { editedAt: Timestamp.fromMillis(0) }));
    await expectDenied(edit(reader, OWN, { editedAt: deleteField() }));
    await expectDenied(edit(reader, OWN, { text: deleteField() }));
    await expectDenied(edit(reader, OWN, { spoiler: deleteField() }));
  });

  it.each<[string, Fields]>([
    ['deleted', { deleted: true }],
    ['hidden', { hidden: { reason: 'spam' } }],
  ])('is refused for a comment that was %s', async (_, change) => {
    await storeComment(OWN, reader.uid, change);
    await expectDenied(edit(reader, OWN, {}));
  });

  it('is allowed for a folded comment', async () => {
    await storeComment(OWN, reader.uid, { folded: true });
    await expectAllowed(edit(reader, OWN, {}));
  });

  it('needs a confirmed address', async () => {
    await expectDenied(edit(silent, OWN, {}));
    await storeComment('unverified', unverified.uid);
    await expectDenied(edit(unverified, 'unverified', {}));
  });

  it('and a deletion are refused to everyone if the comment has no author', async () => {
    await storeComment(OWN, null);
    for (const actor of everyone) {
      await expectDenied(edit(actor, OWN, {}));
      await expectDenied(remove(actor, OWN));
    }
  });
});

describe('a deletion of a comment', () => {
  beforeEach(() => storeComment(OWN, reader.uid));

  it('is made by the author, once', async () => {
    await expectAllowed(remove(reader, OWN));
    const stored = await owner.firestore.doc(paths.comment(COMIC, OWN)).get();
    expect(reading(commentSchema).safeParse(stored.data()).success).toBe(true);
    await expectDenied(remove(reader, OWN, { version: 3 }));
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid))('is not made by $name', async (actor) => {
    await expectDenied(remove(actor, OWN));
    await expectDenied(deleteDoc(commentAt(actor, OWN)));
  });

  it('leaves no words and nothing half done', async () => {
    const wrong: Fields[] = [
      { text: 'Still here.' },
      { text: deleteField() },
      { deleted: false },
      { deleted: 'yes' },
      { deleted: deleteField() },
      { version: 1 },
      { version: 3 },
      { version: deleteField() },
      { spoiler: true },
      { editedAt: serverTimestamp() },
      { uid: otherReader.uid },
      { author: null },
      { likes: 1 },
      { hidden: deleteField(), more: 1 },
    ];
    for (const change of wrong) await refused(JSON.stringify(change), remove(reader, OWN, change));
    await expectDenied(deleteDoc(commentAt(reader, OWN)));
  });

  it('is allowed for a hidden comment, to a muted author, and without a confirmed address', async () => {
    await muteUntil(new Date(Date.now() + DAY));
    await storeComment(OWN, reader.uid, { text: '', hidden: { reason: 'spam' } });
    await expectAllowed(remove(reader, OWN));
    await storeComment('unverified', unverified.uid);
    await expectAllowed(remove(unverified, 'unverified'));
  });
});

describe('a muted person', () => {
  beforeEach(() => storeComment(OWN, reader.uid));

  it('writes and edits no comments until the mute is over', async () => {
    await muteUntil(new Date(Date.now() + DAY));
    await expectDenied(says({}));
    await expectDenied(edit(reader, OWN, {}));
    await expectAllowed(send(otherReader, { other: comment(otherReader.uid) }));
    await muteUntil(new Date(Date.now() - 1000));
    await expectAllowed(says({}));
    await expectAllowed(edit(reader, OWN, {}));
  });

  it('is one whose inbox says so: without that nobody is muted', async () => {
    await inbox({});
    await expectAllowed(says({}));
    await expectAllowed(edit(reader, OWN, {}));
  });

  it('does not end the mute themselves', async () => {
    await muteUntil(new Date(Date.now() + DAY));
    await expectDenied(updateDoc(at(reader, paths.inbox(reader.uid)), { mutedUntil: deleteField() }));
  });
});

it('an ended session writes, edits and deletes no comments', async () => {
  await storeComment(OWN, reader.uid);
  await endSessions();
  await expectDenied(send(ended, { new: comment(reader.uid) }));
  await expectDenied(edit(ended, OWN, {}));
  await expectDenied(remove(ended, OWN));
  await expectAllowed(send(live, { new: comment(reader.uid) }));
  await expectAllowed(edit(live, OWN, {}));
  await expectAllowed(remove(live, OWN, { version: 3 }));
});

it('a comment costs four look-ups to be created, seven as an answer, and one to be changed', async () => {
  const made = () => send(reader, { new: comment(reader.uid) });
  expect(await billedReads(PROJECT, made)).toBe(4);
  await owner.firestore.doc(paths.sent(reader.uid, 'comment')).delete();
  const answered = () => send(reader, { answer: comment(reader.uid, { parent: COMMENT }) });
  expect(await billedReads(PROJECT, answered)).toBe(7);
  expect(await billedReads(PROJECT, () => edit(reader, 'new', {}))).toBe(2);
  expect(await billedReads(PROJECT, () => remove(reader, 'answer'))).toBe(1);
});
