import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dnsDouble, PROJECT, SETTINGS, startGoogle, wholeProject } from './google-double.mjs';
import { wantedIndexes } from './indexes.mjs';
import { accountOf } from './needs.mjs';
import { chosenSteps, runSteps } from './run-steps.mjs';
import { deploySteps } from './steps.mjs';

const ENDPOINTS = { account: {}, deliverMail: { taskQueueTrigger: {} }, sweepMarks: { scheduleTrigger: {} } };
const REGIONAL = `projects/${PROJECT}/locations/europe-west1`;
const member = `serviceAccount:${accountOf(PROJECT)}`;

const runningFunction = (id) => ({
  name: `${REGIONAL}/functions/${id}`,
  state: 'ACTIVE',
  environment: 'GEN_2',
  labels: { 'deployment-tool': 'cli-firebase' },
  serviceConfig: { serviceAccountEmail: accountOf(PROJECT) },
});

/** An index as Firestore lists it, of the text by which the code compares. */
function listed(text) {
  const [, group, scope, fields] = /^(\w+) \((collection|collection group)\): (.*)$/.exec(text);
  return {
    name: `projects/p/databases/(default)/collectionGroups/${group}/indexes/x`,
    queryScope: scope.toUpperCase().replace(' ', '_'),
    state: 'READY',
    fields: fields.split(', ').map((field) => {
      const [fieldPath, how] = field.split(' ');
      return how === 'contains'
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: how.toUpperCase() };
    }),
  };
}

/**
 * A project in memory that a deploy works on. Every hand may be cut off before or after what it does: `cut` counts down to it. What a
 * hand did before stays done.
 */
function world(answers, google) {
  const state = {
    rules: 0,
    indexes: 0,
    storage: 0,
    functions: undefined,
    auth: false,
    migrated: false,
    live: undefined,
  };
  const log = [];
  let cut = Number.POSITIVE_INFINITY;
  let built;
  let deployedBuild;
  const hand =
    (name, act) =>
    async (...args) => {
      if (--cut <= 0) throw new Error(`interrupted before ${name}`);
      log.push(name);
      const result = await act(...args);
      if (--cut <= 0) throw new Error(`interrupted after ${name}`);
      return result;
    };
  const SENT = {
    firestore: () => {
      state.rules = 1;
      state.indexes = 1;
      answers[`firestore projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`] = {
        indexes: wantedIndexes().map(listed),
      };
    },
    storage: () => void (state.storage = 1),
    functions: () => {
      state.functions = built;
      answers[`functions projects/${PROJECT}/locations/-/functions`] = {
        functions: Object.keys(ENDPOINTS).map(runningFunction),
      };
      answers[`tasks ${REGIONAL}/queues/deliverMail:getIamPolicy`] = {
        bindings: [{ role: 'roles/cloudtasks.enqueuer', members: [member] }],
      };
      answers[`run ${REGIONAL}/services/delivermail:getIamPolicy`] = {
        bindings: [{ role: 'roles/run.invoker', members: [member] }],
      };
      answers[`schedules ${REGIONAL}/jobs/firebase-schedule-sweepMarks-europe-west1`] = { state: 'ENABLED' };
    },
    hosting: () => void (state.live = built),
  };
  const hands = {
    api: google.api,
    dns: dnsDouble().dns,
    say: () => {},
    show: () => {},
    sleep: async () => {},
    build: hand('build', () => void (built = 'b1')),
    builtId: () => built,
    discover: hand('discover', () => ({ endpoints: ENDPOINTS })),
    cli: (args) => hand(args[2], SENT[args[2]])(),
    settings: {
      read: hand('read settings', () => ({
        changes: state.auth ? [] : [{ what: 'Sign-up is on.' }],
        todo: [],
      })),
      make: hand('settings', () => {
        state.auth = true;
        return { changed: [], left: [] };
      }),
    },
    migrate: (isDry) => hand(isDry ? 'count' : 'migrate', () => void (state.migrated ||= !isDry))(),
    deployed: { read: () => deployedBuild, write: (build) => void (deployedBuild = build) },
    fetchPage: async () => {
      throw new Error('looked at');
    },
  };
  return { state, log, hands, cutAt: (calls) => void (cut = calls) };
}

const DONE = { rules: 1, indexes: 1, storage: 1, functions: 'b1', auth: true, migrated: true, live: 'b1' };
const silent = { say: () => {} };

let answers;
let google;
beforeEach(async () => {
  answers = wholeProject();
  google = await startGoogle(answers);
});
afterEach(() => google.stop());

/** All steps but the look at the live site, which `smoke.test.mjs` has. */
const stepsOf = ({ hands }) => deploySteps(SETTINGS, hands).filter(({ name }) => name !== 'smoke');
/** The preflight only reads, and much: what is run hundreds of times is without it. */
const writingSteps = (one) => stepsOf(one).filter(({ name }) => name !== 'preflight');

