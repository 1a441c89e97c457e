import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { sampleBlog, sampleChapter, sampleComic } from '../testing/samples.ts';
import { z } from '../zod.ts';
import { blogSchema } from './blog.ts';
import { catalogueCountsSchema } from './catalogue-counts.ts';
import { chapterSchema } from './chapter.ts';
import { comicSchema } from './comic.ts';
import { decidedMonthSchema } from './decided-month.ts';
import { PUBLIC_FIELDS } from './exported-fields.ts';
import { EXPORTED_PATHS } from './exported-paths.ts';
import { genreSchema } from './genre.ts';
import { migrationRecordSchema } from './migration-record.ts';
import { filesOfBlog, filesOfChapter, filesOfComic } from './named-files.ts';
import { personSchema } from './person.ts';
import { PERSONAL_PATHS } from './personal-data.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';
import { publicListSchema } from './public-list.ts';
import { publisherSchema } from './publisher.ts';
import { removedSchema } from './removed.ts';
import { reservationSchema } from './reservation.ts';
import { slugDocumentSchema } from './slug.ts';
import { takedownSchema } from './takedown.ts';
import { translatorSchema } from './translator.ts';

const SCHEMAS: Readonly<Record<keyof typeof PUBLIC_FIELDS, z.ZodType>> = {
  publishers: publisherSchema,
  people: personSchema,
  genres: genreSchema,
  translators: translatorSchema,
  comics: comicSchema,
  chapters: chapterSchema,
  slugs: slugDocumentSchema,
  blogs: blogSchema,
  lists: publicListSchema,
  counters: catalogueCountsSchema,
  reservations: reservationSchema,
  takedowns: takedownSchema,
  transparency: decidedMonthSchema,
  removed: removedSchema,
  migrations: migrationRecordSchema,
};

function fieldsOf(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A document has fields.');
  return Object.keys(schema.shape).toSorted();
}

/** The fields that name a person, and stay: whoever runs the site states them, or what has them is in no export. */
const STAY: Readonly<Record<string, string>> = {
  'blog.blogSchema.texts.ar.author': 'a byline, which the site’s owner states',
  'blog.blogSchema.texts.en.author': 'a byline, which the site’s owner states',
  'public-list.publicListSchema.owner': 'the site; lists of people are in no public part',
  'public-list.publicListSchema.owner.uid': 'the site has none',
  'takedown.takedownSchema.target.uid': 'of a photo, and take-downs of photos are in no export',
};
/** The files of the model whose documents are in the public part. */
const FILES = new Map<string, keyof typeof PUBLIC_FIELDS>([
  ['blog.blogSchema', 'blogs'],
  ['chapter.chapterSchema', 'chapters'],
  ['public-list.publicListSchema', 'lists'],
  ['takedown.takedownSchema', 'takedowns'],
]);

/** What becomes of a field, by its path. */
function ruleAt(rules: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const rule: unknown = new Map(Object.entries(rules ?? {})).get(name);
  if (rest.length === 0 || typeof rule !== 'object' || rule === null || !('inside' in rule)) return rule;
  return ruleAt(rule.inside, rest);
}

describe('the table of paths', () => {
  it('has every path', () => {
    expect(Object.keys(EXPORTED_PATHS).toSorted()).toEqual(Object.keys(paths).toSorted());
  });

  it('says why where something is in no part', () => {
    for (const [name, { part, why }] of Object.entries(EXPORTED_PATHS))
      expect([name, part === 'none', typeof why]).toEqual([
        name,
        part === 'none',
        part === 'none' ? 'string' : 'undefined',
      ]);
  });

  it('has nothing in the public part that an erasure deletes, but for what loses its names, and lists of the site', () => {
    const erased = Object.entries(PERSONAL_PATHS).filter(([, data]) => data?.erased === 'deleted');
    const parts = new Map(Object.entries(EXPORTED_PATHS));
    const found = erased.filter(([name]) => parts.get(name)?.part === 'public').map(([name]) => name);
    expect(found).toEqual(['translator', 'publicList']);
  });
});

describe('the table of fields', () => {
  it.each(Object.entries(SCHEMAS))('has every field of %s, and no other', (name, schema) => {
    const rules = new Map<string, object>(Object.entries(PUBLIC_FIELDS));
    expect(Object.keys(rules.get(name) ?? {}).toSorted()).toEqual(fieldsOf(schema));
  });

  it('keeps no field that names a person', () => {
    const kept = Object.keys(PERSONAL_FIELDS).filter((field) => {
      const [file = '', schema = '', ...path] = field.split('.');
      const collection = FILES.get(`${file}.${schema}`);
      return collection !== undefined && ruleAt(PUBLIC_FIELDS[collection], path) === 'kept';
    });
    expect(kept.filter((field) => !(field in STAY))).toEqual([]);
  });

  it('keeps no name of a translator, and no photo', () => {
    expect(ruleAt(PUBLIC_FIELDS.chapters, ['translator', 'name'])).toEqual({ becomes: expect.any(String) });
    expect(PUBLIC_FIELDS.translators).toMatchObject({ photo: 'absent', bio: 'absent' });
  });
});

it('the files of a document are those that it names, and none of others', () => {
  expect(filesOfComic(sampleComic('salt'))).toEqual(
    [160, 320, 640].map((w) => `public/salt-0123456789abcdef/cover-${w}.webp`),
  );
  expect(filesOfBlog(sampleBlog('a'))).toEqual(
    [160, 320, 640].map((w) => `public/a-0123456789abcdef/cover-${w}.webp`),
  );
  expect(filesOfChapter(sampleChapter('salt-1-en'))).toContain(
    'public/salt-1-en-0123456789abcdef/chapter.pdf',
  );
});
