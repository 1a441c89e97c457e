import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayShip } from './licences.mjs';
import { joined, noticesOf, noticesOfLock } from './notices.mjs';
import { noticesPage } from './notices-page.mjs';

const MIT = 'Permission is hereby granted, free of charge';
const APACHE = 'Version 2.0, January 2004';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writePackage(path, manifest, files = {}) {
  const all = { 'package.json': JSON.stringify({ version: '1.0.0', ...manifest }), 'index.js': '', ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = join(folder, 'node_modules', path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(folder, 'node_modules', path, 'index.js');
}

function textOf(manifest, files) {
  const [notice] = noticesOf([writePackage('it', { name: 'it', ...manifest }, files)]);
  return notice.text;
}

describe('the text of a package', () => {
  it('is its licence file, in whatever spelling, with its notice', () => {
    const files = {
      'LICENCE.md': 'Of it',
      NOTICE: 'By it',
      'license.js': 'no text',
      'README.md': '# License\nno',
    };
    expect(textOf({ license: 'ISC' }, files)).toBe('Of it\n\nBy it');
  });

  it('is what its readme quotes where it has no such file', () => {
    const files = { 'README.md': `# It\n\nLicense\n-------\n\n(c) 2013 One\n\n${MIT}, to\n\n## More\n` };
    expect(textOf({ license: 'MIT' }, files)).toBe(`(c) 2013 One\n\n${MIT}, to`);
  });

  it('is the licence’s own, with whom the package names, where it says no more', () => {
    const files = { 'README.md': '## Licensing\n\nWith parts of others.\n\n## End\n' };
    const text = textOf(
      { license: 'MIT', author: 'One <one@example.com>', contributors: [{ name: 'Two' }] },
      files,
    );
    expect(text).toMatch(/^Copyright \(c\) One, Two\n\nWith parts of others\.\n\nPermission/);
    expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
  });

  it('is the licence’s own beside a notice alone', () => {
    const text = textOf({ license: 'Apache-2.0' }, { NOTICE: 'Attributions' });
    expect(text).toContain(APACHE);
    expect(text).toMatch(/Attributions$/);
  });

  it('names those who made it where no person is named', () => {
    expect(textOf({ license: 'Apache-2.0' })).toContain('Copyright (c) the authors of it');
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(GPL-2.0-only OR GPL-3.0-only)', false],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT OR ISC AND GPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
  ])('%s is allowed: %s', (licence, isAllowed) => {
    expect(mayShip('it', licence)).toBe(isAllowed);
  });

  it('of the library that sharp loads is allowed for it alone', () => {
    expect(mayShip('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true);
    expect(mayShip('@img/colour', 'LGPL-3.0-or-later')).toBe(false);
  });
});

describe('what a lock file installs', () => {
  const entry = { version: '1.0.0', license: 'MIT' };
  const names = (packages) => noticesOfLock(packages, [folder]).map(({ name }) => name);

  it('is found where it lies, each version', () => {
    writePackage('one', { name: 'one', license: 'MIT' });
    writePackage('one/node_modules/two', { name: 'two', version: '2.0.0', license: 'MIT' });
    expect(names({ '': {}, 'node_modules/one': entry, 'node_modules/one/node_modules/two': entry })).toEqual([
      'one',
      'two',
    ]);
  });

  it('has what the machine of the functions needs, also where this one is another', () => {
    const linux = { ...entry, optional: true, os: ['linux'], cpu: ['x64'] };
    expect(
      names({
        'node_modules/@a/linux': { ...linux, libc: ['glibc'] },
        'node_modules/@a/musl': { ...linux, libc: ['musl'] },
        'node_modules/@a/mac': { ...entry, optional: true, os: ['darwin'] },
        'node_modules/@a/wasm': { ...entry, optional: true },
      }),
    ).toEqual(['@a/linux']);
  });

  it('is refused whole where one may not ship, with all of them named', () => {
    const packages = {
      'node_modules/bad': { version: '1.0.0', license: 'SSPL-1.0' },
      'node_modules/worse': { version: '2.0.0' },
    };
    expect(() => names(packages)).toThrow(
      'bad 1.0.0 is under SSPL-1.0, which is not allowed.\nworse 2.0.0 names no',
    );
  });
});

describe('the page', () => {
  const notice = (name, text) => ({ name, version: '1.0.0', licence: 'MIT', text });

  it('lists all by name, and has each text once, as it was written', () => {
    const page = noticesPage([
      notice('b', 'Same <text> & more'),
      notice('a', 'Same <text> & more'),
      notice('c', 'C'),
    ]);
    expect([...page.matchAll(/<li><a href="(#[\w-]+)">(\w) 1/g)].map(([, at, name]) => [name, at])).toEqual([
      ['a', '#text-1'],
      ['b', '#text-1'],
      ['c', '#text-2'],
    ]);
    expect(page.split('Same &lt;text&gt; &amp; more')).toHaveLength(2);
    expect(page).toContain('<section id="text-1"><h3>a 1.0.0, b 1.0.0</h3>');
  });

  it('names a package once that is in two lists', () => {
    expect(joined([notice('a', 'A')], [notice('a', 'A'), notice('b', 'B')])).toHaveLength(2);
  });
});
