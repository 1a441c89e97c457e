import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testFiles } from './own-modules.ts';

it('a test file that replaces modules, or says why it must, has its own, and so with a process; all others share them', () => {
  const root = mkdtempSync(join(tmpdir(), 'own-modules-'));
  const files = {
    'web/plain.test.ts': 'expect(1).toBe(1);',
    'web/deep/mock.test.tsx': "vi.mock('./one.ts');",
    'web/deep/reason.test.ts': '// @own-modules: the first visit is its subject.',
    'web/deep/no-reason.test.ts': '// @own-modules:',
    'web/deep/process.test.ts': "// @own-process: it blocks loaders.\nvi.mock('./one.ts');",
    'web/deep/spies.test.ts': 'const seen = vi.fn();',
    'web/one.ts': "vi.mock('./two.ts');",
    'web/node_modules/package/its.test.ts': '',
    'other/far.test.mjs': "vi.doMock('./one.ts');",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(testFiles(root, ['web', 'other'])).toEqual({
    shared: ['web/deep/no-reason.test.ts', 'web/deep/spies.test.ts', 'web/plain.test.ts'],
    alone: ['web/deep/process.test.ts'],
    own: ['other/far.test.mjs', 'web/deep/mock.test.tsx', 'web/deep/reason.test.ts'],
  });
  rmSync(root, { recursive: true });
});