describe('a deploy', () => {
  it('goes through its steps in an order in which the site is never newer than what it talks to', async () => {
    const { state, log, hands } = world(answers, google);
    const done = await runSteps(stepsOf({ hands }), silent);
    expect(done.map(({ name }) => name)).toEqual([
      'preflight',
      'build',
      'firestore',
      'indexes',
      'storage',
      'functions',
      'settings',
      'migrations',
      'hosting',
    ]);
    expect(log).toEqual([
      'build',
      'firestore',
      'storage',
      'discover',
      'functions',
      'settings',
      'count',
      'migrate',
      'hosting',
    ]);
    expect(state).toEqual(DONE);
  });

  it('ends the same wherever it was interrupted, once it is run again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
        async (cuts) => {
          for (const key of Object.keys(answers)) delete answers[key];
          Object.assign(answers, wholeProject());
          const one = world(answers, google);
          for (const calls of cuts) {
            one.cutAt(calls);
            await runSteps(writingSteps(one), silent).catch(() => {});
            // A site is shown only after everything that it talks to.
            if (one.state.live) expect(one.state).toEqual(DONE);
          }
          one.cutAt(Number.POSITIVE_INFINITY);
          await runSteps(writingSteps(one), silent);
          expect(one.state).toEqual(DONE);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('changes nothing in a dry run, and says of each step what it would do', async () => {
    const { state, log, hands } = world(answers, google);
    const before = structuredClone(state);
    const said = [];
    await runSteps(stepsOf({ hands }), { isDry: true, say: (line) => said.push(line) });
    expect(state).toEqual(before);
    expect(log).toEqual(['read settings', 'count']);
    expect(said.join('\n')).toMatch(/Indexes would be made: .*\n[^]*Would be changed: Sign-up is on\./);
    const writes = google.asked.filter(
      ({ method, address }) => method !== 'GET' && !address.endsWith(':getIamPolicy'),
    );
    expect(writes).toEqual([]);
  });

  it('stops before it has done anything where the project lacks something', async () => {
    answers[`secrets projects/${PROJECT}/secrets/AUTH_KEY/versions/latest`] = undefined;
    const { log, hands } = world(answers, google);
    const failed = await runSteps(stepsOf({ hands }), silent).catch((error) => error);
    expect(failed).toMatchObject({
      step: 'preflight',
      remedy: expect.stringContaining('functions:secrets:set AUTH_KEY'),
    });
    expect(log).toEqual([]);
  });

  it('shows no site whose pages the functions of another build would draw', async () => {
    const one = world(answers, google);
    const only = chosenSteps(stepsOf(one), 'hosting');
    expect(only.map(({ name }) => name)).toEqual(['preflight', 'build', 'hosting']);
    const failed = await runSteps(only, silent).catch((error) => error);
    expect(failed).toMatchObject({ step: 'hosting', remedy: 'Deploy both: --only functions,hosting' });
    expect(one.state.live).toBeUndefined();
    await runSteps(chosenSteps(stepsOf(one), 'functions,hosting'), silent);
    expect(one.state.live).toBe('b1');
  });
});

describe('functions that were sent are looked at', () => {
  const deployAfter = async (damage) => {
    const one = world(answers, google);
    const send = one.hands.cli;
    one.hands.cli = async (args) => {
      await send(args);
      damage();
    };
    return runSteps(chosenSteps(stepsOf(one), 'functions'), silent).then(
      () => undefined,
      (error) => error.remedy,
    );
  };
  const RUNNING = `functions projects/${PROJECT}/locations/-/functions`;

  it.each([
    ['one that is not there', () => answers[RUNNING].functions.shift(), 'The function account is not there.'],
    [
      'one that failed',
      () => (answers[RUNNING].functions[0].state = 'FAILED'),
      'The function account is FAILED.',
    ],
    [
      'another account',
      () => (answers[RUNNING].functions[0].serviceConfig = { serviceAccountEmail: 'other' }),
      'account runs as other',
    ],
    [
      'a queue that takes no tasks',
      () => delete answers[`tasks ${REGIONAL}/queues/deliverMail:getIamPolicy`],
      'may not hand tasks to the queue deliverMail',
    ],
    [
      'a queue that may not call',
      () => delete answers[`run ${REGIONAL}/services/delivermail:getIamPolicy`],
      'The queue deliverMail may not call its function',
    ],
    [
      'no schedule',
      () => delete answers[`schedules ${REGIONAL}/jobs/firebase-schedule-sweepMarks-europe-west1`],
      'The schedule of sweepMarks is not there',
    ],
    [
      'a schedule that is off',
      () =>
        (answers[`schedules ${REGIONAL}/jobs/firebase-schedule-sweepMarks-europe-west1`].state = 'PAUSED'),
      'gcloud scheduler jobs resume',
    ],
  ])('%s', async (_case, damage, problem) => {
    expect(await deployAfter(damage)).toContain(problem);
  });

  it('a schedule that failed before is told, and stops nothing: the version that mends it could never be sent', async () => {
    const one = world(answers, google);
    const said = [];
    const send = one.hands.cli;
    one.hands.say = (line) => said.push(line);
    one.hands.cli = async (args) => {
      await send(args);
      const job = `schedules ${REGIONAL}/jobs/firebase-schedule-sweepMarks-europe-west1`;
      if (args.includes('functions')) answers[job].status = { code: 13 };
    };
    await runSteps(chosenSteps(stepsOf(one), 'functions'), silent);
    expect(said.join('\n')).toContain('Note: The last run of sweepMarks failed (code 13)');
  });

  it('and none is missed where all are well', async () => {
    expect(await deployAfter(() => {})).toBeUndefined();
  });

  it('those that the code no longer has, of another region or the first generation are named before they go', async () => {
    const old = { ...runningFunction('onAccountDeleted'), environment: 'GEN_1' };
    const elsewhere = {
      ...runningFunction('account'),
      name: `projects/${PROJECT}/locations/us-east1/functions/account`,
    };
    const foreign = ['other', 'codebase'].map((name) => ({ ...runningFunction(name), labels: {} }));
    foreign[1].labels = { 'deployment-tool': 'cli-firebase', 'firebase-functions-codebase': 'shop' };
    answers[RUNNING] = { functions: [old, elsewhere, ...foreign] };
    const one = world(answers, google);
    const said = [];
    one.hands.say = (line) => said.push(line);
    await runSteps(chosenSteps(stepsOf(one), 'functions'), silent);
    expect(said.join('\n')).toContain(
      'taken away once the others stand: onAccountDeleted (europe-west1), account (us-east1).',
    );
  });
});
