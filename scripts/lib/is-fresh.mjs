import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.rawi', 'testing']);

/** Whether `output` is newer than every file under the `inputs` (files or folders). */
export function isFresh(output, inputs) {
  if (!existsSync(output)) return false;
  const made = statSync(output).mtimeMs;
  return inputs.every((input) => newest(input) < made);
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}
