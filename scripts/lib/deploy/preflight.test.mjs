import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { dnsDouble, PROJECT, SETTINGS, startGoogle, wholeProject } from './google-double.mjs';
import { ACCOUNT_ROLES, accountOf } from './needs.mjs';
import { preflight } from './preflight.mjs';

let answers;
let google;
beforeEach(async () => {
  answers = wholeProject();
  google = await startGoogle(answers);
});
afterEach(() => google.stop());

const look = (settings = SETTINGS) => preflight(google.api, settings, dnsDouble().dns);
const { published, uploads } = SETTINGS.buckets;
const account = accountOf(PROJECT);
const POLICY = `projects projects/${PROJECT}:getIamPolicy`;
const FIRESTORE = `firestore projects/${PROJECT}/databases/(default)`;
const SERVICES = 'services projects/123456/services';
const ACCOUNT = `accounts projects/${PROJECT}/serviceAccounts/${account}`;

it('a project that has everything lacks nothing, and nothing of it is changed', async () => {
  expect(await look()).toEqual({ stops: [], notes: [] });
  const writes = google.asked.filter(
    ({ method, address }) => method !== 'GET' && !address.endsWith(':getIamPolicy'),
  );
  expect(writes).toEqual([]);
});

describe('what stops a deploy has a sentence, with the command that mends it', () => {
  it.each([
    [
      'the plan',
      `billing projects/${PROJECT}/billingInfo`,
      { billingEnabled: false },
      'not on the Blaze plan',
      'gcloud billing projects link rawi-live',
    ],
    [
      'no database',
      FIRESTORE,
      undefined,
      'no Firestore database',
      'gcloud firestore databases create --location europe-west1 --project rawi-live',
    ],
    [
      'its mode',
      FIRESTORE,
      { type: 'DATASTORE_MODE', locationId: 'europe-west1' },
      'Datastore mode',
      'databases update --type firestore-native',
    ],
    [
      'its place',
      FIRESTORE,
      { type: 'FIRESTORE_NATIVE', locationId: 'us-east1' },
      'Firestore lies in us-east1, and the functions would run in europe-west1.',
      'Write us-east1 as region into projects/rawi-live.json',
    ],
    [
      'Authentication',
      `identity projects/${PROJECT}/config`,
      { status: 400, error: 'CONFIGURATION_NOT_FOUND' },
      'never opened',
      'Authentication',
    ],
    [
      'Identity Platform',
      `identity projects/${PROJECT}/config`,
      {},
      'not upgraded to Identity Platform',
      'upgrade',
    ],
    [
      'the published bucket',
      `storage b/${published}`,
      undefined,
      `no bucket ${published}`,
      'Firebase console, Storage',
    ],
    [
      'the uploads bucket',
      `storage b/${uploads}`,
      undefined,
      `no bucket ${uploads}`,
      `gcloud storage buckets create gs://${uploads} --location europe-west1`,
    ],
    [
      'its place',
      `storage b/${uploads}`,
      { location: 'US', lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 90 } }] } },
      'lies in us, and the function',
      'cannot be moved',
    ],
    [
      'a bucket without rules',
      `linkedBuckets projects/${PROJECT}/buckets/${uploads}`,
      undefined,
      'Firebase does not know the bucket',
      'Add bucket',
    ],
    ['CORS', `storage b/${published}`, { location: 'EUROPE-WEST1' }, '(CORS)', '--cors-file=docs/cors.json'],
    [
      'the account',
      ACCOUNT,
      undefined,
      `There is no account ${account}`,
      'gcloud iam service-accounts create rawi-functions',
    ],
    [
      'its role on itself',
      `${ACCOUNT}:getIamPolicy`,
      {},
      'its own name on tasks',
      `--role roles/iam.serviceAccountUser`,
    ],
    [
      'a secret',
      `secrets projects/${PROJECT}/secrets/AUTH_KEY/versions/latest`,
      undefined,
      'no secret AUTH_KEY',
      'functions:secrets:set AUTH_KEY',
    ],
    [
      'a secret that is off',
      `secrets projects/${PROJECT}/secrets/SMTP_PASSWORD/versions/latest`,
      { state: 'DISABLED' },
      'is turned off',
      'functions:secrets:set SMTP_PASSWORD',
    ],
    [
      'Firebase itself',
      `firebase projects/${PROJECT}`,
      undefined,
      'Firebase is not added',
      'projects:addfirebase',
    ],
    ['the web app', `firebase projects/${PROJECT}/webApps`, {}, 'no web app', 'apps:create web'],
    [
      'another project’s key',
      `firebase projects/${PROJECT}/webApps/1:2:web:3/config`,
      { apiKey: 'other' },
      'the key of no web app',
      'apps:sdkconfig web 1:2:web:3',
    ],
    [
      'the site',
      `hosting projects/${PROJECT}/sites/${PROJECT}`,
      undefined,
      'Hosting has no site',
      'hosting:sites:create',
    ],
  ])('%s', async (_case, address, answer, problem, remedy) => {
    answers[address] = answer;
    expect(await look()).toEqual({
      stops: [{ problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy) }],
      notes: [],
    });
  });

  it('a role of each account', async () => {
    answers[POLICY] = {
      bindings: answers[POLICY].bindings.filter(({ role }) => role === 'roles/datastore.user'),
    };
    const { stops } = await look();
    expect(stops.map(({ problem }) => problem)).toEqual([
      `The account of the functions has no ${ACCOUNT_ROLES.slice(1).join(', ')}.`,
      'The account that builds functions has no roles/cloudbuild.builds.builder.',
      'Storage’s rules may not read Firestore, by which they know ended sessions.',
    ]);
    expect(stops[0].remedy.split('\n')).toHaveLength(ACCOUNT_ROLES.length - 1);
  });

  it('a role that is given under a condition is none', async () => {
    answers[POLICY].bindings[0].condition = {
      expression: 'request.time < timestamp("2020-01-01T00:00:00Z")',
    };
    expect((await look()).stops).toMatchObject([
      { problem: 'The account of the functions has no roles/datastore.user.' },
    ]);
  });

  it('APIs that are off, and what cannot be known before they are on', async () => {
    answers[SERVICES] = {
      services: answers[SERVICES].services.filter(({ config }) => !/^(firestore|run)\./.test(config.name)),
    };
    answers[FIRESTORE] = { status: 403, error: 'SERVICE_DISABLED' };
    expect(await look()).toEqual({
      stops: [
        {
          problem: 'These APIs are off: firestore, run.',
          remedy: 'gcloud services enable firestore.googleapis.com run.googleapis.com --project rawi-live',
        },
        {
          problem: 'What Firestore lacks is known once firestore.googleapis.com is on.',
          remedy: expect.stringContaining('run the command again'),
        },
      ],
      notes: [],
    });
  });

  it('port 25, which Google’s machines do not speak to', async () => {
    const { stops } = await look({ ...SETTINGS, mail: { ...SETTINGS.mail, port: 25 } });
    expect(stops).toMatchObject([{ problem: expect.stringContaining('port 25') }]);
  });

  it('everything at once, so that one reading is enough', async () => {
    for (const address of Object.keys(answers))
      if (!/^(?:projects|services) /.test(address)) delete answers[address];
    const { stops, notes } = await look();
    expect(stops.length).toBeGreaterThan(8);
    expect([...stops, ...notes].filter(({ remedy }) => !remedy)).toEqual([]);
  });
});

