import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What makes a test file run in modules of its own: it replaces modules for itself (`vi.mock`), or says why no other file may
 * meet what it leaves behind (`@own-modules: <reason>` in a comment).
 */
const NEEDS_OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(|@own-modules: \S/;

/** What needs another environment while a package loads, or changes a package in ways that stay, has a process of its own. */
const NEEDS_OWN_PROCESS = /@own-process: \S/;

export interface TestFiles {
  /** They share the modules that they load, which takes as long as the tests themselves where each file does it again. */
  readonly shared: string[];
  /** Each has modules of its own. */
  readonly own: string[];
  /** Each has a process of its own. */
  readonly alone: string[];
}

/** The test files below some folders of `root`, as paths relative to it. */
export function testFiles(root: string, folders: readonly string[]): TestFiles {
  const files = folders.flatMap((folder) => below(root, folder)).toSorted();
  const kindOf = (file: string): keyof TestFiles => {
    const text = readFileSync(join(root, file), 'utf8');
    if (NEEDS_OWN_PROCESS.test(text)) return 'alone';
    return NEEDS_OWN_MODULES.test(text) ? 'own' : 'shared';
  };
  const sorted: TestFiles = { shared: [], own: [], alone: [] };
  for (const file of files) sorted[kindOf(file)].push(file);
  return sorted;
}

function below(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OF_NO_TESTS.has(entry.name) ? [] : below(root, path);
    return /\.test\.(?:ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const OF_NO_TESTS = new Set(['node_modules', 'dist']);
