/**
 * `npm run deploy -- --project <id>`: brings this version to a real project, from reading what it lacks to a look at the live site.
 * `--only <steps>` runs some steps, `--dry-run` changes nothing and says what would happen, `--rollback` shows the version of the site
 * before. The name of the project is asked back before something is changed, unless `--yes` is there too. Works with the application
 * default credentials of this machine; the settings are in `projects/<id>.json`.
 */
import { parseArgs } from 'node:util';
import { confirmProject } from './lib/confirm-project.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse, stopWith } from './lib/stop-with.mjs';

const USAGE = 'npm run deploy -- --project <id> [--only <step,step>] [--dry-run] [--yes], or --rollback';

await requireNode();
const options = readArguments();
const { project } = options;
await ensureDependencies();
const { leftOfExample, readProjectFile } = await import('./lib/project-file.mjs');
const { takeOverSettings } = await import('./lib/deploy/older-settings.mjs');
if (await takeOverSettings(project))
  stopWith(
    `projects/${project}.json was written from web/.env.production.local and functions/.env.${project}.`,
    'Look at it, delete the two older files, and run the command again.',
  );
const { settings, problem, remedy } = readProjectFile(project);
if (problem) refuse(problem, remedy);
const notFilled = leftOfExample(settings);
if (notFilled.length > 0)
  refuse(
    `projects/${project}.json still has the example’s ${notFilled.join(', ')}.`,
    'Write your own there; projects/README.md says what each setting is.',
  );

const { handsFor } = await import('./lib/deploy/hands.mjs');
const { deploySteps } = await import('./lib/deploy/steps.mjs');
const { explained } = await import('./lib/deploy/explained.mjs');
const { chosenSteps, runSteps } = await import('./lib/deploy/run-steps.mjs');
const hands = handsFor(settings, console.log);
try {
  if (options.rollback) await goBack();
  else await deploy();
} catch (error) {
  explain(error);
}

async function deploy() {
  const steps = chosenSteps(deploySteps(settings, hands), options.only);
  const isDry = options['dry-run'];
  if (!isDry && !options.yes)
    await confirmProject(
      project,
      `${steps.map(({ name }) => name).join(', ')}: this version goes to ${settings.site}.`,
    );
  const done = await runSteps(steps, { isDry, say: console.log });
  const width = Math.max(...done.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds } of done)
    console.log(`  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`);
  console.log(isDry ? '\nNothing was changed.' : `\nDeployed to ${project}: ${settings.site}`);
}

async function goBack() {
  const { showVersion, versionsToGoBack } = await import('./lib/deploy/rollback.mjs');
  const { current, previous } = await versionsToGoBack(hands.api, settings);
  const sentence = `${settings.site} shows the version of ${current.createdAt}, and would show that of ${previous.createdAt}.`;
  if (options['dry-run']) return console.log(sentence);
  if (!options.yes) await confirmProject(project, sentence);
  await showVersion(hands.api, settings, previous);
  console.log(
    `${settings.site} shows the version of ${previous.createdAt}. Functions, rules and what is stored are as they were; a deploy brings the site forward again.`,
  );
}

/** Ends with what went wrong and what to do. */
function explain(error) {
  const found = explained(error, project);
  if (!found) throw error;
  stopWith(found.problem, found.remedy, found.code);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        project: { type: 'string' },
        only: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    if (!values.project) refuse('Which project?', USAGE);
    if (values.rollback && values.only) refuse('--rollback is about the site alone.', USAGE);
    return values;
  } catch (error) {
    return refuse(error.message, USAGE);
  }
}
