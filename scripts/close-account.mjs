/**
 * `npm run close-account -- <email> --reason <reason>`: closes an account of the running local suite, or opens it with
 * `--reopen`. `--project <id>` means a real project, with the application default credentials of this machine.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

const USAGE =
  'npm run close-account -- <email> --reason <reason> [--note "<words>"] [--project <id>], or <email> --reopen';

await requireNode();
const { email, reason, note, reopen, project } = readArguments();
await ensureDependencies();
const { CLOSING_REASONS, closeAccount, reopenAccount } = await import('./lib/close-account.mjs');
if (!reopen && !CLOSING_REASONS.includes(reason))
  stopWith(`“${reason ?? ''}” is no reason.`, `The reasons are ${CLOSING_REASONS.join(', ')}.`);
if (!reopen && reason === 'other' && !note) stopWith('With “other” a note says why.', USAGE);
if (note !== undefined && note.length > 500) stopWith('The note is longer than 500 characters.', USAGE);
if (project === undefined)
  Object.assign(process.env, await (await import('./lib/running-suite.mjs')).runningSuite());
const projectId = project ?? (await import('./lib/local-config.mjs')).PROJECT;

const { applicationDefault, initializeApp } = await import('firebase-admin/app');
const { getAuth } = await import('firebase-admin/auth');
const { getFirestore } = await import('firebase-admin/firestore');
const app = initializeApp({
  projectId,
  ...(project === undefined ? {} : { credential: applicationDefault() }),
});
try {
  const services = { auth: getAuth(app), firestore: getFirestore(app) };
  const changed = reopen
    ? await reopenAccount(services, { email })
    : await closeAccount(services, { email, reason, note });
  const state = reopen ? 'open' : 'closed';
  console.log(
    changed
      ? `The account of ${email} is ${state} now (project ${projectId}).`
      : `Nothing to do: the account of ${email} is ${state} already (project ${projectId}).`,
  );
  process.exit(0);
} catch (error) {
  if (error.code === 'auth/user-not-found')
    stopWith(`Nobody in ${projectId} has the address ${email}.`, 'Check the spelling.');
  stopWith(
    `${projectId} refused: ${error.message}`,
    project
      ? 'Check the credentials: gcloud auth application-default login'
      : 'Is `npm start` still running?',
  );
}

function readArguments() {
  const options = {
    reason: { type: 'string' },
    note: { type: 'string' },
    reopen: { type: 'boolean', default: false },
    project: { type: 'string' },
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [email, ...rest] = positionals;
    if (!email?.includes('@') || rest.length > 0) stopWith('An address is needed.', USAGE);
    return { email, ...values };
  } catch (error) {
    return stopWith(error.message, USAGE);
  }
}
