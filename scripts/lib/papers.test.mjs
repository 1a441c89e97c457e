import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const manifestOf = (folder) => JSON.parse(read(join(folder, 'package.json')));

/** Of https://www.apache.org/licenses/LICENSE-2.0.txt. */
const APACHE = 'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30';
const PAPERS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const main = manifestOf('.');
const lock = JSON.parse(read('package-lock.json'));

describe('the licence', () => {
  it('is the text of the Apache Software Foundation, letter for letter', () => {
    expect(createHash('sha256').update(read('LICENSE')).digest('hex')).toBe(APACHE);
    expect(read('NOTICE')).toContain('the Rawi authors');
  });

  it.each(['.', ...main.workspaces])('is named by the manifest of %s, and by the lock file', (folder) => {
    expect(manifestOf(folder).license).toBe('Apache-2.0');
    expect(lock.packages[folder === '.' ? '' : folder].license).toBe('Apache-2.0');
  });
});

describe('the version', () => {
  it('is the lock file’s, and that of the newest section of the changelog', () => {
    expect([lock.version, lock.packages[''].version]).toEqual([main.version, main.version]);
    const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(main.version);
  });

  it.each(main.workspaces)('stands in the root alone, and not in %s', (folder) => {
    const { version, dependencies, devDependencies } = manifestOf(folder);
    expect(version).toBeUndefined();
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith('@rawi/'),
    );
    expect(ours.filter(([, range]) => range !== '*')).toEqual([]);
  });
});

describe('the changelog', () => {
  const sections = read('CHANGELOG.md').split(/^## /m).slice(1);

  it.each(sections.map((text) => [text.split('\n')[0], text]))(
    'says of %s what an owner must do',
    (_, text) => {
      const [, asked = ''] = text.split('\n### What an owner must do\n');
      expect(asked.trim()).not.toBe('');
    },
  );
});

describe('a link of a paper leads to a file that is there', () => {
  it.each(PAPERS)('%s', (paper) => {
    const targets = [...read(paper).matchAll(/\]\(([^)#]+)/g)].map(([, target]) => target);
    const own = targets.filter((target) => !target.startsWith('https://'));
    expect(own.filter((target) => !existsSync(join(root, target)))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });
});
