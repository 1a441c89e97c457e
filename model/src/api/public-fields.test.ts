import { expect, it } from 'vitest';
import known from '../../test-data/public-fields.json' with { type: 'json' };
import { isLocale } from '../lists/locales.ts';
import { pageDocumentSchema } from '../pages/pages.ts';
import { z } from '../zod.ts';
import { API_RESOURCES } from './api-resources.ts';
import { errorSchema } from './api-schemas.ts';

/**
 * Whatever stands in an answer that scripts of every site may read: each field of each kind of page document, and of each answer
 * of the public interface. A new one comes into the list by whoever has asked whether everybody may know it.
 */

const nodeSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

/** The paths of all fields below a schema: `chapters[].title`. */
function fieldsIn(schema: unknown, at: string): string[] {
  const { data: node } = nodeSchema.safeParse(schema);
  if (!node) return [];
  const own = Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    // A variant in a language is no other field.
    const path = isLocale(name) ? at : at === '' ? name : `${at}.${name}`;
    return [path, ...fieldsIn(field, path)];
  });
  const listed = [node.items, ...(node.prefixItems ?? [])].flatMap((item) => fieldsIn(item, `${at}[]`));
  const either = [node.anyOf, node.oneOf, node.allOf].flatMap((all) =>
    (all ?? []).flatMap((each) => fieldsIn(each, at)),
  );
  // A record has fields of any name, which nobody can look through.
  const others =
    typeof node.additionalProperties === 'object'
      ? [`${at}.*`, ...fieldsIn(node.additionalProperties, `${at}.*`)]
      : [];
  return [...new Set([...own, ...listed, ...either, ...others])];
}

const fieldsOf = (schema: z.ZodType) =>
  fieldsIn(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }),
    '',
  ).toSorted();

const listed = (at: { readonly [name: string]: string }) =>
  new Map(Object.entries(at).map(([of, fields]) => [of, fields.split(' ').filter((field) => field !== '')]));

/** The names of the fields of a page, each once: a page names the same in many places. */
const namesOf = (schema: z.ZodType) =>
  [
    ...new Set(fieldsOf(schema).map((field) => field.replaceAll('[]', '').split('.').at(-1) ?? '')),
  ].toSorted();

it('every field of every kind of page document is one that everybody may know', () => {
  const of = new Map(
    pageDocumentSchema.options.map(({ shape }) => [shape.kind.value, namesOf(shape.payload)]),
  );
  expect(of.get('comic')).toEqual(expect.arrayContaining(['chapters', 'strip', 'widths']));
  expect(of).toEqual(listed(known.pages));
});

it('every field of the public interface is one of its promise: none goes and none is renamed', () => {
  const of = new Map([
    ...API_RESOURCES.map(({ path, schema }) => [path, fieldsOf(schema)] as const),
    ['error', fieldsOf(errorSchema)] as const,
  ]);
  expect(of.get('/comics/{slug}')).toContain('chapters[].translator.name');
  expect(of).toEqual(listed(known.interface));
});

it('no field of them is one of those that only their person knows', () => {
  const PRIVATE =
    /(?:^|\.)(?:email|mail|password|token|birth\w*|gender|nationality|country\w*|ip|origin|settings|roles|muted|phone|address|sessions|reporter\w*)(?:$|[.[])/i;
  // Of a publisher it is known where it is.
  const found = [...listed(known.pages), ...listed(known.interface)].flatMap(([kind, fields]) =>
    fields.filter((field) => PRIVATE.test(field)).map((field) => `${kind}: ${field}`),
  );
  expect(found).toEqual(['publisher: country', '/publishers/{id}: country']);
});
