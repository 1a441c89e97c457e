/**
 * `npm run grant -- <email> <role>`: gives a person a role in the running local suite, or takes it with `--revoke`.
 * `--project <id>` means a real project, with the application default credentials of this machine; its name is asked back, unless
 * `--yes` is there too.
 */
import { changeRole, isRole, ROLES } from './lib/change-role.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { connect, openProject, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { EXIT, refuse } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage: 'npm run grant -- <email> <role> [--revoke] [--project <id>] [--yes]',
  options: { revoke: { type: 'boolean', default: false } },
  check({ positionals: [email, role, ...rest] }) {
    if (!email?.includes('@') || !role || rest.length > 0)
      throw new TypeError('An address and a role are needed.');
    if (!isRole(role)) throw new TypeError(`“${role}” is no role. The roles are ${ROLES.join(', ')}.`);
  },
});
const [email, role] = positionals;
const { revoke } = values;
await ensureDependencies();
const target = await openProject(values);
const { project } = target;
await runIn(target, async () => {
  await target.confirm(`${email} ${revoke ? 'is no longer' : 'becomes'} ${role} in ${project}.`);
  const services = await connect(target);
  try {
    const { roles, changed } = await changeRole(
      { auth: await services.auth(), firestore: await services.firestore() },
      { email, role, revoke },
    );
    const held = roles.length > 0 ? roles.join(', ') : 'no role';
    console.log(
      changed
        ? `${email} now has: ${held} (project ${project}).`
        : `Nothing to do: ${email} already has: ${held} (project ${project}).`,
    );
    return EXIT.done;
  } catch (error) {
    if (error.code === 'auth/user-not-found')
      refuse(`Nobody in ${project} has the address ${email}.`, 'Sign up first, or check the spelling.');
    if (error.code === undefined) refuse(`${project} refused: ${error.message}`, 'Nothing was changed.');
    throw error;
  }
});
