import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { functionParameters } from '../deploy-settings.mjs';
import { functionSettings, projectFile, readProjectFile, siteSettings } from '../project-file.mjs';
import { takeOverSettings } from './older-settings.mjs';

const SITE = {
  projectId: 'rawi-live',
  apiKey: 'key',
  storageBucket: 'rawi-live.appspot.com',
  uploadsBucket: 'rawi-live-uploads',
  contactAddress: 'help@rawi.example',
  appId: '1:2:web:3',
};
const PARAMETERS = {
  SITE_URL: 'https://rawi.example/',
  UPLOADS_BUCKET: 'rawi-live-uploads',
  CONTACT_ADDRESS: 'help@rawi.example',
  MAIL_FROM: 'no-reply@rawi.example',
  SMTP_HOST: 'smtp.rawi.example',
  SMTP_PORT: '465',
  SMTP_USER: 'rawi',
  TRUSTED_HOPS: '2',
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-older-'));
  for (const name of ['web', 'functions']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeOlder() {
  writeFileSync(join(folder, 'web/.env.production.local'), `VITE_RAWI_FIREBASE=${JSON.stringify(SITE)}\n`);
  const lines = Object.entries(PARAMETERS).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, 'functions/.env.rawi-live'), lines.join('\n'));
}

it('what a project had in its two older files is what it has then', async () => {
  writeOlder();
  expect(await takeOverSettings('rawi-live', folder)).toBe(true);
  const { settings } = readProjectFile('rawi-live', folder);
  expect(siteSettings(settings)).toEqual(SITE);
  expect(functionSettings(settings)).toEqual({
    ...functionParameters(join(folder, 'functions'), 'rawi-live'),
    SITE_URL: 'https://rawi.example',
    APP_CHECK: 'off',
  });
});

it('nothing is written over a file that is there, for another project, or from nothing', async () => {
  expect(await takeOverSettings('rawi-live', folder)).toBe(false);
  writeOlder();
  expect(await takeOverSettings('rawi-staging', folder)).toBe(false);
  expect(existsSync(join(folder, 'projects'))).toBe(false);
  mkdirSync(join(folder, 'projects'));
  writeFileSync(projectFile('rawi-live', folder), '{}');
  expect(await takeOverSettings('rawi-live', folder)).toBe(false);
});