describe('what does not stop a deploy is a note', () => {
  it.each([
    [
      'no budget',
      'budgets billingAccounts/AB-CD/budgets',
      { budgets: [{ budgetFilter: { projects: ['projects/9'] } }] },
      'No budget',
      'gcloud billing budgets create --billing-account AB-CD',
    ],
    [
      'uploads that stay',
      `storage b/${uploads}`,
      { location: 'EUROPE-WEST1' },
      'never deletes',
      '--lifecycle-file=docs/uploads-lifecycle.json',
    ],
    [
      'what may not be read',
      `budgets billingAccounts/AB-CD/budgets`,
      { status: 403, error: 'No permission.' },
      'These credentials may not read the budget: No permission.',
      'roles/viewer',
    ],
    [
      'secrets that may not be read',
      `secrets projects/${PROJECT}/secrets/AUTH_KEY/versions/latest`,
      { status: 403, error: 'No.' },
      'may not read the secrets',
      'owner',
    ],
    [
      'APIs that may not be read',
      SERVICES,
      { status: 403, error: 'No.' },
      'Which APIs are on',
      'gcloud services enable',
    ],
    [
      'a plan that may not be read',
      `billing projects/${PROJECT}/billingInfo`,
      { status: 403, error: 'No.' },
      'Blaze',
      'gcloud billing',
    ],
  ])('%s', async (_case, address, answer, problem, remedy) => {
    answers[address] = answer;
    const { stops, notes } = await look();
    expect(stops).toEqual([]);
    expect(notes[0]).toEqual({
      problem: expect.stringContaining(problem),
      remedy: expect.stringContaining(remedy),
    });
  });

  it('an API that only a note is about, with the command that turns it on', async () => {
    const said =
      'Cloud Billing Budget API has not been used in project 1 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/billingbudgets.googleapis.com/overview';
    answers['budgets billingAccounts/AB-CD/budgets'] = { status: 403, error: said };
    expect(await look()).toEqual({
      stops: [],
      notes: [
        {
          problem: 'billingbudgets.googleapis.com is off, without which nobody sees the budget.',
          remedy: 'gcloud services enable billingbudgets.googleapis.com --project rawi-live',
        },
      ],
    });
  });

  it('a database in several regions is near each of them', async () => {
    answers[FIRESTORE] = { type: 'FIRESTORE_NATIVE', locationId: 'eur3' };
    expect(await look()).toEqual({ stops: [], notes: [] });
  });
});

describe('a project that cannot be read', () => {
  it.each([
    ['is not there', undefined, 'There is no project rawi-live'],
    [
      'is somebody else’s',
      { status: 403, error: 'The caller does not have permission' },
      'There is no project rawi-live',
    ],
    ['is being deleted', { lifecycleState: 'DELETE_REQUESTED' }, 'is being deleted'],
    [
      'has its API off',
      { status: 403, error: 'Cloud Resource Manager API has not been used in project 1' },
      'cloudresourcemanager.googleapis.com is on',
    ],
    ['is asked without credentials', { status: 401, error: 'expired' }, 'takes these credentials no more'],
  ])('%s: one sentence, and nothing more is asked', async (_case, answer, problem) => {
    answers[`projects projects/${PROJECT}`] = answer;
    expect(await look()).toEqual({
      stops: [{ problem: expect.stringContaining(problem), remedy: expect.any(String) }],
      notes: [],
    });
    expect(google.asked).toHaveLength(1);
  });

  it('fails where Google does', async () => {
    answers[`projects projects/${PROJECT}`] = { status: 503, error: 'Later.' };
    await expect(look()).rejects.toThrow('answered 503');
  });
});

it('the guide names the roles of the account', () => {
  const guide = readFileSync(join(root, 'functions/README.md'), 'utf8');
  for (const role of ACCOUNT_ROLES) expect(guide).toContain(`\`${role.replace('roles/', '')}\``);
});
