import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { REVIEWS, reviewIdOf } from '@rawi/model/truth/comic-review';
import { commentSchema } from '@rawi/model/truth/comment';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, otherReader, people, reader, unverified, visitor } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { COMIC, COMMENT } from './choices.ts';
import { comment, commentDesk, type Fields } from './comment-desk.ts';

const owner = runningSite('comic-reviews', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => desk.prepare());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const OWN = reviewIdOf(reader.uid);
const uidOf = ({ uid }: Actor) => uid ?? 'nobody';
const review = (actor: Actor, changes: Fields = {}) => comment(uidOf(actor), { parent: REVIEWS, ...changes });
const writes = (actor: Actor, id = reviewIdOf(uidOf(actor)), changes: Fields = {}) =>
  desk.send(actor, { [id]: review(actor, changes) });

describe('a review of a comic', () => {
  it.each(people.filter(({ uid }) => uid !== unverified.uid))('is written by $name', async (actor) => {
    await expectAllowed(writes(actor));
    const stored = await owner.firestore.doc(paths.comment(COMIC, reviewIdOf(actor.uid))).get();
    expect(reading(commentSchema).parse(stored.data()).parent).toBe(REVIEWS);
  });

  it.each([visitor, unverified])('is not written by $name', async (actor) => {
    await expectDenied(writes(actor));
  });

  it('is one for each person: under another id there is none, nor a second one', async () => {
    await expectDenied(writes(reader, 'another'));
    await expectDenied(writes(reader, reviewIdOf(otherReader.uid)));
    await desk.storeComment(OWN, reader.uid, { parent: REVIEWS });
    await expectDenied(writes(reader));
  });

  it('has its id for itself: no comment and no answer takes the place of somebody’s review', async () => {
    await expectDenied(desk.send(reader, { [reviewIdOf(otherReader.uid)]: comment(reader.uid) }));
    await expectDenied(desk.send(reader, { [OWN]: comment(reader.uid) }));
    await expectDenied(desk.send(reader, { [OWN]: comment(reader.uid, { parent: COMMENT }) }));
  });

  it('is of the whole comic, and in no other list', async () => {
    await expectDenied(writes(reader, OWN, { number: 1 }));
    await expectDenied(writes(reader, OWN, { parent: ':others' }));
  });

  it('mentions nobody', async () => {
    await expectDenied(writes(reader, OWN, { mentions: [otherReader.uid] }));
    await desk.storeComment(OWN, reader.uid, { parent: REVIEWS });
    await expectDenied(desk.edit(reader, OWN, { mentions: [otherReader.uid] }));
  });

  it('is answered by nobody', async () => {
    await desk.storeComment(OWN, reader.uid, { parent: REVIEWS });
    await expectDenied(desk.send(otherReader, { answer: comment(otherReader.uid, { parent: OWN }) }));
  });

  it('is edited and deleted by its author alone', async () => {
    await desk.storeComment(OWN, reader.uid, { parent: REVIEWS });
    await expectDenied(desk.edit(otherReader, OWN, {}));
    await expectDenied(desk.remove(otherReader, OWN));
    await expectDenied(desk.edit(reader, OWN, { parent: null }));
    await expectAllowed(desk.edit(reader, OWN, { text: 'Better than I thought.' }));
    await expectAllowed(desk.remove(reader, OWN, { version: 3 }));
  });

  it('is not written by who is muted', async () => {
    const mutedUntil = new Date(Date.now() + 86_400_000);
    await desk.store(paths.inbox(reader.uid), { unread: 0, mutedUntil });
    await expectDenied(writes(reader));
  });
});
