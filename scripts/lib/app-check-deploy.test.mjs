import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  APP_CHECK_CONFIG,
  admitAppCheck,
  appCheckConfig,
  checkAppCheck,
  prepareAppCheckConfig,
} from './app-check-deploy.mjs';
import { root } from './root.mjs';

const plain = readFileSync(join(root, 'firebase.json'), 'utf8');
const policyOf = (text) =>
  JSON.parse(text)
    .hosting.headers.find(({ regex }) => regex === '.*')
    .headers.find(({ key }) => key === 'Content-Security-Policy').value;
const directives = (policy) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name, ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );

describe('the security policy', () => {
  it('names no host of App Check where the site has no key, nor in a local run', () => {
    expect(plain).not.toMatch(/recaptcha|appcheck/i);
    expect(plain).not.toContain('--app-check');
  });

  it('admits scripts, frames and requests of App Check where it has one, and else what it admitted before', () => {
    const before = directives(policyOf(plain));
    const after = directives(policyOf(appCheckConfig(plain)));
    expect(after['script-src']).toEqual([
      ...before['script-src'],
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(after['frame-src']).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(after['connect-src']).toEqual([
      ...before['connect-src'],
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ]);
    const rest = ({ 'script-src': _s, 'frame-src': _f, 'connect-src': _c, ...others }) => others;
    expect(rest(after)).toEqual(rest(before));
  });

  it('is found by whole names', () => {
    expect(directives(admitAppCheck("script-src-elem 'self'; connect-src 'self'"))).toMatchObject({
      'script-src-elem': ["'self'"],
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    });
  });

  it('is all that the two configurations differ in, but for the build that is told which it is', () => {
    const unlike = JSON.parse(appCheckConfig(plain));
    const predeploy = ['node scripts/build.mjs --project $GCLOUD_PROJECT --app-check'];
    expect([unlike.hosting.predeploy, ...unlike.functions.map((each) => each.predeploy)]).toEqual([
      predeploy,
      predeploy,
    ]);
    const back = appCheckConfig(plain)
      .replaceAll(' --app-check', '')
      .replace(policyOf(appCheckConfig(plain)), policyOf(plain));
    expect(JSON.parse(back)).toEqual(JSON.parse(plain));
  });
});

describe('the settings of App Check', () => {
  const keyed = { appId: '1:2:web:3', appCheckSiteKey: 'key' };
  it.each([
    ['neither', {}, {}],
    ['off', {}, { APP_CHECK: 'off' }],
    ['a key that nobody demands yet', keyed, { APP_CHECK: 'off' }],
    ['both', keyed, { APP_CHECK: 'on' }],
  ])('fit together: %s', (_case, settings, parameters) => {
    expect(checkAppCheck(settings, parameters)).toBeUndefined();
  });

  it.each([
    ['a demand without a key', {}, { APP_CHECK: 'on' }, 'no appCheckSiteKey'],
    ['a key without an app', { appCheckSiteKey: 'key' }, {}, 'no appId'],
    ['another word', keyed, { APP_CHECK: 'true' }, 'neither on nor off'],
  ])('are refused: %s', (_case, settings, parameters, problem) => {
    expect(checkAppCheck(settings, parameters)).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});

describe('the configuration of a deploy', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rawi-app-check-'));
    writeFileSync(join(folder, 'firebase.json'), plain);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const prepare = (options) => prepareAppCheckConfig({ folder, isDeploy: false, named: false, ...options });
  const deploy = (hasKey, named) => prepare({ hasKey, named, isDeploy: true });

  it('is written by a build with a key, and no deploy goes without it', () => {
    expect(prepare({ hasKey: true })).toBeUndefined();
    expect(readFileSync(join(folder, APP_CHECK_CONFIG), 'utf8')).toBe(appCheckConfig(plain));
    expect(deploy(true, true)).toBeUndefined();
    expect(deploy(true, false)).toMatchObject({ remedy: expect.stringContaining(APP_CHECK_CONFIG) });
  });

  it('is firebase.json itself without a key', () => {
    expect(prepare({ hasKey: false })).toBeUndefined();
    expect(existsSync(join(folder, APP_CHECK_CONFIG))).toBe(false);
    expect(deploy(false, false)).toBeUndefined();
    expect(deploy(false, true)).toMatchObject({ problem: expect.stringContaining('no appCheckSiteKey') });
  });

  it('that is older than firebase.json is refused once, and written anew', () => {
    prepare({ hasKey: true });
    writeFileSync(join(folder, 'firebase.json'), plain.replace('max-age=3600', 'max-age=60'));
    expect(deploy(true, true)).toMatchObject({ remedy: 'Begin the deploy again.' });
    expect(deploy(true, true)).toBeUndefined();
  });
});
