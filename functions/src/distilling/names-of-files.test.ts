import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

it('no function takes a file’s name apart: what people call a file becomes no path and says nothing of its format', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('testing'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const imported = sources.flatMap((path) => {
    const text = readFileSync(new URL(path, SOURCES), 'utf8');
    const names = /import \{([^}]*)\} from 'node:path'/.exec(text)?.[1]?.split(',') ?? [];
    return names.map((name) => name.trim());
  });
  expect([...new Set(imported)]).toEqual(['join']);
});
