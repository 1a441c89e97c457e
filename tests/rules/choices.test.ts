import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { savedKeys } from '@rawi/model/truth/saved-key';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  people,
  reader,
  signedIn,
  translator,
  unverified,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import {
  CATALOGUE,
  CHAPTER,
  CHOICES,
  COMIC,
  COMMENT,
  SAVED_COMIC,
  TRANSLATOR,
  UNNAMED_CHAPTER,
} from './choices.ts';

const ENDED = 1_900_000_000;

const owner = runningSite('choices', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await Promise.all(CATALOGUE.map(([path, data]) => owner.firestore.doc(path).set(data)));
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
/** As `expectDenied` for one of many writes: the failure names the write that was allowed. */
const refused = (what: string, write: Promise<unknown>) =>
  expectDenied(write).catch((error: unknown) => {
    throw new Error(`Let in: ${what}`, { cause: error });
  });
const live = signedIn(reader, ENDED);
const ended = signedIn(reader, ENDED - 1);
const verified = people.filter(({ uid }) => uid !== unverified.uid);

describe.each(CHOICES)('$name', (kind) => {
  const { pathOf, valid, changed, needsVerified } = kind;
  const may = needsVerified ? verified : people;
  const PATH = pathOf(reader.uid);
  const TIME = kind.name === 'keeping a place' ? 'readAt' : 'at';
  const there = () => setDoc(at(reader, PATH), valid(reader.uid));

  it.each(may)('is for $name: chosen, read, changed, taken back', async (actor) => {
    const choice = at(actor, pathOf(actor.uid));
    await expectAllowed(setDoc(choice, valid(actor.uid)));
    await expectAllowed(getDoc(choice));
    await expectAllowed(setDoc(choice, { ...valid(actor.uid), ...changed }));
    await expectAllowed(deleteDoc(choice));
    await expectAllowed(getDoc(choice));
  });

  it('may leave out what is optional, and nothing else', async () => {
    for (const field of Object.keys(valid(reader.uid))) {
      const rest = { ...valid(reader.uid) };
      delete rest[field];
      const write = setDoc(at(reader, PATH), rest);
      if (kind.optional.includes(field)) await expectAllowed(write);
      else await expectDenied(write);
    }
  });

  it('is never made with what is wrong', async () => {
    await Promise.all(
      kind.wrong.map(([what, change]) =>
        refused(what, setDoc(at(reader, PATH), { ...valid(reader.uid), ...change })),
      ),
    );
  });

  it('is never changed to what is wrong', async () => {
    await there();
    const now = { [TIME]: serverTimestamp() };
    await Promise.all(
      kind.wrong.map(([what, change]) => refused(what, updateDoc(at(reader, PATH), { ...now, ...change }))),
    );
  });

  it('takes no further field, of its own or of the counts', async () => {
    for (const extra of [{ more: 1 }, { counted: true }, { likes: 9 }, { followers: 9 }]) {
      await expectDenied(setDoc(at(reader, PATH), { ...valid(reader.uid), ...extra }));
    }
    await there();
    await expectDenied(setDoc(at(reader, PATH), { ...valid(reader.uid), more: 1 }));
    await expectDenied(updateDoc(at(reader, PATH), { more: 1 }));
  });

  it('is not changed without its time', async () => {
    await there();
    // Two requests can come within one tick of the clock.
    await owner.firestore.doc(PATH).update({ [TIME]: new Date(0) });
    await expectDenied(updateDoc(at(reader, PATH), changed));
  });

  it('is of something that is there', async () => {
    const { path, data } = kind.missing(reader.uid);
    await expectDenied(setDoc(at(reader, path), data));
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid))(
    'of another is nothing to $name',
    async (actor) => {
      const theirs = at(actor, PATH);
      await expectDenied(getDoc(theirs));
      await expectDenied(setDoc(theirs, valid(reader.uid)));
      if (actor.uid !== undefined) await expectDenied(setDoc(theirs, valid(actor.uid)));
      await there();
      await expectDenied(getDoc(theirs));
      await expectDenied(setDoc(theirs, { ...valid(reader.uid), ...changed }));
      await expectDenied(updateDoc(theirs, changed));
      await expectDenied(deleteDoc(theirs));
    },
  );

  if (needsVerified) {
    it('needs a confirmed address to be made and changed, none to be taken back', async () => {
      const choice = at(unverified, pathOf(unverified.uid));
      await expectDenied(setDoc(choice, valid(unverified.uid)));
      await owner.firestore.doc(pathOf(unverified.uid)).set({ ...valid(unverified.uid), at: new Date(0) });
      await expectDenied(setDoc(choice, { ...valid(unverified.uid), ...changed }));
      await expectAllowed(deleteDoc(choice));
    });

    it('is refused to a token that does not say whether the address is confirmed', async () => {
      const silent = { ...reader, token: { email: 'reader@rawi.test' } };
      await expectDenied(setDoc(at(silent, PATH), valid(reader.uid)));
    });
  }

  it('needs a session that was not ended', async () => {
    await owner.firestore
      .doc(paths.inbox(reader.uid))
      .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
    await expectDenied(setDoc(at(ended, PATH), valid(reader.uid)));
    await expectAllowed(setDoc(at(live, PATH), valid(reader.uid)));
    await expectDenied(setDoc(at(ended, PATH), { ...valid(reader.uid), ...changed }));
    await expectDenied(deleteDoc(at(ended, PATH)));
    await expectAllowed(getDoc(at(ended, PATH)));
    await expectAllowed(setDoc(at(live, PATH), { ...valid(reader.uid), ...changed }));
    await expectAllowed(deleteDoc(at(live, PATH)));
  });

  it('is refused while a day’s changes of its kind are used up, and goes on after that', async () => {
    const of = kind.name === 'keeping a place' ? 'places' : 'choices';
    const pause = (kinds: object) =>
      owner.firestore.doc(paths.inbox(reader.uid)).set({ unread: 0, pausedUntil: kinds });
    const soon = new Date(Date.now() + 3_600_000);
    await pause({ [of]: soon });
    await expectDenied(there());
    await owner.firestore.doc(PATH).set({ ...valid(reader.uid), [TIME]: new Date(0) });
    await expectDenied(setDoc(at(reader, PATH), { ...valid(reader.uid), ...changed }));
    await expectDenied(deleteDoc(at(reader, PATH)));
    const other = of === 'places' ? 'choices' : 'places';
    await pause({ [of]: new Date(Date.now() - 1000), [other]: soon, photos: soon });
    await expectAllowed(setDoc(at(reader, PATH), { ...valid(reader.uid), ...changed }));
    await expectAllowed(deleteDoc(at(reader, PATH)));
  });

  it(`costs ${kind.lookUps} look-ups to be made, one to be taken back`, async () => {
    const made = await billedReads(PROJECT, there);
    const takenBack = await billedReads(PROJECT, () => deleteDoc(at(reader, PATH)));
    expect([made, takenBack]).toEqual([kind.lookUps, 1]);
  });
});

describe('nobody chooses themselves', () => {
  it('follows', async () => {
    const follow = { translatorId: translator.uid, name: 'Salma', at: serverTimestamp() };
    await expectDenied(setDoc(at(translator, paths.follow(translator.uid, translator.uid)), follow));
    await expectAllowed(setDoc(at(reader, paths.follow(reader.uid, translator.uid)), follow));
  });

  it('likes', async () => {
    const like = (uid: string) => ({ uid, value: 'like', at: serverTimestamp() });
    const path = paths.reaction(COMIC, CHAPTER, translator.uid);
    await expectDenied(setDoc(at(translator, path), like(translator.uid)));
    await owner.firestore.doc(path).set({ ...like(translator.uid), at: new Date(0) });
    await expectDenied(setDoc(at(translator, path), { ...like(translator.uid), value: 'dislike' }));
    await expectAllowed(setDoc(at(reader, paths.reaction(COMIC, CHAPTER, reader.uid)), like(reader.uid)));
  });

  it('rates', async () => {
    const rating = (uid: string) => ({ uid, quality: 5, clarity: 5, at: serverTimestamp() });
    const path = paths.rating(translator.uid, translator.uid);
    await expectDenied(setDoc(at(translator, path), rating(translator.uid)));
    await owner.firestore.doc(path).set({ ...rating(translator.uid), at: new Date(0) });
    await expectDenied(setDoc(at(translator, path), { ...rating(translator.uid), quality: 4 }));
    await expectAllowed(setDoc(at(reader, paths.rating(translator.uid, reader.uid)), rating(reader.uid)));
  });
});

it('nobody likes a comment of theirs', async () => {
  const own = paths.comment(COMIC, 'own');
  await owner.firestore.doc(own).set({ uid: reader.uid, parent: null });
  const like = { uid: reader.uid, at: serverTimestamp() };
  const path = paths.commentLike(COMIC, 'own', reader.uid);
  await expectDenied(setDoc(at(reader, path), like));
  await owner.firestore.doc(path).set({ uid: reader.uid, at: new Date(0) });
  await expectDenied(setDoc(at(reader, path), like));
  await expectAllowed(deleteDoc(at(reader, path)));
});

it.each([paths.ignoredPerson, paths.blockedPerson])('nobody ignores or blocks themselves', async (pathOf) => {
  const path = pathOf(reader.uid, reader.uid);
  const self = { uid: reader.uid, name: 'Reader', at: serverTimestamp() };
  await expectDenied(setDoc(at(reader, path), self));
  await owner.firestore.doc(path).set({ ...self, at: new Date(0) });
  await expectDenied(setDoc(at(reader, path), self));
});

it('a comment whose author is gone is liked', async () => {
  await owner.firestore.doc(paths.comment(COMIC, 'old')).set({ uid: null, parent: null });
  const like = { uid: reader.uid, at: serverTimestamp() };
  await expectAllowed(setDoc(at(reader, paths.commentLike(COMIC, 'old', reader.uid)), like));
});

it('a comic is saved under its own name, and under an id that is one', async () => {
  const saved = (key: string, change: object = {}) =>
    setDoc(at(reader, paths.savedItem(reader.uid, key)), { ...SAVED_COMIC.valid(reader.uid), ...change });
  await expectAllowed(saved(savedKeys.comic(COMIC)));
  await expectDenied(saved(savedKeys.comic('other-comic')));
  // A document of the catalogue that no function would have made.
  await owner.firestore.doc(paths.comic('a.comic')).set({ slug: 'a-comic' });
  await expectDenied(saved(savedKeys.comic('a.comic'), { comicId: 'a.comic' }));
});

it('a chapter whose translator nobody names is liked', async () => {
  const like = { uid: reader.uid, value: 'like', at: serverTimestamp() };
  await expectAllowed(setDoc(at(reader, paths.reaction(COMIC, UNNAMED_CHAPTER, reader.uid)), like));
});

describe('a list', () => {
  const OWN = [
    paths.following,
    paths.savedItems,
    paths.history,
    paths.feed,
    paths.notifications,
    paths.ignored,
    paths.blocked,
  ];
  it.each(OWN.map((listOf) => listOf(reader.uid)))('%s is its owner’s, and bounded', async (path) => {
    const list = (actor: Actor) => collection(firestoreAs(environment, actor), path);
    await expectAllowed(getDocs(query(list(reader), limit(50))));
    await expectDenied(getDocs(query(list(reader), limit(51))));
    await expectDenied(getDocs(list(reader)));
    for (const actor of everyone.filter(({ uid }) => uid !== reader.uid)) {
      await expectDenied(getDocs(query(list(actor), limit(1))));
    }
  });

  it.each([
    paths.reactions(COMIC, CHAPTER),
    paths.ratings(TRANSLATOR),
    paths.comicRatings(COMIC),
    paths.comicTags(COMIC),
    paths.commentLikes(COMIC, COMMENT),
    `users/${reader.uid}/limits`,
  ])('of %s is for nobody', async (path) => {
    for (const actor of everyone) {
      await expectDenied(getDocs(query(collection(firestoreAs(environment, actor), path), limit(1))));
    }
  });
});

describe('what functions write', () => {
  it.each([
    paths.feedEntry(reader.uid, CHAPTER),
    paths.notification(reader.uid, 'one'),
    paths.library(reader.uid),
    paths.inbox(reader.uid),
    paths.countShard('translator_one', '1'),
    paths.translator(TRANSLATOR),
    paths.chapter(COMIC, CHAPTER),
  ])('%s is written by no client', async (path) => {
    for (const actor of everyone) {
      await expectDenied(setDoc(at(actor, path), { likes: 1 }));
      await expectDenied(updateDoc(at(actor, path), { likes: 1 }));
      await expectDenied(updateDoc(at(actor, path), { translator: deleteField() }));
      await expectDenied(deleteDoc(at(actor, path)));
    }
  });

  it('is read by its owner alone where it is theirs', async () => {
    for (const path of [
      paths.feedEntry(reader.uid, CHAPTER),
      paths.notification(reader.uid, 'one'),
      paths.library(reader.uid),
    ]) {
      await expectAllowed(getDoc(at(reader, path)));
      await expectDenied(getDoc(at(otherReader, path)));
    }
  });
});
