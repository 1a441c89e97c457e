/**
 * `npm run doctor`: looks whether what the running local suite has derived is what its truth makes of it, whether files are
 * there and work goes on; `--all` looks at everything instead of a sample, `--repair` mends what is derived. `--project <id>`
 * means a real project, with the application default credentials of this machine: there rules, indexes and settings are
 * compared with this checkout too, and before a repair its name is asked back, unless `--yes` is there. Exits with 0 where nothing
 * is wrong, with 1 where something is, with 2 where it could not look.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { confirmProject } from './lib/confirm-project.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

const USAGE = 'npm run doctor -- [--all] [--repair] [--project <id> [--yes]]';

await requireNode();
const { all, repair, project, yes } = readArguments();
await ensureDependencies();
const { CommandFailed } = await import('./lib/run.mjs');
const { runDoctor } = await import('./lib/doctor.mjs');
let hasLooked = false;
// Whatever ends it before it has looked is a refusal.
process.on('exit', () => {
  if (!hasLooked) process.exitCode = 2;
});
if (project !== undefined && repair && !yes)
  await confirmProject(project, 'What is derived there is mended.');
const given = [...(all ? ['--all'] : []), ...(repair ? ['--repair'] : [])];
try {
  const hasDrifted = project !== undefined && (await drift(project));
  const env = project === undefined ? await (await import('./lib/running-suite.mjs')).runningSuite() : {};
  const isWrong = await finds(env, project === undefined ? given : [...given, ...(await ofProject(project))]);
  hasLooked = true;
  process.exitCode = isWrong || hasDrifted ? 1 : 0;
} catch (error) {
  stopWith(
    `It could not look: ${error.message}`,
    project === undefined
      ? 'Is `npm start` still running?'
      : 'Check the project’s name and the credentials: gcloud auth application-default login',
  );
}

/** Whether something is wrong; the command says what. */
async function finds(env, args) {
  try {
    await runDoctor(env, args);
    return false;
  } catch (error) {
    if (error instanceof CommandFailed && error.code === 1) return true;
    throw error;
  }
}

async function ofProject(id) {
  const { readSiteSettings } = await import('./lib/deploy-settings.mjs');
  const { settings } = await readSiteSettings(join(root, 'web'), { project: id });
  const bucket = settings?.storageBucket ?? `${id}.firebasestorage.app`;
  return ['--project', id, '--bucket', bucket];
}

/** Says where the project differs from this checkout; whether it does. */
async function drift(id) {
  const { googleApi } = await import('./lib/project-settings.mjs');
  const { readDrift } = await import('./lib/deployed.mjs');
  const { applicationDefault } = await import('firebase-admin/app');
  const credential = applicationDefault();
  const token = async () => (await credential.getAccessToken()).access_token;
  const found = await readDrift(googleApi({ project: id, token }));
  for (const { check, id: what, problem, remedy } of found) {
    console.log(`${check}: ${what}: ${problem}\n  → ${remedy}`);
  }
  if (found.length === 0) console.log('Rules, indexes and settings are those of this checkout.');
  return found.length > 0;
}

function readArguments() {
  const options = {
    all: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stopWith(error.message, USAGE, 2);
  }
}
