import { openApiDocument } from '@rawi/model/api/open-api';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

/** The description of the public interface, as programs read it that others wrote. */

const document = openApiDocument({ origin: 'https://rawi.test', name: 'Rawi' });
const copy = () => structuredClone(document);

it('the description is OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(copy())).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(validator.resolveRefs()).toMatchObject({ openapi: '3.1.1' });
  const wrong = { ...copy(), paths: { '/latest': { get: { responses: 'none' } } } };
  expect(await new Validator().validate(wrong)).toMatchObject({ valid: false });
});

it('every operation has a name of its own, a schema, and each parameter of its path', () => {
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters = [], responses } of operations) {
    expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    const name = responses['200'].content['application/json'].schema.$ref.split('/').at(-1) ?? '';
    expect([path, Object.keys(document.components.schemas).includes(name)]).toEqual([path, true]);
  }
});

it('the client of the tests is the one that a generator makes of it; `vitest -u` writes it again', async () => {
  const made = astToString(await openapiTS(JSON.stringify(document)));
  await expect(made).toMatchFileSnapshot('./generated/open-api-client.ts');
});
