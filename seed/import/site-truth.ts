import { type Chapter, chapterSchema } from '@rawi/model/chapter';
import { type Comic, comicSchema } from '@rawi/model/comic';
import { type Genre, genreSchema } from '@rawi/model/genre';
import { paths } from '@rawi/model/paths';
import { type Person, personSchema } from '@rawi/model/person';
import { type Publisher, publisherSchema } from '@rawi/model/publisher';
import { slugDocumentSchema } from '@rawi/model/slug';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** What the site already holds of a comic. */
export interface ExistingComic {
  readonly comicId: string;
  readonly comic: Comic | undefined;
  readonly chapters: ReadonlyMap<string, Chapter>;
}

/** Reads the comic at an address, following a former slug; an unused address is its comic's future id. */
export async function existingComic(firestore: Firestore, slug: string): Promise<ExistingComic> {
  const address = await read(firestore, paths.slug(slug), slugDocumentSchema);
  const comicId = address?.comicId ?? slug;
  const comic = await read(firestore, paths.comic(comicId), comicSchema);
  if (!comic) return { comicId, comic, chapters: new Map() };
  const chapters = await firestore.collection(paths.chapters(comicId)).get();
  return {
    comicId,
    comic,
    chapters: new Map(chapters.docs.map((document) => [document.id, chapterSchema.parse(document.data())])),
  };
}

export function existingPublisher(firestore: Firestore, id: string): Promise<Publisher | undefined> {
  return read(firestore, paths.publisher(id), publisherSchema);
}

export function existingPerson(firestore: Firestore, id: string): Promise<Person | undefined> {
  return read(firestore, paths.person(id), personSchema);
}

export function existingGenre(firestore: Firestore, id: string): Promise<Genre | undefined> {
  return read(firestore, paths.genre(id), genreSchema);
}

async function read<T>(firestore: Firestore, path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const snapshot = await firestore.doc(path).get();
  return snapshot.exists ? schema.parse(snapshot.data()) : undefined;
}
