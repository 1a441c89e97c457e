import { readdirSync, readFileSync } from 'node:fs';
import { LIMITS } from '@rawi/model/limits';
import { paths, storagePaths } from '@rawi/model/paths';
import { describe, expect, it } from 'vitest';
import {
  type Allow,
  type Block,
  type PatternSegment,
  parseRulesAst,
} from '../../emulator/src/rules/index.ts';
import { rulesFile } from '../support/rules-environment.ts';

/** Collections that only functions touch: no match, so nobody may do anything. */
const SERVER_ONLY = ['dirty', 'limits', 'outbox', 'resetCodes'];

interface Place {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
}

/** Every match that allows something, with the whole pattern from the root of the documents or of the bucket. */
function placesOf(name: 'firestore.rules' | 'storage.rules') {
  const { file, source, issues } = parseRulesAst(rulesFile(name));
  const collect = (block: Block, above: readonly PatternSegment[]): Place[] =>
    block.matches.flatMap((match) => {
      const pattern = [...above, ...match.pattern];
      return [{ pattern, allows: match.allows }, ...collect(match, pattern)];
    });
  const places = (file?.services ?? []).flatMap((service) =>
    // `/databases/{database}/documents` and `/b/{bucket}/o` stand before what is ours.
    service.matches.flatMap((root) => collect(root, [])),
  );
  return { places: places.filter((place) => place.allows.length > 0), source, issues };
}

function matches({ pattern }: Place, path: string): boolean {
  const segments = path.split('/');
  if (pattern.at(-1)?.kind !== 'recursive' && pattern.length !== segments.length) return false;
  return pattern.every((part, index) =>
    part.kind === 'literal' ? part.text === segments[index] : segments[index] !== undefined,
  );
}

/** Each path function's name with a path that it makes. */
function pathsOf(table: Readonly<Record<string, (...args: string[]) => string>>) {
  return Object.entries(table).map(([name, path]) => ({ name, path: path('one', 'two') }));
}

const documents = pathsOf(paths as unknown as Record<string, (...args: string[]) => string>).filter(
  ({ path }) => path.split('/').length % 2 === 0,
);
const files = pathsOf(storagePaths).map(({ name, path }) => ({
  name,
  path: name.endsWith('Folder') ? `${path}/file` : path,
}));
const firestore = placesOf('firestore.rules');
const storage = placesOf('storage.rules');
const testSources = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts') && name !== 'agreement.test.ts')
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

describe.each([
  { file: 'firestore.rules', ...firestore },
  { file: 'storage.rules', ...storage },
] as const)('$file', ({ file, places, source, issues }) => {
  it('has no errors and no warnings', () => {
    expect(issues).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
  });

  it('allows get, list, create, update and delete apart, never in their short forms', () => {
    const methods = places.flatMap((place) => place.allows.flatMap((allow) => allow.methods));
    expect(methods).not.toContain('read');
    expect(methods).not.toContain('write');
  });

  it('says above each allow, in a sentence, who may do what', () => {
    const lines = rulesFile(file).split('\n');
    for (const allow of places.flatMap((place) => place.allows)) {
      const { line } = source.position(allow.start);
      expect(lines[line - 2], `line ${line}`).toMatch(/^\s*\/\/ .*\S/);
    }
  });
});

describe('the model’s paths and the rules', () => {
  it.each(documents.filter(({ path }) => !SERVER_ONLY.includes(path.split('/')[0] ?? '')))(
    'paths.$name has a match',
    ({ path }) => {
      expect(firestore.places.filter((place) => matches(place, path))).toHaveLength(1);
    },
  );

  it.each(SERVER_ONLY)('%s has none: only functions touch it', (collection) => {
    expect(documents.map(({ path }) => path.split('/')[0])).toContain(collection);
    expect(firestore.places.filter((place) => matches(place, `${collection}/one`))).toEqual([]);
  });

  it.each(files)('storagePaths.$name has a match', ({ path }) => {
    expect(storage.places.some((place) => matches(place, path))).toBe(true);
  });

  it('every match is one of the model’s paths, and has a test', () => {
    for (const [place, known, table] of [
      ...firestore.places.map((place) => [place, documents, 'paths'] as const),
      ...storage.places.map((place) => [place, files, 'storagePaths'] as const),
    ]) {
      const names = known.filter(({ path }) => matches(place, path)).map(({ name }) => name);
      const shown = place.pattern
        .map((part) => (part.kind === 'literal' ? part.text : `{${part.name}}`))
        .join('/');
      expect(names, shown).not.toEqual([]);
      const tested = names.some((name) => testSources.some((text) => text.includes(`${table}.${name}(`)));
      expect(tested, `${shown} has no test`).toBe(true);
    }
  });
});

describe('the model’s numbers and the rules', () => {
  it('a list holds at most LIMITS.listQuery documents', () => {
    const bounds = Array.from(
      rulesFile('firestore.rules').matchAll(/request\.query\.limit <= (\d+)/g),
      ([, bound]) => Number(bound),
    );
    expect(bounds).toEqual([LIMITS.listQuery]);
  });
});
