import { paths } from '@rawi/model/paths';
import { catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { type Genre, genreSchema } from '@rawi/model/truth/genre';
import { type Person, personSchema } from '@rawi/model/truth/person';
import { type Publisher, publisherSchema } from '@rawi/model/truth/publisher';
import { slugDocumentSchema } from '@rawi/model/truth/slug';
import { reading } from '@rawi/model/truth/tolerant';
import { type Translator, translatorSchema } from '@rawi/model/truth/translator';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** What the site already holds of a comic; of fields that this importer does not know nothing is read. */
export interface ExistingComic {
  readonly comicId: string;
  readonly comic: Comic | undefined;
  readonly chapters: ReadonlyMap<string, Chapter>;
  /** As when the comic and each chapter was read, by their paths: what was changed since is read again. */
  readonly readAs: ReadonlyMap<string, Timestamp>;
  /** How many comics have come to the site so far. */
  readonly arrivals: number;
}

/** Reads the comic at an address, following a former slug; an unused address is its comic's future id. */
export async function existingComic(firestore: Firestore, slug: string): Promise<ExistingComic> {
  const comicId = await comicIdAt(firestore, slug);
  const stored = await firestore.doc(paths.comic(comicId)).get();
  const comic = stored.exists ? reading(comicSchema).parse(stored.data()) : undefined;
  // Also when the comic is missing: an interrupted import leaves chapters, since the comic is written last.
  const chapters = await firestore.collection(paths.chapters(comicId)).get();
  const counts = await read(firestore, paths.catalogueCounts(), catalogueCountsSchema);
  return {
    comicId,
    comic,
    arrivals: counts?.arrivals ?? 0,
    readAs: new Map(
      [stored, ...chapters.docs].flatMap(({ ref, updateTime }) =>
        updateTime ? [[ref.path, updateTime]] : [],
      ),
    ),
    chapters: new Map(
      chapters.docs.map((document) => [document.id, reading(chapterSchema).parse(document.data())]),
    ),
  };
}

/** The id of the comic that an address leads to; that of an unused address is the address. */
export async function comicIdAt(firestore: Firestore, slug: string): Promise<string> {
  return (await read(firestore, paths.slug(slug), slugDocumentSchema))?.comicId ?? slug;
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

export function existingTranslator(firestore: Firestore, id: string): Promise<Translator | undefined> {
  return read(firestore, paths.translator(id), translatorSchema);
}

/** The chapters of all comics that a translator has translated. */
export function chaptersBy(firestore: Firestore, translatorId: string): Query {
  return firestore.collectionGroup('chapters').where('translator.id', '==', translatorId);
}

/** The address of a comic. */
export async function existingSlug(firestore: Firestore, comicId: string): Promise<string | undefined> {
  return (await read(firestore, paths.comic(comicId), comicSchema))?.slug;
}

async function read<T>(firestore: Firestore, path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const snapshot = await firestore.doc(path).get();
  return snapshot.exists ? reading(schema).parse(snapshot.data()) : undefined;
}
