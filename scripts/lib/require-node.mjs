import { ensureNode, environmentWith, versionOf } from './fetch-node.mjs';
import { FLOOR, OWN } from './node-versions.mjs';
import { runInPlaceOfThis } from './programs.mjs';

/**
 * Resolves on a Node that can run Rawi. On an older one it never does: the same command then runs on a Node of Rawi's own,
 * which is fetched the first time and used by this project alone, and this process ends with its exit code.
 */
export async function requireNode(version = process.versions.node) {
  if (isSupported(version)) return;
  console.log(
    `This is Node ${version}; Rawi needs ${FLOOR.join('.')} or newer, and takes Node ${versionOf(OWN)} for itself alone.`,
  );
  const node = await ensureNode(OWN);
  const args = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(await runInPlaceOfThis(node, args, environmentWith(node)));
}

/** Whether Rawi runs on a version of Node, such as `22.13.0`. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}
