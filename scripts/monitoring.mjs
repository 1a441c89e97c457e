/**
 * `npm run monitoring -- --project <id> [--email <address>] [--currency <code>]`: makes the alert policies, the dashboard and
 * the budget of `docs/monitoring` in a real project, or brings those that it has to what the files say. Run again it changes
 * nothing. Works with the application default credentials of this machine; the project's name is asked back, unless `--yes`
 * is there.
 */
import { parseArgs } from 'node:util';
import { confirmProject } from './lib/confirm-project.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { project, email, currency, yes } = readArguments();
await ensureDependencies();
const { applyMonitoring, googleSender } = await import('./lib/monitoring.mjs');
const { applicationDefault } = await import('firebase-admin/app');
if (!yes) await confirmProject(project, 'Alerts, a dashboard and a budget are set there.');
try {
  const credential = applicationDefault();
  const send = googleSender({
    project,
    token: async () => (await credential.getAccessToken()).access_token,
  });
  const said = await applyMonitoring({ project, send, email, currency });
  for (const sentence of said) console.log(sentence);
  if (said.length === 0) console.log(`${project} is watched as docs/monitoring says.`);
} catch (error) {
  stopWith(
    `${project} could not be set: ${error.message}`,
    'Check the project’s name, whether the APIs monitoring, cloudbilling and billingbudgets are on, and the credentials: gcloud auth application-default login',
  );
}

function readArguments() {
  const usage = 'npm run monitoring -- --project <id> [--email <address>] [--currency <code>] [--yes]';
  const options = {
    project: { type: 'string' },
    email: { type: 'string' },
    currency: { type: 'string' },
    yes: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (!values.project) stopWith('Which project?', usage);
    return values;
  } catch (error) {
    return stopWith(error.message, usage);
  }
}
