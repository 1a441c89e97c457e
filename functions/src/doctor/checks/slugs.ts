import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import type { Comic } from '@rawi/model/truth/comic';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { comicRef, comics } from '../../data/comics.ts';
import { slugRef } from '../../data/documents.ts';
import { invalidateTargets } from '../../pages/invalidate.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** An address that does not lead to its comic, or not to the comic's address of now. */
export const SLUGS: Check = {
  name: 'slug',
  reads: ({ comics: count }) => 4 * count,
  async *find(patient) {
    const { firestore: db } = patient;
    yield* examine(
      documentsOf(patient, comics(db), SAMPLE.comics),
      ({ ref }) => ref,
      (comic) => lookAtComic(patient, comic),
    );
    yield* examine(
      documentsOf(patient, db.collection(paths.slugs()), SAMPLE.comics),
      ({ ref }) => ref,
      ({ id }) => lookAtSlug(patient, id),
    );
  },
};

async function lookAtComic(
  patient: Patient,
  comic: QueryDocumentSnapshot<Comic>,
): Promise<readonly Finding[]> {
  const { slug } = comic.data();
  const stored = (await slugRef(patient.firestore, slug).get()).data();
  if (stored?.comicId === comic.id) return [];
  if (!stored) return [wrongSlug(patient, { slug, comicId: comic.id, now: slug })];
  return [
    {
      id: paths.slug(slug),
      problem: `It leads to ${stored.comicId}, and ${comic.id} says that it is its address.`,
      remedy: 'Two comics claim one address: give one of them another, and run this again.',
    },
  ];
}

async function lookAtSlug(patient: Patient, id: string): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const stored = (await slugRef(db, id).get()).data();
  const comic = stored && (await comicRef(db, stored.comicId).get()).data();
  if (!stored || !comic || isSame(stored.slug, comic.slug)) return [];
  return [wrongSlug(patient, { slug: id, comicId: stored.comicId, now: comic.slug })];
}

function wrongSlug(
  { firestore: db, now: time }: Patient,
  { slug, comicId, now }: Readonly<{ slug: string; comicId: string; now: string }>,
): Finding {
  return {
    id: paths.slug(slug),
    problem: `It does not lead to ${comicId} at /comic/${now}.`,
    remedy: '--repair writes it again from the comic.',
    async repair() {
      await slugRef(db, slug).set({ comicId, slug: now });
      await invalidateTargets(db, [{ kind: 'comic', id: slug }], time());
    },
  };
}
