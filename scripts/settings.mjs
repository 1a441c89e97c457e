/**
 * `npm run settings -- --project <id>`: sets Authentication of a real project as the code needs it, and names what else
 * is missing; `--check` only reads. Works with the application default credentials of this machine.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { project, check } = readArguments();
await ensureDependencies();
const { googleApi, makeSettings, readSettings } = await import('./lib/project-settings.mjs');
const { applicationDefault } = await import('firebase-admin/app');

try {
  const credential = applicationDefault();
  const api = googleApi({ project, token: async () => (await credential.getAccessToken()).access_token });
  const { changed, left } = check ? await asTheyAre(api) : await makeSettings(api);
  for (const what of changed) console.log(`Changed: ${what}`);
  for (const { problem, remedy } of left) console.error(`${problem}\n  ${remedy}`);
  if (left.length > 0) process.exit(1);
  console.log(`${project} is set as it has to be.`);
} catch (error) {
  stopWith(
    `${project} could not be asked: ${error.message}`,
    'Check the project’s name and the credentials: gcloud auth application-default login',
  );
}

async function asTheyAre(api) {
  const { changes, todo } = await readSettings(api);
  const remedy = `npm run settings -- --project ${project}`;
  return { changed: [], left: [...changes.map(({ what }) => ({ problem: what, remedy })), ...todo] };
}

function readArguments() {
  const usage = 'npm run settings -- --project <id> [--check]';
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    if (!values.project) stopWith('Which project?', usage);
    return values;
  } catch (error) {
    return stopWith(error.message, usage);
  }
}
