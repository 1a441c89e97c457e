/**
 * `npm run update`: shows the packages that have a newer version, and which of them stay behind and why. `-- --try` tries those that are no
 * majors, `-- --try <package …>` the named ones: in a checkout of its own they are installed as `npm ci` does and `npm run check`
 * is run; only if that passes, `package.json` and `package-lock.json` here take them over. It asks the npm registry.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outdatedRows, rowsToTry, tableOf, withVersion } from './lib/outdated-packages.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root, workFolder } from './lib/root.mjs';
import { CommandFailed, run } from './lib/run.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifests = ['package.json', ...workspaces.map((workspace) => `${workspace}/package.json`)];

const rows = outdatedRows(await readOutdated());
console.log(rows.length === 0 ? 'Every package is the latest.' : tableOf(rows));
if (values.try) await tryOut(chosenRows());

/** npm ends with code 1 where anything is outdated. */
async function readOutdated() {
  const said = [];
  try {
    await run('npm', ['outdated', '--json', '--workspaces', '--include-workspace-root'], {
      cwd: root,
      onOutput: (text) => said.push(text),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  try {
    const { error, ...outdated } = JSON.parse(said.join('').trim() || '{}');
    if (error === undefined) return outdated;
    return stopWith(
      `npm could not say what is new: ${error.summary ?? error.code}.`,
      'Look whether the registry can be reached (`npm ping`).',
    );
  } catch {
    return stopWith(
      `npm could not say what is new:\n${said.join('')}`,
      'Look whether the registry can be reached (`npm ping`).',
    );
  }
}

function chosenRows() {
  try {
    return rowsToTry(rows, positionals);
  } catch (error) {
    return stopWith(error.message, 'For example: npm run update -- --try vite');
  }
}

async function tryOut(chosen) {
  if (chosen.length === 0) return console.log('\nNothing is to be tried.');
  const changed = git('status', '--porcelain', '--', ...manifests, 'package-lock.json');
  if (changed !== '')
    return stopWith(
      'package.json or package-lock.json has changes that are not committed.',
      'Commit them first.',
    );
  const checkout = join(workFolder, 'update');
  removeCheckout(checkout);
  git('worktree', 'add', '--quiet', '--detach', checkout, 'HEAD');
  let failure;
  try {
    await install(chosen, checkout);
    for (const file of [...manifests, 'package-lock.json'])
      copyFileSync(join(checkout, file), join(root, file));
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    failure = error.message;
  } finally {
    removeCheckout(checkout);
  }
  if (failure === undefined)
    return console.log(
      '\nThey pass and stand in package.json and package-lock.json now. Run `npm test` before you commit them.',
    );
  return stopWith(
    `With them ${failure}.`,
    'Nothing was changed here. Try fewer: npm run update -- --try <package>',
  );
}

/** Installs the chosen versions in a checkout as a fresh clone would, and checks it. Rejects with `CommandFailed`. */
async function install(chosen, checkout) {
  for (const manifest of manifests) {
    const path = join(checkout, manifest);
    const before = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      chosen.reduce((text, { name, latest }) => withVersion(text, name, latest), before),
    );
  }
  const npm = (...command) => run('npm', command, { cwd: checkout });
  await npm('install', '--package-lock-only', '--no-audit', '--no-fund');
  await npm('ci', '--engine-strict', '--no-audit', '--no-fund');
  await npm('run', 'check');
}

function removeCheckout(checkout) {
  rmSync(checkout, { recursive: true, force: true });
  git('worktree', 'prune');
}

function git(...command) {
  return execFileSync('git', command, { cwd: root, encoding: 'utf8' });
}
