import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pruneLock } from './prune-lock.mjs';
import { root } from './root.mjs';

const readJson = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'));
const manifest = { name: 'deployed', dependencies: { a: '^1.0.0' } };

function prune(packages) {
  return pruneLock({ lockfileVersion: 3, packages }, { workspace: 'functions', manifest });
}

describe('the lock file of what is deployed', () => {
  it('has exact versions, what they need at its own version, and nothing else', () => {
    const { manifest: pinned, lock } = prune({
      'node_modules/a': { version: '1.2.0', dependencies: { b: '1', c: '1' }, devOptional: true },
      'node_modules/a/node_modules/b': { version: '1.0.1', dependencies: { c: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', peer: true },
      'node_modules/d': { version: '1.0.0' },
    });
    expect(pinned.dependencies).toEqual({ a: '1.2.0' });
    expect(lock.packages).toEqual({
      '': { name: 'deployed', engines: undefined, dependencies: { a: '1.2.0' } },
      'node_modules/a': { version: '1.2.0', dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.1', dependencies: { c: '1' } },
      'node_modules/c': { version: '1.0.0' },
    });
  });

  it('prefers the version of the workspace', () => {
    const { manifest: pinned, lock } = prune({
      'functions/node_modules/a': { version: '1.5.0' },
      'node_modules/a': { version: '3.0.0' },
    });
    expect(pinned.dependencies).toEqual({ a: '1.5.0' });
    expect(lock.packages['node_modules/a']).toEqual({ version: '1.5.0' });
  });

  it('leaves out optional packages that the repository’s lock file lacks', () => {
    const { lock } = prune({
      'node_modules/a': { version: '1.0.0', optionalDependencies: { linux: '1', other: '1' } },
      'node_modules/linux': { version: '1.0.0', optional: true },
    });
    expect(lock.packages['node_modules/a']).toEqual({
      version: '1.0.0',
      optionalDependencies: { linux: '1' },
    });
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/a', 'node_modules/linux']);
  });

  it('says which package is missing, and where two versions would meet', () => {
    expect(() => prune({})).toThrow('no a, which functions needs');
    expect(() =>
      prune({
        'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
        'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
        'functions/node_modules/a': { version: '1.1.0', dependencies: { b: '1' } },
      }),
    ).toThrow('Two versions of node_modules/a');
  });

  it('of the functions is one that npm installs from', { timeout: 60_000 }, async () => {
    const { dependencies: own } = await readJson('functions/package.json');
    const { '@rawi/model': _model, ...ofMedia } = (await readJson('media/package.json')).dependencies;
    const dependencies = { ...ofMedia, ...own };
    const { manifest: pinned, lock } = pruneLock(await readJson('package-lock.json'), {
      workspace: 'functions',
      manifest: { name: 'rawi-functions', engines: { node: '>=20' }, dependencies },
    });
    expect(Object.values(pinned.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
    const folder = await mkdtemp(join(tmpdir(), 'rawi-lock-'));
    try {
      await writeFile(join(folder, 'package.json'), JSON.stringify(pinned));
      await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
      // Without a network: `npm ci` refuses a lock file that does not fit, before it fetches anything.
      const { stdout } = await promisify(execFile)('npm', ['ci', '--dry-run', '--offline'], {
        cwd: folder,
        shell: process.platform === 'win32',
      });
      expect(stdout).toContain('firebase-functions');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
