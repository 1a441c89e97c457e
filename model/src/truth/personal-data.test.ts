import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paths } from '../paths.ts';
import { PERSONAL_PATHS } from './personal-data.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

/** What a field is called that says who somebody is. */
const NAMES_A_PERSON =
  /^(uid|.+Uid|(author|actor|reporter|reviewer|owner|translator|sender|recipient|user)(Id)?|to|by|email)$/;

/** The fields of a schema at every depth, by their names from the outside. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const own =
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([name, field]) => [
          name,
          ...fieldsOf(field, inside).map((inner) => `${name}.${inner}`),
        ])
      : [];
  const parts: unknown[] = Object.values(schema.def).flatMap((part: unknown) => part);
  return [...own, ...parts.flatMap((part) => fieldsOf(part, inside))];
}

const files = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

describe('the list of personal data', () => {
  it('has every path', () => {
    expect(Object.keys(PERSONAL_PATHS).toSorted()).toEqual(Object.keys(paths).toSorted());
  });

  it('has every field that names a person', async () => {
    const found = await Promise.all(
      files.map(async (file) => {
        const exported: Record<string, unknown> = await import(/* @vite-ignore */ `./${file}`);
        return Object.entries(exported).flatMap(([name, schema]) =>
          fieldsOf(schema)
            .filter((field) => NAMES_A_PERSON.test(field.split('.').at(-1) ?? ''))
            .map((field) => `${file.replace('.ts', '')}.${name}.${field}`),
        );
      }),
    );
    expect([...new Set(found.flat())].toSorted()).toEqual(Object.keys(PERSONAL_FIELDS).toSorted());
  });

  it('says why where it is kept or not downloaded', () => {
    for (const [name, data] of Object.entries({ ...PERSONAL_PATHS, ...PERSONAL_FIELDS })) {
      if (data === null || (data.erased === 'deleted' && data.downloaded)) continue;
      expect([name, data.why]).toEqual([name, expect.any(String)]);
    }
  });
});
