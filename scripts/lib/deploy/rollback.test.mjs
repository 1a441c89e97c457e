import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT, SETTINGS, startGoogle } from './google-double.mjs';
import { showVersion, versionsToGoBack } from './rollback.mjs';

const RELEASES = `hosting sites/${PROJECT}/releases`;
const version = (day, status = 'FINALIZED') => ({
  name: `sites/${PROJECT}/versions/v${day}`,
  status,
  createTime: `2026-11-0${day}T10:00:00Z`,
});

/** Hosting: releases, newest first, of versions that were made on a day each. */
let google;
let answers;
let releases;
beforeEach(async () => {
  releases = [3, 2, 1].map((day) => ({ version: version(day) }));
  answers = {
    [RELEASES]: ({ method, searchParams }) => {
      if (method === 'GET') return { releases };
      const shown = releases.find(({ version: { name } }) => name === searchParams.get('versionName'));
      releases.unshift({ version: shown.version });
      return {};
    },
  };
  google = await startGoogle(answers);
});
afterEach(() => google.stop());

const goBack = async () => {
  const { previous } = await versionsToGoBack(google.api, SETTINGS);
  await showVersion(google.api, SETTINGS, previous);
  return releases[0].version.name.at(-1);
};

it('goes back to the version before, and a second time one further, never forward', async () => {
  expect(await goBack()).toBe('2');
  expect(await goBack()).toBe('1');
  await expect(goBack()).rejects.toThrow('no version before');
  expect(releases).toHaveLength(5);
});

it('goes back from the newest again after a new deploy', async () => {
  await goBack();
  releases.unshift({ version: version(4) });
  expect(await goBack()).toBe('3');
});

it('passes over a version whose files are deleted', async () => {
  releases[1].version = version(2, 'DELETED');
  expect(await goBack()).toBe('1');
});

it('says what is missing', async () => {
  releases = [];
  await expect(versionsToGoBack(google.api, SETTINGS)).rejects.toThrow('Nothing was ever deployed');
  delete answers[RELEASES];
  await expect(versionsToGoBack(google.api, SETTINGS)).rejects.toThrow('no site rawi-live');
});
