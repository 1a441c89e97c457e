/**
 * `npm run grant -- <email> <role>`: gives a person a role in the running local suite, or takes it with `--revoke`.
 * `--project <id>` means a real project, with the application default credentials of this machine.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

const USAGE = 'npm run grant -- <email> <role> [--revoke] [--project <id>]';

await requireNode();
const { email, role, revoke, project } = readArguments();
await ensureDependencies();
const { changeRole, isRole, ROLES } = await import('./lib/change-role.mjs');
if (!isRole(role)) stopWith(`“${role}” is no role.`, `The roles are ${ROLES.join(', ')}.`);
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
  const { roles, changed } = await changeRole(
    { auth: getAuth(app), firestore: getFirestore(app) },
    { email, role, revoke },
  );
  const held = roles.length > 0 ? roles.join(', ') : 'no role';
  console.log(
    changed
      ? `${email} now has: ${held} (project ${projectId}).`
      : `Nothing to do: ${email} already has: ${held} (project ${projectId}).`,
  );
  process.exit(0);
} catch (error) {
  if (error.code === 'auth/user-not-found') {
    stopWith(`Nobody in ${projectId} has the address ${email}.`, 'Sign up first, or check the spelling.');
  }
  stopWith(
    `${projectId} refused: ${error.message}`,
    project
      ? 'Check the credentials: gcloud auth application-default login'
      : 'Is `npm start` still running?',
  );
}

function readArguments() {
  const options = { revoke: { type: 'boolean', default: false }, project: { type: 'string' } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [email, role, ...rest] = positionals;
    if (!email?.includes('@') || !role || rest.length > 0)
      stopWith('An address and a role are needed.', USAGE);
    return { email, role, ...values };
  } catch (error) {
    return stopWith(error.message, USAGE);
  }
}
