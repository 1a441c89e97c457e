/**
 * `npm run mail -- --to <address>`: sends a sample of each kind of mail, into the inbox of the running local suite; with
 * `--project <id>` through the mail server of a real project, whose password is asked of its Secret Manager (or stands in the variable
 * `SMTP_PASSWORD`). `--locale ar` puts Arabic first.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse, stopWith } from './lib/stop-with.mjs';

const USAGE = 'npm run mail -- --to <address> [--project <id>] [--locale en|ar]';

await requireNode();
const { to, project, locale } = readArguments();
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { CommandFailed, run } = await import('./lib/run.mjs');
const { localMail, projectMail } = await import('./lib/mail-settings.mjs');
const { settings, problem, remedy } = project === undefined ? await ofSuite() : await projectMail(project);
if (problem) refuse(problem, remedy);
try {
  await run(process.execPath, [await bundle('mail'), '--to', to, '--locale', locale], {
    env: { ...process.env, RAWI_MAIL: JSON.stringify(settings) },
  });
  console.log(
    project === undefined
      ? 'They are in the inbox that `npm start` printed.'
      : `The mail server took them all. Look whether they arrive at ${to}, and not as spam: its headers say spf=pass, dkim=pass and dmarc=pass.`,
  );
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  stopWith(
    'Not every mail was taken: the server’s own words stand above.',
    project === undefined
      ? 'Is `npm start` still running?'
      : `Check mail of projects/${project}.json and the secret SMTP_PASSWORD with the mail server’s guide.`,
  );
}

async function ofSuite() {
  const { runningSuite } = await import('./lib/running-suite.mjs');
  return { settings: localMail(await runningSuite()) };
}

function readArguments() {
  const options = {
    to: { type: 'string' },
    project: { type: 'string' },
    locale: { type: 'string', default: 'en' },
  };
  try {
    const { values } = parseArgs({ options });
    if (!/^[^\s@]+@[^\s@]+$/.test(values.to ?? '')) refuse('Whom to?', USAGE);
    if (!['en', 'ar'].includes(values.locale))
      refuse(`“${String(values.locale)}” is no language of the site.`, USAGE);
    return values;
  } catch (error) {
    return refuse(error.message, USAGE);
  }
}
