import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { buildFolder, builtFor, deployConfig, writeDeployFolder } from './deploy-folder.mjs';
import { PROJECT, SETTINGS } from './google-double.mjs';

const require = createRequire(import.meta.url);
const local = () => JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for the build: notes what it was asked for and leaves a site behind. */
const builder =
  (asked, id = 'abc') =>
  (options) => {
    asked.push(options);
    rmSync(options.functions, { recursive: true, force: true });
    for (const made of [join(options.site, 'builds'), options.functions])
      mkdirSync(made, { recursive: true });
    writeFileSync(join(options.site, 'builds/latest.json'), JSON.stringify({ id }));
  };

describe('the configuration of a deploy', () => {
  const config = deployConfig(local(), {
    ...SETTINGS,
    region: 'europe-west3',
    hsts: { subdomains: true, preload: true },
  });

  it('has the region of the project, its buckets and its site', () => {
    const regions = config.hosting.rewrites.flatMap(({ function: to }) => to?.region ?? []);
    expect(regions.length).toBeGreaterThan(5);
    expect(new Set(regions)).toEqual(new Set(['europe-west3']));
    expect(config.hosting).toMatchObject({ site: PROJECT, public: 'site' });
    expect(config.storage).toEqual([
      { bucket: SETTINGS.buckets.published, rules: 'storage.rules' },
      { bucket: SETTINGS.buckets.uploads, rules: 'storage.rules' },
    ]);
  });

  it('is in all else the local one, and runs nothing by itself', () => {
    const { hosting, firestore } = local();
    const without = (text) => text.replaceAll(/europe-west\d/g, '').replaceAll(/max-age=63072000[^"]*/g, '');
    for (const part of ['rewrites', 'headers', 'ignore'])
      expect(without(JSON.stringify(config.hosting[part]))).toBe(without(JSON.stringify(hosting[part])));
    expect(config.firestore).toEqual(firestore);
    expect(JSON.stringify(config)).not.toContain('predeploy');
    expect(JSON.stringify(config)).not.toContain('emulators');
  });

  it('demands https of subdomains only where that is asked for', () => {
    expect(JSON.stringify(config)).toContain('max-age=63072000; includeSubDomains; preload');
    expect(JSON.stringify(deployConfig(local(), SETTINGS))).not.toContain('includeSubDomains');
  });
});

describe('the security policy of a deploy', () => {
  const policies = (appCheck) =>
    deployConfig(local(), { ...SETTINGS, appCheck }).hosting.headers.flatMap(({ headers }) =>
      headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value),
    );

  it('admits the hosts of App Check on pages where the project has a key, and on no handed-out file', () => {
    const [pages, ...others] = policies({ siteKey: 'key', enforced: false });
    expect(pages).toContain('https://www.google.com/recaptcha/');
    expect(others.length).toBeGreaterThan(0);
    expect(others.join(' ')).not.toContain('recaptcha');
  });

  it('is that of the checkout without a key', () => {
    expect(policies({ siteKey: '', enforced: false }).join(' ')).not.toContain('recaptcha');
  });
});

describe('the folder of a deploy', () => {
  it('is one that the CLI reads, with every file that it names inside', async () => {
    await buildFolder(SETTINGS, folder, builder([]));
    const { Config } = require('firebase-tools/lib/config.js');
    const config = Config.load({ configPath: join(folder, 'firebase.json'), cwd: folder });
    const { hosting, firestore, storage, functions } = config.src;
    const named = [
      hosting.public,
      firestore.rules,
      firestore.indexes,
      ...storage.map(({ rules }) => rules),
      ...functions.map(({ source }) => source),
    ];
    for (const path of named) expect([path, existsSync(config.path(path))]).toEqual([path, true]);
    for (const name of ['firestore.rules', 'storage.rules'])
      expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(root, name), 'utf8'));
  });

  it('gives the builds and the CLI what they ask for', async () => {
    const asked = [];
    await buildFolder(SETTINGS, folder, builder(asked));
    expect(asked).toEqual([
      {
        settings: expect.objectContaining({ projectId: PROJECT, storageBucket: SETTINGS.buckets.published }),
        origin: 'https://rawi.example',
        region: 'europe-west1',
        site: join(folder, 'site'),
        functions: join(folder, 'functions'),
      },
    ]);
    const { loadUserEnvs } = require('firebase-tools/lib/functions/env.js');
    const read = loadUserEnvs({
      functionsSource: join(folder, 'functions'),
      projectDir: folder,
      projectId: PROJECT,
    });
    expect(read).toMatchObject({ SITE_URL: 'https://rawi.example', UPLOADS_BUCKET: 'rawi-live-uploads' });
  });

  it('knows its build only when that is whole, and of these settings', async () => {
    expect(builtFor(SETTINGS, folder)).toBeUndefined();
    await buildFolder(SETTINGS, folder, builder([], 'first'));
    expect(builtFor(SETTINGS, folder)).toBe('first');
    expect(builtFor({ ...SETTINGS, region: 'europe-west3' }, folder)).toBeUndefined();
    const broken = () => Promise.reject(new Error('interrupted'));
    await expect(buildFolder(SETTINGS, folder, broken)).rejects.toThrow('interrupted');
    expect(builtFor(SETTINGS, folder)).toBeUndefined();
    await buildFolder(SETTINGS, folder, builder([], 'second'));
    expect(builtFor(SETTINGS, folder)).toBe('second');
  });

  it('is written again with what the checkout has now, and keeps what was built', async () => {
    await buildFolder(SETTINGS, folder, builder([], 'kept'));
    writeFileSync(join(folder, 'firestore.rules'), 'old');
    writeDeployFolder(SETTINGS, folder);
    expect(readFileSync(join(folder, 'firestore.rules'), 'utf8')).not.toBe('old');
    expect(builtFor(SETTINGS, folder)).toBe('kept');
  });
});
