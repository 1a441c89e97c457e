import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_REGION } from '../project-file.mjs';
import { root, workFolder } from '../root.mjs';
import { discover } from './discover.mjs';
import { ACCOUNT_ROLES, APIS, accountOf, ROLE_ON_ITSELF, SECRETS } from './needs.mjs';

const PROJECT = 'rawi-live';
const REGION = 'europe-west3';
const GUIDE = readFileSync(join(root, 'functions/README.md'), 'utf8');

/** The functions as a deploy bundles them, and what the CLI makes of what their package says of them. */
let folder;
let manifest;
let endpoints;
beforeAll(async () => {
  // In the checkout, where their packages are found.
  mkdirSync(workFolder, { recursive: true });
  folder = mkdtempSync(join(workFolder, 'manifest-'));
  const functions = join(folder, 'functions');
  execFileSync(process.execPath, [join(root, 'functions/build.mjs'), '--out', functions, '--region', REGION]);
  const own = join(root, 'functions/node_modules');
  if (existsSync(own)) symlinkSync(own, join(functions, 'node_modules'), 'junction');
  manifest = await discover(functions, PROJECT);
  const { buildFromV1Alpha1 } = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/runtimes/discovery/v1alpha1.js',
  );
  ({ endpoints } = buildFromV1Alpha1(structuredClone(manifest), PROJECT, DEFAULT_REGION, 'nodejs22'));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const having = (kind) =>
  Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint[kind] !== undefined)
    .map(([name]) => name)
    .toSorted();

/** The names in the first column of the guide's table under a heading; other words may stand around them. */
function tableOf(heading) {
  const [, section = ''] = GUIDE.split(`\n### ${heading}\n`);
  const rows = section
    .split(/\n##/)[0]
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const names = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  return [...new Set(names)].toSorted();
}

describe('what the CLI finds in the functions', () => {
  it('is of the second generation, in the region of the project, as the one account', () => {
    expect(Object.keys(endpoints).length).toBeGreaterThan(50);
    for (const [name, { platform, region, serviceAccount }] of Object.entries(endpoints))
      expect([name, platform, region, serviceAccount]).toEqual([name, 'gcfv2', [REGION], accountOf(PROJECT)]);
  });

  it('has the queues, the schedules and the secrets that the guide names, and no others', () => {
    expect(tableOf('Queues')).toEqual(having('taskQueueTrigger'));
    expect(tableOf('Schedules')).toEqual(having('scheduleTrigger'));
    const bound = Object.values(endpoints).flatMap(({ secretEnvironmentVariables = [] }) =>
      secretEnvironmentVariables.map(({ key }) => key),
    );
    expect(new Set(bound)).toEqual(new Set(Object.keys(SECRETS)));
    for (const name of Object.keys(SECRETS)) expect(GUIDE).toContain(`\`${name}\``);
  });

  it('lets the account, and nobody else, hand over tasks', () => {
    for (const name of having('taskQueueTrigger'))
      expect([name, endpoints[name].taskQueueTrigger.invoker]).toEqual([name, [accountOf(PROJECT)]]);
  });

  it('hears of removed accounts, and tries again where erasing fails', () => {
    expect(endpoints.onAccountRemoved.eventTrigger).toMatchObject({
      eventType: 'google.firebase.auth.user.v2.deleted',
      region: 'global',
      retry: true,
    });
  });

  it('declares APIs, all of them known to the preflight, and no roles', () => {
    const declared = manifest.requiredAPIs.map(({ api }) => api.replace('.googleapis.com', ''));
    expect(declared).toEqual(expect.arrayContaining(['cloudtasks', 'secretmanager']));
    expect(declared.filter((name) => !APIS.includes(name))).toEqual([]);
    // With roles the CLI would refuse the account of its own: docs/decisions/060.
    expect(manifest.requiredRoles).toBeUndefined();
    expect(manifest.lifecycleHooks).toBeUndefined();
  });
});

it('the guide has each role of the account, and no other', () => {
  const named = [...ACCOUNT_ROLES, ROLE_ON_ITSELF].map((role) => role.replace('roles/', ''));
  const given = ['cloudtasks.enqueuer', 'secretmanager.secretAccessor'];
  expect(
    tableOf('Roles')
      .filter((name) => !given.includes(name))
      .toSorted(),
  ).toEqual(named.toSorted());
});

it('without a region of a project the functions run where its settings say they do', () => {
  const source = readFileSync(join(root, 'functions/src/data/region.ts'), 'utf8');
  expect(source).toContain(`?? '${DEFAULT_REGION}'`);
});
