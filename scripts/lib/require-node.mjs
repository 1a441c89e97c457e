import { stopWith } from './stop-with.mjs';

const NEEDED = [20, 19];

/** Stops on a Node that is too old to run Rawi, before anything else is loaded. */
export function requireNode(version = process.versions.node) {
  if (isSupported(version)) return;
  stopWith(
    `Rawi needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`,
    'Install a current Node from https://nodejs.org (or with your version manager) and run the same command again.',
  );
}

export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
