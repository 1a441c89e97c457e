import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf } from './fetch-node.mjs';
import { FLOOR, OWN, TESTED } from './node-versions.mjs';
import { isSupported } from './require-node.mjs';
import { root } from './root.mjs';

describe('the Node version', () => {
  it.each([
    ['18.20.4', false],
    ['20.20.2', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['24.0.0', true],
    ['26.10.0', true],
  ])('%s is supported: %s', (version, supported) => {
    expect(isSupported(version)).toBe(supported);
  });

  it('is the one that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe(`>=${FLOOR.join('.')}`);
  });
});

describe('a Node of Rawi’s own', () => {
  it.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64'])(
    'is a supported one on %s',
    (platform) => {
      expect(isSupported(packageOf(OWN, platform).version)).toBe(true);
    },
  );

  it('is unknown on another platform', () => {
    expect(packageOf(OWN, 'aix-ppc64')).toBeUndefined();
  });

  it.each(TESTED)('%i has an exact version in its lock file for each package', (major) => {
    const read = (name) => JSON.parse(readFileSync(join(root, `scripts/node/${major}/${name}`), 'utf8'));
    const { packages } = read('package-lock.json');
    for (const [name, version] of Object.entries(read('package.json').optionalDependencies)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) });
      expect(version.split('.')[0]).toBe(String(major));
    }
  });
});
