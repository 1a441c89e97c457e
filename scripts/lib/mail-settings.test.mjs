import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT, SETTINGS, startGoogle } from './deploy/google-double.mjs';
import { localMail, projectMail } from './mail-settings.mjs';

const SECRET = `secrets projects/${PROJECT}/secrets/SMTP_PASSWORD/versions/latest:access`;

let folder;
let answers;
let google;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rawi-mail-'));
  mkdirSync(join(folder, 'projects'));
  answers = { [SECRET]: { payload: { data: Buffer.from('geheim ✓').toString('base64') } } };
  google = await startGoogle(answers);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await google.stop();
});

function write(settings) {
  const content = JSON.stringify({ ...settings, project: undefined });
  writeFileSync(join(folder, 'projects', `${PROJECT}.json`), content);
}
const ask = (env = {}) => projectMail(PROJECT, { folder, env, api: () => google.api });

it('a project sends through its own server, with the password of its Secret Manager', async () => {
  write(SETTINGS);
  const { host, port, user, from } = SETTINGS.mail;
  expect(await ask()).toEqual({
    settings: {
      site: SETTINGS.site,
      contact: SETTINGS.contactAddress,
      smtp: { host, port, user, from, password: 'geheim ✓' },
    },
  });
});

it('the password may stand in a variable, and where nobody logs in none is asked for', async () => {
  write(SETTINGS);
  expect((await ask({ SMTP_PASSWORD: 'mine' })).settings.smtp.password).toBe('mine');
  write({ ...SETTINGS, mail: { ...SETTINGS.mail, user: '' } });
  expect((await ask()).settings.smtp.password).toBe('');
  expect(google.asked).toEqual([]);
});

it('says what is missing', async () => {
  expect((await ask()).problem).toContain('no settings of rawi-live');
  write(SETTINGS);
  delete answers[SECRET];
  expect(await ask()).toEqual({
    problem: 'rawi-live has no secret SMTP_PASSWORD.',
    remedy: expect.stringContaining('functions:secrets:set SMTP_PASSWORD'),
  });
});

it('says how to go on where the password may not be read, or nobody is logged in', async () => {
  write(SETTINGS);
  answers[SECRET] = { status: 403, error: 'Permission denied.' };
  const refused = await ask();
  expect(refused.problem).toMatch(
    /^The secret SMTP_PASSWORD of rawi-live cannot be read: .*Permission denied/,
  );
  expect(refused.remedy).toContain('roles/secretmanager.secretAccessor');
  const api = (message) => () => ({ origins: {}, ask: () => Promise.reject(new Error(message)) });
  const ofNobody = { folder, env: {}, api: api('Could not load the default credentials.') };
  expect(await projectMail(PROJECT, ofNobody)).toEqual({
    problem: 'Google does not know who you are.',
    remedy: 'gcloud auth application-default login',
  });
  const broken = { folder, env: {}, api: api('x is not a function') };
  await expect(projectMail(PROJECT, broken)).rejects.toThrow('x is not a function');
});

it('locally mail goes into the inbox of the suite', () => {
  expect(localMail({ RAWI_SMTP: '127.0.0.1:1025', RAWI_SITE: 'http://127.0.0.1:5000' })).toMatchObject({
    site: 'http://127.0.0.1:5000',
    smtp: { host: '127.0.0.1', port: 1025, user: '' },
  });
});
