import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absentNotice, packageFolder, packageNotice } from './package-notice.mjs';

/** Where the functions run: of packages for one kind of machine, those for this one ship. */
const DEPLOYED = { os: 'linux', cpu: 'x64', libc: 'glibc' };

/**
 * The notices of every package that one of these files belongs to; files of ours are passed over. All packages that may not
 * ship, or have no text, are named in one error.
 */
export function noticesOf(files) {
  const byFolder = new Map();
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined) byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return together(
    [...byFolder].map(
      ([folder, its]) =>
        () =>
          packageNotice(folder, its),
    ),
  );
}

/** The notices of every package that `npm ci` installs by a lock file's `packages`, read in the first of `roots` that has it. */
export function noticesOfLock(packages, roots) {
  const reads = Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const folder = roots.map((root) => join(root, path)).find((each) => existsSync(each));
    if (folder !== undefined) return [() => packageNotice(folder)];
    if (entry.optional && !isForDeployed(entry)) return [];
    return [() => absentNotice(path.replace(/^.*node_modules\//, ''), entry)];
  });
  return together(reads);
}

/** Those that ship are found once, whatever they are part of. */
export const joined = (...lists) => [
  ...new Map(lists.flat().map((notice) => [`${notice.name} ${notice.version}`, notice])).values(),
];

function isForDeployed(entry) {
  const isOne = (kind) => entry[kind]?.includes(DEPLOYED[kind]) ?? true;
  return entry.os !== undefined && isOne('os') && isOne('cpu') && isOne('libc');
}

function together(reads) {
  const problems = [];
  const notices = reads.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`What is built cannot be handed on:\n${problems.join('\n')}`);
  return joined(notices);
}
