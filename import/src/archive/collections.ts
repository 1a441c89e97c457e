import { chapterGroup, paths } from '@rawi/model/paths';
import { type Blog, blogSchema } from '@rawi/model/truth/blog';
import { catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { decidedMonthSchema } from '@rawi/model/truth/decided-month';
import { type FieldRules, PUBLIC_FIELDS } from '@rawi/model/truth/exported-fields';
import { genreSchema } from '@rawi/model/truth/genre';
import { migrationRecordSchema } from '@rawi/model/truth/migration-record';
import { filesOfBlog, filesOfChapter, filesOfComic, filesOfImage } from '@rawi/model/truth/named-files';
import { personSchema } from '@rawi/model/truth/person';
import { publicListSchema } from '@rawi/model/truth/public-list';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { removedSchema } from '@rawi/model/truth/removed';
import { reservationSchema } from '@rawi/model/truth/reservation';
import { slugDocumentSchema } from '@rawi/model/truth/slug';
import { isDown, type Takedown, takedownIdOf, takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import { translatorSchema } from '@rawi/model/truth/translator';
import type { z } from '@rawi/model/zod';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Fields } from './encoding.ts';
import { withoutPeople } from './without-people.ts';

/** A document as an export holds it. */
export interface Exported {
  readonly fields: Fields;
  /** The files that belong to it. */
  readonly files: readonly string[];
  /** Fields that this version does not know, and that were left out. */
  readonly unknown: readonly string[];
}

/** A collection of the public part. */
export interface Collection {
  readonly name: keyof typeof PUBLIC_FIELDS;
  /** The fields that a rule names. */
  readonly known: readonly string[];
  readonly query: (firestore: Firestore) => Query;
  /** The only paths that its documents have. */
  readonly path: RegExp;
  /** A project that holds one of these was filled already. */
  readonly fillsProject: boolean;
  /** The document without people; null where it is in no export. Throws what the schema says of one that does not fit. */
  readonly export: (fields: Fields) => Exported | null;
  /** What is wrong with a document that is to be written, by the model's schema; undefined where nothing is. */
  readonly problem: (path: string, fields: unknown) => string | undefined;
}

interface Definition<D> {
  readonly name: Collection['name'];
  readonly schema: z.ZodType<D>;
  readonly rules: FieldRules<D>;
  /** By default the collection of its name. */
  readonly query?: Collection['query'];
  readonly path?: RegExp;
  readonly fillsProject?: false;
  readonly files?: (document: D) => readonly string[];
  readonly isExported?: (document: D) => boolean;
  /** What the path of a document has to say of it. */
  readonly fitsPath?: (document: D, path: string) => boolean;
}

const ID = '[A-Za-z0-9_-]+';

function collection<D>({
  name,
  schema,
  rules,
  files,
  isExported,
  fitsPath,
  ...rest
}: Definition<D>): Collection {
  const { query = (firestore) => firestore.collection(name), path = new RegExp(`^${name}/${ID}$`) } = rest;
  return {
    name,
    known: Object.keys(rules),
    query,
    path,
    fillsProject: rest.fillsProject ?? true,
    export(fields) {
      const document = reading(schema).parse(fields);
      if (isExported && !isExported(document)) return null;
      const made = withoutPeople(rules, document, fields);
      // What was left out names no file.
      return { ...made, files: [...new Set(files?.(reading(schema).parse(made.fields)))] };
    },
    problem(documentPath, fields) {
      if (!path.test(documentPath)) return 'is no place of such a document';
      const read = schema.safeParse(fields);
      if (read.success)
        return fitsPath?.(read.data, documentPath) === false ? 'is another’s place' : undefined;
      const [issue] = read.error.issues;
      return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
    },
  };
}

/** Names and places are taken before what has them comes, and chapters come before the comic that sums them up. */
export const COLLECTIONS: readonly Collection[] = [
  collection({
    name: 'migrations',
    schema: migrationRecordSchema,
    rules: PUBLIC_FIELDS.migrations,
    // A deploy leaves them in a project that holds nothing else.
    fillsProject: false,
  }),
  collection({
    name: 'takedowns',
    schema: takedownSchema,
    rules: PUBLIC_FIELDS.takedowns,
    path: /^takedowns\/[a-z]+(?::[A-Za-z0-9_-]+)+$/,
    isExported: isAboutCatalogue,
    fitsPath: ({ target }, path) => path === paths.takedown(takedownIdOf(target)),
  }),
  collection({
    name: 'removed',
    schema: removedSchema,
    rules: PUBLIC_FIELDS.removed,
    path: /^removed\/now$/,
  }),
  collection({
    name: 'transparency',
    schema: decidedMonthSchema,
    rules: PUBLIC_FIELDS.transparency,
    fitsPath: ({ month }, path) => path === paths.decidedMonth(month),
  }),
  collection({
    name: 'reservations',
    schema: reservationSchema,
    rules: PUBLIC_FIELDS.reservations,
    path: /^reservations\/[a-z]+:[^/]+$/,
  }),
  collection({ name: 'people', schema: personSchema, rules: PUBLIC_FIELDS.people }),
  collection({ name: 'genres', schema: genreSchema, rules: PUBLIC_FIELDS.genres }),
  collection({
    name: 'publishers',
    schema: publisherSchema,
    rules: PUBLIC_FIELDS.publishers,
    files: ({ logo }) => filesOfImage(logo),
  }),
  collection({
    name: 'translators',
    schema: translatorSchema,
    rules: PUBLIC_FIELDS.translators,
    files: ({ photo }) => filesOfImage(photo),
  }),
  collection({
    name: 'chapters',
    schema: chapterSchema,
    rules: PUBLIC_FIELDS.chapters,
    query: (firestore) => firestore.collectionGroup(chapterGroup),
    path: new RegExp(`^comics/${ID}/chapters/${ID}$`),
    files: filesOfChapter,
    fitsPath: ({ comicId }, path) => path.startsWith(`${paths.chapters(comicId)}/`),
  }),
  collection({ name: 'comics', schema: comicSchema, rules: PUBLIC_FIELDS.comics, files: filesOfComic }),
  collection({ name: 'slugs', schema: slugDocumentSchema, rules: PUBLIC_FIELDS.slugs }),
  collection<Blog>({
    name: 'blogs',
    schema: blogSchema,
    rules: PUBLIC_FIELDS.blogs,
    files: filesOfBlog,
  }),
  collection({
    name: 'lists',
    schema: publicListSchema,
    rules: PUBLIC_FIELDS.lists,
    // People's are in the sealed part.
    isExported: ({ owner }) => owner.kind === 'site',
  }),
  collection({
    name: 'counters',
    schema: catalogueCountsSchema,
    rules: PUBLIC_FIELDS.counters,
    path: /^counters\/catalogue$/,
  }),
];

/** Whether it keeps something of the catalogue from readers; photos and comments are people's. */
function isAboutCatalogue(takedown: Takedown): boolean {
  const { kind } = takedown.target;
  return isDown(takedown) && kind !== 'photo' && kind !== 'comment';
}
