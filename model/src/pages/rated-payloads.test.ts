import { expect, it } from 'vitest';
import { z } from '../zod.ts';
import { pageDocumentSchema } from './pages.ts';

/**
 * Wherever a page's document has a comic's or a chapter's picture, or a comic's names, its rating is beside it: what shows the one asks by the other
 * (`decide-showing.ts`). A place that needs none stands here, with the reason.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  'home.publishers[]': 'a publisher keeps covers of comics that visitors are shown, without their ratings',
  'publishers.largest[]': 'a publisher keeps covers of comics that visitors are shown, without their ratings',
  'home.opening.en': 'the panels are those of the first comic that is featured',
  'home.opening.ar': 'the panels are those of the first comic that is featured',
  'chapter.next.teaser': 'the chapter around it has the rating',
  'chapter.nextElsewhere.teaser': 'the chapter around it has the rating',
  'chapter.changes': 'its `names` are those of readers',
  'chapter.manifest': 'the chapter around it has the rating',
  'opdsComics.comics[].cover.en': 'the comic around it has the rating',
  'opdsComics.comics[].cover.ar': 'the comic around it has the rating',
  catalog: 'its `names` are those of publishers, people and genres',
};

/** What a comic is known or seen by. */
const MARKS = [
  'cover',
  'covers',
  'names',
  'art',
  'series',
  'thumbnail',
  'teaser',
  'strip',
  'panels',
  'manifest',
];

function* objectsOf(
  schema: unknown,
  path: string,
): Generator<readonly [path: string, keys: readonly string[]]> {
  if (schema instanceof z.ZodObject) {
    yield [path, Object.keys(schema.shape)];
    for (const [key, value] of Object.entries(schema.shape)) yield* objectsOf(value, `${path}.${key}`);
  } else if (schema instanceof z.ZodArray) yield* objectsOf(schema.element, `${path}[]`);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    yield* objectsOf(schema.unwrap(), path);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* objectsOf(option, path);
  else if (schema instanceof z.ZodRecord) yield* objectsOf(schema.valueType, `${path}{}`);
  else if (schema instanceof z.ZodPipe) yield* objectsOf(schema.in, path);
}

it('a picture or a name of a comic has its rating beside it', () => {
  const found = pageDocumentSchema.options.flatMap((document) => {
    const [kind] = document.shape.kind.values;
    return [...objectsOf(document.shape.payload, String(kind))];
  });
  const unrated = found
    .filter(([, keys]) => MARKS.some((mark) => keys.includes(mark)) && !keys.includes('ageRating'))
    .map(([path]) => path);
  expect(found.length).toBeGreaterThan(100);
  expect([...new Set(unrated)].toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
