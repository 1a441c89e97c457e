/**
 * The part of the root's lock file that one workspace needs, as the manifest and the lock file of a package of its own:
 * what is deployed installs exactly what was tested here. `manifest` has the workspace's name, engines and dependencies;
 * `workspace` is its folder. Returns `{ manifest, lock }`, the manifest with exact versions.
 */
export function pruneLock(rootLock, { workspace, manifest }) {
  const packages = {};
  const sources = new Map();
  const waiting = [];
  const need = (name, from, required) => {
    const found = resolvePackage(rootLock.packages, name, from);
    if (found !== undefined) waiting.push(found);
    else if (required)
      throw new Error(`package-lock.json has no ${name}, which ${from} needs. Run npm install.`);
  };
  for (const name of Object.keys(manifest.dependencies)) need(name, workspace, true);
  while (waiting.length > 0) {
    const path = waiting.pop();
    const target = underRoot(path, workspace);
    const entry = rootLock.packages[path];
    if (sources.get(target) === path) continue;
    if (sources.has(target))
      throw new Error(`Two versions of ${target} would be deployed to the same place.`);
    sources.set(target, path);
    // The flags for development and peer packages are those of the whole repository, so they are dropped.
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...kept } = entry;
    packages[target] = withKnownOptional(rootLock.packages, path, kept);
    const optionalPeers = entry.peerDependenciesMeta ?? {};
    for (const name of Object.keys(entry.dependencies ?? {})) need(name, path, true);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) need(name, path, false);
    for (const name of Object.keys(entry.peerDependencies ?? {})) {
      if (optionalPeers[name]?.optional !== true) need(name, path, true);
    }
  }
  const exact = Object.fromEntries(
    Object.keys(manifest.dependencies).map((name) => [name, packages[`node_modules/${name}`].version]),
  );
  const pinned = { ...manifest, dependencies: exact };
  const { name, engines, dependencies } = pinned;
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return {
    manifest: pinned,
    lock: {
      name,
      lockfileVersion: rootLock.lockfileVersion,
      requires: true,
      packages: { '': { name, engines, dependencies }, ...sorted },
    },
  };
}

/** Without the optional packages that the lock file lacks, such as those for other systems: npm would refuse it for them. */
function withKnownOptional(packages, path, { optionalDependencies, ...entry }) {
  if (optionalDependencies === undefined) return entry;
  const known = Object.entries(optionalDependencies).filter(([name]) => resolvePackage(packages, name, path));
  return { ...entry, optionalDependencies: Object.fromEntries(known) };
}

/** Where Node would find a package from a folder: in its own `node_modules`, else in the next one above. */
function resolvePackage(packages, name, from) {
  for (let folder = from; ; folder = above(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The next folder above that can have a `node_modules`. */
function above(folder) {
  const nested = folder.lastIndexOf('/node_modules/');
  return nested === -1 ? '' : folder.slice(0, nested);
}

const underRoot = (path, workspace) =>
  path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
