import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFirebaseSettings } from '../../web/src/core/firebase/env.ts';
import { checkSiteSettings } from './deploy-settings.mjs';
import {
  environmentText,
  functionSettings,
  leftOfExample,
  readProjectFile,
  SETTING_PATHS,
  siteSettings,
  transportSecurity,
} from './project-file.mjs';
import { root } from './root.mjs';

const EXAMPLE = JSON.parse(readFileSync(join(root, 'projects/example.json'), 'utf8'));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-projects-'));
  mkdirSync(join(folder, 'projects'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content, project = 'rawi-live') =>
  writeFileSync(
    join(folder, 'projects', `${project}.json`),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
const read = (content) => {
  write(content);
  return readProjectFile('rawi-live', folder);
};

describe('the settings of a project', () => {
  it('are whole in the example, and what may be left out has a value', () => {
    expect(read(EXAMPLE)).toEqual({
      settings: { ...EXAMPLE, project: 'rawi-live', web: { ...EXAMPLE.web, authDomain: '' } },
    });
    const { site, contactAddress, buckets, mail, web } = EXAMPLE;
    const least = {
      site,
      contactAddress,
      buckets,
      mail: { host: mail.host, from: mail.from },
      web: { apiKey: web.apiKey },
    };
    expect(read(least).settings).toMatchObject({
      region: 'europe-west1',
      hostingSite: 'rawi-live',
      mail: { port: 587, user: '' },
      hsts: { subdomains: false, preload: false },
      appCheck: { siteKey: '', enforced: false },
      trustedHops: 1,
    });
  });

  it('that nobody has filled in are named', () => {
    const { settings } = read(EXAMPLE);
    const left = [
      'site',
      'hostingSite',
      'contactAddress',
      'buckets.published',
      'buckets.uploads',
      'mail.host',
      'mail.from',
      'web.apiKey',
      'web.appId',
    ];
    expect(leftOfExample(settings)).toEqual(left);
    const own = { ...EXAMPLE, site: 'https://rawi-live.web.app', hostingSite: 'rawi-live' };
    expect(leftOfExample(read(own).settings)).toEqual(left.slice(2));
  });

  it('are each described', () => {
    const described = readFileSync(join(root, 'projects/README.md'), 'utf8');
    const rows = described.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(SETTING_PATHS.toSorted());
  });

  it.each([
    ['a typing error', { ...EXAMPLE, regions: 'x' }, 'there is no setting “regions”'],
    [
      'a site without https',
      { ...EXAMPLE, site: 'http://rawi.example' },
      'site has to be “https://” and a host',
    ],
    ['a site with a path', { ...EXAMPLE, site: 'https://rawi.example/' }, 'site has to be'],
    ['no site', { ...EXAMPLE, site: undefined }, 'site is missing'],
    [
      'a bucket with gs://',
      { ...EXAMPLE, buckets: { published: 'gs://a', uploads: 'a-uploads' } },
      'buckets.published has to be',
    ],
    [
      'an uploads bucket of another name',
      { ...EXAMPLE, buckets: { published: 'aa', uploads: 'bb' } },
      'ends with -uploads',
    ],
    [
      'one bucket for both',
      { ...EXAMPLE, buckets: { published: 'aa-uploads', uploads: 'aa-uploads' } },
      'two buckets',
    ],
    ['a port as text', { ...EXAMPLE, mail: { ...EXAMPLE.mail, port: '587' } }, 'mail.port has to be a port'],
    ['preload alone', { ...EXAMPLE, hsts: { preload: true } }, 'hsts.preload needs hsts.subdomains'],
    [
      'App Check without a key',
      { ...EXAMPLE, appCheck: { enforced: true } },
      'appCheck.enforced needs appCheck.siteKey',
    ],
    [
      'a key of App Check without an app',
      { ...EXAMPLE, web: { apiKey: 'k' }, appCheck: { siteKey: 'key' } },
      'appCheck.siteKey needs web.appId',
    ],
    [
      'a text that the CLI reads otherwise',
      { ...EXAMPLE, mail: { ...EXAMPLE.mail, user: 'rawi\\' } },
      'no backslash',
    ],
    ['two lines', { ...EXAMPLE, mail: { ...EXAMPLE.mail, host: 'a\nb' } }, 'a text of one line'],
    ['too many hops', { ...EXAMPLE, trustedHops: 9 }, 'trustedHops has to be'],
    ['a list', [], 'site is missing'],
    ['nothing', 'null', 'site is missing'],
    ['no JSON', '{', 'is not JSON'],
  ])('are refused: %s', (_case, content, problem) => {
    expect(read(content)).toEqual({
      problem: expect.stringContaining(problem),
      remedy: expect.stringContaining('projects/README.md'),
    });
  });

  it('say where to begin where there are none, and none belong to a local run', () => {
    expect(readProjectFile('rawi-live', folder).remedy).toContain('Copy projects/example.json');
    for (const name of ['demo-rawi', 'example', '../x', '', 'Rawi'])
      expect(readProjectFile(name, folder).problem).toContain('not the id of a project');
  });

  it('are not kept in git, but for the example', () => {
    const ignored = (path) => {
      try {
        execFileSync('git', ['check-ignore', '-q', path], { cwd: root });
        return true;
      } catch {
        return false;
      }
    };
    expect(['projects/rawi-live.json', 'projects/example.json'].map(ignored)).toEqual([true, false]);
  });
});

describe('what is made of them', () => {
  const settings = () => read(EXAMPLE).settings;

  it('is what the site and the build ask for', () => {
    const made = siteSettings(settings());
    expect(checkSiteSettings(JSON.stringify(made), 'rawi-live')).toEqual({ settings: made });
    expect(parseFirebaseSettings(JSON.stringify(made))).toMatchObject({ projectId: 'rawi-live' });
    expect(siteSettings({ ...settings(), appCheck: { siteKey: 'k' } })).toMatchObject({
      appCheckSiteKey: 'k',
    });
  });

  it('has every parameter of the functions, and turns App Check on only where it is asked for', () => {
    const source = readFileSync(join(root, 'functions/src/settings.ts'), 'utf8');
    const parameters = [...source.matchAll(/defineString\('(\w+)'/g)].map(([, name]) => name);
    expect(Object.keys(functionSettings(settings())).toSorted()).toEqual(parameters.toSorted());
    expect(functionSettings(settings()).APP_CHECK).toBe('off');
    expect(functionSettings({ ...settings(), appCheck: { enforced: true } }).APP_CHECK).toBe('on');
  });

  it('is an environment file that the CLI reads as it was written', () => {
    const { parse } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js');
    const line = fc
      .string({ unit: fc.constantFrom(...'ab#$ =+-@.\'"\\n') })
      .filter((text) => !text.endsWith('\\'));
    fc.assert(
      fc.property(line, line, (A, B) => {
        expect(parse(environmentText({ A, B })).envs).toEqual({ A, B });
      }),
    );
  });

  it('demands https of subdomains only where that is asked for', () => {
    expect(transportSecurity({ subdomains: false, preload: false })).toBe('max-age=63072000');
    expect(transportSecurity({ subdomains: true, preload: true })).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
    const [everywhere] = hosting.headers;
    expect(everywhere.headers).toContainEqual({
      key: 'Strict-Transport-Security',
      value: transportSecurity({ subdomains: false, preload: false }),
    });
  });
});
