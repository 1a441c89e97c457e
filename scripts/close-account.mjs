/**
 * `npm run close-account -- <email> --reason <reason>`: closes an account of the running local suite, or opens it with
 * `--reopen`. `--project <id>` means a real project, with the application default credentials of this machine; its name is asked
 * back, unless `--yes` is there too.
 */
import { CLOSING_REASONS, closeAccount, reopenAccount } from './lib/close-account.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { connect, openProject, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { EXIT, refuse } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage:
    'npm run close-account -- <email> --reason <reason> [--note "<words>"] [--project <id>] [--yes], or <email> --reopen',
  options: {
    reason: { type: 'string' },
    note: { type: 'string' },
    reopen: { type: 'boolean', default: false },
  },
  check({ positionals: [email, ...rest], values: { reason, note, reopen } }) {
    if (!email?.includes('@') || rest.length > 0) throw new TypeError('An address is needed.');
    if (!reopen && !CLOSING_REASONS.includes(reason)) {
      const missing = reason === undefined ? 'A reason is needed.' : `“${reason}” is no reason.`;
      throw new TypeError(`${missing} The reasons are ${CLOSING_REASONS.join(', ')}.`);
    }
    if (!reopen && reason === 'other' && !note) throw new TypeError('With “other” a note says why.');
    if (note !== undefined && note.length > 500)
      throw new TypeError('The note is longer than 500 characters.');
  },
});
const [email] = positionals;
const { reason, note, reopen } = values;
await ensureDependencies();
const target = await openProject(values);
const { project } = target;
const state = reopen ? 'open' : 'closed';
await runIn(target, async () => {
  await target.confirm(`The account of ${email} is ${reopen ? 'opened again' : 'closed'} in ${project}.`);
  const { auth, firestore } = await connect(target);
  const services = { auth: await auth(), firestore: await firestore() };
  try {
    const changed = reopen
      ? await reopenAccount(services, { email })
      : await closeAccount(services, { email, reason, note });
    console.log(
      changed
        ? `The account of ${email} is ${state} now (project ${project}).`
        : `Nothing to do: the account of ${email} is ${state} already (project ${project}).`,
    );
    return EXIT.done;
  } catch (error) {
    if (error.code === 'auth/user-not-found')
      refuse(`Nobody in ${project} has the address ${email}.`, 'Check the spelling.');
    if (error.code === undefined) refuse(`${project} refused: ${error.message}`, 'Nothing was changed.');
    throw error;
  }
});
