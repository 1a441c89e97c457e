import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFirebaseSettings } from '../../web/src/core/firebase/env.ts';
import { checkFunctionParameters, checkSiteSettings, readSiteSettings } from './deploy-settings.mjs';

const GOOD = {
  projectId: 'rawi-live',
  apiKey: 'key',
  storageBucket: 'bucket',
  uploadsBucket: 'bucket-uploads',
  contactAddress: 'help@rawi.test',
};
const text = JSON.stringify(GOOD);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-settings-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the settings of the site that is deployed', () => {
  it('are taken from the environment files, and from the variable first', async () => {
    expect(await readSiteSettings(folder)).toEqual({
      problem: expect.stringContaining('no settings'),
      remedy: expect.stringContaining('web/.env.production.local'),
    });
    writeFileSync(join(folder, '.env.production.local'), `VITE_RAWI_FIREBASE=${text}\n`);
    expect(await readSiteSettings(folder, { project: 'rawi-live' })).toEqual({ settings: GOOD });
    vi.stubEnv('VITE_RAWI_FIREBASE', JSON.stringify({ ...GOOD, projectId: 'another' }));
    expect(await readSiteSettings(folder)).toEqual({ settings: { ...GOOD, projectId: 'another' } });
  });

  it.each([
    ['nothing', undefined, 'no settings'],
    ['no JSON', '{"projectId":', 'not JSON'],
    ['no object', 'null', 'no projectId, apiKey, storageBucket, uploadsBucket, contactAddress'],
    ['a key that is empty', JSON.stringify({ ...GOOD, apiKey: '' }), 'no apiKey'],
    ['a demonstration project', JSON.stringify({ ...GOOD, projectId: 'demo-rawi' }), 'of a local run'],
    ['addresses of emulators', JSON.stringify({ ...GOOD, emulators: {} }), 'of a local run'],
  ])('are refused: %s', (_case, given, problem) => {
    expect(checkSiteSettings(given)).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  it.each(Object.keys(GOOD))('are refused without %s, as the site itself refuses them', (name) => {
    const { [name]: _left, ...rest } = GOOD;
    expect(checkSiteSettings(JSON.stringify(rest))).toMatchObject({ problem: expect.stringContaining(name) });
    expect(() => parseFirebaseSettings(JSON.stringify(rest))).toThrow(name);
    expect(parseFirebaseSettings(text)).toMatchObject(GOOD);
  });

  it('of another project are refused when a project is named', () => {
    expect(checkSiteSettings(text, 'other')).toMatchObject({
      problem: 'The settings of the site are those of rawi-live, and other is deployed.',
    });
  });
});

describe('the parameters of the functions that are deployed', () => {
  const write = (name, lines) => writeFileSync(join(folder, name), lines.join('\n'));

  it('are those of the project, over those of all', () => {
    mkdirSync(folder, { recursive: true });
    expect(checkFunctionParameters(folder, 'rawi-live')).toMatchObject({
      problem: 'The functions have no SITE_URL, UPLOADS_BUCKET, MAIL_FROM, CONTACT_ADDRESS, SMTP_HOST.',
      remedy: expect.stringContaining('functions/.env.rawi-live'),
    });
    write('.env', ['MAIL_FROM=no-reply@rawi.test', 'CONTACT_ADDRESS=help@rawi.test', 'SITE_URL=']);
    write('.env.rawi-live', [
      'SITE_URL=https://rawi.test',
      'SMTP_HOST=mail.rawi.test',
      'UPLOADS_BUCKET=rawi-live-uploads',
    ]);
    expect(checkFunctionParameters(folder, 'rawi-live')).toBeUndefined();
    expect(checkFunctionParameters(folder, 'another')).toMatchObject({ problem: expect.anything() });
  });

  it.each(['http://rawi.test', 'rawi.test', 'https://rawi.test/en'])(
    'lead nowhere else than to https: %s',
    (site) => {
      write('.env.p', [
        `SITE_URL=${site}`,
        'MAIL_FROM=a@rawi.test',
        'UPLOADS_BUCKET=a-uploads',
        'CONTACT_ADDRESS=help@rawi.test',
        'SMTP_HOST=mail.rawi.test',
      ]);
      expect(checkFunctionParameters(folder, 'p')).toMatchObject({
        problem: expect.stringContaining('SITE_URL'),
      });
    },
  );
});
