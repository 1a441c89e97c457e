/**
 * `npm run monitoring -- --project <id> [--email <address>] [--currency <code>]`: makes the alert policies, the dashboard and
 * the budget of `docs/monitoring` in a real project, or brings those that it has to what the files say. Run again it changes
 * nothing. Works with the application default credentials of this machine; the project's name is asked back, unless `--yes`
 * is there.
 */
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { EXIT, refuse } from './lib/stop-with.mjs';

await requireNode();
const { values } = readCommand({
  usage: 'npm run monitoring -- --project <id> [--email <address>] [--currency <code>] [--yes]',
  options: { email: { type: 'string' }, currency: { type: 'string' } },
  check({ values: { project }, positionals: { length } }) {
    if (project === undefined || length > 0) throw new TypeError('Which project?');
  },
});
const { project, email, currency } = values;
await ensureDependencies();
const { applyMonitoring } = await import('./lib/monitoring.mjs');
const { googleSender, ownToken } = await import('./lib/project-settings.mjs');
const target = await openProject(values);
await runIn(target, async () => {
  await target.confirm('Alerts, a dashboard and a budget are set there.');
  const send = googleSender({ project, token: ownToken });
  const said = await applyMonitoring({ project, send, email, currency }).catch((error) =>
    refuse(
      `${project} could not be set: ${error.message}`,
      'Check whether the APIs monitoring, cloudbilling and billingbudgets are on, and the credentials: gcloud auth application-default login',
    ),
  );
  for (const sentence of said) console.log(sentence);
  if (said.length === 0) console.log(`${project} is watched as docs/monitoring says.`);
  return EXIT.done;
});
