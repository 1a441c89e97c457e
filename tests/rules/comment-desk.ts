import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { type CompanionKind, companionIds } from '@rawi/model/truth/limit-companion';
import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import type { Firestore as OwnerFirestore } from 'firebase-admin/firestore';
import { type Actor, people } from '../support/actors.ts';
import { firestoreAs } from '../support/rules-environment.ts';
import { CATALOGUE, COMIC } from './choices.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const PHOTO = {
  width: 192,
  height: 192,
  color: '#0a1b2c',
  sources: [{ path: 'public/reader-uid-0123456789abcdef/photo-96.webp', width: 96 }],
};
export const NAME = 'Layla Haddad';
export const OTHER_COMIC = 'other-comic';
const OF_COMIC = { slug: 'a-comic', series: 'A comic', names: { en: 'A comic', ar: 'قصة' } };

/** A comment as it is sent. */
export const comment = (uid: string, changes: Fields = {}): Fields => ({
  uid,
  author: { name: NAME, photo: PHOTO },
  comic: { id: COMIC, ...OF_COMIC },
  text: 'The keeper knew.',
  spoiler: false,
  parent: null,
  number: null,
  at: serverTimestamp(),
  version: 1,
  ...changes,
});

/** A comment as it is stored, some time ago. */
export const storedComment = (uid: string | null, changes: Fields = {}): Fields => ({
  ...comment('', { uid, at: new Date(0), likes: 0, replies: 0 }),
  ...changes,
});

/** Comments as actors send them, and the documents that these are held against. */
export function commentDesk(environment: () => RulesTestEnvironment, owner: OwnerFirestore) {
  const as = (actor: Actor) => firestoreAs(environment(), actor);
  const commentAt = (actor: Actor, id: string, comicId = COMIC) => doc(as(actor), paths.comment(comicId, id));
  const companionAt = (actor: Actor, kind: CompanionKind = 'comment') =>
    doc(as(actor), paths.sent(actor.uid ?? 'nobody', kind));
  const store = (path: string, data: Fields) => owner.doc(path).set(data);
  return {
    commentAt,
    companionAt,
    store,
    storeComment: (id: string, uid: string | null, changes: Fields = {}) =>
      store(paths.comment(COMIC, id), storedComment(uid, changes)),
    /** The comic and everybody's profile. */
    async prepare(): Promise<void> {
      await environment().clearFirestore();
      await Promise.all([
        ...CATALOGUE.map(([path, data]) => store(path, { ...data })),
        store(paths.comic(OTHER_COMIC), OF_COMIC),
        ...people.map(({ uid }) => store(paths.user(uid), { fullName: NAME, photo: PHOTO })),
      ]);
    },
    /** Sends comments by their ids in one batch with the companion of the first, or with the one given. */
    send: (
      actor: Actor,
      comments: Readonly<Record<string, Fields>>,
      companion?: Fields | null,
    ): Promise<void> => {
      const batch = writeBatch(as(actor));
      for (const [id, data] of Object.entries(comments)) batch.set(commentAt(actor, id), data);
      const [first = ''] = Object.keys(comments);
      const allows = { at: serverTimestamp(), id: companionIds.comment(COMIC, first), count: 1 };
      if (companion !== null) batch.set(companionAt(actor), companion ?? allows);
      return batch.commit();
    },
    /** Edits as if the last edit of that person were long ago; null leaves the companion out. */
    edit: async (actor: Actor, id: string, changes: Fields, companion?: Fields | null) => {
      if (companion === undefined) await owner.doc(paths.sent(actor.uid ?? 'nobody', 'edit')).delete();
      const batch = writeBatch(as(actor));
      const allows = { at: serverTimestamp(), id: companionIds.comment(COMIC, id), count: 1 };
      if (companion !== null) batch.set(companionAt(actor, 'edit'), companion ?? allows);
      batch.update(commentAt(actor, id), {
        text: 'Other words.',
        version: 2,
        editedAt: serverTimestamp(),
        ...changes,
      });
      return batch.commit();
    },
    remove: (actor: Actor, id: string, changes: Fields = {}) =>
      updateDoc(commentAt(actor, id), { text: '', deleted: true, version: 2, ...changes }),
  };
}
