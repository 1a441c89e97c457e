import { z } from '../zod.ts';
import { API_RESOURCES, type ApiResource } from './api-resources.ts';
import { apiRegistry, errorSchema } from './api-schemas.ts';

/** The document that describes the public interface to programs: OpenAPI 3.1, made of the very schemas that its answers have. */

/** Where a schema stands in the document. */
const componentOf = (id: string) => `#/components/schemas/${id}`;

/** The OpenAPI document of a site. */
export function openApiDocument({ origin, name }: { readonly origin: string; readonly name: string }) {
  return {
    openapi: '3.1.1',
    info: {
      title: name,
      version: '1.0.0',
      summary: 'Free comics, translated by their readers.',
      description: DESCRIPTION,
      license: {
        name: 'Comics and translations belong to those whom their pages name.',
        url: `${origin}/copyright`,
      },
    },
    servers: [{ url: `${origin}/data/v1` }],
    externalDocs: { url: `${origin}/developers`, description: 'The same for people.' },
    paths: Object.fromEntries(
      API_RESOURCES.map((resource) => [resource.path, { get: operationOf(resource) }]),
    ),
    components: { schemas: componentSchemas() },
  };
}

const DESCRIPTION = [
  'Everything here is public and for reading: there are no keys and no accounts, and scripts of every site may ask.',
  'Answers are up to five minutes old. Send `If-None-Match` with the `ETag` of what is there already: 304 costs nobody anything.',
  'What no cache has is limited to 120 answers a minute; 429 says in `Retry-After` when to come back.',
  'Fields may be added to version 1, and values to lists; ignore those that are not known. What is removed or changes its meaning is a new version; the one before it goes on answering for twelve months at least, with the headers `Deprecation` and `Sunset`.',
  'What is for adults is in no list; its chapters have no pages here.',
].join('\n\n');

function operationOf({ path, summary, parameters, schema }: ApiResource) {
  const id = apiRegistry.get(schema)?.id ?? '';
  return {
    operationId: operationIdOf(path),
    summary,
    security: [],
    ...(Object.keys(parameters).length > 0 && {
      parameters: Object.entries(parameters).map(([name, { pattern, example }]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: `^${pattern}$` },
        example,
      })),
    }),
    responses: {
      '200': {
        description: summary,
        headers: { ETag: { description: 'For `If-None-Match`.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: componentOf(id) } } },
      },
      '304': { description: 'It is as it was.' },
      ...(path.includes('{slug}') && {
        '301': {
          description: 'It has another address now.',
          headers: { Location: { schema: { type: 'string' } } },
        },
      }),
      '404': problem('There is nothing at this address.'),
      '410': problem('It was taken from readers.'),
      '429': problem('Too many requests; `Retry-After` says in how many seconds to come back.'),
      '503': problem('It cannot be read at the moment.'),
    },
  };
}

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: componentOf(apiRegistry.get(errorSchema)?.id ?? '') } } },
});

/** `/comics/shelf/{shelf}`: `getComicsShelfByShelf`. */
function operationIdOf(path: string): string {
  const words = path.replaceAll('{', 'by-').split(/[^a-z]+/);
  return `get${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}

/** All schemas by their names. Objects are open for fields that are added later. */
function componentSchemas(): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(apiRegistry, {
    uri: componentOf,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      // What zod says of whole numbers and of times tells no program anything.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [
      id,
      Object.fromEntries(Object.entries(schema).filter(([key]) => !OUR_OWN.includes(key))),
    ]),
  );
}

/** What names a schema where it stands alone; here its place in the document does. */
const OUR_OWN = ['$schema', '$id', 'id'];
