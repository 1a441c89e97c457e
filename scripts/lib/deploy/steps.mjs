import { functionLacks, leftOver } from './check-functions.mjs';
import { indexStates, waitForIndexes } from './indexes.mjs';
import { preflight } from './preflight.mjs';
import { StepStopped } from './run-steps.mjs';
import { smokeTestSoon } from './smoke.mjs';

/**
 * The steps of a deploy, in an order in which the site is never newer than what it talks to. `hands` are what they work with:
 * `api` (Google's), `dns` (Node's), `cli(args)` (Firebase's), `build()`, `builtId()`, `discover()`, `settings.read()`, `settings.make()`,
 * `migrate(isDry)`, `deployed.read()`, `deployed.write(build)`, `fetchPage`, `sleep`, `say`, `show`.
 */
export function deploySteps(settings, hands) {
  return [
    preflightStep(settings, hands),
    buildStep(hands),
    firestoreStep(settings, hands),
    indexesStep(settings, hands),
    storageStep(settings, hands),
    functionsStep(settings, hands),
    settingsStep(hands),
    migrationsStep(hands),
    hostingStep(settings, hands),
    smokeStep(settings, hands),
  ];
}

function preflightStep(settings, { api, dns, say }) {
  const look = async () => {
    const { stops, notes } = await preflight(api, settings, dns);
    note(say, notes);
    refuse(stops, 'The project lacks what a deploy needs.');
    return notes.length === 0 ? 'Nothing is missing.' : 'Nothing is missing that a deploy needs.';
  };
  return {
    name: 'preflight',
    what: 'reads whether the project has all it needs.',
    isAlways: true,
    run: look,
    foresee: look,
  };
}

function note(say, notes) {
  for (const { problem, remedy } of notes)
    say(`  Note: ${problem}\n    ${remedy.replaceAll('\n', '\n    ')}`);
}

/** Stops with every lack and its remedy. */
function refuse(lacks, problem) {
  if (lacks.length === 0) return;
  const lines = lacks.map(
    ({ problem: what, remedy }) => `• ${what}\n    ${remedy.replaceAll('\n', '\n    ')}`,
  );
  throw new StepStopped(problem, `${lines.join('\n')}\nThen run the same command again.`);
}

function buildStep({ build, builtId }) {
  return {
    name: 'build',
    what: 'builds the site and the functions, of one build.',
    neededBy: ['functions', 'hosting'],
    run: async () => {
      await build();
      return `It is the build ${builtId()}.`;
    },
    foresee: () => 'Site and functions would be built.',
  };
}

function firestoreStep({ project }, { api, cli }) {
  return {
    name: 'firestore',
    what: 'sends Firestore’s rules and indexes.',
    run: () => cli(['deploy', '--only', 'firestore']),
    foresee: async () => {
      const { missing } = await indexStates(api, project);
      const indexes =
        missing.length === 0 ? 'No index is missing.' : `Indexes would be made: ${some(missing)}.`;
      return `The rules would be sent. ${indexes}`;
    },
  };
}

/** The first of a list, and how many more there are. */
const some = (all, most = 5) =>
  all.length <= most ? all.join('; ') : `${all.slice(0, most).join('; ')} and ${all.length - most} more`;

function indexesStep({ project }, { api, show, sleep }) {
  return {
    name: 'indexes',
    what: 'waits until every index can be asked.',
    run: () => waitForIndexes(api, project, { show, sleep }),
    foresee: async () => {
      const { ready, building, missing } = await indexStates(api, project);
      return `${ready.length} are ready, ${building.length} are being built, ${missing.length} are missing.`;
    },
  };
}

function storageStep({ buckets }, { cli }) {
  const both = `${buckets.published} and ${buckets.uploads}`;
  return {
    name: 'storage',
    what: `sends the rules of ${both}.`,
    run: () => cli(['deploy', '--only', 'storage']),
    foresee: () => `The rules of ${both} would be sent.`,
  };
}

function functionsStep(settings, { api, cli, discover, builtId, deployed, say }) {
  const goes = async (manifest) => {
    const names = await leftOver(api, settings, manifest);
    return names.length === 0 ? undefined : names.join(', ');
  };
  return {
    name: 'functions',
    what: 'sends the functions, and looks whether each of them runs as it has to.',
    run: async () => {
      const manifest = await discover();
      const gone = await goes(manifest);
      if (gone) say(`  No longer in the code, and taken away once the others stand: ${gone}.`);
      // Nobody answers the CLI's questions here: what they are about (retries, what is taken away) stands above or in the code.
      await cli(['deploy', '--only', 'functions', '--force']);
      const lacks = await functionLacks(api, settings, manifest);
      note(
        say,
        lacks.filter(({ isNote }) => isNote),
      );
      refuse(
        lacks.filter(({ isNote }) => !isNote),
        'Some functions do not run as they have to.',
      );
      deployed.write(builtId());
      return `All ${Object.keys(manifest.endpoints).length} functions run.`;
    },
    foresee: async () => {
      if (builtId() === undefined)
        return `The functions would be sent. Which are new is known after a build: npm run build -- --project ${settings.project}`;
      const manifest = await discover();
      const gone = await goes(manifest);
      return `${Object.keys(manifest.endpoints).length} functions would be sent.${gone ? ` Taken away would be: ${gone}.` : ''}`;
    },
  };
}

function settingsStep({ settings, say }) {
  return {
    name: 'settings',
    what: 'sets Authentication as the code needs it.',
    run: async () => {
      const { changed, left } = await settings.make();
      for (const what of changed) say(`  Changed: ${what}`);
      refuse(left, 'The project is not set as it has to be.');
      return changed.length === 0 ? 'Nothing was to be changed.' : undefined;
    },
    foresee: async () => {
      const { changes } = await settings.read();
      return changes.length === 0
        ? 'Nothing would be changed.'
        : `Would be changed: ${changes.map(({ what }) => what).join(' ')}`;
    },
  };
}

function migrationsStep({ migrate }) {
  return {
    name: 'migrations',
    what: 'brings what is stored to what this version expects.',
    run: async () => {
      await migrate(true);
      await migrate(false);
    },
    foresee: () => migrate(true),
  };
}

function hostingStep({ hostingSite }, { cli, builtId, deployed }) {
  return {
    name: 'hosting',
    what: `shows the site (${hostingSite}).`,
    run: async () => {
      if (deployed.read() !== builtId())
        throw new StepStopped(
          'The functions that run are of another build than this site, and draw its pages.',
          'Deploy both: --only functions,hosting',
        );
      await cli(['deploy', '--only', 'hosting']);
    },
    foresee: () => 'The site would be shown.',
  };
}

function smokeStep(settings, { builtId, fetchPage, sleep }) {
  return {
    name: 'smoke',
    what: `looks at ${settings.site} as a visitor does.`,
    run: async () => {
      const build = builtId();
      if (build === undefined)
        throw new StepStopped(
          'Which build the site has to show is not known here.',
          'Deploy it from here first.',
        );
      const problems = await smokeTestSoon(settings, build, { fetchPage, sleep });
      if (problems.length === 0) return `${settings.site} is whole.`;
      throw new StepStopped(
        problems.join('\n'),
        `Where people are hit by it, go back first: npm run deploy -- --project ${settings.project} --rollback`,
      );
    },
    foresee: () => `${settings.site} would be looked at.`,
  };
}
