import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAMED_FOLDERS, NAMED_JOURNEYS, partsFor } from './changed-parts.mjs';
import { root } from './root.mjs';
import { GROUPS, PARTS } from './test-parts.mjs';

const chosen = (...files) => {
  const { parts, journeys } = partsFor(files);
  return { parts: [...parts].filter((part) => !GROUPS.check.includes(part)), journeys };
};

describe('the parts of a run of what changed', () => {
  it('are none where nothing changed, and the checks for a document alone', () => {
    expect(partsFor([]).parts.size).toBe(0);
    expect(partsFor(['docs/data.md', 'README.md'])).toEqual({ parts: new Set(GROUPS.check), journeys: [] });
  });

  it('are the checks for a document of a workspace, and for a unit test', () => {
    for (const file of [
      'web/README.md',
      'web/src/visitor/search/search-page.test.tsx',
      'model/src/key.test.ts',
    ])
      expect(chosen(file), file).toEqual({ parts: [], journeys: [] });
    expect(chosen('tests/backend/links.test.ts').parts).toEqual(['backend']);
    expect(chosen('tests/other-browsers/support/tab.ts').parts).toEqual(['other-browsers']);
  });

  it('are the rules and what is behind them for a changed rule', () => {
    expect(chosen('firestore.rules').parts).toEqual(['rules', 'backend']);
  });

  it('are only the journeys of a page for a change inside it', () => {
    expect(chosen('web/src/visitor/search/search-page.tsx')).toEqual({
      parts: ['journeys'],
      journeys: ['a-visitor-searches'],
    });
  });

  it('are all journeys where anything changed that pages share', () => {
    const { parts, journeys } = chosen('web/src/visitor/search/search-page.tsx', 'web/src/core/ui/cover.tsx');
    expect({ parts, journeys }).toEqual({ parts: ['journeys'], journeys: [] });
  });

  it('are the journeys that changed themselves beside those of a page', () => {
    expect(
      chosen('tests/journeys/a-role-arrives.spec.ts', 'web/src/member/ask/ask-page.tsx').journeys,
    ).toEqual(['a-role-arrives', 'a-reader-asks-for-a-comic']);
  });

  it('are all that no whole run is needed for where a script or a package changed', () => {
    const wholeRunsOnly = ['nodes', 'other-browsers', 'indexes', 'doctor', 'restart'];
    const all = PARTS.filter((part) => !wholeRunsOnly.includes(part));
    expect([...partsFor(['package-lock.json']).parts]).toEqual(all);
    expect([...partsFor(['scripts/lib/suite.mjs']).parts]).toEqual(all);
  });

  it('name journeys and folders that are there', () => {
    const specs = readdirSync(join(root, 'tests/journeys'));
    expect(NAMED_JOURNEYS.filter((name) => !specs.some((spec) => spec.includes(name)))).toEqual([]);
    expect(NAMED_FOLDERS.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });
});
